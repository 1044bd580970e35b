/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $account: here("src/account"), $profile: here("src/profile"), $lib: here("src/lib"), $ui: here("src/ui"), $locales: here("../src/corral/locales") },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/corral/page"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false }, // the policy of the server allows no inline script
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      "/api": { target: process.env["CORRAL"] ?? "http://127.0.0.1:8000", ws: true },
      "/docs": { target: process.env["CORRAL"] ?? "http://127.0.0.1:8000" },
    },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});

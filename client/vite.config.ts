/// <reference types="vitest/config" />
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rollup } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Milliseconds that a test may take, on however busy a machine. */
const PATIENCE = 600_000;

/** What every page says, in any language: with the shell, for the day on which the server does not answer. */
const FIRST_WORDS = /locales\/\w+\/(web|web-people)\.ftl/;

/** Tells the worker which files are the shell: what the page loads at once, and its first words. */
function shell(): Plugin {
  return {
    name: "corral-shell",
    generateBundle(_, bundle) {
      const worker = bundle["worker.js"];
      if (worker?.type !== "chunk") throw new Error("the worker was not built");
      const files = new Set<string>();
      const take = (name: string) => {
        const one = bundle[name];
        if (files.has(name) || one?.type !== "chunk") return;
        files.add(name);
        for (const style of one.viteMetadata?.importedCss ?? []) files.add(style);
        for (const asset of one.viteMetadata?.importedAssets ?? []) files.add(asset);
        one.imports.forEach(take);
      };
      const chunks = Object.values(bundle).filter((one): one is Rollup.OutputChunk => one.type === "chunk");
      for (const one of chunks)
        if ((one.isEntry && one !== worker) || FIRST_WORDS.test(one.facadeModuleId ?? "")) take(one.fileName);
      for (const name of Object.keys(bundle)) if (name.endsWith(".woff2")) files.add(name);
      const paths = [...files].sort().map((name) => `/${name}`);
      const build = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
      worker.code = worker.code.replace(/__SHELL__/g, JSON.stringify(paths)).replace(/__BUILD__/g, JSON.stringify(build));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), shell()],
  resolve: {
    alias: { $account: here("src/account"), $profile: here("src/profile"), $lib: here("src/lib"), $ui: here("src/ui"), $testing: here("testing"), $locales: here("../src/corral/locales") },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/corral/page"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false }, // the policy of the server allows no inline script
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: here("index.html"), worker: here("worker/worker.ts") },
      // Browsers let a worker answer for the paths below its own alone.
      output: { entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      "/api": { target: process.env["CORRAL"] ?? "http://127.0.0.1:8000", ws: true },
      "/docs": { target: process.env["CORRAL"] ?? "http://127.0.0.1:8000" },
    },
  },
  test: {
    environment: "jsdom",
    isolate: false, // a window of its own for each file costs twice what all tests in them do
    include: ["{src,testing}/**/*.test.ts"],
    setupFiles: [here("testing/breath.ts")],
    // For what hangs; none has to be quick.
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    teardownTimeout: PATIENCE,
  },
});

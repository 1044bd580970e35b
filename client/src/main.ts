import "./style.css";
import "./pages.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { enlist } from "./lib/enlist";

const target = document.getElementById("app");
if (target) mount(App, { target });
enlist();

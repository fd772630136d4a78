import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";

// Every game brings the light of its table; a game without one lies on paper.
const themes = document.createElement("link");
themes.rel = "stylesheet";
themes.href = "./themes.css";
document.head.append(themes);

mount(App, { target: document.getElementById("app")! });

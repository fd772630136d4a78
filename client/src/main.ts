import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";

// Every game brings the light of its table; a game without one lies on paper.
const themes = document.createElement("link");
themes.rel = "stylesheet";
themes.href = "./themes.css";
document.head.append(themes);

// A page that was open while its server got another version has parts that are no longer there: it begins anew.
addEventListener("vite:preloadError", () => location.reload());

mount(App, { target: document.getElementById("app")! });

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: { outDir: "../src/strannik/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true }, "/faces": "http://127.0.0.1:8765", "/themes.css": "http://127.0.0.1:8765" } },
});

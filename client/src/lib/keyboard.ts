/** Whoever plays by keyboard is led to the next question instead of falling back to the top of the page. */
import { tick } from "svelte";

let byKey = false;
addEventListener("keydown", () => (byKey = true), true);
addEventListener("pointerdown", () => (byKey = false), true);

export async function leadToQuestion(): Promise<void> {
  if (!byKey) return;
  await tick();
  const lost = document.activeElement === document.body || document.activeElement === null;
  if (lost) document.querySelector<HTMLElement>("#felt .piece.open, #felt .open, .prompt .button.main")?.focus();
}

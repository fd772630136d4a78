/** Playing by keyboard: led to the question instead of falling back to the top of the page, options by their numbers. */
import { tick } from "svelte";

const OPTIONS = "#felt button.open, .prompt .answers .button:not([aria-disabled], .calm)";

let byKey = false;
addEventListener("keydown", () => (byKey = true), true);
addEventListener("pointerdown", () => (byKey = false), true);

/** Whether the last thing somebody touched was a key. */
export function keyed(): boolean {
  return byKey;
}

/** What can be chosen now and is not covered by a page that lies over it. */
function options(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(OPTIONS)].filter((option) => !option.closest("[inert]"));
}

function lost(): boolean {
  return document.activeElement === document.body || document.activeElement === null;
}

/** Nobody has walked about the page since the question came. */
let fresh = true;

export async function leadToQuestion(): Promise<void> {
  fresh = true;
  if (!byKey) return;
  await tick();
  if (lost()) options()[0]?.focus();
}

/** Whether the focus is nowhere, or still on something of the table that cannot be chosen any more. */
function strayed(): boolean {
  const at = document.activeElement;
  return lost() || (at !== null && at.matches("#felt .piece") && !options().includes(at as HTMLElement));
}

/** The first press of Tab on a fresh page, and after each new question, goes to the first option; whoever has walked
 *  round comes to the top of the page. Returns whether there was one. */
export function tabToQuestion(): boolean {
  const first = fresh && strayed() ? options()[0] : undefined;
  fresh = false;
  first?.focus();
  return first !== undefined && document.activeElement === first;
}

/** Choose the option with this number. Returns whether there is one. */
export function chooseByNumber(number: number): boolean {
  const option = options()[number - 1];
  option?.click();
  return option !== undefined;
}

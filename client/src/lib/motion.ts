/** Pieces travel: where each one lay before a change is remembered, and from there it moves to its new place. */
import { duration } from "./settings.svelte";

const SELECTOR = "[data-piece]";
const TRAVEL = 300;
const HIGHLIGHT = 900;

export type Places = Map<string, DOMRect>;

/** The table itself; what a dialog shows large lies there too, and only there it travels. */
function felt(): ParentNode {
  return document.getElementById("felt") ?? document;
}

export function places(): Places {
  const found: Places = new Map();
  for (const element of felt().querySelectorAll<HTMLElement>(SELECTOR)) {
    found.set(element.dataset.piece!, element.getBoundingClientRect());
  }
  return found;
}

/** Let every piece travel from where it lay; what is new appears. */
export function travel(before: Places): void {
  if (before.size === 0) return;
  const time = duration(TRAVEL);
  for (const element of felt().querySelectorAll<HTMLElement>(SELECTOR)) {
    const old = before.get(element.dataset.piece!);
    const now = element.getBoundingClientRect();
    if (now.width === 0) continue;
    if (!old) appear(element, time);
    else if (Math.hypot(old.x - now.x, old.y - now.y) > 2 || Math.abs(old.width - now.width) > 2) {
      if (time) slide(element, old, now, time);
      else if (Math.hypot(old.x - now.x, old.y - now.y) > 40) highlight(element);
    }
  }
}

function slide(element: HTMLElement, old: DOMRect, now: DOMRect, time: number): void {
  const [x, y, scale] = [old.x - now.x, old.y - now.y, old.width / now.width];
  const far = Math.hypot(x, y) > 40;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: far ? 30 : 1 },
      { transform: "none", transformOrigin: "0 0", zIndex: far ? 30 : 1 },
    ],
    { duration: Math.min(far ? time : time * 0.7, 320), easing: "cubic-bezier(.2,.8,.25,1)" },
  );
}

function appear(element: HTMLElement, time: number): void {
  if (!time) return highlight(element);
  element.animate([{ opacity: 0, transform: "translateY(-14px) scale(.94)" }, { opacity: 1, transform: "none" }], {
    duration: time * 0.8,
    easing: "ease-out",
  });
}

/** For those who want no motion: a short change of light instead. */
function highlight(element: HTMLElement): void {
  element.animate([{ outline: "3px solid var(--accent)" }, { outline: "3px solid transparent" }], HIGHLIGHT);
}

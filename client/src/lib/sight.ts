/** What is asked about must be seen where the page scrolls: between what stays at the top and the question at the bottom. */
import { duration } from "./settings.svelte";

/** So much of the height at least shows what something is. */
const ENOUGH = 90;
const GAP = 8;
/** So much of what was read before is seen above what is new. */
const ABOVE = 32;

/** Scroll the page, or the frame that scrolls instead, to what is asked about, no farther than to all of it: what lies before it is looked at too. */
export function bringIntoSight(asked: Iterable<Element>, frame?: HTMLElement): void {
  const around = frame?.getBoundingClientRect();
  const [top, bottom] = around ? [around.top, around.bottom] : [coveredAbove(), innerHeight - coveredBelow()];
  const boxes = [...asked].map((one) => one.getBoundingClientRect());
  const seen = (box: DOMRect): number => Math.min(box.bottom, bottom) - Math.max(box.top, top);
  if (!boxes.length) return;
  const found = boxes.find((box) => seen(box) >= Math.min(ENOUGH, box.height));
  const { top: begun, bottom: ended } = found ?? boxes[0]!;
  const begins = begun - top - GAP;
  const ends = ended - bottom + GAP;
  const by = begins < 0 && found ? Math.max(begins, Math.min(0, ends)) : Math.min(begins, Math.max(0, ends));
  if (by) (frame ?? window).scrollBy({ top: by, behavior: duration(1) ? "smooth" : "instant" });
}

/** A page that asks: what is new on it, and its answers, as far as both have room. */
export function bringPageIntoSight(leaf: Element): void {
  const [top, bottom] = [coveredAbove(), innerHeight - coveredBelow()];
  const fresh = leaf.querySelector(".on p:not(.before)");
  const begins = (fresh ?? leaf).getBoundingClientRect().top - top - (fresh ? ABOVE : GAP);
  const ends = leaf.getBoundingClientRect().bottom - bottom + GAP;
  const by = ends > 0 ? Math.min(ends, begins) : Math.min(0, begins);
  if (by) scrollBy({ top: by, behavior: duration(1) ? "smooth" : "instant" });
}

function coveredAbove(): number {
  return Math.max(0, document.querySelector(".screen > header")?.getBoundingClientRect().bottom ?? 0);
}

function coveredBelow(): number {
  return document.querySelector<HTMLElement>(".screen > footer")?.offsetHeight ?? 0;
}

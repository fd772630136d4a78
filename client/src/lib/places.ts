/** Places on a board: whether one can be chosen itself, or stands for the way to another tab. */
import type { Choosing } from "./choosing.svelte";
import type { Anchor } from "./protocol";

/** A place that stands for the way to another tab, unless it can be gone to itself. */
export function leads(choosing: Choosing, anchor: Anchor): boolean {
  return choosing.ways.has(anchor.way ?? "") && !choosing.isOpen(anchor);
}

export function chosen(choosing: Choosing, anchor: Anchor): boolean {
  return choosing.about(anchor).length > 0 && !leads(choosing, anchor);
}

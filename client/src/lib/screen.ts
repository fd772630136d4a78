/** The shape of the screen, and how a table lies on it. */
import type { LayoutNode } from "./protocol";

/** Phones: the page scrolls. Style sheets say the same in their own words. */
export const narrowScreen = matchMedia("(max-width: 44rem), (max-height: 30rem)");
/** Who has no mouse cannot hover over anything. */
export const byFinger = matchMedia("(pointer: coarse)");
const uprightScreen = matchMedia("(max-aspect-ratio: 1)");
const wideScreen = matchMedia("(min-width: 1900px)");

export type Screen = "usual" | "wide" | "upright" | "narrow";

const PLACE: Record<Screen, number> = { usual: 0, wide: 1, upright: 2, narrow: 0 };

export function screenNow(): Screen {
  if (narrowScreen.matches) return "narrow";
  return uprightScreen.matches ? "upright" : wideScreen.matches ? "wide" : "usual";
}

/** Tells whenever the screen gets another shape; returns how to stop it. */
export function whenTurned(tell: () => void): () => void {
  const watched = [narrowScreen, uprightScreen, wideScreen];
  for (const query of watched) query.addEventListener("change", tell);
  return () => watched.forEach((query) => query.removeEventListener("change", tell));
}

/** The last layout of a game that has one of its own for large letters, where the table is higher than its window. */
const LARGE = 3;

export function hasLarge(layout: LayoutNode): boolean {
  return layout.kind === "screens" && layout.nodes!.length > LARGE;
}

/** The layout for a screen of this shape, and for letters that are large or not. */
export function arranged(layout: LayoutNode, screen: Screen, large: boolean): LayoutNode {
  const place = large && hasLarge(layout) ? LARGE : PLACE[screen];
  const chosen = layout.kind === "screens" ? layout.nodes![place]! : layout;
  return screen === "narrow" ? inColumn(chosen) : chosen;
}

/** On a narrow screen everything is one column, tabs stay tabs; everything keeps its place, and on top is what comes `first`. */
function inColumn(layout: LayoutNode): LayoutNode {
  const leaves: { node: LayoutNode; first: number }[] = [];
  function gather(node: LayoutNode, above: number): void {
    const first = Math.max(above, node.first ?? 0);
    if (node.kind !== "area" && node.kind !== "tabs") (node.nodes ?? []).forEach((inner) => gather(inner, first));
    else leaves.push({ node, first });
  }
  gather(layout, 0);
  leaves.sort((a, b) => b.first - a.first);
  return { kind: "column", nodes: leaves.map((leaf) => leaf.node) };
}

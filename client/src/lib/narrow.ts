/** On a narrow screen everything is one column, tabs stay tabs; on top is what the question is about, then what comes `first`. */
import type { LayoutNode } from "./protocol";

/** Phones, and tablets held upright. Style sheets say the same in their own words. */
export const narrowScreen = matchMedia("(max-width: 44rem), (max-width: 62rem) and (orientation: portrait)");

const ASKED = 1000;

export function narrowed(layout: LayoutNode, asked: Set<string>): LayoutNode {
  const leaves: { node: LayoutNode; first: number }[] = [];
  function gather(node: LayoutNode, above: number): void {
    const first = Math.max(above, node.first ?? 0, asked.has(node.area ?? "") ? ASKED : 0);
    if (node.kind === "area" || node.kind === "tabs") leaves.push({ node, first });
    else for (const inner of node.nodes ?? []) gather(inner, first);
  }
  gather(layout, 0);
  leaves.sort((a, b) => b.first - a.first);
  return { kind: "column", nodes: leaves.map((leaf) => leaf.node) };
}

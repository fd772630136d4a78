/** On a narrow screen everything is one column, tabs stay tabs; on top is what the question is about, then what comes `first`. */
import type { LayoutNode } from "./protocol";

/** Phones, and tablets held upright. Style sheets say the same in their own words. */
export const narrowScreen = matchMedia("(max-width: 44rem), (max-width: 62rem) and (orientation: portrait)");

const ASKED = 1000;

export function narrowed(layout: LayoutNode, asked: Set<string>): LayoutNode {
  const leaves: { node: LayoutNode; first: number }[] = [];
  function gather(node: LayoutNode, above: number): void {
    const first = Math.max(above, node.first ?? 0);
    if (node.kind !== "area" && node.kind !== "tabs") return (node.nodes ?? []).forEach((inner) => gather(inner, first));
    leaves.push({ node: askedFirst(node), first: first + (about(node) ? ASKED : 0) });
  }
  function about(node: LayoutNode): boolean {
    return asked.has(node.area ?? "") || (node.nodes ?? []).some(about);
  }
  /** In a tab, too, what the question is about comes before the rest. */
  function askedFirst(node: LayoutNode): LayoutNode {
    if (!node.nodes) return node;
    const nodes = node.nodes.map(askedFirst);
    return { ...node, nodes: node.kind === "tabs" ? nodes : nodes.sort((a, b) => Number(about(b)) - Number(about(a))) };
  }
  gather(layout, 0);
  leaves.sort((a, b) => b.first - a.first);
  return { kind: "column", nodes: leaves.map((leaf) => leaf.node) };
}

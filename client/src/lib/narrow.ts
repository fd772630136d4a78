/** On a narrow screen everything is one column; what comes `first` is at the top, tabs stay tabs. */
import type { LayoutNode } from "./protocol";

export function narrowed(layout: LayoutNode): LayoutNode {
  const leaves: { node: LayoutNode; first: number }[] = [];
  function gather(node: LayoutNode, above: number): void {
    const first = Math.max(above, node.first ?? 0);
    if (node.kind === "area" || node.kind === "tabs") leaves.push({ node, first });
    else for (const inner of node.nodes ?? []) gather(inner, first);
  }
  gather(layout, 0);
  leaves.sort((a, b) => b.first - a.first);
  return { kind: "column", nodes: leaves.map((leaf) => leaf.node) };
}

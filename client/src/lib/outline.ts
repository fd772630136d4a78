/** The outline of a space that is an area: as many points of its path as an eye can tell apart. */
import type { Point } from "./camera.svelte";

const POINTS = 64;

export interface Outline {
  points: Point[];
  x: number;
  y: number;
  width: number;
  height: number;
}

const known = new Map<string, Outline>();

export function outlineOf(shape: string): Outline {
  let outline = known.get(shape);
  if (!outline) known.set(shape, (outline = measured(shape)));
  return outline;
}

function measured(shape: string): Outline {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", shape);
  const length = path.getTotalLength();
  const points = Array.from({ length: POINTS }, (_, index) => path.getPointAtLength((length * index) / POINTS)).map(({ x, y }) => ({ x, y }));
  const [across, down] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { points, x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

/** The outline within its own box, so that whatever fills the box is touched only inside. */
export function clipped({ points, x, y, width, height }: Outline): string {
  const corners = points.map((point) => `${(((point.x - x) / width) * 100).toFixed(2)}% ${(((point.y - y) / height) * 100).toFixed(2)}%`);
  return `polygon(${corners.join(", ")})`;
}

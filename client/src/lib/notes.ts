/** Where what places of a board cost is written, so that it hides no figure, no other note, and no other place that can be chosen. */
import type { Point } from "./camera.svelte";
import { outlineOf } from "./outline";
import type { Anchor } from "./protocol";

/** A note's measure in pixels: what its edges take, a sign, its height, and how far aside of a wide place it may stand. */
const NOTE = { edges: 16, sign: 10, height: 22, aside: 40 };
/** The middle of a place that is a point. */
const PLACE = 11;
/** How bad it is to hide a figure, a place, another note, or to stand over the edge of the board. */
const BAD = { figure: 30, place: 20, note: 60, edge: 200 };

/** Something round in pixels. */
export interface Disc extends Point {
  radius: number;
}

/** How far the middle of a note is from the middle of its place. */
export interface Note {
  place: Anchor;
  right: number;
  down: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function touches(one: Box, other: Box): boolean {
  return Math.abs(one.x - other.x) < (one.width + other.width) / 2 && Math.abs(one.y - other.y) < (one.height + other.height) / 2;
}

function around({ x, y, radius }: Disc): Box {
  return { x, y, width: 2 * radius, height: 2 * radius };
}

/** A note for each place: below it if that hides nothing, else beside or above; `off` is how far from the middle its edge begins. */
export function noted(places: Anchor[], figures: Disc[], board: { width: number; height: number }, scale: number, off: number): Note[] {
  const taken: Box[] = [];
  const middle = (place: Anchor): Point => ({ x: (place.x ?? 0) * scale, y: (place.y ?? 0) * scale });
  return places.map((place) => {
    const at = middle(place);
    const box = { width: NOTE.edges + NOTE.sign * (place.cost ?? "").length, height: NOTE.height };
    const others = places.filter((one) => one !== place && !one.shape).map((one) => around({ ...middle(one), radius: PLACE }));
    const beside = figures.filter((figure) => Math.hypot(figure.x - at.x, figure.y - at.y) >= figure.radius).map(around);
    const rated = spots(place, box, scale, off).map((spot, order) => {
      const note = { ...box, x: at.x + spot.x, y: at.y + spot.y };
      const count = (things: Box[]): number => things.filter((thing) => touches(note, thing)).length;
      const over = note.y - note.height / 2 < 0 || note.y + note.height / 2 > board.height * scale;
      return { note, spot, bad: order + BAD.figure * count(beside) + BAD.place * count(others) + BAD.note * count(taken) + (over ? BAD.edge : 0) };
    });
    const best = rated.reduce((one, other) => (other.bad < one.bad ? other : one));
    taken.push(best.note);
    return { place, right: best.spot.x, down: best.spot.y };
  });
}

/** Where a note may stand, the usual first: a wide place has room aside, beside a point there is some. */
function spots(place: Anchor, { width, height }: { width: number; height: number }, scale: number, off: number): Point[] {
  const far = off + height / 2;
  const [below, above] = [{ x: 0, y: far }, { x: 0, y: -far }];
  if (!place.shape) return [below, above, { x: off + width / 2, y: 0 }, { x: -off - width / 2, y: 0 }];
  const outline = outlineOf(place.shape);
  const room = (by: number): boolean => {
    const at = ((place.x ?? 0) - outline.x) * scale + by;
    return at > width / 2 && at < outline.width * scale - width / 2;
  };
  return [below, ...[NOTE.aside, -NOTE.aside].filter(room).map((x) => ({ x, y: far })), above];
}

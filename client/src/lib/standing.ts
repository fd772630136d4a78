/** Where pieces stand on a board: at their anchors, and several on one of them side by side, a little apart. */
import type { Area, Piece } from "./protocol";

const APART = 0.028;
/** A crowd takes no more room than this, and stands the closer for it: beside it something is drawn. */
const CROWD = 0.075;

export function standing(area: Area, piece: Piece): { x: number; y: number } {
  const [wide, high] = [area.width || 100, area.height || 60];
  const anchor = area.anchors?.find((one) => one.id === piece.at);
  const crowd = (area.pieces ?? []).filter((other) => other.at === piece.at);
  const place = crowd.indexOf(piece) - (crowd.length - 1) / 2;
  const apart = Math.min(APART, CROWD / Math.max(1, crowd.length - 1));
  return { x: (anchor?.x ?? wide / 2) + place * wide * apart, y: anchor?.y ?? high / 2 };
}

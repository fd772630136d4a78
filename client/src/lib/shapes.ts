/** How wide pictures are for their height. Cards are what most pieces are, so that is assumed until one is seen. */
import { RESHAPED } from "./fit";

const CARD = 63 / 88;
const seen = new Map<string, number>();

export function shapeOf(face: string): number {
  return seen.get(face) ?? CARD;
}

/** A picture was loaded: remember its shape, and have the table fitted again if it is a surprise. */
export function looked(face: string, picture: HTMLImageElement): void {
  const shape = picture.naturalWidth / picture.naturalHeight || CARD;
  seen.set(face, shape);
  if (Math.abs(shape / parseFloat(picture.style.aspectRatio) - 1) < 0.01) return;
  picture.style.aspectRatio = String(shape);
  picture.dispatchEvent(new CustomEvent(RESHAPED, { bubbles: true }));
}

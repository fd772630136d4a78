/** How wide pictures are for their height. Cards are what most pieces are, so that is assumed until one is seen. */

const CARD = 63 / 88;
const seen = new Map<string, number>();

export function shapeOf(face: string): number {
  return seen.get(face) ?? CARD;
}

/** A picture was loaded: remember its shape. */
export function looked(face: string, picture: HTMLImageElement): void {
  const shape = picture.naturalWidth / picture.naturalHeight || CARD;
  seen.set(face, shape);
  picture.style.aspectRatio = String(shape);
}

/** How wide pictures are for their height. Cards are what most pieces are, so that is assumed until one is seen. */

import { SvelteMap } from "svelte/reactivity";

const CARD = 63 / 88;
const seen = new SvelteMap<string, number>();

export function shapeOf(face: string): number {
  return seen.get(face) ?? CARD;
}

/** Pictures that are so wide for their height are tiles, of which a row is low. */
const FLAT = 1.5;

/** How high the highest of these is, in the measure of a card as wide, if all of them are tiles; else as a card. */
export function lowness(faces: string[]): number {
  const shapes = faces.map(shapeOf);
  return shapes.length && shapes.every((shape) => shape > FLAT) ? CARD / Math.min(...shapes) : 1;
}

/** Whether this is a card: its picture fills a rounded rectangle, where that of a die or a token has an outline of its own. */
export function isCard(face: string): boolean {
  return shapeOf(face) === CARD;
}

/** A picture was loaded: remember its shape. A browser measures it in whole dots, which would move what lies below a card. */
export function looked(face: string, picture: HTMLImageElement): void {
  const shape = picture.naturalWidth / picture.naturalHeight || CARD;
  seen.set(face, Math.abs(shape / CARD - 1) < 0.02 ? CARD : shape);
}

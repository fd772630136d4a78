/** How wide pictures are for their height. Cards are what most pieces are, so that is assumed until one is seen. */

import { SvelteMap } from "svelte/reactivity";

const CARD = 63 / 88;
const seen = new SvelteMap<string, number>();

export function shapeOf(face: string): number {
  return seen.get(face) ?? CARD;
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

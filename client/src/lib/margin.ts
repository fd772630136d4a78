/** Where something large can lie over the table and cover least of what somebody looks at. */

export interface Spot {
  left: number;
  top: number;
}

interface Weighed {
  box: DOMRect;
  weight: number;
}

/** How bad it is to cover something: what is lit, what it is compared with, one's own things and everybody's, a rival's. */
const LIT = 12;
const COMPARED = 6;
const LYING = 3;
const RIVALS = 1;
const STEPS = 12;
const MARGIN = 8;

/** Everything on the table that should be seen beside an enlarged piece. */
function seen(felt: HTMLElement, from: HTMLElement): Weighed[] {
  const own = from.closest("[data-area]");
  const found: Weighed[] = own ? [...own.querySelectorAll(".piece")].map((piece) => ({ box: piece.getBoundingClientRect(), weight: COMPARED })) : [];
  for (const lit of felt.querySelectorAll(".open")) found.push({ box: lit.getBoundingClientRect(), weight: LIT });
  for (const piece of felt.querySelectorAll(".piece")) found.push({ box: piece.getBoundingClientRect(), weight: piece.closest("[data-rival]") ? RIVALS : LYING });
  return found;
}

function covered(spot: Spot, width: number, height: number, box: DOMRect): number {
  const across = Math.min(spot.left + width, box.right) - Math.max(spot.left, box.left);
  const down = Math.min(spot.top + height, box.bottom) - Math.max(spot.top, box.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The place on the felt, and so never over the prompt, that covers least; of equals the nearest. */
export function freest(felt: HTMLElement, from: HTMLElement, width: number, height: number): Spot {
  const [table, start] = [felt.getBoundingClientRect(), from.getBoundingClientRect()];
  const things = seen(felt, from);
  let [best, least] = [{ left: MARGIN, top: table.top }, Infinity];
  for (let across = 0; across <= STEPS; across++) {
    for (let down = 0; down <= STEPS; down++) {
      const spot = {
        left: table.left + MARGIN + ((table.width - width - 2 * MARGIN) * across) / STEPS,
        top: table.top + (Math.max(0, table.height - height) * down) / STEPS,
      };
      const far = Math.hypot(spot.left + width / 2 - start.x - start.width / 2, spot.top + height / 2 - start.y - start.height / 2);
      const bad = things.reduce((sum, { box, weight }) => sum + weight * covered(spot, width, height, box), far);
      if (bad < least) [best, least] = [spot, bad];
    }
  }
  return best;
}

/** Arrow keys walk through the pieces of an area, lit or not; on a board to the next place that way. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function arrows(area: HTMLElement): { destroy(): void } {
  function walk(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step) return;
    const all = [...area.querySelectorAll<HTMLElement>("button")];
    all[(all.indexOf(document.activeElement as HTMLElement) + step + all.length) % all.length]?.focus();
    event.preventDefault();
  }
  area.addEventListener("keydown", walk);
  return { destroy: () => area.removeEventListener("keydown", walk) };
}

const WAYS: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
/** How much farther something seems that does not lie straight ahead; and what lies as near as this lies here. */
const ASIDE = 2;
const HERE = 2;

export function compass(board: HTMLElement): { destroy(): void } {
  function middle(place: HTMLElement): [number, number] {
    const box = place.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  }
  function walk(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const from = document.activeElement as HTMLElement;
    if (!way || !board.contains(from)) return;
    const [x, y] = middle(from);
    let [next, least]: [HTMLElement | undefined, number] = [undefined, Infinity];
    for (const place of board.querySelectorAll<HTMLElement>("button")) {
      const [right, down] = middle(place).map((at, axis) => at - [x, y][axis]!) as [number, number];
      const ahead = right * way[0] + down * way[1];
      const far = ahead + ASIDE * Math.abs(right * way[1] + down * way[0]);
      if (ahead > HERE && far < least) [next, least] = [place, far];
    }
    next?.focus();
    event.preventDefault();
  }
  board.addEventListener("keydown", walk);
  return { destroy: () => board.removeEventListener("keydown", walk) };
}

/** The largest size of cards with which the whole table fits its window; the board is the hero, nothing scrolls. */

const SMALLEST = 34;
const LARGEST = 230;
const STEPS = 7;
const LEEWAY = 1.06;
/** Somebody's picture turned out to have another shape than was thought, or another tab was opened. */
export const RESHAPED = "reshaped";

function overflows(part: HTMLElement, card: number): boolean {
  part.style.setProperty("--card", `${card}px`);
  if (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1) return true;
  for (const area of part.querySelectorAll<HTMLElement>(".pieces")) {
    if (area.scrollWidth > area.clientWidth + 2) return true;
  }
  return false;
}

/** What fitted before and is not much too small stays, so that cards do not change their size at every move. */
function fit(part: HTMLElement): void {
  const before = parseFloat(part.style.getPropertyValue("--card"));
  if (before && overflows(part, before * LEEWAY) && !overflows(part, before)) return;
  let [low, high] = [SMALLEST, LARGEST];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (overflows(part, middle)) high = middle;
    else low = middle;
  }
  part.style.setProperty("--card", `${Math.floor(low)}px`);
}

/** Parts that stand side by side are fitted each for itself: many rivals do not make my own cards small. */
function parts(felt: HTMLElement): HTMLElement[] {
  const cells = felt.querySelectorAll<HTMLElement>(":scope > .lying > .row > .cell");
  return cells.length ? [...cells] : [felt];
}

/** Keeps a table fitted while the window, the scene (`shape`) or the shape of pictures changes. */
export function fitted(felt: HTMLElement, shape: string): { update(shape: string): void; destroy(): void } {
  let before = "";
  let frame = 0;
  function run(now: string): void {
    shape = now;
    const whole = `${now} ${felt.clientWidth}x${felt.clientHeight}`;
    if (whole === before) return;
    before = whole;
    if (getComputedStyle(felt).getPropertyValue("--narrow").trim() === "1") {
      for (const part of [felt, ...parts(felt)]) part.style.removeProperty("--card");
    } else parts(felt).forEach(fit);
  }
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => run(shape));
  };
  const anew = (): void => {
    before = "";
    soon();
  };
  const watch = new ResizeObserver(soon);
  watch.observe(felt);
  felt.addEventListener(RESHAPED, anew);
  run(shape);
  return {
    update: run,
    destroy(): void {
      watch.disconnect();
      felt.removeEventListener(RESHAPED, anew);
      cancelAnimationFrame(frame);
    },
  };
}

/** The largest size of cards with which the whole table fits its window; the board is the hero, nothing scrolls. */

const SMALLEST = 34;
const LARGEST = 230;
const STEPS = 8;

function overflows(part: HTMLElement): boolean {
  if (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1) return true;
  for (const area of part.querySelectorAll<HTMLElement>(".pieces")) {
    if (area.scrollWidth > area.clientWidth + 2) return true;
  }
  return false;
}

function fit(part: HTMLElement): void {
  let [low, high] = [SMALLEST, LARGEST];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    part.style.setProperty("--card", `${middle}px`);
    if (overflows(part)) high = middle;
    else low = middle;
  }
  part.style.setProperty("--card", `${Math.floor(low)}px`);
}

/** Parts that stand side by side are fitted each for itself: many rivals do not make my own cards small. */
function parts(felt: HTMLElement): HTMLElement[] {
  const cells = felt.querySelectorAll<HTMLElement>(":scope > .row > .cell");
  return cells.length ? [...cells] : [felt];
}

/** Keeps a table fitted while the window, the scene (`shape`) or the loaded pictures change. */
export function fitted(felt: HTMLElement, shape: string): { update(shape: string): void; destroy(): void } {
  let before = "";
  let frame = 0;
  const again = (): void => {
    before = "";
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => run(shape));
  };
  function run(now: string): void {
    shape = now;
    const whole = `${now} ${felt.clientWidth}x${felt.clientHeight}`;
    if (whole === before) return;
    before = whole;
    if (getComputedStyle(felt).getPropertyValue("--narrow").trim() === "1") for (const part of [felt, ...parts(felt)]) part.style.removeProperty("--card");
    else parts(felt).forEach(fit);
  }
  const watch = new ResizeObserver(again);
  watch.observe(felt);
  felt.addEventListener("load", again, true);
  run(shape);
  return {
    update: run,
    destroy(): void {
      watch.disconnect();
      felt.removeEventListener("load", again, true);
      cancelAnimationFrame(frame);
    },
  };
}

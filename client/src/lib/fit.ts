/** The largest size of cards with which the whole table fits its window; the board is the hero, nothing scrolls. */

const SMALLEST = 34;
const LARGEST = 230;
const STEPS = 8;

function overflows(felt: HTMLElement): boolean {
  if (felt.scrollHeight > felt.clientHeight + 1 || felt.scrollWidth > felt.clientWidth + 1) return true;
  for (const area of felt.querySelectorAll<HTMLElement>(".pieces")) {
    if (area.scrollWidth > area.clientWidth + 2) return true;
  }
  return false;
}

function fit(felt: HTMLElement): void {
  let [low, high] = [SMALLEST, LARGEST];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    felt.style.setProperty("--card", `${middle}px`);
    if (overflows(felt)) high = middle;
    else low = middle;
  }
  felt.style.setProperty("--card", `${Math.floor(low)}px`);
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
    if (getComputedStyle(felt).getPropertyValue("--narrow").trim() === "1") felt.style.removeProperty("--card");
    else fit(felt);
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

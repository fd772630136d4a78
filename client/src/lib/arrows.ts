/** Arrow keys walk through the pieces of an area, lit or not. */

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

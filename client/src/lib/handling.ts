/** Handling a board: the wheel and two fingers bring it nearer, dragging moves it. A drag is no click. */
import type { Camera, Point } from "./camera.svelte";

const SLIP = 6;
const NOTCH = 300;

interface Handled {
  camera: Camera;
  /** Whether the page itself scrolls, so that the wheel is its own. */
  scrolls: () => boolean;
  /** A finger came down beside everything that can be chosen, at this point of the frame: whether it meant something there. */
  beside: (point: Point) => boolean;
}

export function handled(frame: HTMLElement, { camera, scrolls, beside }: Handled): { destroy(): void } {
  let from: Point | null = null;
  let dragged = false;
  let finger = false;
  let touches: Point[] = [];

  function inside(point: { clientX: number; clientY: number }): Point {
    const box = frame.getBoundingClientRect();
    return { x: point.clientX - box.left, y: point.clientY - box.top };
  }

  function wheel(event: WheelEvent): void {
    if (scrolls() && !event.ctrlKey) return;
    event.preventDefault();
    camera.approach(Math.exp(-event.deltaY / NOTCH), inside(event));
  }

  function press(event: PointerEvent): void {
    dragged = false;
    finger = event.pointerType === "touch";
    from = event.pointerType === "mouse" && event.button === 0 && (camera.across || camera.down) ? inside(event) : null;
  }

  function drag(event: PointerEvent): void {
    if (!from) return;
    const now = inside(event);
    if (!dragged && Math.hypot(now.x - from.x, now.y - from.y) < SLIP) return;
    if (!dragged) frame.setPointerCapture(event.pointerId);
    dragged = true;
    camera.move({ x: now.x - from.x, y: now.y - from.y });
    from = now;
  }

  function release(): void {
    from = null;
  }

  function click(event: MouseEvent): void {
    if (!dragged) {
      /* rings may touch each other: a finger on one means the place nearest to it */
      const pressed = (event.target as HTMLElement).closest("button:not(.quiet)");
      if (finger && (!pressed || pressed.matches(".ring.open")) && beside(inside(event))) event.stopPropagation();
      return;
    }
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  }

  function touch(event: TouchEvent): void {
    touches = [...event.touches].map(inside);
  }

  function swipe(event: TouchEvent): void {
    const now = [...event.touches].map(inside);
    const [before, after] = [touches[0], now[0]];
    if (now.length !== touches.length || !before || !after) return void (touches = now);
    if (now.length === 2) pinch(touches, now);
    else {
      const by = { x: after.x - before.x, y: after.y - before.y };
      /* a finger that goes where there is no more board means the page */
      if (!camera.down && (!camera.across || Math.abs(by.y) > Math.abs(by.x))) return;
      camera.move(by);
    }
    touches = now;
    if (event.cancelable) event.preventDefault();
  }

  function pinch(before: Point[], now: Point[]): void {
    const [old, fresh] = [middle(before), middle(now)];
    camera.move({ x: fresh.x - old.x, y: fresh.y - old.y });
    camera.approach(apart(now) / (apart(before) || 1), fresh);
  }

  const listened: [string, EventListener, AddEventListenerOptions?][] = [
    ["wheel", wheel as EventListener, { passive: false }],
    ["pointerdown", press as EventListener],
    ["pointermove", drag as EventListener],
    ["pointerup", release],
    ["pointercancel", release],
    ["click", click as EventListener, { capture: true }],
    ["touchstart", touch as EventListener, { passive: true }],
    ["touchmove", swipe as EventListener, { passive: false }],
    ["touchend", touch as EventListener],
  ];
  for (const [name, listener, options] of listened) frame.addEventListener(name, listener, options);
  return {
    destroy(): void {
      for (const [name, listener, options] of listened) frame.removeEventListener(name, listener, options);
    },
  };
}

function middle([a, b]: Point[]): Point {
  return { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 };
}

function apart([a, b]: Point[]): number {
  return Math.hypot(a!.x - b!.x, a!.y - b!.y);
}

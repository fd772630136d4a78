/** Whether the pointer itself has moved: things that come to lie under a resting one were not pointed at. */

let rests = { x: -1, y: -1 };

/** Whether this event is a motion of the pointer, not of the table under it. */
export function moves(event: PointerEvent): boolean {
  const moved = event.screenX !== rests.x || event.screenY !== rests.y;
  rests = { x: event.screenX, y: event.screenY };
  return moved;
}

/** The lit place under what was pressed: who stands on a space is no hindrance to choosing it. Keys press nothing else. */
export function litBeneath(press: MouseEvent): HTMLElement | undefined {
  const there = press.detail ? document.elementsFromPoint(press.clientX, press.clientY) : [];
  return there.find((one): one is HTMLElement => one.matches(".anchor.open"));
}

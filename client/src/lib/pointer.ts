/** The pointer: things that come to lie under a resting one, or under the second of two quick presses, were not meant. */

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

/** Two presses at one spot, in pixels and milliseconds, are one that was made twice. */
const SPOT = 8;
const QUICK = 400;

/** A press for itself; one made twice, on the same thing; or one made twice under which something else has come to lie. */
export type Press = "first" | "again" | "astray";

let before = { id: "", x: 0, y: 0, at: -QUICK };

/** What kind of press on the thing of this id it is; keys hit nothing by chance. */
export function pressed(press: MouseEvent, id: string): Press {
  const [x, y, at] = [press.clientX, press.clientY, press.timeStamp];
  const twice = press.detail > 0 && at - before.at < QUICK && Math.hypot(x - before.x, y - before.y) < SPOT;
  const astray = twice && id !== before.id;
  before = { id: astray ? before.id : id, x, y, at };
  return astray ? "astray" : twice ? "again" : "first";
}

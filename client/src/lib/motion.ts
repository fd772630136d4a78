/** Pieces travel: where each one lay before a change is remembered, and from there it moves to its new place. */
import { duration } from "./settings.svelte";

const SELECTOR = "[data-piece]";
const TRAVEL = 300;
const TUMBLE = 400;
const HIGHLIGHT = 900;
const FAR = 40;
/** How high things fly: over the table and its pages, and under the question. */
const ALOFT = 15;

interface Place {
  box: DOMRect;
  /** Where in its area it lay, as shares of the area: a change of size moves nothing. */
  share: Share;
  face: string;
  element: HTMLElement;
}

interface Share {
  area: string;
  x: number;
  y: number;
}

export interface Places {
  pieces: Map<string, Place>;
  /** What was in sight: whatever lies in a tab that has just been opened is not new. */
  areas: Set<string>;
}

/** The table itself; what a dialog shows large lies there too, and only there it travels. */
function felt(): HTMLElement {
  return document.getElementById("felt") ?? document.body;
}

function lying(): HTMLElement[] {
  return [...felt().querySelectorAll<HTMLElement>(SELECTOR)];
}

function areaOf(element: HTMLElement): HTMLElement | null {
  return element.closest<HTMLElement>("[data-area]");
}

function shareOf(element: HTMLElement, box: DOMRect): Share {
  const area = areaOf(element);
  const around = area?.getBoundingClientRect() ?? box;
  return {
    area: area?.dataset.area ?? "",
    x: (box.x + box.width / 2 - around.x) / (around.width || 1),
    y: (box.y + box.height / 2 - around.y) / (around.height || 1),
  };
}

export function places(): Places {
  const pieces: Places["pieces"] = new Map();
  for (const element of lying()) {
    const box = element.getBoundingClientRect();
    pieces.set(element.dataset.piece!, { box, share: shareOf(element, box), face: element.dataset.face ?? "", element });
  }
  const areas = [...felt().querySelectorAll<HTMLElement>("[data-area]")].map((area) => area.dataset.area!);
  return { pieces, areas: new Set(areas) };
}

/** Let every piece travel from where it lay and show a new face; what is new appears, what is gone fades away.
 *  What somebody took flies to them, and what somebody else laid down comes from them. */
export function travel(before: Places, takers = new Map<string, number>(), mine: number[] = []): void {
  if (before.pieces.size === 0) return;
  const time = duration(TRAVEL);
  const here = new Set<string>();
  for (const element of lying()) {
    here.add(element.dataset.piece!);
    const old = before.pieces.get(element.dataset.piece!);
    const now = element.getBoundingClientRect();
    if (now.width === 0) continue;
    if (!old) {
      const giver = takers.get(element.dataset.piece!);
      const from = time && giver !== undefined && !mine.includes(giver) ? chipOf(giver) : undefined;
      const deck = time && !from ? deckOf(element) : undefined;
      if (from || deck) layDown(element, (from ?? deck)!, now, time);
      else if (time || before.areas.has(areaOf(element)?.dataset.area ?? "")) appear(element, time);
    } else {
      arrive(element, old, now, time);
      if (old.face !== (element.dataset.face ?? "")) turn(element);
    }
  }
  if (!time) return;
  for (const [id, place] of before.pieces) {
    const taker = chipOf(takers.get(id) ?? giftOf(place));
    if (!here.has(id) && (taker || inSight(place.share.area))) vanish(place, time, taker);
  }
}

/** Whether an area is laid out: what lies in a tab that has closed is not gone. */
function inSight(area: string): boolean {
  return felt().querySelector(`[data-area="${area}"]`) !== null;
}

/** Whose something was that lay on a page: what a story gives goes to whoever lived through it. */
function giftOf({ element, share }: Place): number | undefined {
  const owner = element.dataset.owner;
  return owner !== undefined && share.area.startsWith("story") ? Number(owner) : undefined;
}

/** Where a player sits, if they have a place above the table. */
function chipOf(seat: number | undefined): DOMRect | undefined {
  return document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
}

/** Where what is new in an area comes from, if that lies in sight. */
function deckOf(element: HTMLElement): DOMRect | undefined {
  const deck = areaOf(element)?.dataset.source;
  return deck ? felt().querySelector(`[data-area="${deck}"] ${SELECTOR}`)?.getBoundingClientRect() : undefined;
}

/** A card comes from whoever lays it down or from its deck, and turns over on its way. */
function layDown(element: HTMLElement, from: DOMRect, now: DOMRect, time: number): void {
  const [x, y] = [from.x + from.width / 2 - now.x - now.width / 2, from.y + from.height / 2 - now.y - now.height / 2];
  const flight = element.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(.3)`, opacity: 0.4, zIndex: ALOFT }, { transform: "none", opacity: 1, zIndex: ALOFT }],
    { id: "lay", duration: time * 1.6, easing: "cubic-bezier(.2,.8,.25,1)" },
  );
  untouched(element, flight);
  turn(element);
}

function arrive(element: HTMLElement, { box: old, share }: Place, now: DOMRect, time: number): void {
  const way = Math.hypot(old.x - now.x, old.y - now.y);
  if (way <= 2 && Math.abs(old.width - now.width) <= 2) return;
  if (time) slide(element, old, now, way > FAR, time);
  else if (way > FAR && elsewhere(element, share, now)) highlight(element);
}

/** Whether a piece lies in another area, or at another place of the same. */
function elsewhere(element: HTMLElement, old: Share, now: DOMRect): boolean {
  const share = shareOf(element, now);
  const around = areaOf(element)?.getBoundingClientRect();
  if (share.area !== old.area || !around) return true;
  return Math.hypot((share.x - old.x) * around.width, (share.y - old.y) * around.height) > FAR / 2;
}

function slide(element: HTMLElement, old: DOMRect, now: DOMRect, far: boolean, time: number): void {
  const [x, y, scale] = [old.x - now.x, old.y - now.y, old.width / now.width];
  const flight = element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: far ? ALOFT : 1 },
      { transform: "none", transformOrigin: "0 0", zIndex: far ? ALOFT : 1 },
    ],
    { duration: Math.min(far ? time : time * 0.7, 320), easing: "cubic-bezier(.2,.8,.25,1)" },
  );
  if (far) untouched(element, flight);
}

/** What flies takes no presses: the second of two quick ones was not meant for it. */
function untouched(element: HTMLElement, flight: Animation): void {
  element.style.pointerEvents = "none";
  void flight.finished.catch(() => flight).then(() => (element.style.pointerEvents = ""));
}

/** A die tumbles once, anything else turns over. The picture does it, so that the piece itself may travel meanwhile. */
function turn(element: HTMLElement): void {
  const picture = element.querySelector("img");
  const time = duration(TUMBLE);
  if (!picture) return;
  if (!time) return highlight(element);
  const dice = "tumbles" in element.dataset;
  const frames = dice
    ? [
        { transform: "rotate(-300deg) scale(.6)", offset: 0 },
        { transform: "rotate(-90deg) translateY(-22%) scale(1.12)", offset: 0.55 },
        { transform: "none", offset: 1 },
      ]
    : [{ transform: "perspective(40rem) rotateY(88deg)" }, { transform: "none" }];
  picture.animate(frames, { id: dice ? "tumble" : "turn", duration: dice ? time : time * 0.6, easing: "cubic-bezier(.25,.75,.4,1)" });
}

function appear(element: HTMLElement, time: number): void {
  if (!time) return highlight(element);
  element.animate([{ opacity: 0, transform: "translateY(-14px) scale(.94)" }, { opacity: 1, transform: "none" }], {
    duration: time * 0.8,
    easing: "ease-out",
  });
}

/** What is gone is seen going: a likeness stays behind for a moment, or flies to whoever took it.
 *  Answers in words are no things: what they lay over while they fade could not be read. */
function vanish({ box, element }: Place, time: number, taker?: DOMRect): void {
  if (box.width === 0 || element.matches(".answer")) return;
  const likeness = element.cloneNode(true) as HTMLElement;
  likeness.removeAttribute("data-piece");
  likeness.classList.add("going");
  likeness.inert = true;
  Object.assign(likeness.style, { position: "fixed", left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, zIndex: `${ALOFT}` });
  likeness.style.setProperty("--w", `${box.width}px`);
  /* beside the table, not on it: there it is no piece any more */
  (felt().parentElement ?? document.body).append(likeness);
  const gone = taker ? { opacity: 0.5, transform: wayTo(taker, box), offset: 1 } : { opacity: 0, transform: "translateY(18px) scale(.86)" };
  likeness.animate([{ opacity: 1, transform: "none" }, gone], {
    id: taker ? "take" : "fade",
    duration: taker ? time * 2 : time,
    easing: taker ? "cubic-bezier(.5,0,.3,1)" : "ease-in",
    fill: "forwards",
  }).onfinish = () => likeness.remove();
}

/** Small, to the middle of somebody's place. */
function wayTo(taker: DOMRect, box: DOMRect): string {
  const [x, y] = [taker.x + taker.width / 2 - box.x - box.width / 2, taker.y + taker.height / 2 - box.y - box.height / 2];
  return `translate(${x}px, ${y}px) scale(.2)`;
}

/** For those who want no motion: a light that goes on and out. Were it to fade, the table would be painted anew at every frame. */
function highlight(element: HTMLElement): void {
  const light = document.createElement("span");
  light.className = "came";
  element.append(light);
  setTimeout(() => light.remove(), HIGHLIGHT);
}

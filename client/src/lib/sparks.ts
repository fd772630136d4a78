/** What somebody gains is seen: the card that acts shines, and what it gives flies from there to where it is counted. */
import type { Told } from "./protocol";
import { duration } from "./settings.svelte";
import type { Seen } from "./story";

const SHINE = 700;
const FLIGHT = 800;
/** One after the other, so that each is seen. */
const APART = 160;

export function sparks(told: Told[], seen: Seen): void {
  if (!duration(FLIGHT)) return;
  let giver: Element | null = null;
  let nth = 0;
  for (const one of told) {
    const named = seen.named(one).map((piece) => document.querySelector(`#felt [data-piece="${piece.id}"]`));
    const acting = named.findLast((piece) => piece !== null) ?? null;
    if (acting) {
      giver = acting;
      shine(acting);
    }
    if (one.event === "Gained") fly(one, giver, nth++);
  }
}

function shine(card: Element): void {
  const bright = { filter: "brightness(1.5) drop-shadow(0 0 12px var(--gold))", offset: 0.35 };
  card.querySelector("img")?.animate([{ filter: "none" }, bright, { filter: "none" }], { id: "shine", duration: duration(SHINE) });
}

/** A likeness of the counter's sign with the number; where nothing gave it, it rises beside the counter. */
function fly(gained: Told, giver: Element | null, nth: number): void {
  const { seat, what, amount } = gained.fields;
  const counter = document.querySelector(`[data-seat="${Number(seat)}"] [data-counts="${String(what)}"]`);
  const sign = counter?.querySelector("img");
  if (!counter || !sign) return;
  const to = counter.getBoundingClientRect();
  const from = giver?.getBoundingClientRect() ?? new DOMRect(to.x, to.y + 2 * to.height, to.width, to.height);
  const spark = document.createElement("span");
  spark.className = "spark";
  spark.inert = true;
  spark.append(sign.cloneNode(), `+${Number(amount)}`);
  spark.style.left = `${from.x + from.width / 2}px`;
  spark.style.top = `${from.y + from.height / 2}px`;
  (document.querySelector(".screen") ?? document.body).append(spark);
  const way = `translate(${to.x + to.width / 2 - from.x - from.width / 2}px, ${to.y + to.height / 2 - from.y - from.height / 2}px)`;
  spark.animate(
    [
      { opacity: 0, transform: "scale(.6)" },
      { opacity: 1, transform: "scale(1.25)", offset: 0.2 },
      { opacity: 1, transform: `${way} scale(.9)`, offset: 0.95 },
      { opacity: 0, transform: `${way} scale(.8)` },
    ],
    { id: "spark", duration: duration(FLIGHT), delay: duration(APART) * nth, easing: "cubic-bezier(.5,0,.3,1)", fill: "both" },
  ).onfinish = () => spark.remove();
}

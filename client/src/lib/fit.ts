/** How large the pieces of an area are: as large as its box allows for as many as it keeps room for. */
import type { Area } from "./protocol";

/** What a card takes of the height and of the width, as shares of its own width: itself, what hangs over its edges, a gap. */
const HIGH = 88 / 63 + 0.18;
const WIDE = 1.12;
/** So much of a card at least is seen when others lie over it. */
const SEEN = 0.4;
/** Of a card that is to be read so much at least, as long as it need not be smaller than this share of its size. */
const READ = 0.85;
const SMALLEST = 0.7;
const MOST_ROWS = 4;
/** How close rows lie, and how far apart at most. */
const CLOSE = 0.14;
const CLEAR = 0.3;
/** Nothing is larger than this, in the measure of the letters: larger letters make larger cards, and so does a larger window. */
const LARGEST: Record<NonNullable<Area["size"]>, number> = { small: 6, normal: 10, large: 12.5 };

/** The window for which these are meant. */
const USUAL = { width: 1440, height: 900 };
const MOST_LARGER = 1.6;

export interface Box {
  width: number;
  height: number;
}

export interface Laid {
  /** The width of a card, and of the cell in which it lies: less than a card where cards overlap. */
  card: number;
  cell: number;
  columns: number;
}

/** Lay so many cards into a box, of a size at which `room` of them fit; if there are more, they overlap, and those that
 *  are to be read, each of them, become smaller before they hide each other. */
export function laid(box: Box, count: number, room: number, largest: number, read = false): Laid {
  const kept = Math.max(1, room || count);
  let best: Laid = { card: 0, cell: 0, columns: kept };
  for (let rows = 1; rows <= Math.min(kept, MOST_ROWS); rows++) {
    const across = Math.ceil(kept / rows);
    const card = Math.min(largest, box.height / rows / HIGH, box.width / (across * WIDE));
    if (card <= best.card) continue;
    const beside = Math.floor((box.width - card) / (card * WIDE)) + 1;
    /* as long as there is room for all, rows are of one length */
    const most = count > kept ? Math.max(beside, Math.ceil(count / rows)) : 1;
    const fitting = Math.max(1, Math.min(count, Math.max(across, most)));
    /* of what is to be read none is left alone in the last row; what only grows keeps its places */
    const columns = read ? Math.ceil(count / Math.ceil(count / fitting)) : fitting;
    best = { card, cell: cellIn(box.width, card, columns), columns };
  }
  if (best.cell < best.card * SEEN && count > kept) return laid(box, count, Math.ceil(kept * 1.5), largest, read);
  return read && best.cell < best.card * READ ? apart(box, best) : best;
}

/** Smaller cards in as many columns, of which more is seen. */
function apart(box: Box, { card: usual, columns }: Laid): Laid {
  const card = Math.max(usual * SMALLEST, box.width / (1 + (columns - 1) * READ));
  return { card, cell: cellIn(box.width, card, columns), columns };
}

/** How far apart rows lie, as a share of a card: what hangs below a card is not covered by the next row where there is room. */
function between(box: Box, count: number, lies: Laid): number {
  const rows = Math.ceil(count / lies.columns);
  return Math.min(CLEAR, Math.max(CLOSE, box.height / rows / lies.card - 88 / 63));
}

/** In this many columns every one of them, or the overlapping cards of a crowd. */
function cellIn(width: number, card: number, columns: number): number {
  return columns === 1 ? card : Math.min(card * WIDE, (width - card) / (columns - 1));
}

/** In a grid of places each has a column of its own, and none overlap; of several grids the one with the largest cards. */
export function inPlaces(box: Box, grids: number[], places: number, largest: number): Laid {
  const found = grids.map((columns) => {
    const card = Math.min(largest, box.height / Math.ceil(places / columns) / HIGH, box.width / (columns * WIDE));
    return { card, cell: card * WIDE, columns };
  });
  return found.reduce((best, other) => (other.card > best.card ? other : best));
}

/** How much more room the window has than a usual one. */
function larger(): number {
  return Math.max(1, Math.min(innerWidth / USUAL.width, innerHeight / USUAL.height, MOST_LARGER));
}

export interface Fitted {
  area: Area;
  /** How many columns a grid may have, if it has some of its own. */
  columns?: number[];
  /** How high its pieces are, in the measure of cards as wide. */
  low?: number;
}

/** Keeps the pieces of an area as large as its box allows. The box is the layout's alone: what flies or turns over it counts for nothing. */
export function fitted(pieces: HTMLElement, now: Fitted): { update(now: Fitted): void; destroy(): void } {
  function fit(): void {
    if (!pieces.closest(".fitted")) {
      for (const name of ["--w", "--cell", "--between"]) pieces.style.removeProperty(name);
      return;
    }
    const { area, columns, low = 1 } = now;
    const box = { width: pieces.clientWidth, height: pieces.clientHeight / low };
    const largest = LARGEST[area.size ?? "normal"] * parseFloat(getComputedStyle(document.documentElement).fontSize) * larger();
    const count = area.pieces?.length ?? 0;
    const lies = columns ? inPlaces(box, columns, Math.max(count, area.anchors?.length ?? 0), largest) : laid(box, count, area.room ?? 0, largest, area.size === "large" && area.kind === "row");
    pieces.style.setProperty("--w", `${Math.floor(lies.card)}px`);
    pieces.style.setProperty("--cell", `${Math.floor(lies.cell)}px`);
    pieces.style.setProperty("--columns", String(lies.columns));
    pieces.style.setProperty("--between", `${Math.floor(lies.card * between(box, count, lies))}px`);
  }
  const watch = new ResizeObserver(fit);
  watch.observe(pieces);
  fit();
  return {
    update(fresh: Fitted): void {
      now = fresh;
      fit();
    },
    destroy: () => watch.disconnect(),
  };
}

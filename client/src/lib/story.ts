/** What happened, as a story: sentences about the same player run on, and the cards they name are known by their pictures. */
import type { Piece, Scene, SeatInfo, Told } from "./protocol";
import { t } from "./words.svelte";

/** One sentence or a part of a longer one. */
export interface Line {
  told: Told;
  text: string;
}

/** What one player did in a row, something that was said, or what happened to the table; `back` if it was taken back. */
export interface Block {
  seat: SeatInfo | undefined;
  chat: boolean;
  back: boolean;
  lines: Line[];
}

/** The log in blocks, one for each turn. */
export function blocks(log: Told[], seats: SeatInfo[], mine: number[]): Block[] {
  const found: { seat: SeatInfo | undefined; chat: boolean; back: boolean; told: Told[] }[] = [];
  const gone = takenBack(log);
  for (const told of log.filter(settled)) {
    const seat = seats.find((one) => one.seat === told.fields.seat);
    const chat = told.event === "Chat";
    const back = gone.has(told);
    const last = found.at(-1);
    const goesOn = seat && !chat && !told.event.endsWith("Began");
    if (last && goesOn && !last.chat && last.seat === seat && last.back === back) last.told.push(told);
    else found.push({ seat, chat, back, told: [told] });
  }
  return found.map(({ told, ...block }) => ({ ...block, lines: narrated(told, callings(block.seat, mine)) }));
}

/** What is told of the table itself: there people are called by name. */
function ofTheTable(told: Told): boolean {
  return "who" in told.fields;
}

/** What happened in the game and was taken back; what is told of the table itself stands. */
export function takenBack(log: Told[]): Set<Told> {
  const undone = log.filter((told) => told.event === "WentBack");
  const back = (told: Told): boolean => undone.some((undo) => told.n > Number(undo.fields.to) && told.n < undo.n);
  return new Set(log.filter((told) => !ofTheTable(told) && back(told)));
}

/** Who was for what matters until it is decided, and that somebody asked to go back until they have. */
function settled(told: Told, at: number, log: Told[]): boolean {
  const later = log.slice(at + 1);
  if (told.event === "UndoAsked") return later.every((one) => one.event !== "WentBack");
  return told.event !== "Proposed" || later.every((one) => one.event === "Proposed" || one.event === "Chat");
}

/** The last of what happened, each in as few words as can be, as many as there is room for. */
export function newest(log: Told[], seats: SeatInfo[], mine: number[], room: number): string {
  for (let from = 0; from < log.length - 1; from++) {
    const text = blocks(log.slice(from), seats, mine)
      .map((block) => block.lines.map((line) => line.text).join(""))
      .join(" ");
    if (text.length <= room) return text;
  }
  return log.at(-1)?.sentence ?? "";
}

/** What a rival did since one's own last answer, in a line. */
export interface RivalsTurn {
  seat: SeatInfo;
  text: string;
}

/** What each of the others did in the game, a line each, in the order in which they last did something. */
export function recap(lately: Told[], seats: SeatInfo[], mine: number[]): RivalsTurn[] {
  const others = seats.filter((seat) => !mine.includes(seat.seat));
  return others.flatMap((seat) => {
    const names = callings(seat, mine);
    const told = lately.filter((one) => one.fields.seat === seat.seat && !ofTheTable(one) && one.event !== "Proposed" && !one.event.endsWith("Began"));
    const since = told.slice(Math.max(0, told.findIndex((one) => unnamed(one.sentence, names) !== one.sentence)));
    /* of what was done again and again, what came of it last is enough, and so is the greatest of what goes together: the log has all of it */
    const great = since.some((one) => !one.detail) ? since.filter((one) => !one.detail) : since;
    const deeds = great.filter((one, at) => !great.slice(at + 1).some((later) => later.event === one.event));
    if (!deeds.length) return [];
    const text = narrated(deeds, names).map((line) => line.text).join("");
    const called = names.flatMap((name) => [`${name} `, `${name}: `, `${name}, `]).find((head) => text.startsWith(head));
    return [{ seat, text: text.slice(called?.length ?? 0) }];
  });
}

/** What sentences about a seat begin with. */
function callings(seat: SeatInfo | undefined, mine: number[]): string[] {
  return seat ? [seat.name, ...(mine.includes(seat.seat) ? [t("you-do")] : [])] : [];
}

/** Sentences with the same subject become one: «Синий идёт в салун, нанимает Гриффа». */
function narrated(told: Told[], names: string[]): Line[] {
  return told.map((one, at) => {
    const next = told[at + 1]?.sentence;
    const follows = at > 0 && runsOn(told[at - 1]!.sentence, one.sentence, names);
    const goes = next !== undefined && runsOn(one.sentence, next, names);
    const text = follows ? unnamed(one.sentence, names) : one.sentence;
    /* after a colon a comma would go on with what was named */
    const pause = text.includes(": ") ? ";" : ",";
    return { told: one, text: (goes ? `${text.slice(0, -1)}${pause}` : text) + (next === undefined ? "" : " ") };
  });
}

function runsOn(before: string, after: string, names: string[]): boolean {
  const plain = before.endsWith(".") && !before.slice(0, -1).includes(". ");
  return plain && names.some((name) => before.startsWith(`${name} `) && after.startsWith(`${name} `));
}

function unnamed(sentence: string, names: string[]): string {
  const name = names.find((one) => sentence.startsWith(`${one} `));
  return name ? sentence.slice(name.length + 1) : sentence;
}

/** Every piece that has been seen at this table, by its id and by what moves call it. */
export class Seen {
  private readonly pieces = new Map<string, Piece>();

  look(scene: Scene | null): void {
    for (const area of scene?.areas ?? []) {
      if (area.kind === "board" || area.kind === "page") continue;
      for (const piece of area.pieces ?? []) if (piece.face && !piece.tumbles) this.keep(piece);
    }
  }

  private keep(piece: Piece): void {
    this.pieces.set(piece.id, piece);
    if (typeof piece.thing === "string" && piece.thing) this.pieces.set(piece.thing, piece);
  }

  /** The pieces that something told of names. */
  named(told: Told): Piece[] {
    const found = Object.entries(told.fields).flatMap(([field, value]) => (Array.isArray(value) ? value : [value]).map((one) => this.find(field, one)));
    return [...new Set(found.filter((piece) => piece !== undefined))];
  }

  private find(field: string, value: unknown): Piece | undefined {
    if (field === "seat" || !value) return undefined;
    const kind = field.replace(/ies$/, "y").replace(/s$/, "");
    return this.pieces.get(`${kind}-${String(value)}`) ?? (typeof value === "string" ? this.pieces.get(value) : undefined);
  }

  /** Whose each named piece is now, or was last, by its id. */
  takers(told: Told[]): Map<string, number> {
    const found = new Map<string, number>();
    for (const one of told) {
      const seat = Number(one.fields.seat ?? -1);
      if (seat >= 0) for (const piece of this.named(one)) found.set(piece.id, seat);
    }
    return found;
  }
}

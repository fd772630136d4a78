/** Choosing: which pieces are lit, what is under the pointer, and what is picked but not yet said. */
import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Area, Choosable, Closed, Piece, Prompt, Scene, Sign, Spot, Thing } from "./protocol";
import { settings } from "./settings.svelte";
import { parts } from "./signs";
import { t } from "./words.svelte";

const KEY = Symbol("choosing");
const FEW = 3;
/** What stands between the parts of a preview. */
const PART = " · ";

/** Why something cannot be chosen, and what it was. */
export interface Why {
  closed: Closed | null;
  sentence: string;
}

/** What options are about: a piece or an anchor, by its thing, or an answer on a page, by the very move. */
interface Place {
  thing?: Thing;
  say?: string;
}

export class Choosing {
  prompt = $state.raw<Prompt | null>(null);
  scene = $state.raw<Scene | null>(null);
  busy = $state(false);
  /** The seat in front; -1 for whoever only watches. */
  seat = $state(-1);
  /** Whether other people sit here, so that not every move can be taken back alone. */
  company = $state(false);
  /** What the game's signs mean, and how they look. */
  signs = $state.raw<Sign[]>([]);
  /** The option under the pointer or the focus: its consequence is shown before it is taken. */
  pointed = $state.raw<Choosable | null>(null);
  /** The options of a thing that was touched and needs one more word: which of them, or a yes. */
  picked = $state.raw<Choosable[]>([]);
  why = $state.raw<Why | null>(null);
  /** What is to be given away, once somebody has said so; what is touched otherwise is to be had. */
  parting = $state("");
  /** What the guide points at. */
  meant = $state.raw<Spot[]>([]);
  /** Whether a page that only wants to be read lies over the table, or will in a moment. */
  reads = $state(false);
  /** How to put that page aside, once it is there. */
  putAside = $state.raw<(() => void) | null>(null);
  /** The piece shown large. */
  zoomed = $state.raw<Piece | null>(null);
  /** Closed tabs that hold something lit: what the way there is called, and how to go it. */
  readonly ways = new SvelteMap<string, () => void>();

  readonly options = $derived([...(this.prompt?.options ?? []), ...(this.prompt?.extras ?? [])]);
  private readonly present = $derived(placesIn(this.scene));
  /** What has been answered to this step so far: what a question means that only says “it”. */
  private readonly chosen = $derived(new Set((this.prompt?.given ?? []).map((said) => said.split(" ").slice(1).join(" "))));
  /** Options that are answers on a page concern no other piece. */
  private readonly byThing = $derived(grouped(this.options.filter((option) => !this.present.says.has(option.say) && this.partingOf(option) === this.parting)));
  /** The ways to give something away, each said before what. */
  readonly partings = $derived([...new Set(this.options.map((option) => this.partingOf(option)))].filter(Boolean));
  /** Options that no piece on the table stands for; they are buttons: what is done beside the game, and then what lets something be, the last. */
  readonly buttons = $derived(
    this.options
      .filter((option) => !this.present.says.has(option.say) && !this.present.things.has(key(option.thing)))
      .sort((a, b) => loudness(a) - loudness(b)),
  );
  /** Whether each of the buttons says what comes of it before it is pointed at: a few do. */
  readonly priced = $derived(this.buttons.length > 1 && this.buttons.length <= FEW);

  /** What would come of all answers between which is chosen alike: it is said once, and of each what else. */
  readonly shared = $derived(this.picked.length > 1 ? common(this.picked.map((option) => option.preview ?? "")) : "");

  /** What is asked, in words: as long as it stays the same, others' moves do not disturb a half-made choice. */
  readonly wording = $derived(this.options.map((option) => `${option.say}${option.closed ? "!" : ""}`).join("|"));

  constructor(private readonly say: (option: Choosable) => void) {}

  /** The button by which an answer to the question is chosen, if it gives something away. */
  private partingOf(option: Choosable): string {
    return this.prompt?.options?.includes(option) ? (option.parting ?? "") : "";
  }

  about(place: Place): Choosable[] {
    if (place.say) return this.options.filter((option) => option.say === place.say);
    return key(place.thing) === "" ? [] : (this.byThing.get(key(place.thing)) ?? []);
  }

  isOpen(place: Place): boolean {
    return this.about(place).some((option) => !option.closed);
  }

  /** Whether it can only be chosen beside what is asked, so that it is lit less loudly. */
  isBeside(place: Place): boolean {
    const open = this.about(place).filter((option) => !option.closed);
    return open.length > 0 && open.every((option) => option.aside && !this.prompt?.options?.includes(option));
  }

  isBarred(place: Place): boolean {
    return this.about(place).length > 0 && !this.isOpen(place);
  }

  /** What the option under the pointer would mean for a piece, or its own for itself, in a few signs. */
  light(piece: Piece): string {
    const options = [this.picked[0] ?? this.pointed, ...this.about(piece)];
    return options.map((option) => option?.lights?.[piece.id]).find(Boolean) ?? "";
  }

  /** Whether this was an answer to the question before, which the present one goes on from. */
  isChosen(place: Place): boolean {
    return key(place.thing) !== "" && this.chosen.has(key(place.thing));
  }

  isPicked(place: Place): boolean {
    const options = this.about(place);
    return this.picked.some((option) => options.includes(option));
  }

  /** What a place costs, to be heard: signs cannot be, so there the words of the option say it. */
  costing(place: Place, cost: string): string {
    const words = this.about(place).find((option) => !option.closed && option.preview)?.preview;
    return words && parts(cost, this.signs).some((part) => part.sign) ? asSentence(words) : t("costs", { cost });
  }

  /** What an option is called: an answer on a page by its own words. */
  called(option: Choosable): string {
    const answers = (this.scene?.areas ?? []).flatMap((area) => area.pieces ?? []).filter((piece) => piece.say === option.say);
    return answers[0]?.text?.[0] || option.label;
  }

  /** Why a place cannot be chosen, where the question is about it. */
  reason(place: Place): string {
    return this.about(place).find((option) => option.closed)?.closed?.text ?? "";
  }

  /** Whether the question is about something here; what may be done at any time counts only while nothing is asked. */
  concerns(area: Area): boolean {
    return this.answers(area).length > 0;
  }

  /** Whether the question can be answered with something here. */
  offers(area: Area): boolean {
    return this.answers(area).some((option) => !option.closed);
  }

  private answers(area: Area): Choosable[] {
    const asks = (option: Choosable): boolean => !this.prompt?.question || Boolean(this.prompt.options?.includes(option));
    return [...(area.pieces ?? []), ...(area.anchors ?? [])].flatMap((place) => this.about(place).filter(asks));
  }

  /** Whether the guide points at this area, or at something in it. */
  means(area: Area): boolean {
    const here = { area: [area], piece: area.pieces ?? [], place: area.anchors ?? [], counter: [] };
    return this.meant.some((spot) => here[spot.kind].some((one) => one.id === spot.id));
  }

  /** What would come of one of several answers, and not of the others. */
  rest(option: Choosable): string {
    const preview = option.preview ?? "";
    return this.shared ? preview.slice(this.shared.length + PART.length) : preview;
  }

  point(place: Place): void {
    this.pointed = this.about(place)[0] ?? null;
  }

  /** Touch a thing: say it, ask which way, or explain why not. Returns whether it was about the question. */
  touch(place: Place, sentence: string): boolean {
    const options = this.about(place);
    const open = options.filter((option) => !option.closed);
    this.why = null;
    this.picked = [];
    if (open.length) this.pick(open);
    else if (options.length) this.why = { closed: options[0]!.closed ?? null, sentence };
    return options.length > 0;
  }

  press(option: Choosable): void {
    this.why = null;
    if (option.closed) this.why = { closed: option.closed, sentence: option.label };
    else this.take(option);
  }

  /** Say that something is to be given away, or after all not: which one is touched then. */
  part(parting: string): void {
    const other = this.parting !== parting;
    this.forget();
    if (other) this.parting = parting;
  }

  take(option: Choosable): void {
    if (this.busy) return;
    this.forget();
    this.say(option);
  }

  forget(): void {
    this.parting = "";
    this.picked = [];
    this.why = null;
    this.pointed = null;
  }

  /** A slip of the finger is asked about only where it could be regretted, and giving away is never taken for having. */
  private pick(open: Choosable[]): void {
    const meant = open[0]!.parting ? this.parting !== "" : !(settings.confirm && this.company);
    if (open.length === 1 && meant) this.take(open[0]!);
    else this.picked = open;
  }
}

/** The parts with which all of these begin. */
function common(previews: string[]): string {
  const [first, ...others] = previews.map((preview) => preview.split(PART));
  const end = first!.findIndex((part, at) => others.some((other) => other[at] !== part));
  return first!.slice(0, end < 0 ? first!.length : end).join(PART);
}

function key(thing: Thing | undefined): string {
  return thing === undefined ? "" : String(thing);
}

/** What moves the game on comes first, then what is done beside it, then what lets something be. */
function loudness(option: Choosable): number {
  return option.declines ? 2 : option.aside ? 1 : 0;
}

function grouped(options: Choosable[]): Map<string, Choosable[]> {
  const groups = new Map<string, Choosable[]>();
  for (const option of options) {
    const thing = key(option.thing);
    if (thing) groups.set(thing, [...(groups.get(thing) ?? []), option]);
  }
  return groups;
}

function placesIn(scene: Scene | null): { things: Set<string>; says: Set<string> } {
  const [things, says] = [new Set<string>(), new Set<string>()];
  for (const area of scene?.areas ?? []) {
    for (const piece of area.pieces ?? []) {
      if (piece.say) says.add(piece.say);
      else things.add(key(piece.thing));
    }
    for (const anchor of area.anchors ?? []) things.add(key(anchor.thing));
  }
  things.delete("");
  return { things, says };
}

/** What is said beside other sentences begins and ends like them. */
function asSentence(words: string): string {
  const begun = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

export function provideChoosing(choosing: Choosing): Choosing {
  return setContext(KEY, choosing);
}

export function useChoosing(): Choosing {
  return getContext<Choosing>(KEY);
}

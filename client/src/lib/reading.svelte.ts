/** Pages that lie over the table: which one is read now, and which were put aside. */
import { SvelteSet } from "svelte/reactivity";
import type { Area, Scene } from "./protocol";

/** Milliseconds a page that asks nothing lies there before it opens, so that what passes at once does not flash by. */
const RIPE = 600;

/** Milliseconds a page lies open at least until it was read, unless its reader closes it: a moment on the way shows it for less. */
const READ = 4000;

export class Reading {
  /** The pages of the scene, as they are kept up with. */
  private pages = $state.raw<Area[]>([]);
  private readonly aside = new SvelteSet<string>();
  private readonly ripe = new SvelteSet<string>();
  /** What was read to be answered; nobody need be shown it again. */
  private readonly answered = new SvelteSet<string>();
  /** The paragraphs of the pages that have lain open here until they were read. */
  private readonly read = new SvelteSet<string>();
  /** When each of the pages came here. */
  private came = new Map<string, number>();

  /** The page that waits for an answer. */
  private readonly asking = $derived(this.pages.findLast(asks));
  /** What others decide, to be read along: the first that was not closed, else the last. */
  private readonly along = $derived.by(() => {
    const lying = this.pages.filter((page) => !asks(page) && this.ripe.has(key(page)));
    return lying.find((page) => !this.lies(page)) ?? lying.at(-1);
  });
  /** The page on top, open or put aside. */
  readonly page = $derived(this.asking ?? this.along);
  readonly open = $derived(this.page !== undefined && !this.lies(this.page));
  /** Whether the page on top asks nothing of its reader, who may close it and go on. */
  readonly alongside = $derived(this.page !== undefined && !asks(this.page));

  /** How many paragraphs of the page on top were read before: from there on it is new. */
  readonly known = $derived.by(() => {
    const text = this.page?.text ?? [];
    const fresh = text.findIndex((paragraph) => !this.read.has(paragraph));
    return fresh < 0 ? Math.max(0, text.length - 1) : fresh;
  });

  /** Whether a page that everybody reads is about to open; one that asks lies above it until it is answered. */
  readonly coming = $derived(!this.asking && this.pages.some((page) => page.whole && !asks(page) && !this.lies(page)));

  /** Keep up with the scene. What has left it is forgotten, but what was put aside only when something else is asked or
   * read: whether a moment without it was shown in between makes no difference. Returns how to stop waiting. */
  follow(scene: Scene, asked: boolean): () => void {
    const before = new Set(this.pages.map(key));
    for (const page of this.pages) if (asks(page)) this.answered.add(last(page));
    const lay = this.open ? this.page : undefined;
    this.pages = scene.areas.filter((area) => area.kind === "page");
    /* who is still reading has not read it yet; what was asked has been answered */
    const stays = lay && this.pages.some((page) => last(page) === last(lay) && asks(page) === asks(lay));
    const now = performance.now();
    if (lay && !stays && (asks(lay) || now - (this.came.get(last(lay)) ?? now) > READ)) this.note(lay);
    this.came = new Map(this.pages.map((page) => [last(page), this.came.get(last(page)) ?? now]));
    const there = new Set(this.pages.map(key));
    const other = asked || [...there].some((one) => !before.has(one) && !this.aside.has(one));
    for (const known of other ? [this.aside, this.ripe] : [this.ripe]) for (const gone of [...known].filter((one) => !there.has(one))) known.delete(gone);
    const young = [...there].filter((one) => !this.ripe.has(one));
    const timers = young.map((one) => setTimeout(() => this.ripe.add(one), RIPE));
    return () => timers.forEach(clearTimeout);
  }

  /** Whether a page was put aside, or answered before. */
  private lies(page: Area): boolean {
    return this.aside.has(key(page)) || (!asks(page) && this.answered.has(last(page)));
  }

  /** A page has been read. */
  private note(page: Area): void {
    for (const paragraph of page.text ?? []) this.read.add(paragraph);
  }

  putAside(): void {
    if (!this.page) return;
    if (!asks(this.page)) this.note(this.page);
    this.aside.add(key(this.page));
  }

  takeUp(): void {
    if (!this.page) return;
    this.aside.delete(key(this.page));
    this.answered.delete(last(this.page));
  }
}

/** Whether a page has answers of its own. */
export function asks(page: Area): boolean {
  return (page.pieces ?? []).some((piece) => piece.say);
}

/** The last that is read on a page. */
function last(page: Area): string {
  return [page.id, page.label, page.text?.at(-1) ?? ""].join("\n");
}

/** What makes a page the same one: a page that asks is another one with other words, one that all read when it goes on; one that is read along may grow. */
function key(page: Area): string {
  if (!asks(page)) return page.whole ? last(page) : [page.id, page.label].join("\n");
  return [page.id, page.label, ...(page.text ?? [])].join("\n");
}

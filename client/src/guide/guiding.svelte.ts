/** Guiding: what the guide says now, what it would do, and what it points at. */
import { ask } from "../lib/api";
import { pause } from "../lib/pace.svelte";
import type { Choosable, Guidance, SaidCue, Scene, Suggested } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import type { LiveTable } from "../lib/table.svelte";

/** So often a bot is asked about one question, with so many milliseconds in between. */
const TRIES = 8;
const AGAIN = 2000;

export class Guiding {
  /** The names of the cues that were read and gone on from. */
  private passed = $state.raw<string[]>([]);
  private found = $state.raw<{ question: string; say: string; why: string }>({ question: "", say: "", why: "" });

  constructor(
    private readonly live: LiveTable,
    private readonly token: string,
  ) {}

  private readonly guide = $derived.by((): Guidance | null => this.live.guide);
  readonly present = $derived(this.guide !== null);
  readonly left = $derived(this.guide?.left ?? false);
  readonly cues = $derived(this.guide?.cues ?? []);
  readonly names = $derived(this.cues.map((cue) => cue.name).join(" "));
  private readonly unread = $derived(this.cues.filter((cue) => !this.passed.includes(cue.name)));
  /** What is read now. A cue that comes meanwhile has its turn, and nobody reads twice what they have gone on from. */
  readonly cue = $derived.by((): SaidCue | undefined => this.unread[0] ?? this.cues.at(-1));
  readonly more = $derived(this.unread.length > 1);
  /** The question as it stands: a suggestion and its reason are for this one and no other. */
  readonly question = $derived.by(() => {
    if (!this.present || this.left || !this.live.myTurn) return "";
    return `${settings.language} ${this.live.n} ${(this.live.prompt?.options ?? []).map((option) => option.say).join("|")}`;
  });
  private readonly scripted = $derived(this.cues.findLast((cue) => cue.suggests));
  private readonly say = $derived(this.scripted?.suggests ?? (this.found.question === this.question ? this.found.say : ""));
  readonly suggested = $derived.by((): Choosable | undefined => {
    if (!this.question) return undefined;
    const options = [...(this.live.prompt?.options ?? []), ...(this.live.prompt?.extras ?? [])];
    return options.find((option) => option.say === this.say && !option.closed);
  });
  /** The guide's own reason, or what the move would change, or else what it comes to. */
  readonly why = $derived.by(() => {
    if (this.scripted?.why) return this.scripted.why;
    return this.suggested?.preview || (this.suggested?.say === this.found.say ? this.found.why : "");
  });

  /** Go on to the next cue. */
  next(): void {
    if (this.cue) this.passed = [...this.passed, this.cue.name];
  }

  /** What is no longer on the table is said again if its moment comes again. */
  forget(): void {
    const said = this.cues.map((cue) => cue.name);
    this.passed = this.passed.filter((name) => said.includes(name));
  }

  /** Ask a bot what one could do here, unless the guide says so itself; one that was too busy to think is asked again. */
  async lookAhead(): Promise<void> {
    const question = this.question;
    for (let tries = 0; tries < TRIES && this.wonders(question); tries++) {
      const { say, why } = await this.suggestion();
      if (!say) await pause(AGAIN);
      else if (this.wonders(question)) this.found = { question, say, why: why ?? "" };
    }
  }

  private wonders(question: string): boolean {
    return question !== "" && question === this.question && !this.scripted && this.found.question !== question;
  }

  private async suggestion(): Promise<Pick<Suggested, "say" | "why">> {
    try {
      return await ask<Suggested>(`/api/tables/${this.live.id}/seats/${this.live.seat}/suggestion`, { token: this.token });
    } catch {
      return { say: "" }; // the table has moved on, and is asked about anew
    }
  }

  async wish(wanted: boolean): Promise<void> {
    const path = `/api/tables/${this.live.id}/seats/${this.live.seat}/guide`;
    await ask(path, { method: "PUT", body: { wanted }, token: this.token });
  }
}

/** What an answer is called: one that stands on a page has words of its own. */
export function calledOnPage(scene: Scene, say: string, label: string): string {
  const answers = scene.areas.flatMap((area) => area.pieces ?? []).filter((piece) => piece.say && piece.say === say);
  return answers[0]?.text?.[0] ?? label;
}

/** What is pointed at, as a selector; pieces that the suggested move is about among them. */
export function pointedAt(cue: SaidCue | undefined): string {
  const kinds = { area: "area", piece: "piece", place: "place", counter: "counter" } as const;
  return (cue?.spots ?? []).map((spot) => `.screen [data-${kinds[spot.kind]}=${JSON.stringify(spot.id)}]`).join(", ");
}

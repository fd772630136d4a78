/** Guiding: what the guide says now, what it would do, and what it points at. */
import { ask } from "../lib/api";
import type { Choosable, Guidance, SaidCue, Scene, Suggested } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import type { LiveTable } from "../lib/table.svelte";

export class Guiding {
  /** Which of the cues is read now. */
  at = $state(0);
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
  readonly cue = $derived.by((): SaidCue | undefined => this.cues[Math.min(this.at, this.cues.length - 1)]);
  readonly more = $derived(this.at < this.cues.length - 1);
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
  /** The guide's own reason, or what the move would change; where the guide has nothing to say, what it comes to. */
  readonly why = $derived.by(() => {
    if (this.scripted?.why) return this.scripted.why;
    if (this.cue) return this.suggested?.preview ?? "";
    return this.suggested && this.suggested.say === this.found.say ? this.found.why : "";
  });

  /** Ask a bot what one could do here, unless the guide says so itself. */
  async lookAhead(): Promise<void> {
    const question = this.question;
    if (!question || this.scripted || this.found.question === question) return;
    try {
      const path = `/api/tables/${this.live.id}/seats/${this.live.seat}/suggestion`;
      const { say, why } = await ask<Suggested>(path, { token: this.token });
      this.found = { question, say, why: why ?? "" };
    } catch {
      this.found = { question, say: "", why: "" }; // the table has moved on: the next question is asked about anew
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

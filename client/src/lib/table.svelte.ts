/** One table as the server tells it. Nothing is guessed ahead: what is shown is what was acknowledged. */
import { tick } from "svelte";
import { newId } from "./api";
import { bare, changed } from "./changes";
import { Film } from "./film";
import { Pace } from "./pace.svelte";
import { Connection, type Link } from "./connection";
import { places, travel } from "./motion";
import type {
  Choosable,
  Closed,
  Guidance,
  Prompt,
  Scene,
  SceneShown,
  SeatsChanged,
  ServerMessage,
  ShownResult,
  TableInfo,
  Told,
  UndoOffer,
  Updated,
} from "./protocol";
import { SPECTATOR } from "./protocol";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import { sparks } from "./sparks";
import { Seen, takenBack } from "./story";

/** So many messages that wait are a crowd: whoever comes back to the page does not watch all of it. */
const CROWD = { quick: 8, usual: 16, calm: 60, step: 200 };

export class LiveTable {
  n = $state(-1);
  /** The seat in front, and all that are mine. */
  seat = $state(SPECTATOR);
  seats = $state.raw<number[]>([]);
  info = $state.raw<TableInfo>();
  scene = $state.raw<Scene | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  undo = $state.raw<UndoOffer | null>(null);
  result = $state.raw<ShownResult | null>(null);
  /** What the guide says, at a guided table. */
  guide = $state.raw<Guidance | null>(null);
  log = $state.raw<Told[]>([]);
  /** What has happened since this page's last answer, or before it was opened; whoever only watches hears of the last move. */
  readonly lately = $derived(standing(this.log).filter((told) => told.n > this.since && told.event !== "Chat"));
  link = $state<Link>("connecting");
  /** The last refusal of something this page sent. */
  refused = $state.raw<Closed | null>(null);
  /** A message is on its way, so no second one is sent. */
  sending = $state("");
  /** Every piece that was seen here, to be known again where it is told of. */
  readonly seen = new Seen();
  /** Whether the game ended while this page was looking, so that the end is told rather than just shown. */
  witnessed = $state(false);

  /** Whether something was answered from here since the table was opened. */
  acted = $state(false);

  private readonly connection: Connection;
  private readonly queue: ServerMessage[] = [];
  private readonly pace = new Pace();
  private readonly film = new Film();
  private working = false;
  private worked: Promise<void> = Promise.resolve();
  private since = $state(0);
  private said = "";
  /** What was answered here without a press. */
  private unpressed = "";

  constructor(
    readonly id: string,
    token: string,
  ) {
    this.connection = new Connection(id, token, () => settings.language, {
      said: (message) => this.heard(message),
      link: (state) => (this.link = state),
      n: () => this.n,
      seat: () => this.seat,
    });
  }

  /** Whether a moment lies there until somebody presses. */
  get held(): boolean {
    return this.pace.held;
  }

  get myTurn(): boolean {
    return (this.prompt?.options?.some((option) => !option.closed) ?? false) && this.info?.state === "playing";
  }

  /** Say it; while moments are still being shown, as soon as the last of them is, if it is asked then too. */
  choose(option: Choosable): void {
    if (this.sending) return;
    if (this.working) {
      this.pace.skip();
      void this.worked.then(() => this.offered(option) && this.choose(option));
      return;
    }
    const id = newId();
    this.refused = null;
    if (!this.connection.send({ type: "move", n: this.n, id, say: option.say, seat: this.seat })) return;
    this.sending = id;
    this.said = option.say;
    this.since = this.n;
    this.acted = true;
    this.film.cut();
  }

  /** Show everything that waits at once. */
  skip(): void {
    this.pace.skip();
  }

  /** Show once more what a rival has done since my last answer; afterwards the table lies and asks as before. */
  recall(seat: number): void {
    if (this.working || this.sending) return;
    this.worked = this.replay(seat).then(() => this.work());
  }

  private async replay(seat: number): Promise<void> {
    this.working = true;
    const { scene, prompt } = this;
    this.prompt = prompt && { ...prompt, question: "", options: [], extras: [] };
    for (const shot of this.film.of(seat)) {
      if (this.pace.skipping) break;
      this.scene = shot.before;
      await tick();
      await this.see(() => {
        this.scene = shot.after;
        return true;
      }, shot.told);
      await this.pace.moment();
    }
    await this.see(() => {
      Object.assign(this, { scene, prompt });
      return true;
    });
  }

  private offered(option: Choosable): boolean {
    const options = [...(this.prompt?.options ?? []), ...(this.prompt?.extras ?? [])];
    return options.some((one) => one.say === option.say && !one.closed);
  }

  takeBack(): void {
    if (!this.undo || this.sending) return;
    this.said = "";
    const id = newId();
    if (this.connection.send({ type: "undo", n: this.n, id, kind: this.undo.kind, seat: this.undo.seat })) this.sending = id;
  }

  consent(agree: boolean): void {
    const proposal = this.info?.proposal;
    if (!proposal) return;
    const seat = this.seats.find((mine) => proposal.asked.includes(mine) || proposal.seat === mine) ?? this.seat;
    this.connection.send({ type: "consent", n: proposal.n, id: newId(), agree, seat });
  }

  say(text: string): void {
    this.connection.send({ type: "chat", id: newId(), text, seat: this.seat });
  }

  /** Put another of my seats in front; the server answers with the whole scene. */
  bring(seat: number): void {
    if (seat === this.seat || this.sending) return;
    this.pace.skip();
    this.connection.send({ type: "front", seat });
  }

  /** Put the next of my seats in front, one that is asked if there is one. */
  bringNext(): void {
    const around = [...this.seats.filter((seat) => seat > this.seat), ...this.seats.filter((seat) => seat < this.seat)];
    const asked = around.find((seat) => this.info?.seats.some((entry) => entry.seat === seat && entry.waiting && !entry.bot));
    const next = asked ?? around[0];
    if (next !== undefined) this.bring(next);
  }

  /** Ask for everything anew; the server answers a choice of language with the whole scene. */
  private refresh(): void {
    this.connection.send({ type: "language", lang: settings.language });
  }

  leave(): void {
    this.pace.end();
    this.connection.close();
  }

  private heard(message: ServerMessage): void {
    if (message.type === "done" || message.type === "refused") this.answered(message);
    else {
      this.queue.push(message);
      if (!this.working) this.worked = this.work();
    }
  }

  private answered(message: ServerMessage & { type: "done" | "refused" }): void {
    if (message.id === this.sending) this.sending = "";
    /* another window of mine has given the one answer there was: nobody has done anything wrong */
    if (message.type === "refused" && message.id === this.unpressed) return;
    if (message.type === "refused") {
      play("refuse");
      this.refused = { clause: message.clause ?? "", text: message.text };
    } else if (!this.working) this.answerFormally(); // what is asked next may have come before this
  }

  /** Apply what was heard one message after the other, moment by moment, so that everybody's moves are seen. */
  private async work(): Promise<void> {
    this.working = true;
    for (let message = this.queue.shift(); message; message = this.queue.shift()) {
      if (this.queue.length > CROWD[settings.tempo]) this.pace.skip();
      if (message.type === "update") await this.lead(message);
      const before = this.scene;
      const events = message.type === "update" ? message.events : [];
      const seen = await this.see(() => this.apply(message), events);
      if (seen) this.film.add(before, this.scene, events);
      // Whoever is asked something sees the newest at once: to an older question there is no answer any more.
      if (seen && this.queue.length && !this.myTurn) await this.pace.moment();
    }
    this.pace.rest();
    this.working = false;
    this.answerFormally();
  }

  /** One person is of one mind: what was proposed from here, my other seats are for as well, unless it was taken back. */
  private agree(): void {
    const aloud = this.prompt?.proposals?.some((one) => this.seats.includes(one.seat) && one.say.at(-1) === this.said);
    const option = this.prompt?.options?.find((one) => one.say === this.said && !one.closed);
    if (aloud && option) this.choose(option);
  }

  /** Where there is only one answer and it means nothing, give it; not to whoever has just come back to it. */
  private answerFormally(): void {
    const formal = this.prompt?.options?.find((one) => one.formal);
    const back = ["WentBack", "Retracted"].includes(this.log.at(-1)?.event ?? "");
    if (!formal || !this.myTurn || back) return this.agree();
    this.choose(formal);
    this.unpressed = this.sending;
  }

  /** Show the moments on the way, each with what had happened by then; the message itself brings the rest. */
  private async lead(message: Updated): Promise<void> {
    if (message.since !== this.n) return;
    const frames = message.frames ?? [];
    const eventsOf = (at: number): Told[] => message.events.slice(frames[at - 1]?.events ?? 0, frames[at]!.events);
    /* of several blows in a row the last waits for a press: by then all have been seen */
    const notable = frames.findLastIndex((_, at) => eventsOf(at).some((event) => this.concerned(event)));
    /* whoever is choosing keeps their question: what others did meanwhile lies there at once, and can be shown again */
    const choosing = notable < 0 && this.myTurn && asks(this.prompt) === asks(message.prompt) && !message.events.some((event) => this.mine(event));
    let told = 0;
    for (const [at, frame] of frames.entries()) {
      if (this.pace.skipping) {
        if (this.scene) this.scene = changed(this.scene, frame.changes);
        continue;
      }
      if (!choosing) this.prompt = this.prompt && { ...this.prompt, question: "", options: [], extras: [] }; // nobody is asked meanwhile
      const [before, events] = [this.scene, eventsOf(at)];
      await this.see(() => {
        if (this.scene) this.scene = changed(this.scene, frame.changes);
        this.log = [...this.log, ...events];
        told = frame.events;
        play(frame.changes.areas?.length ? "card" : "move");
        return true;
      }, events);
      this.film.add(before, this.scene, events);
      if (!choosing) await this.pace.moment(at === notable, frames.length);
    }
    message.events.splice(0, told);
  }

  /** Whether it was my doing. */
  private mine(told: Told): boolean {
    return this.seats.includes(Number(told.fields.seat));
  }

  /** Whether somebody else did something to me. */
  private concerned(told: Told): boolean {
    const mine = this.seats.map((seat) => `seat-${this.info?.seats[seat]?.colour}`);
    return !this.mine(told) && Object.values(told.fields).some((value) => mine.includes(String(value)));
  }

  /** Let something change, and pieces travel to where they lie now, to and from those who are told of. Returns whether they may have. */
  private async see(change: () => boolean, told: Told[] = []): Promise<boolean> {
    const before = places();
    const seen = change();
    this.seen.look(this.scene);
    await tick();
    if (seen) travel(before, this.seen.takers(told), this.seats);
    sparks(told, this.seen);
    return seen;
  }

  /** Returns whether pieces may have moved. */
  private apply(message: ServerMessage): boolean {
    switch (message.type) {
      case "scene":
        return this.shown(message);
      case "update":
        return this.updated(message);
      case "seats":
        this.seated(message);
    }
    return false;
  }

  private shown(message: SceneShown): boolean {
    const first = this.n < 0;
    const known = new Set(this.log.map((told) => `${told.n} ${told.event}`));
    this.log = first ? message.log : [...this.log, ...message.log.filter((told) => !known.has(`${told.n} ${told.event}`))];
    Object.assign(this, { n: message.n, seat: message.seat, info: message.table, scene: message.scene });
    Object.assign(this, { prompt: message.prompt, undo: message.undo, result: message.result, seats: message.seats });
    if (first) this.since = this.lastOwn(message);
    this.guide = message.guide ?? null;
    this.sending = ""; // whatever was on its way when the connection broke is in the scene, or may be said again
    return !first;
  }

  /** When something of mine happened last, before what has just made it my turn. */
  private lastOwn(message: SceneShown): number {
    const own = (told: Told): boolean => message.seats.includes(Number(told.fields.seat)) && told.event !== "Chat";
    return message.log.findLast((told) => own(told) && told.n < message.n)?.n ?? 0;
  }

  private updated(message: Updated): boolean {
    if (message.since !== this.n) {
      this.refresh(); // a line is missing: the answer is the whole scene
      return false;
    }
    const wasMine = this.myTurn;
    if (this.seat === SPECTATOR) this.since = this.n;
    this.n = message.n;
    this.seat = message.seat;
    this.refused = null;
    this.prompt = message.prompt ?? null;
    this.undo = message.undo ?? null;
    this.guide = message.guide ?? null;
    if (message.table) this.info = message.table;
    if (message.events.length) this.log = [...this.log, ...message.events];
    if (this.scene || message.changes.layout) this.scene = changed(this.scene ?? bare(this.info?.title ?? ""), message.changes);
    if (message.result && !this.result) {
      this.result = message.result;
      this.witnessed = true;
    }
    if (!message.result && this.info?.state !== "finished") this.result = null;
    this.markWaiting();
    play(this.myTurn && !wasMine ? "turn" : message.changes.areas?.length ? "card" : "move");
    return true;
  }

  private markWaiting(): void {
    const waiting = this.prompt?.waiting;
    if (!this.info || !waiting) return;
    const seats = this.info.seats.map((seat) => ({ ...seat, waiting: waiting.includes(seat.seat) }));
    this.info = { ...this.info, seats };
  }

  private seated(message: SeatsChanged): void {
    if (this.info) this.info = { ...this.info, seats: message.seats, watching: message.watching };
  }
}

/** What a prompt asks, by what can be answered. */
function asks(prompt: Prompt | null | undefined): string {
  return (prompt?.options ?? []).map((option) => option.say).join("|");
}

/** What was taken back has not happened. */
function standing(log: Told[]): Told[] {
  const gone = takenBack(log);
  return log.filter((told) => !gone.has(told));
}

/** The pace at which moments are shown: each until its motion has ended and it has been seen; a key or a click ends the waiting. */
import { duration, settings, type Tempo } from "./settings.svelte";

/** How long a moment lies there, even if nothing on the felt moves. */
const SEEN: Record<Tempo, number> = { quick: 150, usual: 600, calm: 1500, step: Infinity };

/** Whoever has chosen one of these wants the time also where nothing moves. */
const UNHURRIED: Tempo[] = ["calm", "step"];

/** Motion that never ends, such as a glow, is not waited for. */
const LONGEST = 1500;

/** So many moments of one move each have their time; where there are more, all of them together take no longer. */
const FEW = 8;

/** So long a moment waits that somebody should have seen; then it goes on by itself. */
const NOTICED = 20_000;

export class Pace {
  /** Whether somebody wants to see how it ends, until everything has been shown. */
  skipping = false;
  /** Whether a moment lies there until a press. */
  held = $state(false);
  private wake: (() => void) | undefined;
  private readonly listening = new AbortController();

  constructor() {
    const { signal } = this.listening;
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => this.pressed(), { signal, capture: true, passive: true });
  }

  /** Wait until this moment, one of so many, has been seen; one that somebody should not miss, until they press. */
  async moment(notable = false, moments = 1): Promise<void> {
    const still = duration(1) === 0 && !UNHURRIED.includes(settings.tempo);
    if (this.skipping || still) return;
    this.held = settings.tempo === "step" || (notable && settings.tempo !== "quick");
    const awoken = new Promise<void>((wake) => (this.wake = wake));
    await Promise.race([this.held ? pause(settings.tempo === "step" ? Infinity : NOTICED) : seen(moments), awoken]);
    this.wake = undefined;
    this.held = false;
  }

  /** A press ends the waiting: for one moment where each is waited for, otherwise for all. */
  private pressed(): void {
    if (this.held) this.wake?.();
    else if (this.wake) this.skip();
  }

  /** Everything that waits is shown at once. */
  skip(): void {
    this.skipping = true;
    this.wake?.();
  }

  /** Nothing waits any more. */
  rest(): void {
    this.skipping = false;
  }

  end(): void {
    this.listening.abort();
    this.skip();
  }
}

async function seen(moments: number): Promise<void> {
  const share = UNHURRIED.includes(settings.tempo) ? 1 : Math.min(1, FEW / moments);
  const ended = document.getAnimations().map((motion) => motion.finished.catch(() => motion));
  const time = (SEEN[settings.tempo] * share) / (settings.speed || 1);
  await Promise.all([pause(time), Promise.race([Promise.all(ended), pause(duration(LONGEST) * share)])]);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => milliseconds !== Infinity && setTimeout(done, milliseconds));
}

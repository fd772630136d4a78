/** The pace at which moments are shown: each until its motion has ended and it has been seen; a key or a click ends the waiting. */
import { duration } from "./settings.svelte";

/** How long a moment lies there at the usual speed, even if nothing on the felt moves. */
const SEEN = 450;

/** Motion that never ends, such as a glow, is not waited for. */
const LONGEST = 1500;

export class Pace {
  /** Whether somebody wants to see how it ends, until everything has been shown. */
  skipping = false;
  private wake: (() => void) | undefined;
  private readonly listening = new AbortController();

  constructor() {
    const { signal } = this.listening;
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => this.wake && this.skip(), { signal, capture: true, passive: true });
  }

  /** Wait until this moment has been seen. */
  async moment(): Promise<void> {
    const seen = duration(SEEN);
    if (this.skipping || !seen) return;
    const ended = document.getAnimations().map((motion) => motion.finished.catch(() => motion));
    const shown = Promise.all([pause(seen), Promise.race([Promise.all(ended), pause(duration(LONGEST))])]);
    await Promise.race([shown, new Promise<void>((wake) => (this.wake = wake))]);
    this.wake = undefined;
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

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

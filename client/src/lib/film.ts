/** What has been shown since the last answer from here, moment by moment, so that it can be shown again. */
import type { Scene, Told } from "./protocol";

export interface Shot {
  before: Scene;
  after: Scene;
  /** Whose doing it was. */
  by: Set<number>;
  told: Told[];
}

/** More than this is a story to be read in the log. */
const MOST = 120;

export class Film {
  private shots: Shot[] = [];

  /** Begin anew: what was before is known. */
  cut(): void {
    this.shots = [];
  }

  add(before: Scene | null, after: Scene | null, told: Told[]): void {
    if (!before || !after || before === after) return;
    const by = new Set(told.map((one) => Number(one.fields.seat ?? -1)));
    this.shots = [...this.shots, { before, after, by, told }].slice(-MOST);
  }

  of(seat: number): Shot[] {
    return this.shots.filter((shot) => shot.by.has(seat));
  }
}

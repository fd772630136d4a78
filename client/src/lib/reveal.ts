/** In which order a score is told: kind by kind, and within a kind from the last line to the first. */
import type { ScoreSheet } from "./protocol";

/** For each sheet the step (from 1) at which each of its lines is turned, the same kind at the same time for all. */
export function steps(sheets: ScoreSheet[]): { turns: Map<number, number[]>; last: number } {
  const kinds = [...new Set(sheets.flatMap((sheet) => sheet.lines.map((line) => line.what)))];
  const turns = new Map(sheets.map((sheet) => [sheet.seat, new Array<number>(sheet.lines.length).fill(0)]));
  let step = 0;
  for (const kind of kinds) {
    let longest = 0;
    for (const sheet of sheets) {
      const places = sheet.lines.flatMap((line, at) => (line.what === kind ? [at] : [])).reverse();
      places.forEach((at, turn) => (turns.get(sheet.seat)![at] = step + turn + 1));
      longest = Math.max(longest, places.length);
    }
    step += longest;
  }
  return { turns, last: step };
}

/** Searching in prose: a word is found in all its forms, and what was found can be marked. */

export interface Stretch {
  text: string;
  hit: boolean;
}

/** Without its ending a word stands for its forms: "химера" finds "химеры", "duel" finds "duels". */
function stem(word: string): string {
  const ending = word.length >= 6 ? 2 : word.length >= 4 ? 1 : 0;
  return /^[\p{L}]+$/u.test(word) ? word.slice(0, word.length - ending) : word;
}

/** One pattern for each word that is looked for, whole words from their beginning. */
export function needles(words: string): RegExp[] {
  return words
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => stem(word).replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[её]/g, "[её]"))
    .map((part) => new RegExp(`(?<![\\p{L}\\d])${part}\\p{L}*`, "giu"));
}

export function fits(text: string, wanted: RegExp[]): boolean {
  return wanted.every((needle) => text.search(needle) >= 0);
}

/** The text in stretches, those that were looked for told apart. */
export function marked(text: string, wanted: RegExp[]): Stretch[] {
  const hits = wanted
    .flatMap((needle) => [...text.matchAll(needle)].map((match) => [match.index, match.index + match[0].length] as const))
    .sort((one, other) => one[0] - other[0]);
  const found: Stretch[] = [];
  let at = 0;
  for (const [start, end] of hits) {
    if (start < at) continue;
    if (start > at) found.push({ text: text.slice(at, start), hit: false });
    found.push({ text: text.slice(start, end), hit: true });
    at = end;
  }
  if (at < text.length) found.push({ text: text.slice(at), hit: false });
  return found;
}

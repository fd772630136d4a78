/** The signs of a game. Short notes on pieces and places are written in them; here they become pictures and words. */
import { ask } from "./api";
import type { Rulebook, Sign } from "./protocol";

/** What a game's signs are, in the reader's language; without them notes stay as they are written. */
export async function signsOf(game: string): Promise<Sign[]> {
  try {
    return (await ask<Rulebook>(`/api/games/${game}/rulebook`)).signs;
  } catch {
    return [];
  }
}

export interface Part {
  text: string;
  sign?: Sign;
}

/** A note in parts: words and numbers as they are, and signs to be drawn. */
export function parts(note: string, signs: Sign[]): Part[] {
  const marked = signs.filter((sign) => sign.mark && sign.face);
  const found: Part[] = [];
  for (let rest = note; rest; ) {
    const sign = marked.find((one) => rest.startsWith(one.mark!));
    const text = sign ? sign.mark! : String.fromCodePoint(rest.codePointAt(0)!);
    const last = found.at(-1);
    if (sign || !last || last.sign) found.push({ text, sign });
    else last.text += text;
    rest = rest.slice(text.length);
  }
  return found;
}

/** A note that can be read aloud as it is written; one with signs in it is told by a sentence. */
export function letters(note: string, signs: Sign[]): string {
  return parts(note, signs).some((part) => part.sign) ? "" : note;
}

/** What the sign with this picture means, if it is one. */
export function meaning(face: string | undefined, signs: Sign[]): string {
  return signs.find((sign) => face && sign.face === face)?.text ?? "";
}

/** The interface's own sentences. What a game says comes from the server, in the same language. */
import { settings } from "./settings.svelte";
import { en, type Message } from "./strings/en";
import { ru } from "./strings/ru";

const books = { en, ru };

/** A message with its gaps filled: `{name}` is a fact, `{n|one|few|many}` a plural. */
export function t(message: Message, facts: Record<string, string | number> = {}): string {
  const rules = new Intl.PluralRules(settings.language);
  return books[settings.language][message].replace(/\{(\w+)((?:\|[^|{}]*)*)\}/g, (_, name: string, forms: string) => {
    const fact = facts[name] ?? "";
    if (!forms) return String(fact);
    const [one = "", few = "", many = few] = forms.slice(1).split("|");
    const form = rules.select(Number(fact));
    return `${fact} ${form === "one" ? one : form === "few" ? few : many}`;
  });
}

export type { Message };

/** What a person has chosen for this device; kept in the browser. */
import type { Language } from "./protocol";
import { byFinger } from "./screen";

export type Theme = "system" | "paper" | "fire";

/** How long what others do is shown: hardly, so that it can be followed, at leisure, or until a press. */
export type Tempo = "quick" | "usual" | "calm" | "step";

interface Settings {
  language: Language;
  theme: Theme;
  textSize: number;
  colourBlind: boolean;
  speed: number;
  tempo: Tempo;
  confirm: boolean;
  sound: boolean;
  notify: boolean;
  name: string;
}

export const LANGUAGES: Record<Language, string> = { en: "English", ru: "Русский" };

export function isLanguage(text: string): text is Language {
  return text in LANGUAGES;
}

const KEY = "strannik.settings";

function initial(): Settings {
  const chosen: Settings = {
    language: navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en",
    theme: "system",
    textSize: 100,
    colourBlind: false,
    speed: 1,
    tempo: "usual",
    confirm: byFinger.matches,
    sound: true,
    notify: false,
    name: "",
  };
  try {
    return { ...chosen, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return chosen;
  }
}

export const settings = $state(initial());

export function keepSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** How long a motion of so many milliseconds takes for this person; 0 means: at once. */
export function duration(milliseconds: number): number {
  return calm.matches || settings.speed === 0 ? 0 : milliseconds / settings.speed;
}

import { settings } from "./settings.svelte";
/** A number as it is printed: with a true minus sign. */
export function printed(value: number): string {
  return String(value).replace("-", "−");
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400], ["hour", 3600], ["minute", 60]];

/** How long ago a moment was, in words. */
export function ago(at: number): string {
  const seconds = Date.now() / 1000 - at;
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? ["second" as const, Infinity];
  return new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}

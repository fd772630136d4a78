/** Telling somebody who looks elsewhere that it is their turn. */
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

export function titleFor(mine: boolean, game: string): string {
  return mine ? `● ${t("your-move")} · ${game}` : `${game} · ${t("app")}`;
}

export function canNotify(): boolean {
  return "Notification" in window;
}

export function notify(game: string, question: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const note = new Notification(`${t("your-move")}: ${game}`, { body: question, tag: "strannik-turn", icon: "./icon.svg" });
  note.onclick = () => {
    focus();
    note.close();
  };
}

/** What somebody says is heard, and seen at their place for a moment, also while the log is closed. */
import { untrack } from "svelte";
import type { Told } from "./protocol";
import { play } from "./sound";

/** Milliseconds for which it is seen. */
const BUBBLE = 4000;

export class Hearing {
  /** Whether something was said that nobody has looked at yet. */
  unread = $state(false);
  bubble = $state.raw<Told>();

  /** The log, whose seats are mine, and whether the log lies open. */
  constructor(log: () => Told[], mine: () => number[], open: () => boolean) {
    const chats = $derived(log().filter((told) => told.event === "Chat"));
    let heard = untrack(() => chats.length);
    $effect(() => {
      const last = chats.at(-1);
      const fresh = chats.length > heard;
      heard = chats.length;
      if (!fresh || !last || untrack(mine).some((seat) => seat === last.fields.seat)) return;
      this.bubble = last;
      this.unread = !untrack(open);
      play("chat");
    });
    $effect(() => {
      if (open()) this.unread = false;
    });
    $effect(() => {
      if (!this.bubble) return;
      const timer = setTimeout(() => (this.bubble = undefined), BUBBLE);
      return () => clearTimeout(timer);
    });
  }
}

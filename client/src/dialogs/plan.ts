/** Who is to sit in a seat, as it is chosen: me, somebody else at this device, a friend by link, or a bot. */
export interface Plan {
  kind: "mine" | "guest" | "open" | "bot";
  name: string;
  bot: string;
}

/** What seats are called, in order. */
export const COLOURS = ["red", "blue", "green", "yellow", "white", "black"];

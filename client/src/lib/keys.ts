/** The seat tokens this browser holds: they are the right to play a seat, and the only identity there is. */
import { ask } from "./api";
import type { MyTable, MyTables } from "./protocol";
import type { SeatKey } from "./seat-key";

const KEY = "strannik.keys";
const CLEARED = "strannik.cleared";

interface Held extends SeatKey {
  table: string;
}

function read(): Held[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Held[];
  } catch {
    return [];
  }
}

export function keepKeys(table: string, keys: SeatKey[]): void {
  const others = read().filter((held) => held.table !== table || !keys.some((key) => key.seat === held.seat));
  localStorage.setItem(KEY, JSON.stringify([...keys.map((key) => ({ ...key, table })), ...others].slice(0, 200)));
}

export function keysOf(table: string): SeatKey[] {
  return read()
    .filter((held) => held.table === table)
    .sort((a, b) => a.seat - b.seat);
}

export function dropKey(table: string, seat: number): void {
  localStorage.setItem(KEY, JSON.stringify(read().filter((held) => held.table !== table || held.seat !== seat)));
}

/** What the link of a seat ends with. */
export function isToken(text: string): boolean {
  return /^[\w-]{32,64}$/.test(text);
}

/** The tables at which these tokens hold a seat, the latest first; the seats are kept. */
export async function seatsOf(...tokens: string[]): Promise<MyTable[]> {
  if (tokens.length === 0) return [];
  const { tables } = await ask<MyTables>("/api/mine", { method: "POST", body: { tokens } });
  for (const table of tables) keepKeys(table.table, table.mine.map((seat) => ({ seat, token: tokens[table.token]! })));
  return tables;
}

/** The tables at which this browser holds a seat, the latest first; what it did not know of them yet, it keeps. */
export async function myTables(): Promise<MyTable[]> {
  const tables = await seatsOf(...allTokens());
  /* on a hot-seat table several of my tokens have a seat: it is listed once */
  const away = cleared();
  return tables.filter((table, at) => !away.includes(table.table) && tables.findIndex((other) => other.table === table.table) === at);
}

function cleared(): string[] {
  try {
    return JSON.parse(localStorage.getItem(CLEARED) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** List a table no longer; its key and its address stay good. */
export function clearAway(table: string): void {
  localStorage.setItem(CLEARED, JSON.stringify([table, ...cleared()].slice(0, 200)));
}

/** Every token once, newest first. A rematch keeps the tokens, so one may open several tables. */
export function allTokens(): string[] {
  return [...new Set(read().map((held) => held.token))];
}

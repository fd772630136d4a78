/** What this browser was promised about chance at each table, and what it added: kept, and compared when the game is over. */
import type { Fairness, TableInfo } from "./protocol";

const KEY = "strannik.promises";
const MOST = 200;

interface Promised {
  commitment: string;
  /** By seat; nothing where somebody else sits. */
  added: string[];
}

function read(): Record<string, Promised> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Promised>;
  } catch {
    return {};
  }
}

function write(table: string, promised: Promised): void {
  const others = Object.entries(read()).filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, promised]])));
}

/** The first commitment seen for a table is the one that counts. */
export function promisedHere(info: TableInfo): void {
  if (!read()[info.id]) write(info.id, { commitment: info.commitment, added: [] });
}

/** What was added here when sitting down, after that commitment. */
export function addedHere(table: string, commitment: string, added: string[]): void {
  write(table, { commitment: read()[table]?.commitment ?? commitment, added });
}

/** Whether the game that was played is the one this browser was promised. */
export function asPromised(table: string, found: Fairness): boolean {
  const promised = read()[table];
  if (!promised) return true;
  return promised.commitment === found.commitment && promised.added.every((nonce, seat) => !nonce || found.nonces[seat] === nonce);
}

/** Making a table and sitting down: each time this browser adds a number of its own to chance. */
import { ask, newId, Refusal } from "./api";
import { keepKeys } from "./keys";
import { addedHere } from "./promises";
import type { Language, NewTable, RematchMade, SeatTaken, SeedPromise, TableInfo, TableMade } from "./protocol";

const TRIES = 3;
const WAIT = 700;

/** The server commits to a seed before it hears the number: it could not have chosen one to suit it. */
function promise(): Promise<SeedPromise> {
  return ask<SeedPromise>("/api/promises", { method: "POST" });
}

export async function makeTable(wanted: NewTable): Promise<TableMade> {
  const { commitment } = await promise();
  const seats = wanted.seats.map((plan) => (plan.kind === "mine" ? { ...plan, nonce: newId() } : plan));
  const made = await ask<TableMade>("/api/tables", { method: "POST", body: { ...wanted, seats, commitment } });
  keepKeys(made.table, made.seats);
  addedHere(made.table, commitment, seats.map((plan) => plan.nonce ?? ""));
  return made;
}

/** The guided first game of a title: the guide says how it is set up. */
export async function makeGuided(game: string, name: string, language: Language): Promise<TableMade> {
  const made = await ask<TableMade>(`/api/games/${game}/guided`, { method: "POST", body: { name, language } });
  keepKeys(made.table, made.seats);
  return made;
}

/** Sit down; where no answer comes it is asked again, with the same token, and is one sitting down.
 *  Whoever sits there already brings their token and takes that seat too. */
export async function sitDown(info: TableInfo, name: string, seat = -1, mine = ""): Promise<void> {
  const nonce = info.state === "gathering" ? newId() : ""; // in a running game everything is dealt from what was added before
  const body = { name, seat, token: mine || newId() + newId(), nonce };
  const taken = await again(() => ask<SeatTaken>(`/api/tables/${info.id}/seats`, { method: "POST", body }));
  keepKeys(info.id, [{ seat: taken.seat, token: taken.token }]);
  addedHere(info.id, info.commitment, info.seats.map((place) => (place.seat === taken.seat ? nonce : "")));
}

/** What my further seats are called: the same name may stand at the table once. */
export function namedAnew(name: string, taken: string[]): string {
  let named = name;
  for (let nth = 2; taken.includes(named); nth += 1) named = `${name} ${nth}`;
  return named;
}

export async function askRematch(table: string, token: string): Promise<RematchMade> {
  const { commitment } = await promise();
  return ask<RematchMade>(`/api/tables/${table}/rematch`, { method: "POST", token, body: { commitment, nonce: newId() } });
}

async function again<T>(attempt: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 0 || tries <= 1) throw error;
    await new Promise((done) => setTimeout(done, WAIT));
    return again(attempt, tries - 1);
  }
}

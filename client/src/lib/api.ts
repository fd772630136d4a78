/** Requests to the server. Every refusal becomes a Refusal with the server's own sentence. */
import type { Problem } from "./protocol";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

interface Ask {
  method?: string;
  body?: unknown;
  token?: string;
  text?: string;
}

/** Paths are relative to where the page lies, so that the server may live below a prefix. */
export function address(path: string): string {
  return new URL(path.replace(/^\//, ""), document.baseURI).toString();
}

export async function ask<T>(path: string, { method = "GET", body, token, text }: Ask = {}): Promise<T> {
  const url = new URL(address(path));
  url.searchParams.set("lang", settings.language);
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (text !== undefined) headers["Content-Type"] = "application/x-ndjson";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const answer = await fetch(url, { method, headers, body: sent }).catch(() => {
    throw new Refusal(0, { code: "offline", text: t("offline") });
  });
  if (!answer.ok) throw new Refusal(answer.status, await problemOf(answer));
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function problemOf(answer: Response): Promise<Problem> {
  const unknown = { code: String(answer.status), text: t("went-wrong", { status: answer.status }) };
  const said = (await answer.json().catch(() => unknown)) as Partial<Problem>;
  return said.text ? (said as Problem) : unknown;
}

export function newId(): string {
  // crypto.randomUUID exists only on secure origins, and a LAN address is none
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

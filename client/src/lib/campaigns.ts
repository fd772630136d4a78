/** Campaigns: the tokens by which this browser belongs to them, and what it asks of them. */
import { address, ask, newId, Refusal } from "./api";
import { keepKeys } from "./keys";
import { addedHere } from "./promises";
import type { BranchMade, CampaignHome, CampaignMade, CampaignRead, Chronicle, GameOpened, JoinCampaign, MyCampaign, MyCampaigns, NewCampaign, PlayNext, SeedPromise } from "./protocol";
import { settings } from "./settings.svelte";

const KEY = "strannik.campaigns";
const MOST = 100;

function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

function keep(campaign: string, token: string): void {
  const others = Object.entries(read()).filter(([id]) => id !== campaign);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [campaign, token]])));
}

export function tokenOf(campaign: string): string {
  return read()[campaign] ?? "";
}

function say<T>(campaign: string, path: string, method: string, body?: unknown): Promise<T> {
  return ask<T>(`/api/campaigns/${campaign}${path}`, { method, body, token: tokenOf(campaign) });
}

/** My campaigns, the latest first. */
export async function myCampaigns(): Promise<MyCampaign[]> {
  const tokens = [...new Set(Object.values(read()))];
  if (tokens.length === 0) return [];
  return (await ask<MyCampaigns>("/api/campaigns/mine", { method: "POST", body: { tokens } })).campaigns;
}

export async function found(wanted: NewCampaign): Promise<string> {
  const made = await ask<CampaignMade>("/api/campaigns", { method: "POST", body: { ...wanted, token: newId() + newId() } });
  keep(made.campaign, made.token);
  return made.campaign;
}

export async function join(campaign: string, wanted: JoinCampaign): Promise<void> {
  const made = await ask<CampaignMade>(`/api/campaigns/${campaign}/people`, { method: "POST", body: { ...wanted, token: newId() + newId() } });
  keep(made.campaign, made.token);
}

/** Where the company is; what this browser may play at the table that waits, it keeps. */
export async function home(campaign: string, branch: number): Promise<CampaignHome> {
  const token = tokenOf(campaign);
  const found = await ask<CampaignHome>(`/api/campaigns/${campaign}?branch=${branch}`, { token });
  if (found.table && found.seats?.length) keepKeys(found.table, found.seats.map((seat) => ({ seat, token })));
  return found;
}

export function chronicle(campaign: string, branch: number): Promise<Chronicle> {
  return ask<Chronicle>(`/api/campaigns/${campaign}/chronicle?branch=${branch}`);
}

/** Open the next game: as at any table, this browser adds to chance after the server has committed itself. */
export async function playNext(campaign: string, wanted: PlayNext): Promise<string> {
  const { commitment } = await ask<SeedPromise>("/api/promises", { method: "POST" });
  const nonce = newId();
  const opened = await say<GameOpened>(campaign, "/games", "POST", { ...wanted, commitment, nonce });
  const token = tokenOf(campaign);
  keepKeys(opened.table, opened.seats.map((seat) => ({ seat, token })));
  const added = Array.from({ length: Math.max(-1, ...opened.seats) + 1 }, (_, seat) => (opened.seats.includes(seat) ? nonce : ""));
  addedHere(opened.table, commitment, added);
  return opened.table;
}

export async function goAnotherWay(campaign: string, after: number, name: string): Promise<number> {
  return (await say<BranchMade>(campaign, "/branches", "POST", { after, name })).branch;
}

export function note(campaign: string, branch: number, text: string): Promise<void> {
  return say(campaign, "/notes", "POST", { branch, text });
}

export function take(campaign: string, branch: number, traveller: number, mine: boolean): Promise<void> {
  return say(campaign, `/travellers/${traveller}`, "PUT", { branch, mine });
}

export function bringOneMore(campaign: string, branch: number): Promise<void> {
  return say(campaign, "/travellers", "POST", { branch });
}

export function learn(campaign: string, branch: number, traveller: number, thing: string): Promise<void> {
  return say(campaign, `/travellers/${traveller}/lessons`, "POST", { branch, thing });
}

export function leave(campaign: string): Promise<void> {
  return say(campaign, "/people/me", "DELETE");
}

/** The whole campaign as one file, handed to the browser's downloads. */
export async function download(campaign: string, name: string): Promise<void> {
  const url = new URL(address(`api/campaigns/${campaign}/file`));
  url.searchParams.set("lang", settings.language);
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${tokenOf(campaign)}` } });
  if (!answer.ok) throw new Refusal(answer.status, await answer.json());
  const file = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement("a"), { href: file, download: `${name}.jsonl` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(file), 1000);
}

export function bringIn(text: string): Promise<CampaignRead> {
  return ask<CampaignRead>("/api/campaigns/file", { method: "POST", text });
}

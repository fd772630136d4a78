/** A page may stay open while its server gets another version, whose messages it would misread: then it begins anew. */
import { address } from "./api";

const ENTRY = /assets\/index-[\w-]+\.js/;

export async function keepUp(): Promise<void> {
  const mine = document.querySelector("script[src]")?.getAttribute("src")?.match(ENTRY)?.[0];
  const page = await fetch(address(""), { cache: "no-cache" }).then((answer) => answer.text(), () => "");
  const served = page.match(ENTRY)?.[0];
  if (mine && served && served !== mine) location.reload();
}

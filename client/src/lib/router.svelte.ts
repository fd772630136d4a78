/** Where we are. Addresses live after the `#`, so any server that serves one page serves them all. */

export interface Place {
  page: string;
  id: string;
  more: string;
}

/** A part of an address, or what stands there if it means nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function here(): Place {
  const [page = "", id = "", ...more] = location.hash.replace(/^#\/?/, "").split("/").map(decoded);
  return { page, id, more: more.join("/") };
}

export const place: Place = $state(here());

addEventListener("hashchange", () => {
  Object.assign(place, here());
  scrollTo(0, 0);
});

export function link(page: string, id = "", more = ""): string {
  const parts = [page, id, more].filter((part) => part !== "");
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

export function go(page: string, id = "", more = ""): void {
  location.hash = link(page, id, more);
}

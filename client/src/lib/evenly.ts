/** In how many columns so many things stand, where so many fit side by side: rows as even as can be, and not too few. */
export function columns(count: number, fitting: number): number {
  const most = Math.max(1, Math.min(count, Math.floor(fitting)));
  let best = most;
  for (let tried = most; tried > most / 2; tried--) if (missing(count, tried) < missing(count, best)) best = tried;
  return best;
}

/** How many more there would have to be for the last row to be full. */
function missing(count: number, columns: number): number {
  return (columns - (count % columns)) % columns;
}

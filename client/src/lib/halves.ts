/** A line of a sheet says what for, and after a colon by which thing or how much: “Food in the colony: +3”. */
export function halves(label: string): [string, string] {
  const [what, ...rest] = label.split(": ");
  return [what!, rest.join(": ")];
}

/** A number as it is printed: with a true minus sign. */
export function printed(value: number): string {
  return String(value).replace("-", "−");
}

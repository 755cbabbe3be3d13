/** Writes a running number with leading zeros; a number that has outgrown them stays whole. */
export function numberText(number: number, digits: number): string {
  return String(number).padStart(digits, "0");
}

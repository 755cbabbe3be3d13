/** Returns a running number with leading zeros; a number with more digits is not cut. */
export function numberText(number: number, digits: number): string {
  return String(number).padStart(digits, "0");
}

/** Splits a field of many numbers, one a line or between commas. */
export function listedNumbers(text: string | null | undefined): string[] {
  return (text ?? "")
    .split(/[\n,;]+/)
    .map((each) => each.trim())
    .filter(Boolean)
    .slice(0, 200);
}

/** Splits a text of many numbers at line breaks and commas. */
export function listedNumbers(text: string | null | undefined): string[] {
  return (text ?? "")
    .split(/[\n,;]+/)
    .map((each) => each.trim())
    .filter(Boolean)
    .slice(0, 200);
}

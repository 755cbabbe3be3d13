/** The most numbers that a filter of a list takes. */
const mostListed = 200;

/** Splits a text of many numbers at line breaks and commas; only the first ones count. */
export function listedNumbers(text: string | null | undefined): string[] {
  return listedLines(text).slice(0, mostListed);
}

/** Splits a text of any number of numbers at line breaks and commas. */
export function listedLines(text: string | null | undefined): string[] {
  return (text ?? "")
    .split(/[\n,;]+/)
    .map((each) => each.trim())
    .filter(Boolean);
}

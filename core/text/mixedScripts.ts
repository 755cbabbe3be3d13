const scripts = {
  Latin: /\p{Script=Latin}/u,
  Greek: /\p{Script=Greek}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  // Chinese, Japanese and Korean are written together with Latin letters and cannot be taken for them.
  together:
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
} as const;

/**
 * Finds a character that does not belong to the script of the rest, such as a Cyrillic “К” between
 * Latin letters or a digit that is not 0 to 9; null when there is none.
 */
export function mixedScripts(value: string): string | null {
  const letters = [...value].filter((each) => /\p{L}/u.test(each));
  const first = letters.map(scriptOf).find((script) => script !== "together");
  return (
    [...value].find((each) => /\p{Nd}/u.test(each) && !/[0-9]/.test(each)) ??
    letters.find((each) => !fits(scriptOf(each), first)) ??
    null
  );
}

function fits(script: string, first: string | undefined): boolean {
  return script === first || (script === "together" && (first === undefined || first === "Latin"));
}

function scriptOf(letter: string): string {
  const known = Object.entries(scripts).find(([, pattern]) => pattern.test(letter));
  return known?.[0] ?? "other";
}

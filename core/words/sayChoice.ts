import { type Language, say, type Words } from "./words.ts";

/** The words of a stored choice in a language; a text that is none of them stays as it is. */
export function sayChoice(
  choices: Readonly<Record<string, Words>>,
  stored: string | null | undefined,
  language: Language,
): string {
  const words = choices[stored ?? ""];
  return words ? say(words, language) : (stored ?? "");
}

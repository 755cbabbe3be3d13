import { stripVTControlCharacters } from "node:util";

/** A failed test: its file, its name and what went wrong. */
export interface Failure {
  readonly file: string;
  readonly name: string;
  readonly error: string;
}

const LINES = 15;

/** Writes a failed test in a few lines: file and name, then the beginning of its error. */
export function failureLines({ file, name, error }: Failure): string {
  const lines = stripVTControlCharacters(error).trim().split("\n");
  const more = lines.length - LINES;
  const shown = more > 0 ? [...lines.slice(0, LINES), `… ${more} more lines`] : lines;
  const title = [file, name].filter(Boolean).join(" > ");
  return [title, ...shown.map((line) => `    ${line}`)].join("\n");
}

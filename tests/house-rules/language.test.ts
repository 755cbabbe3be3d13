import { describe, expect, test } from "vitest";
import { sources } from "./sources.ts";

/** Phrases that plain technical English does without; STYLE.md, Language, says what to write. */
const odd = [
  /\bwho asks\b/i,
  /\b(?:tell|tells|telling|told)(?: \S+){0,4} apart\b/i,
  /\b[Aa]new\b/,
  /\bcomes? to the same\b/i,
  /\bwhoever\b/i,
  /\bbeside\b/i,
  /\bspeaks? of\b/i,
  /\basks? for no\b/i,
  /\bonce more\b/i,
  /\ball the same\b/i,
];

/** The rule's own pairs quote the phrases; a released migration is never edited. */
function isQuoting(path: string, line: string): boolean {
  return (
    path === "tests/house-rules/language.test.ts" ||
    (path === "STYLE.md" && line.startsWith('| "')) ||
    path.startsWith("db/migrations/")
  );
}

describe("language", () => {
  test("no comment, document or text uses a phrase that plain English does without", () => {
    const bad = sources(".ts", ".tsx", ".mjs", ".css", ".typ", ".md").flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, at) => {
        if (isQuoting(path, line)) return [];
        const found = odd.map((each) => each.exec(line)?.[0]).find(Boolean);
        return found ? [`${path}:${at + 1}: ${found}`] : [];
      }),
    );
    expect(bad).toEqual([]);
  });
});

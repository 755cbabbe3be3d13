import { describe, expect, test } from "vitest";
import { type Source, sources } from "./sources.ts";

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
  /\bparted with\b/i,
  /\bwhat came of\b/i,
  /\bwhat \S+(?: \S+)? lives? on\b/i,
  /\bworked off\b/i,
  /\bsomebody elsewhere\b/i,
  /\bfarewell\b/i,
];

/** A sentence that goes on in the next line of a comment or paragraph. */
const brokenLine = /[ \t]*\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/;

/** The rule's own pairs quote the phrases; a released migration is never edited. */
function isQuoting(path: string, line: string): boolean {
  return (
    path === "tests/house-rules/language.test.ts" ||
    (path === "STYLE.md" && line.startsWith('| "')) ||
    path.startsWith("db/migrations/")
  );
}

/** The phrases of a source with their lines; a phrase may be broken over two lines. */
function oddPhrases({ path, text }: Source): string[] {
  const lines = text.split("\n").map((line) => (isQuoting(path, line) ? "" : line));
  const joined = lines.join("\n").split(brokenLine).join(" ");
  if (!odd.some((each) => each.test(joined))) return [];
  return lines.flatMap((line, at) => {
    const both = [line, lines[at + 1] ?? ""].join("\n").split(brokenLine).join(" ");
    const next = (lines[at + 1] ?? "").split(brokenLine).join(" ");
    const found = odd.map((each) => each.exec(both)?.[0]).filter((each) => each !== undefined);
    return found.filter((each) => !next.includes(each)).map((each) => `${path}:${at + 1}: ${each}`);
  });
}

describe("language", () => {
  test("no comment, document or text uses a phrase that plain English does without", () => {
    const read = sources(".ts", ".tsx", ".mjs", ".css", ".typ", ".md");
    for (const folder of ["faults/", "scripts/", "areas/", "docs/", "tests/"]) {
      expect(
        read.some(({ path }) => path.startsWith(folder)),
        folder,
      ).toBe(true);
    }
    expect(read.flatMap(oddPhrases)).toEqual([]);
  });

  test.each([
    ["/** The parts are told apart by a letter. */", ["told apart"]],
    ["/**\n * The parts are told\n * apart by a letter.\n */", ["told apart"]],
    ["  // The sum is computed\n  // anew.", ["anew"]],
    ["It comes to\nthe same.", ["comes to the same"]],
    ["// The parts are split by a letter.", []],
  ])("%j has %j", (text, phrases) => {
    const found = oddPhrases({ path: "some.ts", text });
    expect(found.map((each) => each.replace(/^\S+ /, ""))).toEqual(phrases);
  });
});

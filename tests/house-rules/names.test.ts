import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { bindingsIn } from "./functions.ts";
import { sources } from "./sources.ts";

const banned = /^(utils?|helpers?|common|managers?|services?|data|info|process|handle|index)$/i;

describe("names", () => {
  test("no file has a name that says nothing", () => {
    const bad = sources(".ts", ".tsx", ".sql", ".typ")
      .filter((each) => each.path !== "areas/service/model/services.ts")
      .filter((each) => banned.test(basename(each.path).split(".")[0] ?? ""))
      .map((each) => each.path);
    expect(bad).toEqual([]);
  });

  test("no parameter or constant is a preposition or a number", () => {
    // The parser is slow; a file without such a word is not parsed.
    const empty = /^of$|[a-z]\d$/;
    const bad = sources(".ts", ".tsx")
      .filter(({ path }) => !path.startsWith("bench/"))
      .filter(({ text }) => /[\s(,{[.]of\s*[:,)}\]=?]|[a-z]\d\b/.test(text))
      .flatMap(({ path, text }) =>
        bindingsIn({ path, text })
          .filter((name) => empty.test(name))
          .map((name) => `${path}: ${name}`),
      );
    expect(bad).toEqual([]);
  });

  test("no reminder is left in the code", () => {
    const reminder = /\b(TODO|FIXME|XXX|HACK)\b/;
    const bad = sources(".ts", ".tsx", ".mjs", ".sql", ".typ")
      .filter((each) => !each.path.startsWith("tests/house-rules/"))
      .flatMap((each) =>
        each.text
          .split("\n")
          .map((line, at) => ({ line, at }))
          .filter(({ line }) => reminder.test(line) && !/XXX-XXXXXXXX/.test(line))
          .map(({ at }) => `${each.path}:${at + 1}`),
      );
    expect(bad).toEqual([]);
  });

  test("no test is skipped or run alone", () => {
    const bad = sources(".test.ts", ".test.tsx", ".journey.ts")
      .filter((each) => /\b(test|it|describe)\.(skip|only|todo)\b/.test(each.text))
      .filter((each) => !each.path.startsWith("tests/house-rules/"))
      .map((each) => each.path);
    expect(bad).toEqual([]);
  });
});

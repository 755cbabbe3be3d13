import { describe, expect, test } from "vitest";
import { sources } from "./sources.ts";

// Text between tags, and text given to the attributes that a person reads or hears.
const between = />\s*([^<>{}]*\p{L}{2}[^<>{}]*)\s*<\//gu;
const spoken =
  /\s(?:title|placeholder|label|alt|aria-label|okText|cancelText|tooltip)="([^"]*\p{L}{2}[^"]*)"/gu;

/** Drops comments, so that prose about the code is not taken for text on the screen. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");
}

describe("words on the screen", () => {
  test("no literal text stands in JSX; every text has both languages", () => {
    const bad = sources(".tsx")
      .filter((each) => !each.path.endsWith(".test.tsx"))
      .flatMap(({ path, text }) => {
        const code = withoutComments(text);
        const literal = [...code.matchAll(between)]
          .map((match) => match[1]?.trim() ?? "")
          // Type parameters and comparisons look like tags to a pattern; prose has no code signs.
          .filter((words) => !/[=;()|&?]|=>/.test(words))
          // Keys are printed on keyboards, the same in both languages.
          .filter((words) => !/^(Ctrl|Alt|Shift)\+\S+$/.test(words));
        const attributes = [...code.matchAll(spoken)].map((match) => match[1] ?? "");
        return [...literal, ...attributes].map((words) => `${path}: ${words}`);
      });
    expect(bad).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { sources } from "./sources.ts";

const templates = sources(".typ");
const faces = [
  "Be Vietnam Pro",
  "Noto Sans S Chinese",
  "Noto Sans Korean",
  "Noto Sans JP",
  "Noto Sans Arabic",
  "Noto Sans Devanagari",
  "Noto Sans Hebrew",
  "Noto Sans Khmer",
  "Noto Sans Lao",
  "Noto Sans Myanmar",
  "Noto Sans Thai",
  "Libertinus Serif",
  "DejaVu Sans Mono",
];
const literal = /"((?:[^"\\]|\\.)*)"/g;

describe("words on paper", () => {
  test("what draws the blocks lies in one place", () => {
    const elsewhere = templates.filter((each) => !each.path.startsWith("engine/paper/typst/"));
    expect(elsewhere.map((each) => each.path)).toEqual([]);
    expect(templates.length).toBeGreaterThan(3);
  });

  test("none stands in a template; a paper hands in all of them in both languages", () => {
    const bad = templates.flatMap(({ path, text }) => {
      const code = text.replace(/^\s*\/\/.*$/gm, "");
      const patterns = code.matchAll(/regex\(("(?:[^"\\]|\\.)*")\)/g);
      const known = new Set([
        ...faces,
        ...Array.from(patterns, ([, word = ""]) => word.slice(1, -1)),
      ]);
      const strings = Array.from(code.matchAll(literal), ([, inside = ""]) => inside)
        .filter((inside) => !known.has(inside))
        // The key of a block, an option, a file or a colour.
        .filter((inside) => !/^([a-z][a-z0-9-]*|[a-z]+\.typ|#[0-9a-f]{6}|[^\p{L}]*)$/u.test(inside))
        // The one escape that is a letter: a line end.
        .filter((inside) => inside !== "\\n");
      const markup = Array.from(
        code.replace(literal, "").matchAll(/\[([^\]]*)\]/g),
        ([, inner = ""]) => inner.replace(/#[\w.-]+(\([^()]*\))?|<[\w-]+>/g, ""),
      ).filter((inside) => /\p{L}/u.test(inside));
      return [...strings, ...markup].map((words) => `${path}: ${words}`);
    });
    expect(bad).toEqual([]);
  });
});

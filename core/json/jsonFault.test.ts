import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonFault } from "./jsonFault.ts";

test.each([
  ['{\n  "lines": [,]\n}', 2, 13],
  ['{"lines": [', 1, 12],
  ['{"a": 1,}', 1, 9],
  ['{"a": 01}', 1, 7],
  ['{"a" 1}', 1, 6],
  ["[1 2]", 1, 4],
  ["[1]\n]", 2, 1],
  ['{"a": "open}', 1, 7],
  ["{a: 1}", 1, 2],
  ["", 1, 1],
  ["[tru]", 1, 2],
  ['["\\x"]', 1, 2],
])("%j goes wrong in line %i, column %i", (text, line, column) => {
  expect(jsonFault(text)).toEqual({ line, column });
});

test("it finds a fault exactly where the parser refuses a text", () => {
  const broken = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom("", ",", "}", "]", "{", '"', ":", "x", "0", " "))
    .map(([text, at, sign]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + sign + text.slice(place + 1);
    });
  fc.assert(
    fc.property(broken, (text) => {
      let sound = true;
      try {
        JSON.parse(text);
      } catch {
        sound = false;
      }
      expect(jsonFault(text) === null).toBe(sound);
    }),
    { numRuns: 2000 },
  );
});

import { expect, test } from "vitest";
import { compareStory } from "./compareStory.ts";

const outcome = (bill: object) => ({ steps: { bill } }) as never;
const expected = { steps: { bill: { hwbno: "~[A-Z]+[0-9]+" } } };

test("a pattern is met by the whole of a value", () => {
  expect(compareStory(expected, outcome({ hwbno: "FW12" }))).toEqual([]);
  expect(compareStory(expected, outcome({ hwbno: "FW12 b" }))).toHaveLength(1);
});

test("a pattern is not met by what is missing", () => {
  const any = { steps: { bill: { hwbno: "~.*" } } };
  expect(compareStory(any, outcome({}))).toHaveLength(1);
  expect(compareStory(any, outcome({ hwbno: null }))).toHaveLength(1);
});

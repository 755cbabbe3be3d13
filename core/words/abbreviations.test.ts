import { expect, test } from "vitest";
import { spelledOut } from "./abbreviations.ts";
import type { Words } from "./words.ts";

const english = (words: Words) => words.en;

test.each([
  ["ETD", "ETD: estimated time of departure"],
  ["MBL/HBL", null],
  ["POL as printed", "POL: port of loading"],
  ["ETD, ETA", "ETD: estimated time of departure · ETA: estimated time of arrival"],
  ["P/L Report", "P/L: profit and loss"],
  ["Vessel", null],
  ["constructor", null],
])("%s", (text, said) => {
  expect(spelledOut(text, english)).toBe(said);
});

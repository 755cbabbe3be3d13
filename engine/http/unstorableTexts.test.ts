import { expect, test } from "vitest";
import { unstorableTexts } from "./unstorableTexts.ts";

test("texts with NUL or half a surrogate pair are found at their places, others are not", () => {
  const ask = {
    subject: "Hi\u0000x",
    lines: [{ notes: "good" }, { notes: "half \ud83d" }],
    emoji: "whole 😀",
    bytes: new Uint8Array([0]),
    none: null,
  };
  expect(unstorableTexts(ask, 10)).toEqual(["subject", "lines.1.notes"]);
  expect(unstorableTexts(ask, 1)).toEqual(["subject"]);
});

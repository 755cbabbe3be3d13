import { expect, test } from "vitest";
import { maybeText, needText } from "../contract/shapes.ts";

test.each(["", "  ", "\u200b", "\u200d\ufe0f", "\u202e \u2066", "\u3164", "\u00ad\ufeff"])(
  "%j is no reason",
  (typed) => {
    expect(needText(500).safeParse(typed).success).toBe(false);
    expect(maybeText(500).parse(typed)).toBe(null);
  },
);

test("a text loses direction marks and blanks without width, and keeps its signs", () => {
  expect(needText(500).parse(" 10 \u202e00.5\u202c USD\u200b ")).toBe("10 00.5 USD");
  const family = "\u{1F468}\u200d\u{1F469} \u0646\u200c\u0645";
  expect(needText(500).parse(family)).toBe(family);
});

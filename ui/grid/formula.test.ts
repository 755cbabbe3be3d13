import { describe, expect, test } from "vitest";
import { points } from "../form/readNumber.ts";
import { computeFormula } from "./formula.ts";

describe("a formula in an amount cell", () => {
  test.each([
    ["1200*3*1.08", "en", "3888"],
    ["1,200*3*1.08", "en", "3888"],
    ["1.200*3*1,08", "vi", "3888"],
    ["1200*3*1.08", "vi", "3888"],
    ["(100+20)/3", "en", "40"],
    ["-5 + 2*-3", "en", "-11"],
    ["950000*8%", "en", "76000"],
    ["10/3", "en", "3.33333333"],
    ["0.1+0.2", "en", "0.3"],
    ["2-3-4", "en", "-5"],
  ] as const)("=%s in %s is %s", (text, language, result) => {
    expect(computeFormula(text, points[language])).toBe(result);
  });

  test.each(["", "1+", "1/0", "(1", "1 2", "alert(1)", "1**2", "abc", "(".repeat(5000)])(
    "=%s is no formula",
    (text) => {
      expect(computeFormula(text, ".")).toBeNull();
    },
  );
});

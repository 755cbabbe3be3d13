import { expect, test } from "vitest";
import { localCurrency } from "../../core/money/currency.ts";
import { sources } from "./sources.ts";

// The declaration, the names of currencies, samples, the design page and what runs the product from outside.
const mayName =
  /^(core\/money\/currency|core\/words\/currencyWords)\.ts$|^(db|bench|faults|tests|scripts)\/|\/design\/|\.(test|web\.test|sample)\.tsx?$/;
const code = sources(".ts", ".tsx").filter(({ path }) => !mayName.test(path));
const comment = /^\s*(\/\/|\/?\*|\{\/\*)/;
const literal = new RegExp(
  `["'\`]${localCurrency}["'\`]|\\b${localCurrency}:|\\} ${localCurrency}\``,
);

test("product code means the local currency by its word, not by a literal", () => {
  const found = code.flatMap(({ path, text }) =>
    text
      .split("\n")
      .flatMap((line, at) =>
        !comment.test(line) && literal.test(line) ? [`${path}:${at + 1}`] : [],
      ),
  );
  expect(found).toEqual([]);
  expect(code.length).toBeGreaterThan(800);
});

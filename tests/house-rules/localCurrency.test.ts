import { expect, test } from "vitest";
import { localCurrency, secondCurrency } from "../../core/money/currency.ts";
import { sources } from "./sources.ts";

// The declaration, the names of currencies, samples, the design page and what runs the product from outside.
const mayName =
  /^(core\/money\/currency|core\/words\/currencyWords)\.ts$|^(db|bench|faults|tests|scripts)\/|\/design\/|\.(test|web\.test|sample)\.tsx?$/;
const code = sources(".ts", ".tsx").filter(({ path }) => !mayName.test(path));
const comment = /^\s*(\/\/|\/?\*|\{\/\*)/;
// The dollar for itself: a usual choice, the currency of a rule, the label of a choice, a sentence.
const meansDollar = [
  "areas/agreement/server/agreementTerms.ts",
  "areas/charge/model/chargeRates.ts",
  "areas/charge/model/ratedLine.ts",
  "areas/charge/web/chargeRow.ts",
  "areas/note/model/noteCurrency.ts",
  "areas/note/web/words.ts",
  "areas/organisation/web/OfficeSetting.tsx",
  "areas/partner/web/PayableTab.tsx",
  "areas/rate/model/rateBook.ts",
  "areas/rate/web/ConvertBox.tsx",
  "areas/rate/web/RateHistory.tsx",
  "areas/report/server/paper/profitSheet.paper.ts",
];

function naming(currency: string): string[] {
  const literal = new RegExp(`["'\`]${currency}["'\`]|\\b${currency}:|\\} ${currency}\``);
  return code.flatMap(({ path, text }) =>
    text.split("\n").some((line) => !comment.test(line) && literal.test(line)) ? [path] : [],
  );
}

test("product code means the local currency by its word, not by a literal", () => {
  expect(naming(localCurrency)).toEqual([]);
  expect(code.length).toBeGreaterThan(800);
});

test("product code means the second currency of the books by its word", () => {
  expect(naming(secondCurrency)).toEqual(meansDollar);
});

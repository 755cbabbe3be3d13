import { expect, test } from "vitest";
import { lineAmounts, sumOfLines } from "./advanceAmounts.ts";

const rate = "25412.5";

test("an advance in VND keeps the dollars of each line", () => {
  const lines = ["6500000", "4400000", "3250000"].map((each) => lineAmounts(each, "VND", rate));
  expect(lines.map(({ amountUsd }) => amountUsd)).toEqual(["255.78", "173.14", "127.89"]);
  expect(sumOfLines(lines, "VND")).toEqual({
    amount: "14150000",
    amountVnd: "14150000",
    amountUsd: "556.81",
  });
});

test("an advance in USD sums the VND of its lines and does not convert the sum", () => {
  const lines = ["150.01", "80.51", "120.25"].map((each) => lineAmounts(each, "USD", rate));
  expect(sumOfLines(lines, "USD")).toEqual({
    amount: "350.77",
    amountVnd: "8913942",
    amountUsd: "350.77",
  });
});

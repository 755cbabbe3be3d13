import { expect, test } from "vitest";
import { advanceSum, balanceOf, sumOfSettled, whoOwes } from "./settlementAmounts.ts";

const line = (netVnd: string, vatVnd: string, netUsd: string | null, vatUsd: string | null) => ({
  side: "credit" as const,
  netVnd,
  vatVnd,
  netUsd,
  vatUsd,
});

test("what is bought and paid on behalf is the amount, what is sold counts nothing", () => {
  const bought = line("5900000", "472000", "231.94", "18.56");
  const onBehalf = line("4400000", "0", "172.97", "0");
  const sold = { ...line("999", "1", "1", "1"), side: "debit" as const };
  expect(sumOfSettled([bought, onBehalf, sold])).toEqual({ vnd: "10772000", usd: "423.47" });
  expect(sumOfSettled([bought, line("1", "0", null, null)])).toEqual({ vnd: "6372001", usd: null });
});

test("an advance counts once for a house, in the currency of the settlement", () => {
  const parts = [
    { advanceId: "a2", hblid: "b1", amountVnd: "5858089", amountUsd: "230.52" },
    { advanceId: "a2", hblid: "b1", amountVnd: "5858089", amountUsd: "230.52" },
    { advanceId: "a2", hblid: "b2", amountVnd: "3055853", amountUsd: "120.25" },
  ];
  expect(advanceSum("VND", parts)).toBe("8913942");
  expect(advanceSum("USD", parts)).toBe("350.77");
  expect(advanceSum("VND", [])).toBeNull();
});

test.each([
  ["10900000", "10772000", "128000", "requester"],
  ["8913942", "8913942", "0", "nobody"],
  [null, "111093004", "-111093004", "company"],
])("an advance of %s against %s leaves %s to the %s", (advance, amount, balance, owes) => {
  expect(balanceOf("VND", advance, amount)).toBe(balance);
  expect(whoOwes(balance)).toBe(owes);
});

import { expect, test } from "vitest";
import { payableTotals } from "./payableTotals.ts";

const vnd = (amount: string) => ({ currencyId: "VND", total: amount, vnd: amount, usd: null });

test("what we owe a partner is what is paid and what is open", () => {
  const owed = [vnd("8748000"), { currencyId: "USD", total: "2620", vnd: "66580750", usd: "2620" }];
  const paid = [vnd("5000000")];
  expect(payableTotals("VND", { owed, paid, ahead: [] }, () => null)).toEqual({
    currency: "VND",
    creditAmount: "75328750",
    creditPaidAmount: "5000000",
    creditAdvanceAmount: "0",
    creditUnpaidAmount: "70328750",
  });
});

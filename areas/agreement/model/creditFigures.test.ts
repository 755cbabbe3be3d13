import { decimal } from "@fairway/core/money/decimal.ts";
import { describe, expect, test } from "vitest";
import type { SumOfOne } from "./amountIn.ts";
import { creditFigures, creditLevel, type ReceivableSum } from "./creditFigures.ts";

const hcm = { officeId: "o-1", officeCode: "HCM", service: "SFE" };
const sum = (more: Partial<ReceivableSum>): ReceivableSum => ({
  ...hcm,
  bucket: "selling",
  currencyId: "VND",
  total: "0",
  vnd: "0",
  usd: null,
  ...more,
});
const vnd = (bucket: ReceivableSum["bucket"], amount: string, more = {}) =>
  sum({ bucket, total: amount, vnd: amount, ...more });
const official = {
  contractType: "Official",
  creditCurrency: "VND",
  creditLimit: "100000000",
  trialCreditLimited: null,
};
const none: SumOfOne[] = [];
const ahead = { currencyId: "VND", total: "20000000", vnd: "20000000", usd: "785.00" };
const dollars = { currencyId: "USD", total: "1000.00", vnd: "25455500", usd: "1000.00" };
const rates = (known: Record<string, string>) => (currency: string) =>
  known[currency] ? decimal(known[currency]) : null;
const figures = (
  terms: Partial<typeof official>,
  sums: ReceivableSum[],
  advances = none,
  known = {},
) => creditFigures({ ...official, ...terms }, { sums, advances, toVnd: rates(known) });

describe("what a customer owes under an agreement", () => {
  test("owed is what is not billed and what is billed and unpaid; billed is paid and unpaid", () => {
    const found = figures({}, [
      vnd("selling", "10000000"),
      vnd("obh", "4400000"),
      vnd("unpaid", "25600000"),
      vnd("paid", "5000000"),
    ]);
    expect(found).toMatchObject({
      debitAmount: "40000000",
      billingAmount: "30600000",
      paidAmount: "5000000",
      unpaidAmount: "25600000",
      creditRate: "40.00",
    });
  });

  test("each whole is the sum of its offices, each office of its services", () => {
    const found = figures({}, [
      vnd("selling", "1"),
      vnd("selling", "2", { service: "SFI" }),
      vnd("selling", "4", { officeId: "o-2", officeCode: "HPH" }),
    ]);
    expect(found.debitAmount).toBe("7");
    expect(found.offices.map((each) => [each.officeCode, each.debitAmount])).toEqual([
      ["HCM", "3"],
      ["HPH", "4"],
    ]);
    expect(found.offices[0]?.services.map((each) => each.debitAmount)).toEqual(["1", "2"]);
  });

  test("an advance lowers the rate by its value as received, in either currency", () => {
    const sums = [vnd("selling", "50000000"), sum({ vnd: "0", usd: "2000.00" })];
    const rate = (advances: SumOfOne[]) => figures({}, sums, advances).creditRate;
    expect(rate([ahead])).toBe("30.00");
    expect(rate([dollars])).toBe("24.54");
    expect(rate([ahead, dollars])).toBe("4.54");
  });

  test("a value of an advance that is not known in the credit currency makes the rate unknown", () => {
    const terms = { creditCurrency: "USD", creditLimit: "1000" };
    const sums = [sum({ currencyId: "USD", total: "2000", vnd: "50911000", usd: "2000.00" })];
    expect(figures(terms, sums, [dollars]).creditRate).toBe("100.00");
    expect(figures(terms, sums, [{ ...ahead, usd: null }]).creditRate).toBeNull();
  });

  test.each([
    ["Official", "100000000", null, "33.33"],
    ["Guarantee", "100000000", null, "33.33"],
    ["Trial", null, "50000000", "66.67"],
    ["Trial", "100000000", null, "0.00"],
    ["Official", "0", null, "0.00"],
    ["Official", null, null, "0.00"],
    ["Cash", "100000000", null, "0.00"],
    ["Prepaid", "100000000", null, "0.00"],
  ])("%s with limit %s and trial limit %s uses %s %%", (contractType, limit, trial, rate) => {
    const terms = { contractType, creditLimit: limit, trialCreditLimited: trial } as object;
    expect(figures(terms, [vnd("selling", "33333333")]).creditRate).toBe(rate);
  });

  test("an amount without a US dollar rate is unknown in US dollars, never zero", () => {
    const found = figures({ creditCurrency: "USD" }, [
      sum({ currencyId: "USD", total: "100", vnd: "2541250", usd: "100" }),
      vnd("obh", "4400000"),
    ]);
    expect(found.debitAmount).toBeNull();
    expect(found.creditRate).toBeNull();
    expect(found.billingAmount).toBe("0.00");
  });

  test("in a third currency its own amounts stand, others come by today's rate", () => {
    const sums = [
      sum({ currencyId: "EUR", total: "80.50", vnd: "2213750" }),
      vnd("obh", "1000000"),
    ];
    const terms = { creditCurrency: "EUR", creditLimit: "1000" };
    const paid = [{ ...ahead, total: "275000", vnd: "275000" }];
    expect(figures(terms, sums, paid, { EUR: "27500" })).toMatchObject({
      debitAmount: "116.86",
      creditRate: "10.69",
    });
    expect(figures(terms, sums, paid)).toMatchObject({ debitAmount: null, creditRate: null });
  });

  test.each([
    ["-5.00", "good"],
    ["69.99", "good"],
    ["70.00", "near"],
    ["99.99", "near"],
    ["100.00", "over"],
  ])("%s %% of the limit is %s", (rate, level) => {
    expect(creditLevel(rate)).toBe(level);
  });
});

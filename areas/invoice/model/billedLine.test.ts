import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { describe, expect, test } from "vitest";
import { billedLine } from "./billedLine.ts";

const charge = (more: Partial<Surcharge>): Surcharge =>
  ({
    id: "c",
    type: "SELL",
    quantity: "2.5",
    unitPrice: "38.33",
    currencyId: "USD",
    vatrate: "8",
    netAmount: "95.83",
    vatAmount: "7.67",
    total: "103.50",
    finalExchangeRate: "25471",
    excRateUsdToLocal: "25471",
    amountVnd: "2440759",
    vatAmountVnd: "195261",
    amountUsd: "95.83",
    vatAmountUsd: "7.67",
    adjustedBy: null,
    netAdjustVnd: "0",
    vatAdjustVnd: "0",
    ...more,
  }) as Surcharge;
const none = { chargeId: "c" };
const invoice = (typedRate: string | null = null) => ({ type: "Invoice" as const, typedRate });
const voucher = (typedRate: string | null = null) => ({ type: "Voucher" as const, typedRate });

// Rule IN-16.
describe("a line of an invoice or a voucher", () => {
  test("has the value of its charge while nothing is typed", () => {
    expect(billedLine(charge({}), none, invoice())).toMatchObject({
      amountVnd: "2440759",
      finalExchangeRate: "25471",
      isKeyed: false,
    });
  });

  test("has the typed rate of the dollar, from price times quantity", () => {
    expect(billedLine(charge({}), none, invoice("25480"))).toMatchObject({
      amountVnd: "2441621",
      vatAmountVnd: "195330",
      amountUsd: "95.83",
      isKeyed: false,
    });
  });

  test("has its own typed rate before that of the document", () => {
    const typed = { ...none, exchangeRate: "25500" };
    expect(billedLine(charge({}), typed, invoice("25480")).amountVnd).toBe("2443538");
  });

  test("in VND gets other dollars from the rate of the document, and the same VND", () => {
    const own = { currencyId: "VND", unitPrice: "1000000", quantity: "1", finalExchangeRate: "1" };
    const vnd = { netAmount: "1000000", vatAmount: "80000", amountVnd: "1000000" };
    const line = charge({ ...own, ...vnd, vatAmountVnd: "80000", amountUsd: "39.26" });
    expect(billedLine(line, none, invoice("25000"))).toMatchObject({
      amountVnd: "1000000",
      amountUsd: "40.00",
      vatAmountUsd: "3.20",
    });
  });

  test("has typed amounts in VND, and is marked only when they differ", () => {
    const typed = { ...none, amountVnd: "2440760" };
    expect(billedLine(charge({}), typed, voucher())).toMatchObject({
      amountVnd: "2440760",
      vatAmountVnd: "195261",
      isKeyed: true,
    });
    const same = { ...none, amountVnd: "2440759" };
    expect(billedLine(charge({}), same, voucher()).isKeyed).toBe(false);
  });

  test("on behalf keeps its rate and amounts on a voucher, not on an invoice", () => {
    const line = charge({ type: "OBH" });
    const typed = { ...none, exchangeRate: "30000", amountVnd: "1" };
    expect(billedLine(line, typed, voucher("25480"))).toMatchObject({
      amountVnd: "2440759",
      finalExchangeRate: "25471",
      isKeyed: false,
    });
    const invoiced = { type: "InvoiceTemp" as const, typedRate: "25480" };
    expect(billedLine(line, none, invoiced).amountVnd).toBe("2441621");
  });
});

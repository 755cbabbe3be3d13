import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { expect, it } from "vitest";
import { profitSheet } from "./profitSheet.ts";

const line = (type: Surcharge["type"], net: string, usd: string | null, exchangeDate: string) =>
  ({
    id: `${type} ${net}`,
    type,
    netAmount: net,
    vatAmount: "0",
    amountVnd: net,
    vatAmountVnd: "0",
    amountUsd: usd,
    vatAmountUsd: usd === null ? null : "0",
    currencyId: "VND",
    exchangeDate,
    paymentObjectName: "Hoa Sen",
    chargeNameEn: "Terminal handling",
    chargeNameVi: "Phí xếp dỡ",
    claims: [],
    invoiceNo: null,
    notes: null,
  }) as unknown as Surcharge;

const charges = [
  line("SELL", "2541250", "100", "2026-11-20"),
  line("SELL", "1000000", null, "2026-05-02"),
  line("BUY", "500000", null, "2026-05-01"),
  line("BUY", "400000", null, "2026-05-02"),
];

const rates = { ofSheet: "26352.6", ofDay: () => "25412.5" };

it("in dollars names each day without a rate once, and leaves what hangs on it open", () => {
  const sheet = profitSheet(charges, "USD", "en", new Map(), rates);
  expect(sheet.unknownOn).toEqual(["2026-05-01", "2026-05-02"]);
  expect(sheet.lines.map((each) => each.net)).toEqual(["100", "", "", ""]);
  expect(sheet).toMatchObject({ profit: "", margin: "", totals: { revenueNet: "", costNet: "" } });
});

it("in dong nothing is unknown", () => {
  const sheet = profitSheet(charges, "VND", "vi", new Map(), rates);
  expect(sheet.unknownOn).toEqual([]);
  expect(sheet).toMatchObject({ profit: "2641250", margin: "74.6" });
});

it("prints the rates of converted lines where they differ from the sheet's, with the mark", () => {
  const [day = ""] = charges.map((each) => each.exchangeDate);
  const typed = {
    ...line("SELL", "23500000", "1000", day),
    currencyId: "USD",
    finalExchangeRate: "23500",
    rateOutside: true,
  };
  const ofDay = { ...line("SELL", "2541250", "100", day), rateOutside: false };
  const ofSheet = { ...line("SELL", "2635260", "100", day), rateOutside: false };
  const other = { ...line("SELL", "2000000", "100", day), rateOutside: false };
  const lines = [typed, ofDay, ofSheet, other];
  const shown = (currency: "VND" | "USD") =>
    profitSheet(lines, currency, "en", new Map(), rates).lines.map((each) => [
      each.rates.map(({ rate, near }) => `${near ? "≈" : ""}${rate}`).join(),
      each.outside,
    ]);
  const none = ["", false];
  expect(shown("VND")).toEqual([["23500", true], none, none, none]);
  expect(shown("USD")).toEqual([none, ["25412.5", false], none, ["≈20000", false]]);
});

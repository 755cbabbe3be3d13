import { expect, test } from "vitest";
import type { CombinedCharge } from "./combinedCharge.ts";
import { sheetRows } from "./combineSheets.ts";

const charge = (change: Partial<CombinedCharge>): CombinedCharge => ({
  documentId: "d",
  hblid: "b",
  type: "SELL",
  chargeCode: "OF",
  chargeNameEn: "Ocean freight",
  chargeNameVi: "Cước biển",
  quantity: "1",
  unitCode: "SET",
  unitPrice: "100",
  currencyId: "USD",
  vatrate: "0",
  netAmount: "100",
  vatAmount: "0",
  total: "100",
  amountVnd: "2500000",
  vatAmountVnd: "0",
  amountUsd: "100",
  vatAmountUsd: "0",
  notes: null,
  invoiceNo: null,
  invoiceDate: null,
  ...change,
});
const billOf = (...charges: CombinedCharge[]) => ({
  combineBillingNo: "CB26110001",
  documentNo: "SEFDN261100001",
  bill: undefined,
  charges,
});
const inUsd = { currency: "USD", language: "en" } as const;
const unknown = { amountUsd: null, vatAmountUsd: null };

test("a sum in US dollars over an amount that is unknown is empty, others stay", () => {
  const bills = [
    billOf(charge({}), charge({ type: "OBH", ...unknown })),
    billOf(charge({ amountUsd: "50" })),
  ];
  expect(sheetRows("shipment", bills, inUsd)).toMatchObject([
    { freightTotal: "100", authorisedTotal: null, subtotal: null, total: null },
    { freightTotal: "50", authorisedTotal: "0", subtotal: "0", total: "50" },
    { freightTotal: "150", authorisedTotal: null, subtotal: null, total: null },
  ]);
  const inVnd = { ...inUsd, currency: "VND" } as const;
  expect(sheetRows("shipment", bills, inVnd).at(-1)).toMatchObject({ total: "7500000" });
});

test("net of a charge whose VAT alone is unknown is known", () => {
  const [row] = sheetRows("shipment", [billOf(charge({ vatAmountUsd: null }))], inUsd);
  expect(row).toMatchObject({ freightFee: "100", freightVat: null, freightTotal: null });
});

import { expect, test } from "vitest";
import { advanceLines, type PaymentPart } from "./jobPayment.ts";

const part = (
  kind: PaymentPart["kind"],
  number: string,
  more: Partial<PaymentPart>,
): PaymentPart => ({
  kind,
  number,
  documentId: number,
  advanceId: null,
  requesterName: "Thắng",
  requestedOn: "2026-11-20",
  approvalStatus: "Done",
  syncStatus: null,
  voucherNo: null,
  voucherDate: null,
  amount: "0",
  currency: "VND",
  ...more,
});
const said = (parts: readonly PaymentPart[]) =>
  advanceLines(parts).map(({ advance, settlement, balance }) => [
    advance?.number ?? null,
    settlement?.number ?? null,
    balance,
  ]);

test("an advance stands with each of its settlements and with what is left of it", () => {
  const parts = [
    part("settlement", "S2", { advanceId: "A1", amount: "2500000", requestedOn: "2026-11-23" }),
    part("advance", "A2", { amount: "100.50", currency: "USD", requestedOn: "2026-11-22" }),
    part("advance", "A1", { amount: "3000000" }),
    part("settlement", "S1", { advanceId: "A1", amount: "1000000", requestedOn: "2026-11-21" }),
    part("settlement", "S3", { amount: "70000" }),
    part("settlement", "S4", { advanceId: "A2", amount: "1000000", requestedOn: "2026-11-24" }),
  ];
  expect(said(parts)).toEqual([
    ["A1", "S1", "2000000"],
    ["A1", "S2", "-500000"],
    ["A2", "S4", null],
    [null, "S3", "-70000"],
  ]);
});

test("an advance without a settlement is left whole; a job without either has no line", () => {
  expect(said([part("advance", "A1", { amount: "5" })])).toEqual([["A1", null, "5"]]);
  expect(advanceLines([])).toEqual([]);
});

import { expect, test } from "vitest";
import type { DirectLineForm, SettlementLine } from "../model/settlement.ts";
import { costOf, newCost, offeredCost, sentCost, typeOf, withCharge } from "./costRow.ts";
import { storedTaken, vndOfTaken } from "./takenRow.ts";

const pick = (id: string) => ({ id, code: id, name: id });
const bill = { ...pick("bill"), jobId: "job", customNo: null };
const charge = (type: string) => ({
  ...pick("charge"),
  unit: pick("unit"),
  unitPrice: "100000",
  currencyId: "VND",
  vatrate: "8",
  chargeGroupName: null,
  isCommission: false,
  type,
  twin: null,
});

const stored = {
  chargeLineId: "line",
  type: "OBH",
  jobId: "job",
  jobNo: "J1",
  hblid: "bill",
  hwbno: "H1",
  mawb: null,
  chargeId: "charge",
  chargeCode: "O_LIFT",
  quantity: "1",
  unitId: "unit",
  unitCode: "CONT",
  unitPrice: "100.5",
  currencyId: "USD",
  vatrate: "0",
  netAmount: "100.5",
  vatAmount: "0",
  paymentObjectId: "customer",
  paymentObjectName: "Customer",
  payerId: "terminal",
  payerName: "Terminal",
  vatPartnerId: null,
  vatPartnerName: null,
  netVnd: "2600000",
  vatVnd: "0",
  typedRate: null,
  isKeyed: false,
} as unknown as SettlementLine;

test.each([
  ["CREDIT", "BUY", { paymentObjectId: "payee", payerId: null }],
  ["DEBIT", "SELL", { paymentObjectId: "payee", payerId: null }],
  ["OBH", "OBH", { paymentObjectId: "partner", payerId: "payee" }],
])("a charge of type %s is sent as %s with its partners", (type, line, partners) => {
  const row = { ...withCharge(newCost(), charge(type)), bill, payee: pick("payee") };
  const keyed = type === "OBH" ? { ...row, obhPartner: pick("partner") } : row;
  expect(sentCost(keyed)).toMatchObject({ type: line, hblid: "bill", ...partners });
  expect(keyed).toMatchObject({ unitPrice: "100000", vatrate: "8" });
});

test("any other charge is another cost, and on behalf where a partner owes it back", () => {
  const row = withCharge(newCost(), charge("OTHER"));
  expect(typeOf(row)).toBe("OTHER");
  expect(typeOf({ ...row, obhPartner: pick("partner") })).toBe("OBH");
});

test("a stored line stays itself until its bill or its type changes", () => {
  const row = costOf(stored);
  expect(sentCost(row)).toMatchObject({
    id: "line",
    type: "OBH",
    paymentObjectId: "customer",
    payerId: "terminal",
  });
  expect(sentCost({ ...row, bill: { ...bill, id: "other" } }).id).toBeNull();
  expect(sentCost(withCharge(row, charge("CREDIT"))).id).toBeNull();
});

test("a copied line stays what it is", () => {
  const other = {
    ...stored,
    type: "OTHER",
    payerId: null,
    payerName: null,
  } as unknown as SettlementLine;
  const offer = { type: "OTHER", advanceId: null, customNo: null } as unknown as DirectLineForm;
  expect(typeOf(offeredCost(offer, other, bill))).toBe("OTHER");
});

test("net and VAT follow a typed rate, and a typed amount stays", () => {
  const row = storedTaken(stored);
  expect(vndOfTaken(row)).toEqual({ netVnd: "2600000", vatVnd: "0" });
  expect(vndOfTaken({ ...row, exchangeRate: "26001" })).toEqual({ netVnd: "2613101", vatVnd: "0" });
  expect(vndOfTaken({ ...row, netVnd: "2600001" }).netVnd).toBe("2600001");
});

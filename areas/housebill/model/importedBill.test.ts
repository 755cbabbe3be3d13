import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { expect, test } from "vitest";
import { type HouseBillForm, houseBillForm } from "./houseBill.ts";
import { importedBill } from "./importedBill.ts";

const bill = (values: Partial<HouseBillForm>) =>
  ({ ...houseBillForm.parse({}), ...values }) as HouseBillForm;

test("a new bill takes parties, texts and terms of another one", () => {
  const taken = {
    customerId: "0190c0de-0000-7000-8000-000000000001",
    shipperDescription: "HOA SEN EXPORT",
    consigneeDescription: "PACIFIC FURNITURE INC",
    freightPayment: "Collect",
    hbltype: "Original",
    desOfGoods: "WOODEN CHAIRS",
    rateCharge: "3.4",
  } as const;
  expect(importedBill(bill(taken), serviceOf("AE"))).toEqual(taken);
});

test("numbers, days, route, goods and sums are those of its own job and lists", () => {
  const own = {
    hwbno: "CASTUSLAX2612001",
    mawb: "738-24681355",
    bookingNo: "B1",
    oceanVoyNo: "EVER ACE - 1",
    etd: "2026-12-05",
    issueHbldate: "2026-12-05",
    onBoardStatus: "SHIPPED ON BOARD",
    pol: "0190c0de-0000-7000-8000-000000000002",
    podDescription: "LOS ANGELES",
    finalPod: "CHICAGO",
    packageQty: "120",
    grossWeight: "2480.5",
    contSealNo: "CSQU3054383/40HC/S1",
    inWord: "ONE (1) 40HC CONTAINER ONLY",
    dueCarrierPp: "967.06",
    otherCharge: "FUEL: 759.83",
  } as const;
  expect(importedBill(bill(own), serviceOf("AE"))).toEqual({});
  expect(importedBill(bill(own), serviceOf("SFE"))).toEqual({});
});

test("what the service of the new job does not have is left", () => {
  const values = { desOfGoods: "WOODEN CHAIRS", rateCharge: "3.4" } as const;
  expect(importedBill(bill(values), serviceOf("AI"))).toEqual({ desOfGoods: "WOODEN CHAIRS" });
});

import { describe, expect, test } from "vitest";
import { answersOfClaims, type HeldFacts, type LedgerFacts } from "./answersOfClaims.ts";
import type { ClaimKind, ClaimSide, ClaimSlot } from "./claimRules.ts";
import type { SurchargeType } from "./surcharge.ts";

const nothing: HeldFacts = {
  ledger: {},
  clearedAdvanceNo: null,
  chiefAccountantApproval: null,
};

function given(
  type: SurchargeType,
  claims: readonly (readonly [ClaimSide, ClaimSlot, ClaimKind, string])[],
  facts: HeldFacts = nothing,
) {
  const rows = claims.map(([side, slot, kind, documentNo]) => {
    const held = { chargeId: "1", documentId: documentNo, isFirm: true };
    return { ...held, side, slot, kind, documentNo };
  });
  return answersOfClaims({ type, claims: rows }, facts);
}

const invoice: LedgerFacts = {
  voucherId: "VI1",
  voucherDate: "2026-03-20",
  invoiceNo: "0000012",
  invoiceDate: "2026-03-20",
  seriesNo: "1C26T",
  paymentStatus: "Paid",
  paidDate: "2026-04-02",
};

describe("what the claim of each slot gives a line (CH-21)", () => {
  test("a line that no document holds has no answer at all", () => {
    expect(new Set(Object.values(given("SELL", [])))).toEqual(new Set([null]));
  });

  test("note: each side has its number, and the line that of its own side", () => {
    const both = given("OBH", [
      ["debit", "note", "note", "DN1"],
      ["credit", "note", "note", "CN1"],
    ]);
    expect(both).toMatchObject({ cdno: "DN1", debitNo: "DN1", creditNo: "CN1" });
    expect(given("OBH", [["credit", "note", "note", "CN1"]])).toMatchObject({
      cdno: "CN1",
      debitNo: null,
    });
    expect(given("BUY", [["credit", "note", "note", "CN2"]])).toMatchObject({ cdno: "CN2" });
  });

  test("statement: one of each side", () => {
    expect(
      given("OBH", [
        ["debit", "statement", "soa", "2600001"],
        ["credit", "statement", "soa", "2600002"],
      ]),
    ).toMatchObject({ soano: "2600001", paySoano: "2600002" });
  });

  test("settlement: its number and the advance that it clears", () => {
    const facts = { ...nothing, clearedAdvanceNo: "AD1" };
    expect(given("BUY", [["credit", "settlement", "settlement", "SM1"]], facts)).toMatchObject({
      settlementCode: "SM1",
      advanceNo: "AD1",
    });
  });

  test("settlement: the approval of the accountant manager", () => {
    const chiefAccountantApproval = {
      id: "0190c0de-0000-7000-8000-000000000001",
      date: "2026-11-20T03:00:00.000Z",
      status: "Accountant Manager Approved",
      note: null,
    };
    const facts = { ...nothing, chiefAccountantApproval };
    expect(given("BUY", [["credit", "settlement", "settlement", "SM1"]], facts)).toMatchObject({
      chiefAccountantApproval,
      accountantApproval: null,
    });
  });

  test("advance: the carrier's own goes before the one that is cleared", () => {
    const facts = { ...nothing, clearedAdvanceNo: "AD1" };
    expect(given("BUY", [["credit", "advance", "advance", "AD2"]], facts).advanceNo).toBe("AD2");
  });

  test("ledger: a selling line has number, day and series of the invoice, and its payment", () => {
    const facts = { ...nothing, ledger: { debit: invoice } };
    const answer = given("SELL", [["debit", "ledger", "invoice", "0000012"]], facts);
    expect(answer).toMatchObject({ ...invoice, voucherIdre: null });
  });

  test("ledger: a voucher for a vendor gives no invoice of ours", () => {
    const facts = { ...nothing, ledger: { credit: { ...invoice, voucherId: "FPC1" } } };
    const answer = given("BUY", [["credit", "ledger", "voucher", "FPC1"]], facts);
    expect(answer).toMatchObject({ voucherId: "FPC1", invoiceNo: null, voucherIdre: null });
  });

  test("ledger: on behalf the voucher of the partner that we pay stands apart", () => {
    const paid = { ...invoice, voucherId: "FPC2" };
    const facts = { ...nothing, ledger: { debit: invoice, credit: paid } };
    expect(given("OBH", [], facts)).toMatchObject({ voucherId: "VI1", voucherIdre: "FPC2" });
    expect(given("OBH", [], { ...nothing, ledger: { credit: paid } })).toMatchObject({
      voucherId: null,
      voucherIdre: "FPC2",
    });
  });

  test("sync: the kind of document that sent the own side, and the side that we pay", () => {
    expect(
      given("OBH", [
        ["debit", "sync", "note", "DN1"],
        ["credit", "sync", "settlement", "SM1"],
      ]),
    ).toMatchObject({ syncedFrom: "CDNOTE", paySyncedFrom: "SETTLEMENT" });
    expect(given("BUY", [["credit", "sync", "soa", "2600003"]])).toMatchObject({
      syncedFrom: "SOA",
      paySyncedFrom: null,
    });
  });
});

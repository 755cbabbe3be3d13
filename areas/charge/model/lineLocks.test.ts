import { describe, expect, test } from "vitest";
import { type ClaimSide, type ClaimSlot, claimSlots } from "./claimRules.ts";
import { lockedFields, lockKinds, locks, whyFrozen, whyLocked } from "./lineLocks.ts";
import type { Surcharge, SurchargeType } from "./surcharge.ts";

function line(
  type: SurchargeType,
  held: readonly (readonly [ClaimSide, ClaimSlot])[],
  more: Partial<Surcharge> = {},
) {
  const claims = held.map(([side, slot], at) => ({
    chargeId: "1",
    side,
    slot,
    kind: "note" as const,
    documentId: `${at}`,
    documentNo: `NO${at}`,
    isFirm: true,
  }));
  const whole = { chargeCode: "OCF", isFromShipment: true, linkFee: false, linkChargeId: null };
  return { ...whole, rateOutside: false, type, claims, ...more };
}

const vendor = ["invoiceNo", "invoiceDate", "seriesNo", "vatPartnerId"] as const;

describe("what locks a field of a line (CH-4)", () => {
  test("a note freezes money, charge and partners, and neither remark nor vendor's invoice", () => {
    const frozen = [
      "chargeId",
      "quantity",
      "unitId",
      "unitPrice",
      "currencyId",
      "vatrate",
    ] as const;
    for (const field of [...frozen, "exchangeDate", "exchangeRate", "paymentObjectId"] as const) {
      expect(locks("note", field)).toBe(true);
    }
    for (const field of ["notes", ...vendor, "isRefundFee"] as const) {
      expect(locks("note", field)).toBe(false);
    }
  });

  const lighter: readonly string[] = ["note", "linkedOn"];
  test.each(lockKinds.filter((kind) => !lighter.includes(kind)))(
    "%s freezes these, too",
    (kind) => {
      for (const field of ["unitPrice", "paymentObjectId", "notes", ...vendor] as const) {
        expect(locks(kind, field)).toBe(true);
      }
      expect(locks(kind, "isRefundFee")).toBe(false);
    },
  );

  test("a line that nothing holds has no locked field but the reason of a usual rate", () => {
    expect(lockedFields(line("BUY", []))).toEqual([]);
    expect(whyFrozen(line("BUY", []))).toBeNull();
  });

  test("a bought line on a credit note takes the vendor's invoice, then a voucher locks it", () => {
    const noted = line("BUY", [["credit", "note"]]);
    expect(whyLocked(noted, "invoiceNo")).toBeNull();
    expect(whyLocked(noted, "unitPrice")).toEqual({
      code: "charge.frozen",
      facts: { chargeCode: "OCF", documentNo: "NO0" },
    });
    const booked = line("BUY", [
      ["credit", "note"],
      ["credit", "ledger"],
    ]);
    // The voucher freezes more than the note and is named.
    expect(whyLocked(booked, "invoiceNo")?.facts).toMatchObject({ documentNo: "NO1" });
    expect(whyFrozen(booked)?.facts).toMatchObject({ documentNo: "NO1" });
  });

  test("the partner that we pay is open while no document has the credit side", () => {
    expect(whyLocked(line("OBH", [["debit", "ledger"]]), "payerId")).toBeNull();
    for (const slot of claimSlots) {
      const both = line("OBH", [
        ["debit", "note"],
        ["credit", slot],
      ]);
      expect(whyLocked(both, "payerId")?.code).toBe("charge.frozen");
    }
    const elsewhere = line("OBH", [["debit", "note"]], { isFromShipment: false });
    expect(whyLocked(elsewhere, "payerId")?.code).toBe("charge.notFromShipment");
  });

  test("a line is locked by the charge of another job that it is linked with, and by the place of its entry", () => {
    const linked = line("BUY", [], { linkChargeId: "2" });
    expect(whyLocked(linked, "notes")?.code).toBe("charge.linked");
    expect(whyFrozen(linked)?.code).toBe("charge.linked");
    const passedOn = line("SELL", [], { linkFee: true });
    expect(whyLocked(passedOn, "unitPrice")?.code).toBe("charge.linkedOn");
    expect(whyFrozen(passedOn)?.code).toBe("charge.linkedOn");
    expect(lockedFields(passedOn)).not.toContain("notes");
    const elsewhere = line("BUY", [], { isFromShipment: false });
    expect(whyLocked(elsewhere, "notes")?.code).toBe("charge.notFromShipment");
    expect(lockedFields(elsewhere)).toContain("notes");
  });

  test("a reason is given only to a rate outside the bound", () => {
    const noted = line("SELL", [["debit", "note"]]);
    expect(lockedFields(noted)).toContain("rateReason");
    expect(lockedFields({ ...noted, rateOutside: true })).not.toContain("rateReason");
  });
});

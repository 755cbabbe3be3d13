import type { Facts } from "@fairway/core/words/words.ts";
import type { ChargeLine } from "./chargeLine.ts";
import { type ClaimSlot, claimSlots } from "./claimRules.ts";
import type { refuseCharge } from "./refusals.ts";
import { claimOn, type Surcharge } from "./surcharge.ts";

/** A keyed field that may be locked. */
type LockedField = Exclude<keyof ChargeLine, "id" | "version">;

/** The keyed fields of a line by what they say. */
const fieldGroups = {
  charge: ["chargeId", "quantityType", "unitId"],
  money: [
    "quantity",
    "unitPrice",
    "priceSource",
    "priceReference",
    "currencyId",
    "vatrate",
    "kickBack",
    "exchangeDate",
    "exchangeRate",
  ],
  partners: ["paymentObjectId", "payerId"],
  remark: ["notes"],
  vendorInvoice: ["invoiceNo", "invoiceDate", "seriesNo", "vatPartnerId"],
  /** Said of the line, changes no amount and no document. */
  marks: ["isRefundFee", "rateReason"],
} as const satisfies Record<string, readonly LockedField[]>;

type FieldGroup = keyof typeof fieldGroups;

/**
 * What locks a line: a document in a slot, the line that it comes from, the line that was made of it on
 * another job, or the place of its entry.
 */
export const lockKinds = [...claimSlots, "linked", "linkedOn", "elsewhere"] as const;
export type LockKind = (typeof lockKinds)[number];

const whatANoteSays = ["charge", "money", "partners"] as const;
const whatIsKeyed = [...whatANoteSays, "remark", "vendorInvoice"] as const;

/**
 * The fields that each kind of lock freezes: the only list.
 *
 * Source: rule CH-4, areas/charge/README.md
 */
const lockTable: Readonly<Record<LockKind, readonly FieldGroup[]>> = {
  note: whatANoteSays,
  statement: whatIsKeyed,
  ledger: whatIsKeyed,
  settlement: whatIsKeyed,
  advance: whatIsKeyed,
  sync: whatIsKeyed,
  linked: whatIsKeyed,
  linkedOn: whatANoteSays,
  elsewhere: whatIsKeyed,
};

/** Returns whether a lock of this kind freezes a field. */
export function locks(kind: LockKind, field: LockedField): boolean {
  return lockTable[kind].some((group) =>
    (fieldGroups[group] as readonly LockedField[]).includes(field),
  );
}

/** A reason against a change: a code of the refusals and its facts. */
export interface Reason {
  readonly code: keyof typeof refuseCharge.catalogue;
  readonly facts: Facts;
}

interface Lock {
  readonly kind: LockKind;
  readonly why: Reason;
  /** Null for a lock that is not a document on one side. */
  readonly slot: ClaimSlot | null;
}

type LockedLine = Pick<
  Surcharge,
  "claims" | "chargeCode" | "isFromShipment" | "linkFee" | "linkChargeId" | "type" | "rateOutside"
>;

/** The reason why a line may not be deleted, and why one of its fields may not change; or null. */
export function whyFrozen(charge: LockedLine): Reason | null {
  return locksOf(charge)[0]?.why ?? null;
}

/** The reason why a field of a line may not change, or null. */
export function whyLocked(charge: LockedLine, field: keyof ChargeLine): Reason | null {
  if (field === "id" || field === "version") return null;
  const found = locksOf(charge);
  // The partner that we pay is free while no document has the credit side.
  if (field === "payerId" && isPayerFree(charge)) {
    return found.find(({ kind, slot }) => slot === null && locks(kind, field))?.why ?? null;
  }
  // A reason belongs to a rate outside the bound.
  if (field === "rateReason" && !charge.rateOutside) return found[0]?.why ?? null;
  return found.find(({ kind }) => locks(kind, field))?.why ?? null;
}

/** The keyed fields of a line that may not change. */
export function lockedFields(charge: LockedLine): LockedField[] {
  return (Object.values(fieldGroups).flat() as LockedField[]).filter(
    (field) => whyLocked(charge, field) !== null,
  );
}

function isPayerFree(charge: LockedLine): boolean {
  return (
    charge.type === "OBH" && claimSlots.every((slot) => claimOn(charge, "credit", slot) === null)
  );
}

function locksOf(line: LockedLine): Lock[] {
  const { claims, chargeCode, isFromShipment, linkFee, linkChargeId } = line;
  const held = claims.map(({ slot, documentNo }): Lock => {
    const facts = { chargeCode, documentNo };
    return { kind: slot, slot, why: { code: "charge.frozen", facts } };
  });
  const other = (kind: LockKind, code: Reason["code"]): Lock => {
    return { kind, slot: null, why: { code, facts: { chargeCode } } };
  };
  const found = [
    ...held,
    ...(linkChargeId === null ? [] : [other("linked", "charge.linked")]),
    ...(linkFee && linkChargeId === null ? [other("linkedOn", "charge.linkedOn")] : []),
    ...(isFromShipment ? [] : [other("elsewhere", "charge.notFromShipment")]),
  ];
  // The one that freezes most is named.
  return found.toSorted((a, b) => lockTable[b.kind].length - lockTable[a.kind].length);
}

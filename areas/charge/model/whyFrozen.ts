import { decimal } from "@fairway/core/money/decimal.ts";
import type { Facts } from "@fairway/core/words/words.ts";
import { type ChargeLine, typedFields } from "./chargeLine.ts";
import type { refuseCharge } from "./refusals.ts";
import { claimOn, type Surcharge } from "./surcharge.ts";
import { claimSlots } from "./claimRules.ts";

/** A reason against a change: a code of the refusals and its facts. */
export interface Reason {
  readonly code: keyof typeof refuseCharge.catalogue;
  readonly facts: Facts;
}

/**
 * Returns the reason why a line may not change, or null.
 *
 * Source: rule CH-4, areas/charge/README.md
 */
export function whyFrozen(
  charge: Pick<Surcharge, "claims" | "chargeCode" | "isFromShipment">,
): Reason | null {
  const { chargeCode, claims } = charge;
  const claim = claims[0];
  if (claim) return { code: "charge.frozen", facts: { chargeCode, documentNo: claim.documentNo } };
  if (!charge.isFromShipment) return { code: "charge.notFromShipment", facts: { chargeCode } };
  return null;
}

/** The fields of a frozen line that may still change. */
export function openFields(charge: Surcharge): readonly (keyof ChargeLine)[] {
  const creditTaken = claimSlots.some((slot) => claimOn(charge, "credit", slot) !== null);
  const payer = charge.type === "OBH" && !creditTaken ? (["payerId"] as const) : [];
  const reason = charge.rateOutside ? (["rateReason"] as const) : [];
  return ["isRefundFee", ...reason, ...payer];
}

/** The fields in which a sent line differs from the stored one. */
export function changedFields(line: ChargeLine, charge: Surcharge): (keyof ChargeLine)[] {
  const fields: (keyof ChargeLine & keyof Surcharge)[] = [
    ...typedFields,
    ...(line.isRateFixed ? (["finalExchangeRate"] as const) : []),
    ...(line.rateReason === null ? [] : (["rateReason"] as const)),
  ];
  return fields.filter((field) => {
    const [sent, stored] = [line[field], charge[field]];
    // A line that a document values is sent back with the typed rate or with that of its amounts.
    if (field === "finalExchangeRate" && isSame(sent, charge.exchangeRate)) return false;
    return numbers.includes(field) ? !isSame(sent, stored) : sent !== stored;
  });
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === null || other === null) return one === other;
  return decimal(String(one)).equals(decimal(String(other)));
}

const numbers: readonly string[] = ["quantity", "unitPrice", "vatrate", "finalExchangeRate"];

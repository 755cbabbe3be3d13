import { ownSide } from "@fairway/areas/charge/model/answersOfClaims.ts";
import type { ChargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import { claimOn, type SurchargeType } from "@fairway/areas/charge/model/surcharge.ts";
import type { MappedSurcharge } from "@fairway/areas/charge/server/getMappedCharges.ts";
import { madeLine } from "../model/madeLine.ts";

/** The partners on both sides: what each office is within the house, and the customer of the job. */
export interface Houses {
  readonly ofReplica: string;
  readonly ofOrigin: string;
  readonly customerId: string | null;
}

/** A line of the job that a replica copies. */
export interface LineForOrigin {
  readonly type: SurchargeType;
  readonly line: ChargeLine;
}

/**
 * What a selling or on-behalf line of a replica is on the job that it copies; null for a selling line
 * without a mapped charge, and for an on-behalf line that a settlement holds which is not approved yet.
 *
 * Source: rule RE-6
 */
export function lineForOrigin(source: MappedSurcharge, houses: Houses): LineForOrigin | null {
  const { type, creditCharge, chargeId } = source;
  if (ownSide[type] === "credit") return null;
  const waits = source.claims.some(({ slot, isFirm }) => slot === "settlement" && !isFirm);
  if (type === "OBH" && waits) return null;
  const line: ChargeLine = {
    ...madeLine(source),
    // A rate that a document gives is that of the document.
    exchangeRate: claimOn(source, "debit", "note") ? null : source.exchangeRate,
    priceSource: "copied",
    priceReference: source.jobNo,
  };
  const { ofReplica, ofOrigin, customerId } = houses;
  if (creditCharge !== null) {
    const bought = { chargeId: creditCharge, paymentObjectId: ofReplica };
    return { type: "BUY", line: { ...line, ...bought } };
  }
  if (type === "SELL") return null;
  // What the other office charges to this one is charged to the customer here.
  const debtor = source.paymentObjectId === ofOrigin ? customerId : source.paymentObjectId;
  const onBehalf = { chargeId, paymentObjectId: debtor, payerId: ofReplica };
  return { type: "OBH", line: { ...line, ...onBehalf } };
}

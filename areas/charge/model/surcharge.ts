import { quantityTypeNames } from "@fairway/areas/catalogue/model/quantityTypes.ts";
import { day, decimalText, id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import {
  type ClaimSide,
  type ClaimSlot,
  claimKinds,
  claimSides,
  claimSlots,
} from "./claimRules.ts";
import { priceSourceNames } from "./priceSource.ts";

/** Buying (we owe a vendor), selling (a customer owes us), on behalf (both at once, no profit). */
export const surchargeTypes = ["BUY", "SELL", "OBH"] as const;
export type SurchargeType = (typeof surchargeTypes)[number];

/**
 * The types of lines with those that only documents make: a carrier's advance that is not approved
 * (ADV) and what is neither bought nor sold (OTHER). They are owed to their partner and are never
 * profit. Source: rule CH-30
 */
export const lineTypes = [...surchargeTypes, "OTHER", "ADV"] as const;
export type LineType = (typeof lineTypes)[number];

/** Checks whether a line is of a type that is keyed on jobs. */
export function isKeyed<Line extends { readonly type: LineType }>(
  line: Line,
): line is Line & { readonly type: SurchargeType } {
  return surchargeTypes.some((each) => each === line.type);
}

/** The claim of one side of a charge line by a document. */
export const chargeClaim = z.object({
  chargeId: id,
  side: z.enum(claimSides),
  slot: z.enum(claimSlots),
  /** The document with its present kind and number. */
  kind: z.enum(claimKinds),
  documentId: id,
  documentNo: z.string(),
  /** False while the document may still be dropped, such as an unapproved settlement. */
  isFirm: z.boolean(),
});
export type ChargeClaim = z.infer<typeof chargeClaim>;

/** A text in both languages. */
export const words = z.object({ en: z.string(), vi: z.string() });

const idOrNull = id.nullable();
const textOrNull = z.string().nullable();

/** A stored charge line with the names that documents print and the claims on it. */
export const surcharge = z.object({
  id,
  version: z.number(),
  companyId: id,
  officeId: idOrNull,
  departmentId: idOrNull,
  groupId: idOrNull,
  userCreated: idOrNull,
  jobId: id,
  jobNo: z.string(),
  hblid: id,
  /** Null on the virtual bill of a job that has no house bills. */
  hwbno: z.string().nullable(),
  mblno: textOrNull,
  type: z.enum(lineTypes),
  lineNo: z.number(),
  chargeId: id,
  chargeCode: z.string(),
  chargeNameEn: z.string(),
  chargeNameVi: z.string(),
  quantity: decimalText,
  /** The figure of the goods from which the quantity was taken. */
  quantityType: z.enum(quantityTypeNames).nullable(),
  unitId: id,
  unitCode: z.string(),
  unitPrice: decimalText,
  priceSource: z.enum(priceSourceNames),
  /** What the price was read from: the number of a job, the name of a tariff. */
  priceReference: textOrNull,
  currencyId: z.string(),
  /** Percent; below zero a fixed tax in the currency of the line. */
  vatrate: decimalText.nullable(),
  netAmount: decimalText,
  vatAmount: decimalText,
  total: decimalText,
  paymentObjectId: id,
  paymentObjectCode: z.string(),
  paymentObjectName: z.string(),
  payerId: idOrNull,
  payerCode: textOrNull,
  payerName: textOrNull,
  vatPartnerId: idOrNull,
  vatPartnerCode: textOrNull,
  vatPartnerName: textOrNull,
  /** The day and the typed rate as they are keyed; documents never change them. */
  exchangeDate: day,
  exchangeRate: decimalText.nullable(),
  /** The document that values the line and the day of its rates; null while the line is as keyed. */
  valuedBy: idOrNull,
  valuedOn: day.nullable(),
  /** The rates of the amounts: VND for one unit of the currency, and for one US dollar. */
  finalExchangeRate: decimalText,
  /** Null when no rate is known, and for lines from before it was stored. */
  excRateUsdToLocal: decimalText.nullable(),
  /** The rates and the mark that a line has by itself while a document values it. */
  ownRate: decimalText.nullable(),
  ownUsdRate: decimalText.nullable(),
  ownRateOutside: z.boolean().nullable(),
  ownRateReason: textOrNull,
  /** True when a rate of the amounts is outside the bound (RT-8), with the reason. */
  rateOutside: z.boolean(),
  rateReason: textOrNull,
  amountVnd: decimalText,
  vatAmountVnd: decimalText,
  /** What a document adds to the computed VND amounts, which contain it (CH-36). */
  netAdjustVnd: decimalText,
  vatAdjustVnd: decimalText,
  adjustedBy: idOrNull,
  /** Null when the day has no US dollar rate: unknown, never zero. */
  amountUsd: decimalText.nullable(),
  vatAmountUsd: decimalText.nullable(),
  kickBack: z.boolean(),
  isRefundFee: z.boolean(),
  isFromShipment: z.boolean(),
  /** A link-fee rule joins the line with one of another job: sold here, bought there. */
  linkFee: z.boolean(),
  /** The line that this one was made from; it is changed there. */
  linkChargeId: idOrNull,
  notes: textOrNull,
  invoiceNo: textOrNull,
  invoiceDate: day.nullable(),
  seriesNo: textOrNull,
  chargeGroup: idOrNull,
  chargeGroupName: textOrNull,
  chargeGroupNameVi: textOrNull,
  claims: z.array(chargeClaim),
});
export type Surcharge = z.infer<typeof surcharge>;

/**
 * The partner on one side of a line: the debtor on the debit side, our creditor on the credit side.
 */
export function partnerOn(
  charge: Pick<Surcharge, "type" | "paymentObjectId" | "payerId">,
  side: ClaimSide,
): string | null {
  if (charge.type === "SELL") return side === "debit" ? charge.paymentObjectId : null;
  if (charge.type === "OBH") return side === "debit" ? charge.paymentObjectId : charge.payerId;
  return side === "credit" ? charge.paymentObjectId : null;
}

/** The claim in one slot of one side of a line; null while the slot is free. */
export function claimOn(
  charge: Pick<Surcharge, "claims">,
  side: ClaimSide,
  slot: ClaimSlot,
): ChargeClaim | null {
  return charge.claims.find((each) => each.side === side && each.slot === slot) ?? null;
}

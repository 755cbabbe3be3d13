import type { Day } from "@fairway/core/time/day.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";

/** Buying (we owe a vendor), selling (a customer owes us), on behalf (both at once, no profit). */
export const surchargeTypes = ["BUY", "SELL", "OBH"] as const;
export type SurchargeType = (typeof surchargeTypes)[number];

/** Debit: somebody owes us this line. Credit: we owe it. An on-behalf line has both sides. */
export const claimSides = ["debit", "credit"] as const;
export type ClaimSide = (typeof claimSides)[number];

/** The kinds of document that can take a charge line, one of each kind per side. */
export const claimKinds = ["note", "soa", "invoice", "voucher", "settlement"] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** One side of one charge line stands on one document. */
export interface ChargeClaim {
  readonly chargeId: string;
  readonly side: ClaimSide;
  readonly kind: ClaimKind;
  readonly documentId: string;
  readonly documentNo: string;
}

/** One charge line as it is stored, with the names a document prints. */
export interface Surcharge {
  readonly id: string;
  readonly version: number;
  readonly companyId: string;
  readonly officeId: string | null;
  readonly departmentId: string | null;
  readonly groupId: string | null;
  readonly userCreated: string | null;
  readonly jobId: string;
  readonly jobNo: string;
  readonly hblid: string;
  readonly hwbno: string;
  readonly mblno: string | null;
  readonly type: SurchargeType;
  readonly lineNo: number;
  readonly chargeId: string;
  readonly chargeCode: string;
  readonly chargeNameEn: string;
  readonly chargeNameVi: string;
  readonly quantity: DecimalText;
  readonly unitId: string;
  readonly unitCode: string;
  readonly unitPrice: DecimalText;
  readonly currencyId: string;
  readonly vatrate: DecimalText | null;
  readonly netAmount: DecimalText;
  readonly vatAmount: DecimalText;
  readonly total: DecimalText;
  readonly paymentObjectId: string;
  readonly paymentObjectCode: string;
  readonly paymentObjectName: string;
  readonly payerId: string | null;
  readonly payerCode: string | null;
  readonly payerName: string | null;
  readonly vatPartnerId: string | null;
  readonly vatPartnerCode: string | null;
  readonly vatPartnerName: string | null;
  readonly exchangeDate: Day;
  readonly finalExchangeRate: DecimalText;
  /** True when somebody typed the rate; it then stays whatever the day. */
  readonly isRateFixed: boolean;
  readonly amountVnd: DecimalText;
  readonly vatAmountVnd: DecimalText;
  /** Null when the day has no US dollar rate: unknown, never zero. */
  readonly amountUsd: DecimalText | null;
  readonly vatAmountUsd: DecimalText | null;
  readonly kickBack: boolean;
  readonly isRefundFee: boolean;
  readonly isFromShipment: boolean;
  readonly notes: string | null;
  readonly invoiceNo: string | null;
  readonly invoiceDate: Day | null;
  readonly seriesNo: string | null;
  readonly quantityType: string | null;
  readonly chargeGroup: string | null;
  readonly chargeGroupName: string | null;
  readonly chargeGroupNameVi: string | null;
  readonly claims: readonly ChargeClaim[];
}

/** Who stands on one side of a line: the debtor on the debit side, our creditor on the credit side. */
export function partnerOn(
  charge: Pick<Surcharge, "type" | "paymentObjectId" | "payerId">,
  side: ClaimSide,
): string | null {
  if (charge.type === "SELL") return side === "debit" ? charge.paymentObjectId : null;
  if (charge.type === "BUY") return side === "credit" ? charge.paymentObjectId : null;
  return side === "debit" ? charge.paymentObjectId : charge.payerId;
}

/** The document of one kind that holds one side of a line, or null while that side is free. */
export function claimOn(
  charge: Pick<Surcharge, "claims">,
  side: ClaimSide,
  kind: ClaimKind,
): ChargeClaim | null {
  return charge.claims.find((each) => each.side === side && each.kind === kind) ?? null;
}

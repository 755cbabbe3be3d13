import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { SurchargeType } from "./surcharge.ts";

/** One line as a person enters it; empty fields are null. */
export interface ChargeLine {
  /** Null on a new line. */
  readonly id: string | null;
  /** The version that was read; null on a new line. */
  readonly version: number | null;
  readonly chargeId: string | null;
  readonly quantity: DecimalText | null;
  readonly quantityType: string | null;
  readonly unitId: string | null;
  readonly unitPrice: DecimalText | null;
  readonly currencyId: string | null;
  readonly vatrate: DecimalText | null;
  readonly paymentObjectId: string | null;
  readonly payerId: string | null;
  readonly vatPartnerId: string | null;
  readonly kickBack: boolean;
  readonly isRefundFee: boolean;
  readonly exchangeDate: Day | null;
  readonly isRateFixed: boolean;
  readonly finalExchangeRate: DecimalText | null;
  readonly notes: string | null;
  readonly invoiceNo: string | null;
  readonly invoiceDate: Day | null;
  readonly seriesNo: string | null;
}

/** A line on which every field that a line needs stands. */
export type WholeChargeLine = ChargeLine & {
  readonly [Field in NeededField]: NonNullable<ChargeLine[Field]>;
};

/** The fields that every line needs. */
export const neededFields = [
  "chargeId",
  "quantity",
  "unitId",
  "unitPrice",
  "currencyId",
  "paymentObjectId",
  "exchangeDate",
] as const;
export type NeededField = (typeof neededFields)[number];

/** The terms that people may still type on a frozen line. */
export const typedFields = [
  "chargeId",
  "quantity",
  "quantityType",
  "unitId",
  "unitPrice",
  "currencyId",
  "vatrate",
  "paymentObjectId",
  "payerId",
  "vatPartnerId",
  "kickBack",
  "isRefundFee",
  "exchangeDate",
  "isRateFixed",
  "notes",
  "invoiceNo",
  "invoiceDate",
  "seriesNo",
] as const satisfies readonly (keyof ChargeLine)[];

/** The type of catalogue charge that a tab takes; OTHER fits anywhere. */
export const chargeTypeOf: Readonly<Record<SurchargeType, string>> = {
  BUY: "CREDIT",
  SELL: "DEBIT",
  OBH: "OBH",
};

import type { SurchargeType } from "@fairway/areas/charge/model/surcharge.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Day } from "@fairway/core/time/day.ts";

/** A charge of a document in a billing, as its document states it; what we owe is negative. */
export interface CombinedCharge {
  readonly documentId: string;
  readonly hblid: string;
  readonly type: SurchargeType;
  readonly chargeCode: string;
  readonly chargeNameEn: string;
  readonly chargeNameVi: string;
  readonly quantity: DecimalText;
  readonly unitCode: string;
  readonly unitPrice: DecimalText;
  readonly currencyId: string;
  readonly vatrate: DecimalText | null;
  readonly netAmount: DecimalText;
  readonly vatAmount: DecimalText;
  readonly total: DecimalText;
  readonly amountVnd: DecimalText;
  readonly vatAmountVnd: DecimalText;
  readonly amountUsd: DecimalText | null;
  readonly vatAmountUsd: DecimalText | null;
  readonly notes: string | null;
  /** The invoice or voucher that holds the charge. */
  readonly invoiceNo: string | null;
  readonly invoiceDate: Day | null;
}

/** A bill whose charges are in a billing, with its goods. */
export interface CombinedBillFacts {
  readonly hblid: string;
  readonly jobNo: string;
  readonly hwbno: string;
  readonly mblno: string;
  readonly customNo: string;
  /** True for a job of customs and logistics. */
  readonly isOperations: boolean;
  readonly serviceDate: Day | null;
  readonly referenceNo: string;
  readonly pol: string;
  readonly pod: string;
  readonly warehouse: string;
  readonly commodity: string;
  readonly packageQty: DecimalText | null;
  readonly packageUnit: string;
  /** Containers by type, such as "2 x 40HC". */
  readonly containers: string;
  readonly grossWeight: DecimalText | null;
  readonly netWeight: DecimalText | null;
  readonly cbm: DecimalText | null;
}

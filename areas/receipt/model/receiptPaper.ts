import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";

/** One printed document that a receipt clears. */
export interface ReceiptPaperLine {
  invoiceNo: string;
  billingRefNo: string;
  type: string;
  /** What was open before. */
  openVnd: string;
  paidVnd: string;
  remainVnd: string;
  /** The same in USD; empty for a document in VND. */
  openUsd: string;
  paidUsd: string;
  remainUsd: string;
}

/**
 * The printed content of a receipt.
 *
 * Shape: amounts are decimal strings and dates `YYYY-MM-DD`, formatted by the template; an empty
 *   text leaves its line out. A Cancel receipt is stamped CANCELLED.
 */
export interface ReceiptPaper extends AuthoredHead {
  /**
   * Money for documents, money kept as advance, documents cleared by an advance alone or by credits
   * alone, or money paid out on behalf.
   */
  kind: "RECEIPT" | "ADVANCE" | "CLEARING" | "NETOFF" | "PAYMENT";
  paymentRefNo: string;
  paymentDate: string;
  status: "Draft" | "Done" | "Cancel";
  payer: { name: string; address: string; taxCode: string };
  /** The purpose of the payment. */
  description: string;
  paymentMethod: string;
  bankName: string;
  bankAccountNo: string;
  currencyId: string;
  exchangeRate: string;
  /** The money received; on a clearing what the advance pays, on a net-off what the credits pay. */
  paidAmountVnd: string;
  paidAmountUsd: string;
  /** What an advance pays next to the money received, in the currency of the receipt. */
  advanceUsed: string;
  /** What credits pay next to the money received, and the numbers of all credits. */
  creditUsed: string;
  creditNos: string;
  lines: ReceiptPaperLine[];
  /** The column sums of the lines. */
  totals: Omit<ReceiptPaperLine, "invoiceNo" | "billingRefNo" | "type">;
  /** From amountInWords, of the amount printed. */
  inWords: string;
  /** Time, user and reason of the cancellation; otherwise empty. */
  cancelledOn: string;
  cancelledBy: string;
  cancelReason: string;
}

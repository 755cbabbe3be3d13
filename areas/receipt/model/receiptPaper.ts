import type { PaperHead } from "@fairway/areas/organisation/model/letterhead.ts";

/** One document a receipt clears, as printed. */
export interface ReceiptPaperLine {
  invoiceNo: string;
  billingRefNo: string;
  type: string;
  totalVnd: string;
  paidVnd: string;
  remainVnd: string;
  /** The same in USD; empty where the document is in VND only. */
  totalUsd: string;
  paidUsd: string;
  remainUsd: string;
}

/**
 * Everything printed on a receipt.
 *
 * Shape: amounts are decimal strings and dates `YYYY-MM-DD`, written out by the template; an empty
 *   text leaves its line out. A Cancel receipt is stamped CANCELLED.
 */
export interface ReceiptPaper extends PaperHead {
  paymentRefNo: string;
  paymentDate: string;
  status: "Draft" | "Done" | "Cancel";
  payer: { name: string; address: string; taxCode: string };
  /** What the payment is for. */
  description: string;
  paymentMethod: string;
  bankName: string;
  bankAccountNo: string;
  currencyId: string;
  exchangeRate: string;
  paidAmountVnd: string;
  paidAmountUsd: string;
  lines: ReceiptPaperLine[];
  /** The column sums of the lines. */
  totals: Omit<ReceiptPaperLine, "invoiceNo" | "billingRefNo" | "type">;
  /** From amountInWords, of the money received. */
  inWords: string;
  /** When, by whom and why it was cancelled; empty texts otherwise. */
  cancelledOn: string;
  cancelledBy: string;
  cancelReason: string;
}

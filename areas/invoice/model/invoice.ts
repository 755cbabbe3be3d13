import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { DueDateBase } from "@fairway/areas/due/model/dueDay.ts";
import type { PaymentStatus } from "@fairway/areas/due/model/paymentStatus.ts";
import type { BookCurrency } from "@fairway/core/money/currency.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Day, Instant } from "@fairway/core/time/day.ts";

/** A VAT invoice over selling lines, an invoice over on-behalf lines, or a voucher. */
export const accountingTypes = ["Invoice", "InvoiceTemp", "Voucher"] as const;
export type AccountingType = (typeof accountingTypes)[number];

/** The kinds of document that a customer pays. */
export const invoiceTypes = ["Invoice", "InvoiceTemp"] as const;
export type InvoiceType = (typeof invoiceTypes)[number];

export const accountingStatuses = ["New", "Updated Invoice"] as const;
export type AccountingStatus = (typeof accountingStatuses)[number];

/** How an invoice says it is to be paid. */
export const invoicePaymentMethods = ["Bank Transfer", "Cash", "Bank Transfer / Cash"] as const;

/** The currencies an invoice can be in. */

/** The receivables account of an invoice unless another is typed. */
export const usualAccount = "13111";

/** One invoice as it is stored, with the names around it. */
export interface Invoice extends DocumentHead {
  readonly type: AccountingType;
  readonly voucherId: string;
  readonly invoiceNoTempt: string | null;
  readonly invoiceNoReal: string | null;
  readonly serie: string | null;
  readonly partnerId: string;
  readonly partnerCode: string;
  readonly partnerName: string;
  readonly date: Day;
  readonly paymentMethod: string;
  readonly paymentTerm: number;
  readonly paymentDueDate: Day | null;
  readonly accountNo: string;
  readonly currencyId: BookCurrency;
  readonly excRateUsdToLocal: DecimalText | null;
  readonly totalAmount: DecimalText;
  readonly totalAmountVnd: DecimalText;
  readonly totalAmountUsd: DecimalText | null;
  readonly paidAmount: DecimalText;
  readonly paidAmountVnd: DecimalText;
  readonly paidAmountUsd: DecimalText;
  readonly unpaidAmount: DecimalText;
  readonly unpaidAmountVnd: DecimalText;
  readonly unpaidAmountUsd: DecimalText | null;
  readonly paymentStatus: PaymentStatus;
  readonly status: AccountingStatus;
  readonly description: string | null;
  readonly attachDocumentInfo: string | null;
  readonly serviceType: string | null;
  readonly saleManId: string | null;
  readonly syncStatus: string | null;
  readonly lastSyncDate: Instant | null;
  readonly referenceNo: string | null;
  /** The debit notes and jobs its lines come from. */
  readonly cdNoteNos: string;
  readonly jobNos: string;
  readonly hwbnos: string;
  /** What decides the due date. */
  readonly baseDueDate: DueDateBase;
  readonly confirmBillingDate: Day | null;
}

/** One line of an invoice, with its amounts as they were issued. */
export interface InvoiceLine {
  readonly id: string;
  readonly lineNo: number;
  readonly chargeId: string;
  readonly jobNo: string;
  readonly hwbno: string;
  readonly mblno: string | null;
  readonly cdNoteId: string | null;
  readonly cdNoteNo: string | null;
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
  readonly finalExchangeRate: DecimalText;
  readonly amountVnd: DecimalText;
  readonly vatAmountVnd: DecimalText;
  readonly amountUsd: DecimalText | null;
  readonly vatAmountUsd: DecimalText | null;
  readonly contraAccount: string | null;
  readonly vatAccount: string | null;
}

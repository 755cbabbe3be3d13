import { documentLine } from "@fairway/areas/charge/model/documentLine.ts";
import { surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { dueDateBases } from "@fairway/areas/due/model/dueDay.ts";
import { paymentStatuses } from "@fairway/areas/due/model/paymentStatus.ts";
import { documentHead } from "@fairway/core/contract/documentHead.ts";
import { may } from "@fairway/core/contract/shapes.ts";
import { bookCurrencies } from "@fairway/core/money/currency.ts";
import type { Steps } from "@fairway/core/steps/steps.ts";
import { z } from "zod";

/** A VAT invoice over selling lines, an invoice over on-behalf lines, or a voucher. */
export const accountingTypes = ["Invoice", "InvoiceTemp", "Voucher"] as const;
export type AccountingType = (typeof accountingTypes)[number];

/** The types that a customer pays. */
export const invoiceTypes = ["Invoice", "InvoiceTemp"] as const;
export type InvoiceType = (typeof invoiceTypes)[number];

/** The states of an invoice: Updated Invoice when its real number is entered. */
export const accountingStatuses = ["New", "Updated Invoice", "Canceled"] as const;
export type AccountingStatus = (typeof accountingStatuses)[number];

const open = { change: "New", cancel: "Canceled" } as const;

/** The verbs of each state. Rule IN-6 */
export const accountingSteps = {
  New: open,
  "Updated Invoice": open,
  Canceled: {},
} as const satisfies Steps;

/** The payment methods of an invoice. */
export const invoicePaymentMethods = ["Bank Transfer", "Cash", "Bank Transfer / Cash"] as const;

/** The default receivables account of an invoice. */
export const usualAccount = "13111";

/** A stored invoice with its names. */
export const storedInvoice = z.object({
  ...documentHead,
  type: z.enum(accountingTypes),
  voucherId: z.string(),
  invoiceNoTempt: z.string().nullable(),
  invoiceNoReal: z.string().nullable(),
  serie: z.string().nullable(),
  partnerId: z.string(),
  partnerCode: z.string(),
  partnerName: z.string(),
  date: z.string(),
  paymentMethod: z.string(),
  paymentTerm: z.number(),
  paymentDueDate: z.string().nullable(),
  accountNo: z.string(),
  currencyId: z.enum(bookCurrencies),
  excRateUsdToLocal: z.string().nullable(),
  totalAmount: z.string(),
  totalAmountVnd: z.string(),
  totalAmountUsd: z.string().nullable(),
  paidAmount: z.string(),
  paidAmountVnd: z.string(),
  paidAmountUsd: z.string(),
  unpaidAmount: z.string(),
  unpaidAmountVnd: z.string(),
  unpaidAmountUsd: z.string().nullable(),
  paymentStatus: z.enum(paymentStatuses),
  status: z.enum(accountingStatuses),
  description: z.string().nullable(),
  attachDocumentInfo: z.string().nullable(),
  serviceType: z.string().nullable(),
  saleManId: z.string().nullable(),
  syncStatus: z.string().nullable(),
  lastSyncDate: z.string().nullable(),
  referenceNo: z.string().nullable(),
  /** The debit notes and jobs of its lines. */
  cdNoteNos: z.string(),
  jobNos: z.string(),
  hwbnos: z.string(),
  /** The facts that decide the due date. */
  baseDueDate: z.enum(dueDateBases),
  confirmBillingDate: z.string().nullable(),
  /** The draft receipt that it is on; empty when the user may not open that draft. */
  heldBy: z.string().nullable(),
  canceledAt: z.string().nullable(),
  cancelReason: z.string().nullable(),
});
export type Invoice = Readonly<z.infer<typeof storedInvoice>>;

/** One line of an invoice, with its amounts as issued. */
export const invoiceLine = surcharge
  .pick({ ...documentLine, lineNo: true, chargeId: true })
  .extend({
    jobId: z.string().nullable(),
    hblid: z.string().nullable(),
    transactionType: z.string().nullable(),
    cdNoteId: z.string().nullable(),
    cdNoteNo: z.string().nullable(),
    contraAccount: z.string().nullable(),
    vatAccount: z.string().nullable(),
  });
export type InvoiceLine = Readonly<z.infer<typeof invoiceLine>>;

/** An invoice in lists. */
export const shownInvoice = storedInvoice.extend({ may });
export type ShownInvoice = z.infer<typeof shownInvoice>;

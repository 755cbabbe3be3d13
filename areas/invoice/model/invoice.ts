import { documentLine } from "@fairway/areas/charge/model/documentLine.ts";
import { surcharge, surchargeTypes } from "@fairway/areas/charge/model/surcharge.ts";
import type { DueSide } from "@fairway/areas/due/model/due.ts";
import { dueDateBases } from "@fairway/areas/due/model/dueDay.ts";
import { paymentStatuses } from "@fairway/areas/due/model/paymentStatus.ts";
import { documentHead } from "@fairway/core/contract/documentHead.ts";
import { may } from "@fairway/core/contract/shapes.ts";
import { bookCurrencies } from "@fairway/core/money/currency.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
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

/** The payment methods of invoices and vouchers. */
export const accountingMethods = [...invoicePaymentMethods, "Other"] as const;

/** The kinds of entry that a voucher is. */
export const voucherTypes = [
  "Cash receipt",
  "Cash payment",
  "Debit slip",
  "Credit slip",
  "Purchasing note",
  "Other entry",
] as const;
export type VoucherType = (typeof voucherTypes)[number];

/** The default account, method and term of each type; the term stands for what is not agreed. */
export const usualTerms = {
  Invoice: { accountNo: "13111", paymentMethod: "Bank Transfer", paymentTerm: 0 },
  InvoiceTemp: { accountNo: "13111", paymentMethod: "Bank Transfer", paymentTerm: 0 },
  Voucher: { accountNo: "3311", paymentMethod: "Other", paymentTerm: 30 },
} as const satisfies Record<AccountingType, object>;

/** The right to issue and change each type. */
export const issuingRights = {
  Invoice: "accManagement.Invoice",
  InvoiceTemp: "accManagement.Invoice",
  Voucher: "accManagement.Voucher",
} as const satisfies Record<AccountingType, Permission>;

/** What an item of a voucher is for a payable: what is bought, paid on behalf, or sold. */
export const transactionTypes = ["CREDIT", "OBH", "DEBIT"] as const;

/** A stored invoice with its names. */
export const storedInvoice = z.object({
  ...documentHead,
  type: z.enum(accountingTypes),
  voucherType: z.enum(voucherTypes).nullable(),
  /** Of a voucher; null on an invoice. */
  transactionType: z.enum(transactionTypes).nullable(),
  voucherId: z.string(),
  invoiceNoTempt: z.string().nullable(),
  invoiceNoReal: z.string().nullable(),
  serie: z.string().nullable(),
  /** The series of the real number; that of the temporary one where none was entered. */
  serieReal: z.string().nullable(),
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
  isRateTyped: z.boolean(),
  totalAmount: z.string(),
  totalAmountVnd: z.string(),
  totalAmountUsd: z.string().nullable(),
  /** What advances had paid when it was issued; part of the paid amount. */
  paidAhead: z.string(),
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
  /** The notes and jobs of its lines. */
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

/** The side of the item of an invoice or a voucher. */
export const itemSide = ({ transactionType }: Pick<Invoice, "transactionType">): DueSide =>
  transactionType === null || transactionType === "DEBIT" ? "debit" : "credit";

/** One line of an invoice, with its amounts as issued. */
export const invoiceLine = surcharge
  .pick({ ...documentLine, lineNo: true, chargeId: true })
  .extend({
    jobId: z.string().nullable(),
    hblid: z.string().nullable(),
    transactionType: z.string().nullable(),
    cdNoteId: z.string().nullable(),
    cdNoteNo: z.string().nullable(),
    type: z.enum(surchargeTypes).nullable(),
    /** Where the line has a typed rate. */
    exchangeRate: z.string().nullable(),
    /** Its amounts in VND are typed. */
    isKeyed: z.boolean(),
    invoiceNo: z.string().nullable(),
    serie: z.string().nullable(),
    invoiceDate: z.string().nullable(),
    soaNo: z.string().nullable(),
    settlementNo: z.string().nullable(),
    contraAccount: z.string().nullable(),
    vatAccount: z.string().nullable(),
  });
export type InvoiceLine = Readonly<z.infer<typeof invoiceLine>>;

/** An invoice in lists. */
export const shownInvoice = storedInvoice.extend({ may });
export type ShownInvoice = z.infer<typeof shownInvoice>;

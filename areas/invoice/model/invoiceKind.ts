import { documentKind } from "@fairway/areas/document/model/documentKind.ts";
import type { NumberRule } from "@fairway/areas/numbering/model/numberRule.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { paymentTags } from "@fairway/areas/due/model/paymentStatus.ts";
import { rateReasonVerb } from "@fairway/areas/document/model/rateReasonVerb.ts";
import {
  type AccountingType,
  accountingSteps,
  accountingTypes,
  type Invoice,
  issuingRights,
} from "./invoice.ts";
import { invoiceFields, invoiceSheet, invoiceTags } from "./invoiceFields.ts";
import { refuseInvoice } from "./refusals.ts";

/** The kind of document of each type of invoice or voucher. */
export const kindOfType = {
  Invoice: "invoice",
  InvoiceTemp: "obhInvoice",
  Voucher: "voucher",
} as const satisfies Record<AccountingType, string>;

/** The declaration of VAT invoices, on-behalf invoices and vouchers. */
export const invoiceKind = documentKind<Invoice>({
  kinds: accountingTypes.map((type) => kindOfType[type]),
  title: { en: "Invoice or voucher", vi: "Hóa đơn, chứng từ" },
  table: "acct_management",
  own: [
    "type",
    "voucherType",
    "voucherId",
    "invoiceNoTempt",
    "invoiceNoReal",
    "serie",
    "serieReal",
    "date",
    "paymentMethod",
    "accountNo",
    "excRateUsdToLocal",
    "isRateTyped",
    "totalAmount",
    "totalAmountVnd",
    "totalAmountUsd",
    "paidAhead",
    "description",
    "attachDocumentInfo",
    "serviceType",
    "referenceNo",
    "confirmBillingDate",
    "canceledAt",
    "cancelReason",
  ],
  ownCurrency: true,
  names: { partner: "partner", state: "status", saleMan: "id" },
  steps: accountingSteps,
  row: (invoice) => ({
    kind: kindOfType[invoice.type],
    number: numberOf(invoice),
    numberScope: null,
    state: invoice.status,
    words: [
      invoice.voucherId,
      invoice.invoiceNoTempt,
      invoice.invoiceNoReal,
      invoice.serie,
      invoice.serieReal,
    ],
  }),
  standing: (invoice) => ({
    number: numberOf(invoice),
    state: invoice.status,
    // An invoice that the accounting system made or received is changed there.
    isSynced: invoice.syncStatus === "Synced" || invoice.referenceNo !== null,
    // What an advance paid before it was issued is no payment on it (VO-4).
    paymentStatus: isPaidAhead(invoice) ? "Unpaid" : invoice.paymentStatus,
    heldBy: invoice.heldBy,
  }),
  files: { moduleName: "Accounting", folder: "Invoice" },
  states: invoiceTags,
  payments: paymentTags,
  fields: invoiceFields,
  sheet: invoiceSheet,
  rights: {
    list: "accManagement.list",
    detail: "accManagement.detail",
    write: "accManagement.write",
    export: "accManagement.export",
  },
  // Rule IN-6.
  closedBy: ["paid", "synced"],
  verbs: {
    print: { step: "change", changes: false, only: ({ type }) => type !== "Voucher" },
    update: {
      right: "accManagement.write",
      also: ({ type }) => issuingRights[type],
      step: "change",
    },
    // The number of the real invoice often comes after the first payment (IN-12).
    realNumber: {
      right: "accManagement.write",
      also: "accManagement.Invoice",
      step: "change",
      changes: false,
      unless: ["synced"],
      only: ({ type }) => type !== "Voucher",
    },
    // What is paid is sent, too.
    account: {
      right: "accManagement.write",
      also: ({ type }) => issuingRights[type],
      step: "change",
      changes: false,
      unless: ["synced"],
    },
    cancel: { right: "accManagement.delete", step: "cancel", unless: ["held"] },
    rateReason: rateReasonVerb("accManagement.detail"),
    receive: {
      also: "acctARP.add",
      changes: false,
      only: ({ paymentStatus, type, status }) =>
        paymentStatus !== "Paid" && type !== "Voucher" && status !== "Canceled",
    },
  },
  refusals: {
    synced: ({ number: invoiceNo }) => refuseInvoice("invoice.fromAccounting", { invoiceNo }),
    paid: ({ number: invoiceNo }) => refuseInvoice("invoice.paid", { invoiceNo }),
    state: ({ number: invoiceNo }) => refuseInvoice("invoice.canceled", { invoiceNo }),
    held: ({ number: invoiceNo, heldBy }) =>
      refuseInvoice("invoice.onDraftReceipt", {
        invoiceNo,
        receiptNo: heldBy ?? "",
        isNamed: heldBy ? "yes" : "no",
      }),
  },
});

const isPaidAhead = ({ paidAhead, paidAmount }: Pick<Invoice, "paidAhead" | "paidAmount">) =>
  decimal(paidAhead).gt(0) && decimal(paidAmount).equals(paidAhead);

/** The voucher numbers count by type and month: FHD2611/00001. Source: rule IN-4. */
export const voucherNumbers: NumberRule = {
  series: "voucherId",
  period: "month",
  between: "/",
  digits: 5,
};

/**
 * The temporary numbers count by serie, INV/26 and others, and continue after typed ones. Rule
 * IN-4.
 */
export const temporaryNumbers: NumberRule = {
  series: "invoiceNoTempt",
  period: "none",
  digits: 7,
  prefixApart: true,
  goesOn: true,
};

/** The number that lists show: the real one, else the temporary one, else the voucher's. */
export function numberOf(
  invoice: Pick<Invoice, "invoiceNoReal" | "invoiceNoTempt" | "voucherId">,
): string {
  return invoice.invoiceNoReal ?? invoice.invoiceNoTempt ?? invoice.voucherId;
}

import { documentKind } from "@fairway/areas/document/model/documentKind.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import type { BillingInvoice } from "./billing.ts";
import { invoiceKind } from "./invoiceKind.ts";
import { refuseInvoice } from "./refusals.ts";

/** Invoices as users of statements see them: by the rights on statements. Rule IN-15 */
export const billingKind = documentKind<BillingInvoice>({
  ...invoiceKind,
  row: (invoice) => invoiceKind.row(invoice),
  standing: (invoice) => invoiceKind.standing(invoice),
  sheet: [
    "invoiceNoTempt",
    "invoiceNoReal",
    "partnerCode",
    "partnerName",
    "totalAmount",
    "currencyId",
    "type",
    "date",
    "confirmBillingDate",
    "paymentDueDate",
    "paymentStatus",
  ],
  rights: {
    list: "acctSOA.list",
    detail: "acctSOA.detail",
    write: "acctSOA.write",
    export: "acctSOA.export",
  },
  verbs: {
    // The partner may confirm what it has paid, or what the accounting system has.
    confirm: {
      right: "acctSOA.write",
      also: "acctSOA.ConfirmBilling",
      step: "change",
      changes: false,
    },
    redate: { right: "acctSOA.write", also: "acctSOA.ConfirmBilling", step: "change" },
  },
});

/** Returns the refusal of a day on which nothing can be confirmed or issued yet, or null. */
export function whyNotBillingDay(
  date: Day | null,
  today: Day,
  code: "invoice.futureBilling" | "invoice.futureDate",
): Refused | null {
  if (date === null || date <= today) return null;
  return refuseInvoice(code, { date: sayDay(date) }, { field: "billingDate" });
}

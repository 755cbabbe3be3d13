import {
  exportPaidInvoices,
  listPaidInvoices,
  type PaidInvoicesAsk,
  type PaidKind,
} from "@fairway/areas/invoice/server/listPaidInvoices.ts";
import type { InvoiceType } from "@fairway/areas/invoice/model/invoice.ts";
import { invoiceKind } from "@fairway/areas/invoice/model/invoiceKind.ts";
import { withMay } from "@fairway/areas/document/model/documentKind.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import type { exportPayments as exportPaymentsCall, pagePayments } from "../contract.ts";
import { paymentFields, paymentSheet } from "../model/paymentFields.ts";
import { overdueBuckets } from "../model/paymentRow.ts";
import { receiptKind } from "../model/receiptKind.ts";

/** Payments are read by the rights on receipts. */
const paymentKind: PaidKind = {
  rights: receiptKind.rights,
  fields: paymentFields,
  sheet: paymentSheet,
};

/** Lists invoices with what was paid, what is open and how late it is. */
export async function listPayments(tx: Tx, actor: Actor, ask: Ask<typeof pagePayments>) {
  const page = { page: ask.pageNumber ?? ask.page, size: ask.pageSize ?? ask.size };
  const found = await listPaidInvoices(tx, actor, paymentKind, criteriaOf(ask), page);
  return {
    ...found,
    data: found.data.map((each) => ({ ...each, ...withMay(invoiceKind, actor, each) })),
  };
}

/** Exports the same list as a sheet. Refuses: access.forbidden */
export function exportPayments(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof exportPaymentsCall>,
  desk?: Desk,
) {
  return exportPaidInvoices(tx, actor, paymentKind, criteriaOf(ask), { ...ask, desk });
}

const typesOf = {
  Invoice: ["Invoice"],
  OBH: ["InvoiceTemp"],
  All: ["Invoice", "InvoiceTemp"],
} as const satisfies Record<string, readonly InvoiceType[]>;

function criteriaOf({
  paymentType,
  overDueDays,
  ...ask
}: Omit<Ask<typeof pagePayments>, "page" | "size" | "pageNumber" | "pageSize">): PaidInvoicesAsk {
  return {
    ...ask,
    types: typesOf[paymentType],
    overdue: overDueDays ? overdueBuckets[overDueDays] : null,
  };
}

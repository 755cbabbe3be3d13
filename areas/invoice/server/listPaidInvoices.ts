import type { DaysLate } from "@fairway/areas/due/model/overdueAges.ts";
import { exportDocuments } from "@fairway/areas/document/server/exportDocuments.ts";
import {
  byNumbers,
  type DocumentsAsked,
  isBetween,
  listDocuments,
} from "@fairway/areas/document/server/listDocuments.ts";
import type { DocumentKind } from "@fairway/areas/document/model/documentKind.ts";
import type { DocumentSource } from "@fairway/areas/document/server/readDocuments.ts";
import type { PaymentStatus } from "@fairway/areas/due/model/paymentStatus.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { addDays, type Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Invoice, InvoiceType } from "../model/invoice.ts";
import { invoiceKind, kindOfType } from "../model/invoiceKind.ts";
import { invoiceSource } from "./invoiceTable.ts";
import { itemOfInvoice } from "./itemOfInvoice.ts";
import { withNumbers } from "./withNumbers.ts";

/** An invoice with how late it is and by how many days its due day was extended. */
export interface PaidInvoice extends Invoice {
  readonly overdueDays: number;
  readonly extendDays: number;
  readonly extendNote: string | null;
}

/** The criteria of invoices by their payments. */
export interface PaidInvoicesAsk {
  readonly types: readonly InvoiceType[];
  readonly referenceNos?: string | null | undefined;
  readonly partnerId?: string | null | undefined;
  readonly fromIssuedDate?: Day | null | undefined;
  readonly toIssuedDate?: Day | null | undefined;
  readonly fromDueDate?: Day | null | undefined;
  readonly toDueDate?: Day | null | undefined;
  readonly paymentStatus?: PaymentStatus | null | undefined;
  /** Overdue by this many days, both included. */
  readonly overdue?: DaysLate | null | undefined;
}

/** The declaration under which the list is read: its rights, its fields and its sheet. */
export type PaidKind = Pick<DocumentKind<Invoice>, "rights" | "fields" | "sheet">;

const listed = (today: Day, kind: PaidKind): DocumentSource<PaidInvoice> => ({
  ...(invoiceSource as DocumentSource<PaidInvoice>),
  kind: { ...invoiceKind, ...kind } as DocumentSource<PaidInvoice>["kind"],
  columns: (companyId) => sql`${invoiceSource.columns(companyId)},
    case when w.is_open and w.due_on < ${today}::date then ${today}::date - w.due_on else 0 end
      as overdue_days,
    w.extend_days, w.extend_note`,
});

/**
 * Lists invoices by their payments, within the reach of the rights of `kind`; without a filter those
 * of the last three months up to the newest.
 */
export function listPaidInvoices(
  tx: Tx,
  actor: Actor,
  kind: PaidKind,
  ask: PaidInvoicesAsk,
  page: { readonly page: number; readonly size: number },
) {
  return listDocuments(tx, actor, listed(actor.today, kind), asked(actor, ask), page);
}

/** Exports the same list as a sheet. Refuses: access.forbidden */
export function exportPaidInvoices(
  tx: Tx,
  actor: Actor,
  kind: PaidKind,
  ask: PaidInvoicesAsk,
  how: Parameters<typeof exportDocuments>[4],
) {
  return exportDocuments(tx, actor, listed(actor.today, kind), asked(actor, ask), how);
}

function asked({ companyId, today }: Actor, ask: PaidInvoicesAsk): DocumentsAsked {
  const item = itemOfInvoice(companyId, "w", "d");
  const { overdue } = ask;
  const due = [
    ...isBetween("w.due_on", ask.fromDueDate, ask.toDueDate),
    ...(ask.paymentStatus ? [sql`w.payment_status = ${ask.paymentStatus}`] : []),
    ...(overdue
      ? [
          sql`w.is_open`,
          ...isBetween(
            "w.due_on",
            overdue.to === null ? null : addDays(today, -overdue.to),
            addDays(today, -overdue.from),
          ),
        ]
      : []),
  ];
  return {
    filters: { kinds: ask.types.map((type) => kindOfType[type]), partnerId: ask.partnerId },
    ofHead: [
      ...byNumbers(
        ask.referenceNos,
        (numbers) => sql`d.id in (${withNumbers(companyId, numbers)})`,
      ),
      ...(due.length > 0
        ? [sql`exists (select from due w where ${item} and ${sql.join(due, sql` and `)})`]
        : []),
    ],
    ofOwn: isBetween("o.date", ask.fromIssuedDate, ask.toIssuedDate),
    always: [sql`d.state <> 'Canceled'`],
  };
}

import { exportDocuments } from "@fairway/areas/document/server/exportDocuments.ts";
import {
  byNumbers,
  countDocuments,
  type DocumentsAsked,
  isBetween,
  listDocuments,
} from "@fairway/areas/document/server/listDocuments.ts";
import { withMay } from "@fairway/areas/document/model/documentKind.ts";
import { sumDueDays } from "@fairway/areas/due/server/sumDueDays.ts";
import type { Ask, AskInput } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import { type exportInvoices as exportInvoicesCall, pageInvoices } from "../contract.ts";
import { invoiceKind, kindOfType } from "../model/invoiceKind.ts";
import { dueSoonDays, type InvoiceWork } from "../model/invoiceWork.ts";
import { invoiceSource, withSeenReceipts } from "./invoiceTable.ts";
import { itemOfInvoice } from "./itemOfInvoice.ts";
import { withNumbers } from "./withNumbers.ts";

/**
 * Lists the invoices within the user's reach; without a filter those of the last three months up to
 * the newest.
 */
export async function listInvoices(tx: Tx, actor: Actor, ask: Ask<typeof pageInvoices>) {
  const page = { page: ask.pageNumber ?? ask.page, size: ask.pageSize ?? ask.size };
  const found = await listDocuments(tx, actor, invoiceSource, asked(actor, ask), page);
  const seen = await withSeenReceipts(tx, actor, found.data);
  return {
    ...found,
    ...(await keptCount(tx, actor, ask)),
    data: seen.map((each) => withMay(invoiceKind, actor, each)),
  };
}

/** Counts the invoices of the same list, and adds up what they amount to. */
export async function countInvoices(tx: Tx, actor: Actor, ask: AskInput<typeof pageInvoices>) {
  const parsed = pageInvoices.body.parse(ask);
  return (
    (await keptCount(tx, actor, parsed)) ??
    countDocuments(tx, actor, invoiceSource, asked(actor, parsed))
  );
}

/** The count and the sum of open invoices without a further filter, from the kept sums. */
async function keptCount(tx: Tx, actor: Actor, { work, ...ask }: Criteria) {
  const isFurther = Object.values({ ...ask, types: null }).some(
    (value) => value != null && value !== "",
  );
  const isAll = ["Invoice", "InvoiceTemp"].every((type) => ask.types.some((each) => each === type));
  if (!work || work === "noRealNo" || isFurther || !isAll) return null;
  const { items, openVnd } = await sumDueDays(tx, actor, dueWithin(actor, work, "u"));
  return { totalItems: items, capped: false, amount: openVnd };
}

type Criteria = z.output<typeof pageInvoices.body>;

/** The condition on the due day of open items. */
function dueWithin({ today }: Actor, work: InvoiceWork, item: string): RawBuilder<boolean> {
  const day = sql.ref(`${item}.due_on`);
  if (work === "overdue") return sql`${day} < ${today}::date`;
  if (work === "dueWeek")
    return sql`${day} between ${today}::date and ${today}::date + ${sql.lit(dueSoonDays - 1)}`;
  return sql`true`;
}

/** Exports the same list as a sheet. Refuses: access.forbidden */
export function exportInvoices(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof exportInvoicesCall>,
  desk?: Desk,
) {
  return exportDocuments(tx, actor, invoiceSource, asked(actor, ask), { ...ask, desk });
}

function asked(actor: Actor, ask: Criteria): DocumentsAsked {
  const { companyId } = actor;
  const { partnerId, creatorId, status: state, rateOutside, work } = ask;
  const kinds = ask.types.map((type) => kindOfType[type]);
  const item = itemOfInvoice(companyId, "w", "d");
  const isOpen = work && work !== "noRealNo";
  return {
    filters: { kinds, partnerId, creatorId, state, rateOutside },
    ofHead: [
      ...byNumbers(
        ask.referenceNos,
        (numbers) => sql`d.id in (${withNumbers(companyId, numbers)})`,
      ),
      ...(ask.paymentStatus
        ? [
            sql`exists (select from due w
              where ${item} and w.payment_status = ${ask.paymentStatus}
                and w.is_open = ${sql.lit(ask.paymentStatus !== "Paid")})`,
          ]
        : []),
      ...(isOpen
        ? [
            sql`exists (select from due w
              where ${item} and w.is_open and ${dueWithin(actor, work, "w")})`,
          ]
        : []),
    ],
    ofOwn: [
      ...isBetween("o.date", ask.fromIssuedDate, ask.toIssuedDate),
      ...(work === "noRealNo" ? [sql`o.type = 'Invoice' and o.invoice_no_real is null`] : []),
    ],
    always: state === "Canceled" ? [] : [sql`d.state <> 'Canceled'`],
    amount: isOpen
      ? sql`(select w.open_vnd from due w where ${item})`
      : work
        ? sql`o.total_amount_vnd`
        : undefined,
  };
}

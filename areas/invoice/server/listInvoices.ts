import { exportDocuments } from "@fairway/areas/document/server/exportDocuments.ts";
import {
  byNumbers,
  type DocumentsAsked,
  isBetween,
  listDocuments,
} from "@fairway/areas/document/server/listDocuments.ts";
import { withMay } from "@fairway/areas/document/model/documentKind.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import type { exportInvoices as exportInvoicesCall, pageInvoices } from "../contract.ts";
import { invoiceKind, kindOfType } from "../model/invoiceKind.ts";
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
  return { ...found, data: seen.map((each) => withMay(invoiceKind, actor, each)) };
}

/** Exports the same list as a sheet. Refuses: access.forbidden */
export function exportInvoices(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof exportInvoicesCall>,
  desk?: Desk,
) {
  const { format } = ask;
  return exportDocuments(tx, actor, invoiceSource, asked(actor, ask), { format, desk });
}

function asked({ companyId }: Actor, ask: Ask<typeof exportInvoicesCall>): DocumentsAsked {
  const { partnerId, creatorId, status: state, rateOutside } = ask;
  const kinds = ask.types.map((type) => kindOfType[type]);
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
              where ${itemOfInvoice(companyId, "w", "d")}
                and w.payment_status = ${ask.paymentStatus}
                and w.is_open = ${sql.lit(ask.paymentStatus !== "Paid")})`,
          ]
        : []),
    ],
    ofOwn: isBetween("o.date", ask.fromIssuedDate, ask.toIssuedDate),
  };
}

import { numberKey } from "@fairway/core/text/textKey.ts";
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
    // An invoice has three numbers; a search compares all of them.
    ofHead: [
      ...byNumbers(ask.referenceNos, (numbers) => {
        const keys = sql`${numbers.map(numberKey)}::text[]`;
        return sql`d.id in (select x.id from acct_management x
          where x.company_id = ${companyId} and (number_key(x.voucher_id) = any(${keys})
            or number_key(x.invoice_no_tempt) = any(${keys})
            or x.invoice_no_real = any(${numbers}::text[])))`;
      }),
      ...(ask.paymentStatus
        ? [
            sql`exists (select from due w
              where w.company_id = ${companyId} and w.document_id = d.id
                and w.payment_status = ${ask.paymentStatus}
                and w.is_open = ${sql.lit(ask.paymentStatus !== "Paid")})`,
          ]
        : []),
    ],
    ofOwn: isBetween("o.date", ask.fromIssuedDate, ask.toIssuedDate),
  };
}

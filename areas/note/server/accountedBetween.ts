import { isBetween } from "@fairway/areas/document/server/listDocuments.ts";
import { itemOf } from "@fairway/areas/due/server/itemOf.ts";
import { type RawBuilder, sql } from "kysely";

/**
 * The condition that an invoice or voucher over a line of the listed note `d` has its day between two
 * days, both included.
 *
 * Source: rule DN-17, areas/note/README.md
 */
export function accountedBetween(
  companyId: string,
  asked: {
    readonly accountingFrom?: string | null | undefined;
    readonly accountingTo?: string | null | undefined;
  },
): RawBuilder<unknown> {
  const days = isBetween("y.raised_on", asked.accountingFrom, asked.accountingTo);
  return sql`(d.state <> 'New' and exists (
    select from charge_claim k
    join charge_claim g on g.company_id = ${companyId} and g.charge_id = k.charge_id
      and g.side = k.side and g.slot = 'ledger'
    join document h on h.company_id = ${companyId} and h.id = g.document_id
    join due y on ${itemOf(companyId, "y", { document: "h", side: sql`k.side` })}
    where k.company_id = ${companyId} and k.document_id = d.id and k.slot = 'note'
      and ${sql.join(days, sql` and `)}))`;
}

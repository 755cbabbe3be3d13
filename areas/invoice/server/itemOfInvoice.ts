import { itemOf } from "@fairway/areas/due/server/itemOf.ts";
import { type RawBuilder, sql } from "kysely";

/** The condition that `item` is the item of the invoice or voucher with the head `document`. */
export function itemOfInvoice(
  companyId: string,
  item: string,
  document: string,
): RawBuilder<boolean> {
  const kind = sql.ref(`${document}.kind`);
  const side = sql`case ${kind} when 'voucher' then 'credit' else 'debit' end`;
  return itemOf(companyId, item, { document, side });
}

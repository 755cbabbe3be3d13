import { itemOf } from "@fairway/areas/due/server/itemOf.ts";
import { type RawBuilder, sql } from "kysely";

/** The condition that `item` is the item of the invoice or voucher with the head `document`. */
export function itemOfInvoice(
  companyId: string,
  item: string,
  document: string,
): RawBuilder<boolean> {
  const kind = sql.ref(`${document}.kind`);
  // A voucher has one item, on the side of its lines.
  const side = sql`case ${kind} when 'voucher' then ${sql.ref(`${item}.side`)} else 'debit' end`;
  return itemOf(companyId, item, { document, side });
}

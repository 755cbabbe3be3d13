import { type RawBuilder, sql } from "kysely";

/** The number of the document that holds a side of a charge line in a slot. */
export function heldNumber(
  companyId: string,
  line: string,
  side: "debit" | "credit",
  slot: "note" | "statement" | "ledger",
): RawBuilder<unknown> {
  return sql`(select d.number from charge_claim k
    join document d on d.company_id = ${companyId} and d.id = k.document_id
    where k.company_id = ${companyId} and k.charge_id = ${sql.ref(`${line}.id`)}
      and k.side = ${sql.lit(side)} and k.slot = ${sql.lit(slot)})`;
}

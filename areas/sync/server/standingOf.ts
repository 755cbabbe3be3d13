import { isUuid } from "@fairway/engine/db/isUuid.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/**
 * How the records stand that a call names, by id, number, reference or voucher number: each change of
 * one, by whomever, is another standing.
 */
export async function standingOf(
  tx: Tx,
  companyId: string,
  names: readonly string[],
): Promise<string> {
  const ids = sql`${names.filter(isUuid)}::uuid[]`;
  const texts = sql`${[...names]}::text[]`;
  const { standing } = await one<{ standing: string }>(
    tx,
    sql`select concat_ws(',',
        (select string_agg(concat_ws(' ', d.id, d.version, d.state, d.sync_status), ',' order by d.id)
          from document d where d.company_id = ${companyId} and d.id = any(array(
            select unnest(${ids})
            union select n.id from document n
              where n.company_id = ${companyId} and n.number = any(${texts})
            union select m.id from acct_management m where m.company_id = ${companyId}
              and (m.reference_no = any(${texts}) or m.voucher_id = any(${texts}))
            union select a.id from advance a
              where a.company_id = ${companyId} and a.voucher_no = any(${texts})
            union select p.id from vendor_payment p
              where p.company_id = ${companyId} and p.reference_no = any(${texts})))),
        (select string_agg(concat_ws(' ', i.id, i.version, i.state), ',' order by i.id)
          from sync_item i where i.company_id = ${companyId} and i.record_id = any(${ids})),
        (select string_agg(concat_ws(' ', b.id, b.version), ',' order by b.id)
          from partner_bank b where b.company_id = ${companyId} and b.id = any(${ids}))) as standing`,
  );
  return standing;
}

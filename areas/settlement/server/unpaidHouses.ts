import { covering } from "@fairway/areas/agreement/server/agreementRules.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseSettlement } from "../model/refusals.ts";

/**
 * Returns the refusal of houses whose customer pays in advance and has not paid, or null: every
 * selling and on-behalf line is on a statement, or on a debit note that is paid, confirmed or sent
 * to accounting. Lines of settlements that are not approved yet do not count.
 *
 * Source: rule ST-14
 */
export async function whyNotPrepaid(
  tx: Tx,
  { companyId }: Actor,
  lines: readonly { readonly hblid: string }[],
) {
  const hblids = [...new Set(lines.map(({ hblid }) => hblid))];
  const [first] = await rows<{ customerName: string; hwbnos: string }>(
    tx,
    sql`select p.short_name as customer_name, string_agg(
          case when b.is_virtual then j.job_no else coalesce(b.hwbno, j.job_no) end, ', '
          order by j.job_no, b.hwbno) as hwbnos
      from house_bill b
      join shipment j on j.company_id = ${companyId} and j.id = b.job_id
      join office f on f.company_id = ${companyId} and f.id = j.office_id
        and f.office_type <> 'OutSource'
      join partner p on p.company_id = ${companyId} and p.id = b.customer_id
      join sys_user m on m.company_id = ${companyId} and m.id = b.sale_man_id
        and m.user_role <> 'BOD'
      where b.company_id = ${companyId} and b.id = any(${hblids}::uuid[])
        and exists (select from partner_agreement a
          where a.company_id = ${companyId} and a.partner_id = b.customer_id and a.active
            and a.contract_type = 'Prepaid' and a.saleman_id = b.sale_man_id
            and ${covering(companyId, sql`a`, {
              officeId: sql`j.office_id`,
              services: sql`array[j.transaction_type]`,
            })})
        and exists (select from noted_line n
          left join document d on d.company_id = ${companyId} and d.id = n.note_id
          where n.company_id = ${companyId} and n.hblid = b.id
            and not exists (select from charge_claim k
              where k.company_id = ${companyId} and k.charge_id = n.charge_id
                and (k.slot = 'settlement' and not k.is_firm
                  or k.slot = 'statement' and k.side = 'debit' and n.note_id is null))
            and (n.note_id is null or d.sync_status is distinct from 'Synced'
              and not note_is_paid(${companyId}, n.note_id)))
      group by p.id, p.short_name
      order by p.short_name limit 1`,
  );
  return first ? refuseSettlement("settlement.unpaid", first) : null;
}

import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { getPassages } from "../contract.ts";
import type { Passage } from "../model/passage.ts";
import { chargedBill, onMenuOf } from "./chargedBill.ts";

/**
 * Lists what passed a check point of a bill by a release, the last passage first.
 *
 * Shape: chargeIds are the lines that were saved.
 * Refuses: record.notFound · access.forbidden
 * Source: rule CH-37, areas/charge/README.md
 */
export async function passagesOfBill(
  tx: Tx,
  actor: Actor,
  { hblid }: Ask<typeof getPassages>,
): Promise<Passage[]> {
  const { companyId, language } = actor;
  const bill = await chargedBill(tx, actor, hblid);
  actor.must(onMenuOf(bill, "detail"), bill);
  const name = sql.ref(language === "vi" ? "w.employee_name_vn" : "w.employee_name_en");
  return rows<Passage>(
    tx,
    sql`
      select q.id, q.type, p.short_name as partner_name, q.reasons, e.released_until,
        d.number as document_no, coalesce(${name}, '') as by, q.datetime_created as at,
        q.lines as charge_ids
      from check_point_passage q
      join check_point_release e on e.company_id = ${companyId} and e.id = q.release_id
      join partner p on p.company_id = ${companyId} and p.id = e.partner_id
      left join person w on w.company_id = ${companyId} and w.id = q.user_created
      left join document d on d.company_id = ${companyId} and d.id = q.document_id
      where q.company_id = ${companyId} and q.hblid = ${hblid}
      order by q.datetime_created desc, q.id desc`,
  );
}

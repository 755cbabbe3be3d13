import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { openServiceCodes, serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { jobsInReach } from "./jobsInReach.ts";
import { containerWords } from "./shipmentFilters.ts";
import type { FoundJob } from "../model/shipmentRecord.ts";

const MOST = 20;
// The limit for texts that thousands of jobs contain; such a text identifies no job.
const MOST_LOOKED_AT = 2000;

/**
 * Finds jobs of every service by a part of a job, bill or container number, newest change first.
 *
 * Shape: at most twenty; fewer than three letters find nothing, because no index supports them.
 */
export async function findJobs(tx: Tx, actor: Actor, ask: Ask<typeof contract.findJobs>) {
  const { companyId, language } = actor;
  const nameOf = (alias: string) =>
    sql.ref(`${alias}.${language === "vi" ? "employee_name_vn" : "employee_name_en"}`);
  const keyword = fold(ask.JobNo.trim());
  if (keyword.length < 3) return [];
  const like = anywhere(keyword);
  const reached = openServiceCodes.map((type) => {
    const { here, elsewhere } = jobsInReach(actor, `${serviceOf(type).menu}.list`);
    const reach = elsewhere ? sql`(${here} or s.id in (${elsewhere}))` : here;
    return sql`(s.transaction_type = ${type} and ${reach})`;
  });
  return rows<FoundJob>(
    tx,
    sql`
      with hit as materialized (
        (select s.id from shipment s
          where s.company_id = ${companyId} and s.search like ${like} limit ${sql.lit(MOST_LOOKED_AT)})
        union
        (select b.job_id from house_bill b
          where b.company_id = ${companyId} and b.search like ${like} limit ${sql.lit(MOST_LOOKED_AT)})
        union
        (select k.mblid from container k where k.company_id = ${companyId}
          and ${containerWords} like ${like} limit ${sql.lit(MOST_LOOKED_AT)})
      ), newest as (
        select s.* from hit
        -- Job by job from what was found, never from the newest on in the hope to meet it.
        cross join lateral (
          select f.* from shipment f where f.company_id = ${companyId} and f.id = hit.id offset 0
        ) s
        where s.current_status <> 'Canceled' and (${sql.join(reached, sql` or `)})
        order by s.datetime_modified desc, s.id limit ${sql.lit(MOST)}
      )
      select n.id, n.job_no, n.mawb, n.transaction_type, n.service_date, n.datetime_created,
        n.datetime_modified, bill.hwbno, shipper.short_name as shipper_name,
        consignee.short_name as consignee_name, ${nameOf("sold")} as sale_man_name,
        ${nameOf("charge")} as person_incharge_name
      from newest n
      left join lateral (
        select b.hwbno, b.shipper_id, b.consignee_id, b.sale_man_id from house_bill b
        where b.company_id = ${companyId} and b.job_id = n.id
        order by b.search like ${like} desc, b.hwbno limit 1
      ) bill on true
      left join partner shipper
        on shipper.company_id = ${companyId} and shipper.id = bill.shipper_id
      left join partner consignee
        on consignee.company_id = ${companyId} and consignee.id = bill.consignee_id
      left join person sold on sold.company_id = ${companyId} and sold.id = bill.sale_man_id
      left join person charge on charge.company_id = ${companyId} and charge.id = n.person_incharge
      order by n.datetime_modified desc, n.id`,
  );
}

import { openServiceCodes, serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { NumberedJob } from "../model/numberedJob.ts";
import { jobsInReach } from "./jobsInReach.ts";

/** The most jobs that are found. */
const most = 200;

/** Finds jobs of all services that the user may list, the newest change first. */
export function numberedJobs<Job extends NumberedJob = NumberedJob>(
  tx: Tx,
  actor: Actor,
  where: RawBuilder<unknown>,
  /** Further columns of `Job`, each after a comma. */
  more = sql``,
): Promise<Job[]> {
  const { companyId, language } = actor;
  const name = sql.ref(language === "vi" ? "p.employee_name_vn" : "p.employee_name_en");
  return rows<Job>(
    tx,
    sql`with found as (
        select s.id from shipment s
        where s.company_id = ${companyId} and s.current_status <> 'Canceled'
          and ${isListed(actor)} and (${where})
        order by s.datetime_modified desc, s.id desc limit ${sql.lit(most)})
      select s.id, s.job_no, s.mawb, s.transaction_type, s.service_date, s.current_status,
        s.is_locked, s.locked_date, co.short_name as coloader_name,
        (select string_agg(b.hwbno, ', ' order by b.hwbno) from house_bill b
          where b.company_id = ${companyId} and b.job_id = s.id and not b.is_virtual) as hwbnos,
        (select ${name} from person p
          where p.company_id = ${companyId} and p.id = s.locked_user) as locked_user_name,
        (select ${name} from person p
          where p.company_id = ${companyId} and p.id = s.person_incharge)
          as person_incharge_name${more}
      from found
      join shipment s on s.company_id = ${companyId} and s.id = found.id
      left join partner co on co.company_id = ${companyId} and co.id = s.coloader_id
      order by s.datetime_modified desc, s.id desc`,
  );
}

/** The condition that the user may list a job `s` of any service. */
export function isListed(actor: Actor): RawBuilder<unknown> {
  const reached = openServiceCodes.map((type) => {
    const { here, elsewhere } = jobsInReach(actor, `${serviceOf(type).menu}.list`);
    const reach = elsewhere ? sql`(${here} or s.id in (${elsewhere}))` : here;
    return sql`(s.transaction_type = ${type} and ${reach})`;
  });
  return sql`(${sql.join(reached, sql` or `)})`;
}

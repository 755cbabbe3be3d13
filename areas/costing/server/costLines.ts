import { earnedLines } from "@fairway/areas/charge/server/earnedLines.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { CostLine } from "../model/costsOfJob.ts";

/**
 * Reads the buying lines of a job with the trips and the container that they are the cost of, with one
 * statement; invoiced is what is billed (CH-30).
 */
export function costLinesOfJob(
  tx: Tx,
  { companyId, language }: Pick<Actor, "companyId" | "language">,
  jobId: string,
): Promise<CostLine[]> {
  const name = sql.ref(language === "vi" ? "c.charge_name_vn" : "c.charge_name_en");
  return rows<CostLine>(
    tx,
    sql`with line as (${earnedLines(companyId, sql`s.job_id = ${jobId} and s.type = 'BUY'`)})
      select s.charge_id, c.code as charge_code, ${name} as charge_name,
        trim_scale(s.quantity)::text as quantity, l.vnd::text as vnd, l.is_billed as is_invoiced,
        array(select t.id from trip t
          where t.company_id = ${companyId} and t.job_id = ${jobId} and t.cost_line_id = s.id
            and t.state <> 'Dropped' order by t.serial) as trip_ids,
        (select min(m.container_no) from free_time_line m
          where m.company_id = ${companyId} and m.surcharge_id = s.id) as container_no
      from line l
      join surcharge s on s.company_id = ${companyId} and s.id = l.id
      join charge c on c.company_id = ${companyId} and c.id = s.charge_id
      order by s.line_no, s.id`,
  );
}

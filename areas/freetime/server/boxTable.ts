import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { BoxDays } from "../model/terms.ts";

/** A box of a job with its days; without saved days the version is null. */
export interface BoxRow extends BoxDays {
  readonly containerNo: string;
  readonly boxTypeId: string | null;
  readonly boxTypeCode: string | null;
  readonly isOnJob: boolean;
  readonly hblids: readonly string[];
  readonly id: string | null;
  readonly version: number | null;
}

/**
 * The boxes of a job by their numbers, as its goods lines and those of its bills name them, and the
 * boxes whose days are kept though no line names them any more.
 */
export function boxesOfJob(tx: Tx, companyId: string, jobId: string): Promise<BoxRow[]> {
  return rows<BoxRow>(
    tx,
    sql`
      with named as (
        select k.container_no, min(k.line_no) as line_no,
          (array_agg(k.container_type_id order by k.hblid nulls first, k.line_no)
            filter (where k.container_type_id is not null))[1] as box_type_id,
          coalesce(array_agg(distinct k.hblid) filter (where k.hblid is not null), '{}') as hblids
        from container k
        where k.company_id = ${companyId} and k.mblid = ${jobId} and k.container_no is not null
        group by k.container_no
      ), timed as (
        select t.* from box_time t where t.company_id = ${companyId} and t.job_id = ${jobId}
      )
      select coalesce(n.container_no, t.container_no) as container_no, n.box_type_id,
        u.code as box_type_code, n.container_no is not null as is_on_job,
        coalesce(n.hblids, '{}') as hblids, t.id, t.version, t.discharged_planned, t.discharged_on,
        t.gate_out_planned, t.gate_out_on, t.empty_in_planned, t.empty_in_on
      from named n
      full join timed t on t.container_no = n.container_no
      left join unit u on u.company_id = ${companyId} and u.id = n.box_type_id
      order by n.line_no nulls last, container_no`,
  );
}

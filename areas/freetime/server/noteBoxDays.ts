import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { restateClocks } from "./restateClocks.ts";

/** What a truck tells of a box: when it left the terminal, and when it came back empty. */
export interface ToldBox {
  readonly containerNo: string;
  readonly gateOutOn: Day | null;
  readonly emptyInOn: Day | null;
}

/**
 * Fills days of boxes of a job that nobody keyed yet, and counts their clocks again. What was keyed
 * stays, and a day that contradicts it is left out.
 *
 * Locks: the boxes; the caller has locked the job.
 * Source: rule FT-15, areas/freetime/README.md
 */
export async function noteBoxDays(
  tx: Tx,
  { companyId, userId }: Pick<Actor, "companyId" | "userId">,
  job: Pick<Shipment, "id" | "transactionType">,
  told: readonly ToldBox[],
): Promise<void> {
  const tabs: readonly string[] = serviceOf(job.transactionType).tabs;
  if (!tabs.includes("FREETIME") || told.length === 0) return;
  const sent = told.map((each) => ({ ...each, id: newId() }));
  const changed = await rows(
    tx,
    sql`
      with sent as (
        select * from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
          as s (id uuid, "containerNo" text, "gateOutOn" date, "emptyInOn" date)
        where exists (select from container k where k.company_id = ${companyId}
          and k.mblid = ${job.id} and k.container_no = s."containerNo")
      ), filled as (
        select s.id, s."containerNo" as container_no, b.discharged_on,
          coalesce(b.gate_out_on, case when s."gateOutOn" >= coalesce(b.discharged_on, s."gateOutOn")
            and s."gateOutOn" <= coalesce(b.empty_in_on, s."gateOutOn") then s."gateOutOn" end)
            as gate_out_on, b.empty_in_on, s."emptyInOn" as told_in
        from sent s
        left join box_time b on b.company_id = ${companyId} and b.job_id = ${job.id}
          and b.container_no = s."containerNo"
      ), whole as (
        select f.*, coalesce(f.empty_in_on, case
          when f.told_in >= greatest(f.gate_out_on, f.discharged_on, '-infinity'::date)
          then f.told_in end) as returned_on
        from filled f
      )
      insert into box_time as b (company_id, id, job_id, container_no, gate_out_on, empty_in_on,
        user_created, user_modified)
      select ${companyId}, w.id, ${job.id}, w.container_no, w.gate_out_on, w.returned_on, ${userId},
        ${userId}
      from whole w where w.gate_out_on is not null or w.returned_on is not null
      on conflict (company_id, job_id, container_no) do update
      set gate_out_on = excluded.gate_out_on, empty_in_on = excluded.empty_in_on,
        version = b.version + 1, user_modified = ${userId}, datetime_modified = now()
      where b.gate_out_on is distinct from excluded.gate_out_on
        or b.empty_in_on is distinct from excluded.empty_in_on
      returning 1`,
  );
  if (changed.length > 0) await restateClocks(tx, companyId, job.id);
}

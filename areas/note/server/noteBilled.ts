import { noteMilestone } from "@fairway/areas/milestone/server/noteMilestone.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** Notes the job as billed with the first note to a partner who pays; without one it is not. */
export async function noteBilled(tx: Tx, actor: Actor, jobId: string): Promise<void> {
  const { companyId } = actor;
  const first = await maybe<{ number: string; at: string }>(
    tx,
    sql`select d.number, d.datetime_created as at from cd_note n
      join document d on d.company_id = ${companyId} and d.id = n.id
      where n.company_id = ${companyId} and n.job_id = ${jobId} and n.type <> 'CREDIT'
      order by d.datetime_created, d.id limit 1`,
  );
  await noteMilestone(tx, actor, {
    jobId,
    kind: "billed",
    actual: first?.at ?? null,
    source: "note",
    reference: first?.number ?? null,
  });
}

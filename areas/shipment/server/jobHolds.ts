import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { JobHold } from "../model/whyHeld.ts";

/** Reads what stands on a job and may hold its fields. */
export function jobHolds(tx: Tx, { companyId }: Actor, jobId: string): Promise<JobHold[]> {
  return rows<JobHold>(tx, sql`select kind, name from job_holds(${companyId}, ${jobId})`);
}

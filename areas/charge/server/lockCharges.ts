import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Surcharge } from "../model/surcharge.ts";
import { lockLines } from "./lockLines.ts";

/** The lines to lock, and the job or bills to which all of them must belong. */
export interface LockChargesAsk {
  readonly jobId?: string;
  readonly hblIds?: readonly string[];
  readonly chargeIds: readonly string[];
}

/**
 * Locks charge lines for a document and reads them, in the order of `chargeIds`.
 *
 * Locks: the jobs in id order, then the lines. Every verb that changes lines locks the job first,
 *   so the lines that are read are current.
 * Refuses: record.notFound when a line does not exist or belongs to another job or bill.
 */
export async function lockCharges(tx: Tx, actor: Actor, ask: LockChargesAsk): Promise<Surcharge[]> {
  const ids = [...new Set(ask.chargeIds)];
  if (ids.length === 0) return [];
  await run(
    tx,
    sql`
      select id from shipment
      where company_id = ${actor.companyId} and id = any(array(
        select s.job_id from surcharge s
        where s.company_id = ${actor.companyId} and s.id = any(${ids}::uuid[])))
      order by id for no key update`,
  );
  const found = await lockLines(tx, actor.companyId, ids);
  const isStrange = ({ jobId, hblid }: Surcharge) =>
    (ask.jobId && jobId !== ask.jobId) || (ask.hblIds && !ask.hblIds.includes(hblid));
  if (found.length < ids.length || found.some(isStrange)) throw refuse("record.notFound");
  return found;
}

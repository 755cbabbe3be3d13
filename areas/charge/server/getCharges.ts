import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Surcharge, SurchargeType } from "../model/surcharge.ts";
import { readSurcharges } from "./surchargeTable.ts";

/** The criteria of the lines; at least one of the ids is given. */
export interface ChargesAsk {
  readonly jobId?: string;
  readonly hblid?: string;
  readonly type?: SurchargeType;
  readonly chargeIds?: readonly string[];
  /** Lines of which this document holds a side. */
  readonly documentId?: string;
}

/** Reads charge lines with their names and claims; the caller checks the right. */
export async function getCharges(tx: Tx, actor: Actor, ask: ChargesAsk): Promise<Surcharge[]> {
  const where = [];
  if (ask.jobId) where.push(sql`s.job_id = ${ask.jobId}`);
  if (ask.hblid) where.push(sql`s.hblid = ${ask.hblid}`);
  if (ask.chargeIds) where.push(sql`s.id = any(${[...ask.chargeIds]}::uuid[])`);
  if (ask.documentId) {
    // A list of ids, because among so many joins PostgreSQL checks an `exists` last, for every
    // line.
    where.push(sql`s.id = any(array(
      select k.charge_id from charge_claim k
      where k.company_id = ${actor.companyId} and k.document_id = ${ask.documentId}))`);
  }
  if (where.length === 0) return [];
  if (ask.type) where.push(sql`s.type = ${ask.type}`);
  return readSurcharges(tx, actor.companyId, sql.join(where, sql` and `));
}

import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseMerge } from "../model/mergeRefusals.ts";
import { type GuardedPartner, guardedPartner, rightOn } from "./partnerPermit.ts";

/**
 * Loads the two partners of a merge under the right of either screen to merge.
 *
 * Locks: both, in the order of their ids, when asked to.
 * Refuses: record.notFound · access.forbidden · partnerMerge.same
 */
export async function openTwo(
  tx: Tx,
  actor: Actor,
  ask: { readonly keptId: string; readonly mergedId: string },
  lock: boolean,
): Promise<{ readonly kept: GuardedPartner; readonly merged: GuardedPartner }> {
  if (ask.keptId === ask.mergedId) {
    throw refuseMerge("partnerMerge.same", {}, { field: "mergedId" });
  }
  if (lock) {
    await rows(
      tx,
      sql`select id from partner where company_id = ${actor.companyId}
        and id in (${ask.keptId}, ${ask.mergedId}) order by id for update`,
    );
  }
  const open = async (id: string) => {
    const row = await guardedPartner(tx, actor, id, "write");
    actor.must(rightOn(row.partnerType, "MergePartner"), row);
    return row;
  };
  return { kept: await open(ask.keptId), merged: await open(ask.mergedId) };
}

/** Refuses a partner that was merged already. Refuses: partnerMerge.already */
export function refuseMerged(...partners: readonly GuardedPartner[]): void {
  for (const each of partners) {
    const { mergedIntoId, accountNo } = each as unknown as Record<string, string | null>;
    if (mergedIntoId) throw refuseMerge("partnerMerge.already", { accountNo: accountNo ?? "" });
  }
}

/** Refuses when one was changed since the person read it. Refuses: record.conflict */
export function refuseStale(row: { readonly version: number }, version: number): void {
  if (row.version !== version) throw refuse("record.conflict");
}

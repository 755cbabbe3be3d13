import type { Actor } from "@fairway/core/permission/actor.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { tableTitle } from "@fairway/engine/uses/tableNames.ts";
import { sql } from "kysely";
import { refuseMerge } from "../model/mergeRefusals.ts";
import { refuseOtherTaxCode, taxCodesOf } from "./mergeTaxCodes.ts";
import { openTwo, refuseMerged, refuseStale } from "./mergePermit.ts";
import { keptChanges } from "./mergeRules.ts";
import {
  changeOneOfTwo,
  countMoved,
  countMoves,
  type MergeOf,
  moveRows,
  tiesOf,
  type Yields,
  yieldsOf,
} from "./mergeTable.ts";
import { partnerReferences, type Reference } from "./partnerReferences.ts";

registerConstraints({
  partner_merged_is_inactive: () => refuseMerge("partner.isMerged"),
  partner_is_not_merged: ({ value }) => refuseMerge("partner.wasMerged", { accountNo: value }),
  partner_is_usable: ({ value }) => refuseMerge("partner.isInactive", { accountNo: value }),
});

type Two = { readonly keptId: string; readonly mergedId: string };

/** What a merge of two partners would do: how many records of which kind go over. */
export async function previewMerge(tx: Tx, actor: Actor, ask: Two) {
  const { kept, merged } = await openTwo(tx, actor, ask, false);
  refuseMerged(kept, merged);
  const references = await partnerReferences(tx);
  const counted = await countMoves(tx, { companyId: actor.companyId, ...ask }, references);
  return {
    mergedVersion: merged.version,
    taxCodes: await taxCodesOf(tx, actor, kept, merged),
    records: counted.map(({ table, ...counts }) => ({
      title: tableTitle(table, actor.language),
      ...counts,
    })),
  };
}

/**
 * Makes two records of one partner one: whatever refers to the merged partner refers to the kept
 * one from now on, and the merged one is inactive and says where it went.
 *
 * Shape: the tables come from the foreign keys of the database, one statement each. What has a
 *   unique key follows `mergeRules`.
 * Locks: both partners and every row that moves.
 * Refuses: record.notFound · access.forbidden · record.conflict · partnerMerge.same ·
 *   partnerMerge.already · partnerMerge.taxCodesDiffer · partnerMerge.clash
 * Source: rules PA-17, PA-18 and PA-25, docs/decisions/0022 and 0102
 */
export async function mergePartners(
  tx: Tx,
  actor: Actor,
  ask: Two & {
    readonly keptVersion: number;
    readonly mergedVersion: number;
    readonly reason?: string | null | undefined;
  },
) {
  const { kept, merged } = await openTwo(tx, actor, ask, true);
  refuseMerged(kept, merged);
  refuseStale(kept, ask.keptVersion);
  refuseStale(merged, ask.mergedVersion);
  const reason = ask.reason?.trim() || null;
  if (!reason) await refuseOtherTaxCode(tx, actor, kept, merged);
  const { companyId, userId } = actor;
  const { keptId, mergedId } = ask;
  const merge: MergeOf = { companyId, userId, id: newId(), keptId, mergedId };
  const references = await partnerReferences(tx);
  const mergedOn = actor.today;
  await insertRow(tx, "partner_merge", {
    ...stampNew(actor),
    id: merge.id,
    keptId,
    mergedId,
    mergedOn,
    reason,
  });
  await changeOneOfTwo(tx, merge, "keptId", {
    ...keptChanges(companyId, [keptId, mergedId]),
    ...ownReferences(merge, references),
  });
  const yields = await yieldsOf(tx, merge);
  for (const reference of references) await overOrClash(tx, actor, merge, reference, yields);
  await changeOneOfTwo(tx, merge, "mergedId", {
    active: sql`false`,
    inactive_on: sql`coalesce(k.inactive_on, now())`,
    merged_into_id: sql`${keptId}::uuid`,
  });
  const ties = await tiesOf(tx, merge, references);
  await run(
    tx,
    sql`update partner_merge set ties = ${JSON.stringify(ties)}::jsonb
      where company_id = ${companyId} and id = ${merge.id}`,
  );
  const moved = await countMoved(tx, merge);
  return { status: true as const, data: { id: merge.id, keptId, moved } };
}

/** The references of the kept partner to the merged one become references to itself. */
function ownReferences(merge: MergeOf, references: readonly Reference[]) {
  const columns = references.find((each) => each.table === "partner")?.columns ?? [];
  return Object.fromEntries(
    columns.map((column) => [
      column,
      sql`case when ${sql.ref(`k.${column}`)} = ${merge.mergedId}
        then k.id else ${sql.ref(`k.${column}`)} end`,
    ]),
  );
}

async function overOrClash(
  tx: Tx,
  actor: Actor,
  merge: MergeOf,
  reference: Reference,
  yields: Yields,
) {
  try {
    await moveRows(tx, merge, reference, yields);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const what = tableTitle(reference.table, actor.language);
    throw refuseMerge("partnerMerge.clash", { what });
  }
}

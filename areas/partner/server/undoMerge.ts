import type { Actor } from "@fairway/core/permission/actor.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { tableTitle } from "@fairway/engine/uses/tableNames.ts";
import { sql } from "kysely";
import type { PartnerMerge } from "../model/samePartner.ts";
import { refuseMerge } from "../model/mergeRefusals.ts";
import { openTwo, refuseStale } from "./mergePermit.ts";
import { changedSince, type Counted, type MergeOf, moveBack, tiesOf } from "./mergeTable.ts";
import { guardedPartner, rightOn } from "./partnerPermit.ts";
import { partnerReferences } from "./partnerReferences.ts";

type Merge = {
  id: string;
  version: number;
  keptId: string;
  mergedId: string;
  mergedOn: string;
  undoneAt: string | null;
  ties: string;
};

/** The merges into a partner that stand, the last first. Refuses: record.notFound · access.forbidden */
export async function listMerges(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  const kept = await guardedPartner(tx, actor, ask.id, "detail");
  const may = actor.may(rightOn(kept.partnerType, "MergePartner"), kept);
  const name = sql.ref(`e.employee_name_${actor.language === "vi" ? "vn" : "en"}`);
  const found = await rows<Omit<PartnerMerge, "mayUndo">>(
    tx,
    sql`select m.id, m.version, m.merged_id, m.merged_on, m.datetime_created, m.reason,
        p.account_no, p.short_name, p.partner_type, ${name} as user_name
      from partner_merge as m
      join partner as p on p.company_id = ${actor.companyId} and p.id = m.merged_id
      left join person as e on e.company_id = ${actor.companyId} and e.id = m.user_created
      where m.company_id = ${actor.companyId} and m.kept_id = ${ask.id} and m.undone_at is null
      order by m.datetime_created desc, m.id desc`,
  );
  return found.map((each) => ({ ...each, mayUndo: may && each.mergedOn === actor.today }));
}

/**
 * Parts two merged partners again on the day of the merge, exactly as they were.
 *
 * Locks: the merge and both partners.
 * Refuses: partnerMerge.notFound · access.forbidden · record.conflict · partnerMerge.undone ·
 *   partnerMerge.dayIsOver · partnerMerge.changed · partnerMerge.tied
 * Source: rule PA-19, docs/decisions/0022
 */
export async function undoMerge(
  tx: Tx,
  actor: Actor,
  ask: { readonly id: string; readonly version: number },
) {
  const merge = await maybe<Merge>(
    tx,
    sql`select id, version, kept_id, merged_id, merged_on, undone_at, ties::text
      from partner_merge where company_id = ${actor.companyId} and id = ${ask.id} for update`,
  );
  if (!merge) throw refuseMerge("partnerMerge.notFound");
  await openTwo(tx, actor, merge, true);
  if (merge.undoneAt) throw refuseMerge("partnerMerge.undone");
  refuseStale(merge, ask.version);
  if (merge.mergedOn !== actor.today) {
    throw refuseMerge("partnerMerge.dayIsOver", { day: sayDay(merge.mergedOn) });
  }
  const whole: MergeOf = { ...merge, companyId: actor.companyId, userId: actor.userId };
  const references = await partnerReferences(tx);
  const said = (tables: readonly string[]) =>
    tables.map((table) => tableTitle(table, actor.language)).join(", ");
  const changed = await changedSince(tx, whole);
  if (changed.length > 0)
    throw refuseMerge("partnerMerge.changed", { what: counted(actor, changed) });
  const before = JSON.parse(merge.ties) as Record<string, string>;
  const now = await tiesOf(tx, whole, references);
  const tied = [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((name) => before[name] !== now[name])
    .map((name) => name.slice(0, name.indexOf(".")));
  if (tied.length > 0) throw refuseMerge("partnerMerge.tied", { what: said([...new Set(tied)]) });
  try {
    await moveBack(tx, whole, references);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw refuseMerge("partnerMerge.changed", { what: error.say(actor.language) });
  }
  const key = { companyId: actor.companyId, id: merge.id, version: merge.version };
  const undone = { undoneAt: "now", undoneBy: actor.userId, ...stampChange(actor) };
  await updateVersioned(tx, "partner_merge", key, undone);
  const { keptId, mergedId } = merge;
  return { status: true as const, data: { id: merge.id, keptId, mergedId } };
}

function counted(actor: Actor, changed: readonly Counted[]): string {
  return changed
    .map(({ table, count }) => `${tableTitle(table, actor.language)} (${count})`)
    .join(", ");
}

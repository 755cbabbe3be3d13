import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type DayColumn, withinDays } from "@fairway/engine/db/withinDays.ts";
import type { Criteria } from "@fairway/engine/resource/criteria.ts";
import { deleteRecord } from "@fairway/engine/resource/deleteRecord.ts";
import { getRecord } from "@fairway/engine/resource/getRecord.ts";
import { listRecords } from "@fairway/engine/resource/listRecords.ts";
import type { RecordRow } from "@fairway/engine/resource/recordRow.ts";
import { sql } from "kysely";
import { declaredRule, type dateTypes } from "../contract.ts";

type RuleCriteria = Criteria & {
  readonly dateType?: (typeof dateTypes)[number] | null | undefined;
  readonly fromDate?: string | null | undefined;
  readonly toDate?: string | null | undefined;
};

/**
 * Returns one page of the link-fee rules; a rule past its last day is not active.
 *
 * Refuses: access.forbidden
 * Source: rules LF-4 and LF-5
 */
export async function listRules(
  tx: Tx,
  actor: Actor,
  sent: RuleCriteria &
    Readonly<Partial<Record<"page" | "size" | "pageNumber" | "pageSize", number | undefined>>>,
) {
  const page = sent.page ?? sent.pageNumber ?? 1;
  const size = sent.size ?? sent.pageSize ?? 15;
  const { status, ...criteria } = sent as typeof sent & { readonly status?: boolean | null };
  const isActive = sql`(t.status and coalesce(t.expired_date >= ${actor.today}, true))`;
  const parts = [
    ...(typeof status === "boolean" ? [sql`${isActive} = ${status}`] : []),
    ...daysOf(actor, sent),
  ];
  const only = parts.length > 0 ? sql<boolean>`(${sql.join(parts, sql` and `)})` : undefined;
  const ask = { ...criteria, page, size } as Criteria & { page: number; size: number };
  const found = await listRecords(tx, actor, declaredRule, ask, undefined, only);
  return { ...found, data: found.data.map((row) => asOf(actor, row)) };
}

/** Returns a link-fee rule as it is stored. Refuses: record.notFound · access.forbidden */
export function getRule(tx: Tx, actor: Actor, { id }: { readonly id: string }) {
  return getRecord(tx, actor, declaredRule, id);
}

/** Deletes a link-fee rule. Refuses: record.notFound · access.forbidden */
export async function removeRule(tx: Tx, actor: Actor, { id }: { readonly id: string }) {
  return { status: true as const, data: await deleteRecord(tx, actor, declaredRule, id) };
}

function asOf(actor: Actor, row: RecordRow): RecordRow {
  const last = row["expiredDate"] as string | null;
  return last !== null && last < actor.today ? { ...row, status: false } : row;
}

const dayColumns: Readonly<Record<string, DayColumn>> = {
  EffectiveDate: { column: sql`t.effective_date`, has: "days" },
  ExpiredDate: { column: sql`t.expired_date`, has: "days" },
  CreateDate: { column: sql`t.datetime_created`, has: "instants" },
  ModifiedDate: { column: sql`t.datetime_modified`, has: "instants" },
};

/** The rules of which a day of the asked kind lies in the range. */
function daysOf({ timeZone }: Actor, { dateType, fromDate, toDate }: RuleCriteria) {
  const chosen = dayColumns[dateType ?? "All"];
  const columns = chosen ? [chosen] : Object.values(dayColumns);
  return withinDays(columns, { from: fromDate, to: toDate }, timeZone);
}

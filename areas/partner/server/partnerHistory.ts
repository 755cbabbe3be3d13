import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { HistoryAnswer, HistoryAsk } from "@fairway/core/history/historyAnswer.ts";
import { say } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { readHistory } from "@fairway/engine/history/readHistory.ts";
import { sql } from "kysely";
import { partner } from "../model/partner.ts";
import { guardedPartner } from "./partnerPermit.ts";

const words = {
  mergedIn: { en: "Merged in", vi: "Đã gộp vào đây" },
  reason: { en: "Reason for the merge", vi: "Lý do gộp" },
  parted: { en: "Merge undone", vi: "Hoàn tác gộp" },
} as const;

/**
 * Who changed what of a partner, and which others were merged into it.
 *
 * Refuses: record.notFound · access.forbidden
 */
export async function partnerHistory(
  tx: Tx,
  actor: Actor,
  ask: HistoryAsk,
): Promise<HistoryAnswer> {
  await guardedPartner(tx, actor, ask.id, "detail");
  const own = await readHistory(tx, actor, partner as unknown as Resource, ask);
  const merges = ask.olderThan ? [] : await mergeLines(tx, actor, ask.id);
  // The merges are few and stand in the newest part. A change ends it, where the next part goes on.
  const first = own.at(-1)?.at ?? "";
  const shownAt = (line: { readonly at: string }) => (line.at < first ? first : line.at);
  return [...merges, ...own].sort((one, other) => {
    const [at, otherAt] = [shownAt(one), shownAt(other)];
    return at === otherAt ? 0 : at < otherAt ? 1 : -1;
  });
}

async function mergeLines(tx: Tx, actor: Actor, id: string): Promise<HistoryAnswer> {
  const name = sql.ref(actor.language === "vi" ? "e.employee_name_vn" : "e.employee_name_en");
  const found = await rows<{
    id: string;
    at: string;
    by: string | null;
    undone: boolean;
    what: string;
    reason: string | null;
  }>(
    tx,
    sql`select m.id || case when step.undone then '-undone' else '' end as id, step.at,
        step.undone, ${name} as by, case when not step.undone then m.reason end as reason, p.account_no || ' · ' || p.short_name as what
      from partner_merge as m
      cross join lateral (values (m.datetime_created, m.user_created, false),
        (m.undone_at, m.undone_by, true)) as step (at, by, undone)
      join partner as p on p.company_id = ${actor.companyId} and p.id = m.merged_id
      left join person as e on e.company_id = ${actor.companyId} and e.id = step.by
      where m.company_id = ${actor.companyId} and m.kept_id = ${id} and step.at is not null`,
  );
  return found.map(({ undone, what, reason, ...line }) => ({
    ...line,
    action: "update",
    changes: [
      {
        field: "merge",
        label: say(undone ? words.parted : words.mergedIn, actor.language),
        was: undone ? what : "",
        now: undone ? "" : what,
      },
      ...(reason
        ? [{ field: "mergeReason", label: say(words.reason, actor.language), was: "", now: reason }]
        : []),
    ],
  }));
}

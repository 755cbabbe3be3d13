import { numberGaps } from "@fairway/areas/numbering/server/numberGaps.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { pageNumberGaps } from "../contract.ts";
import type { NumberGap } from "../model/numberGap.ts";
import { counted } from "./bookRules.ts";

type Found = NumberGap & { readonly owner: Owned | null };

/**
 * Returns a page of the drawn numbers that no record has, each with its explanation.
 *
 * Shape: numbers of records within the user's reach; numbers that never had a record only for users
 *   whose reach is the company.
 * Refuses: access.forbidden
 * Source: rule BK-5, areas/books/README.md
 */
export async function listNumberGaps(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof pageNumberGaps>,
): Promise<Answer<typeof pageNumberGaps>> {
  actor.mustHave("settingCatalogLogViewer.list");
  const { companyId } = actor;
  const wanted = counted.filter(({ series }) => !ask.series || series === ask.series);
  const found = await rows<Found>(
    tx,
    sql`select g.series, g.number, coalesce(g.explanation, 'unknown') as explanation,
        last.changed_at as at,
        coalesce(${actor.language === "vi" ? sql`e.employee_name_vn` : sql`e.employee_name_en`},
          u.username) as person_name,
        case when made.row is not null then jsonb_build_object('companyId', ${companyId}::text,
          'officeId', made.row ->> 'office_id', 'departmentId', made.row ->> 'department_id',
          'groupId', made.row ->> 'group_id', 'userCreated', made.row ->> 'user_created') end
          as owner
      from (${numberGaps(companyId, wanted)}) g
      left join lateral (
        select h.changed_at, h.changed_by from history h
        where h.company_id = ${companyId} and h.record_id = g.record_id
          and h.action = case g.explanation when 'deleted' then 'delete' else 'update' end
        order by h.changed_at desc limit 1) last on true
      left join lateral (
        select h.after as row from history h
        where h.company_id = ${companyId} and h.record_id = g.record_id and h.action = 'insert'
        order by h.after ->> 'office_id' nulls last limit 1) made on true
      left join sys_user u on u.company_id = ${companyId} and u.id::text = last.changed_by
      left join employee e on e.company_id = ${companyId} and e.id = u.employee_id
      where ${ask.explanation ?? null}::text is null
        or coalesce(g.explanation, 'unknown') = ${ask.explanation ?? null}
      order by g.series, g.number`,
  );
  const reachesCompany = ["Company", "All"].includes(actor.reach("settingCatalogLogViewer.list"));
  const seen = found.filter(({ number, owner }) => {
    if (ask.keyword && !numberKey(number).includes(numberKey(ask.keyword))) return false;
    return owner ? actor.may("settingCatalogLogViewer.list", owner) : reachesCompany;
  });
  const { page, size } = ask;
  const data = seen.slice((page - 1) * size, page * size).map(({ owner: _, ...gap }) => gap);
  return { data, page, size, totalItems: seen.length, capped: false };
}

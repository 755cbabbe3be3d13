import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { type RawBuilder, sql } from "kysely";
import { plannedEachRun } from "../db/namedClient.ts";
import { rows, type Tx } from "../db/tx.ts";
import { asked, type Criteria } from "./criteria.ts";
import { folded, walkedIds } from "./recordOrder.ts";
import { readRecords } from "./readRecords.ts";
import { columnOf, ownRows } from "./recordSql.ts";
import type { RecordRow } from "./recordRow.ts";

/**
 * Returns the options of a picker: active records of the user's company, found by code or name
 * without accents.
 *
 * Shape: an exact code comes first, then codes that start with the keyword; 20 rows by default;
 *  `ids` finds chosen records again, inactive ones, too. Every signed-in user may pick; the menu's
 *  rights protect the list.
 */
export async function chooseRecords(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  ask: Criteria & { readonly size?: number | null | undefined },
): Promise<RecordRow[]> {
  const { companyId } = actor;
  const usable = !ask.ids && resource.fields["active"] && ask.active === undefined;
  const open = sql`${ownRows(resource, companyId)} ${usable ? sql`and t.active` : sql``}`;
  const size = ask.size ?? (ask.ids ? 500 : 20);
  const picked = (where: RawBuilder<unknown>, most: number) =>
    walkedIds(resource, companyId, ask, where, { size: most, skip: 0 });
  const among = asked(resource, { ...ask, keyword: null });
  const keyword = fold(ask.keyword ?? "");
  const key = folded(columnOf(resource.key));
  // A range, because the plan of a `like` with a parameter cannot use an index.
  const begins = sql`${key} >= ${keyword} and ${key} < ${`${keyword}\u{10ffff}`}`;
  const ids = keyword
    ? sql`
      with first as materialized (
        select t.id as page_id, row_number() over (order by ${key}, t.id) as rank
        from ${sql.table(resource.table)} as t
        where ${open} and ${among} and ${begins} order by ${key}, t.id limit ${size}
      ), rest as materialized (${picked(sql`${open} and ${asked(resource, ask)}`, 2 * size)})
      select page_id as id from (
        select page_id, 0 as part, rank from first
        union all
        select page_id, 1, rank from rest where page_id not in (select page_id from first)
      ) as parts order by part, rank limit ${size}`
    : sql`select page_id as id from (${picked(sql`${open} and ${among}`, size)}) as rest
      order by rank`;
  const found = await rows<{ id: string }>(
    tx,
    // As in a list, the best plan depends on the keywords.
    sql`${plannedEachRun} ${ids}`,
  );
  return readRecords(
    tx,
    actor,
    resource,
    found.map(({ id }) => id),
  );
}

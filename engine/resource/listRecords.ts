import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { type RawBuilder, sql } from "kysely";
import { rows, type Tx } from "../db/tx.ts";
import { asked, type Criteria, ordered, sortLinks } from "./criteria.ts";
import { mustHave, visible } from "./permit.ts";
import { joinsOf, ownRows, selectOf } from "./recordSql.ts";
import { type RecordRow, recordRow } from "./recordRow.ts";

const mostCounted = 10_000;

/** One page of a declared list. */
export interface RecordPage {
  readonly data: RecordRow[];
  readonly page: number;
  readonly size: number;
  readonly totalItems: number;
  readonly capped: boolean;
}

/**
 * One page of a list, in the order asked, of what the actor may see.
 *
 * Shape: two phases in one statement: a narrow pass finds the page and counts up to 10,000, then
 *   the page's rows are read whole. `alsoOwn` says which rows count as the actor's own besides.
 * Refuses: access.forbidden
 */
export async function listRecords(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  ask: Criteria & { readonly page: number; readonly size: number },
  alsoOwn?: RawBuilder<boolean>,
): Promise<RecordPage> {
  mustHave(actor, resource, "list");
  const where = sql`${ownRows(resource, actor.companyId)} and ${visible(actor, resource, alsoOwn)}
    and ${asked(resource, ask)}`;
  const table = sql.table(resource.table);
  const company =
    resource.shared === "company" ? sql`and t.company_id = ${actor.companyId}` : sql``;
  const found = await rows<Record<string, unknown> & { totalItems: number; id: string | null }>(
    tx,
    sql`
      with page as materialized (
        select t.id as page_id, row_number() over (order by ${ordered(resource, ask)}) as rank
        from ${table} as t ${joinsOf(resource, actor.companyId, sortLinks(resource, ask))}
        where ${where}
        order by ${ordered(resource, ask)}
        limit ${ask.size} offset ${(ask.page - 1) * ask.size}
      ), counted as (
        select count(*)::int as total_items
        from (select from ${table} as t where ${where} limit ${mostCounted + 1}) as few
      )
      select counted.total_items, page.rank, ${selectOf(resource, actor.language)}
      from counted left join page on true
      left join ${table} as t on t.id = page.page_id ${company}
      ${joinsOf(resource, actor.companyId)}
      order by page.rank`,
  );
  const total = found[0]?.totalItems ?? 0;
  return {
    data: found.filter((row) => row.id !== null).map((row) => recordRow(actor, resource, row)),
    page: ask.page,
    size: ask.size,
    totalItems: Math.min(total, mostCounted),
    capped: total > mostCounted,
  };
}

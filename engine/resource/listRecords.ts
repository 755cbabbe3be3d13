import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { type RawBuilder, sql } from "kysely";
import { countLimit, few } from "../db/countLimit.ts";
import { plannedEachRun } from "../db/namedClient.ts";
import { rows, type Tx } from "../db/tx.ts";
import { asked, type Criteria } from "./criteria.ts";
import { mustHave, visible } from "./permit.ts";
import { ordered, walkedIds } from "./recordOrder.ts";
import { readRecords } from "./readRecords.ts";
import { ownRows } from "./recordSql.ts";
import type { RecordRow } from "./recordRow.ts";

/** One page of a declared list. */
export interface RecordPage {
  readonly data: RecordRow[];
  readonly page: number;
  readonly size: number;
  readonly totalItems: number;
  readonly capped: boolean;
}

/**
 * Returns one page of the rows that the actor may see, in the requested order.
 *
 * Shape: two statements. A narrow one finds and counts rows; up to 1,000 are sorted, longer lists are
 *  read in the order of an index; the other reads the page's rows completely. The count stops at
 *  1,000, or ten pages after this one. `alsoOwn` adds rows that count as the actor's own, `only`
 *  limits the rows.
 * Refuses: access.forbidden
 */
export async function listRecords(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  ask: Criteria & { readonly page: number; readonly size: number },
  alsoOwn?: RawBuilder<boolean>,
  only: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<RecordPage> {
  mustHave(actor, resource, "list");
  const { companyId } = actor;
  const open = sql`${ownRows(resource, companyId)} and ${visible(actor, resource, alsoOwn)} and ${only}`;
  const table = sql`${sql.table(resource.table)} as t`;
  const own = resource.shared === "company" ? sql`t.company_id = ${companyId} and` : sql``;
  const { skip, most, told } = countLimit(ask);
  const page = { size: ask.size, skip };
  const order = ordered(resource, ask, companyId);
  const many = sql`(select n from counted) > ${sql.lit(few)}`;
  const walked = sql`${open} and ${asked(resource, ask, true)} and ${many}`;
  const found = await rows<{ totalItems: number; id: string | null }>(
    tx,
    // The best index for keywords depends on the keywords.
    sql`${plannedEachRun}
      with found as materialized (
        select t.id from ${table} where ${open} and ${asked(resource, ask)}
        limit ${most + 1}
      ), counted as materialized (select count(*)::int as n from found
      ), page as materialized (
        (select t.id as page_id, row_number() over (order by ${order.by}) as rank
          from found join ${table} on ${own} t.id = found.id ${order.join}
          where not ${many} order by ${order.by} limit ${page.size} offset ${page.skip})
        union all
        (${walkedIds(resource, companyId, ask, walked, page)})
      )
      select counted.n as total_items, page.page_id as id
      from counted left join page on true order by page.rank`,
  );
  const ids = found.flatMap(({ id }) => id ?? []);
  return {
    data: await readRecords(tx, actor, resource, ids),
    page: ask.page,
    size: ask.size,
    ...told(found[0]?.totalItems ?? 0),
  };
}

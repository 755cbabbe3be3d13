import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { sql } from "kysely";
import { rows, type Tx } from "../db/tx.ts";
import { asked, type Criteria, ordered } from "./criteria.ts";
import { columnOf, joinsOf, ownRows, selectOf } from "./recordSql.ts";
import { type RecordRow, recordRow } from "./recordRow.ts";

/**
 * What a picker offers: records in use of the person's company, by code or name without accents.
 *
 * Shape: an exact code comes first; 20 rows unless asked otherwise; `ids` finds chosen records
 *   again, retired ones too. Whoever is signed in may pick, the menu's rights guard the list.
 */
export async function chooseRecords(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  ask: Criteria & { readonly size?: number | null | undefined },
): Promise<RecordRow[]> {
  const usable = !ask.ids && resource.fields["active"] && ask.active === undefined;
  const active = usable ? sql`and t.active` : sql``;
  const keyword = ask.keyword ? fold(ask.keyword) : null;
  const exact = keyword
    ? sql`(f_unaccent(${columnOf(resource.key)}) = ${keyword}) desc,
        (f_unaccent(${columnOf(resource.key)}) like ${`${keyword.replace(/[\\%_]/g, "\\$&")}%`}) desc,`
    : sql``;
  const found = await rows<Record<string, unknown>>(
    tx,
    sql`
      select ${selectOf(resource, actor.language)}
      from ${sql.table(resource.table)} as t
      ${joinsOf(resource, actor.companyId)}
      where ${ownRows(resource, actor.companyId)} and ${asked(resource, ask)} ${active}
      order by ${exact} ${ordered(resource, ask)}
      limit ${ask.size ?? (ask.ids ? 500 : 20)}`,
  );
  return found.map((row) => recordRow(actor, resource, row));
}

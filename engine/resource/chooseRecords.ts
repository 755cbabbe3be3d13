import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { fold, foldBare } from "@fairway/core/words/fold.ts";
import { type RawBuilder, sql } from "kysely";
import { anywhere } from "../db/anywhere.ts";
import { plannedEachRun } from "../db/namedClient.ts";
import { rows, type Tx } from "../db/tx.ts";
import { asked, type Criteria } from "./criteria.ts";
import { folded, isFolded, orderKey, walkedIds } from "./recordOrder.ts";
import { readRecords } from "./readRecords.ts";
import { columnOf, ownRows } from "./recordSql.ts";
import type { RecordRow } from "./recordRow.ts";

type Sql = RawBuilder<unknown>;

/**
 * Returns the options of a picker: active records of the user's company, found by code or name
 * without accents.
 *
 * Shape: ranked: a text that equals the keyword, a code or short name that begins with it, words
 *  that begin with the typed words, the rest; 20 rows by default; `ids` finds chosen records again,
 *  inactive ones, too. Every signed-in user may pick; the menu's rights protect the list.
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
  const picked = (where: Sql, most: number) =>
    walkedIds(resource, companyId, ask, where, { size: most, skip: 0 });
  const among = asked(resource, { ...ask, keyword: null });
  const keyword = fold(ask.keyword ?? "");
  const ids = keyword
    ? ranked(resource, keyword, {
        size,
        own: ownRows(resource, companyId),
        open: sql`${open} and ${among}`,
        rest: sql`${open} and ${asked(resource, ask)}`,
        picked,
      })
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

interface Search {
  readonly size: number;
  readonly own: Sql;
  /** The conditions without the keyword, and with parts of words. */
  readonly open: Sql;
  readonly rest: Sql;
  readonly picked: (where: Sql, most: number) => Sql;
}

/**
 * The ids of the best matches.
 *
 * Shape: candidates are read from an index of each leading field, then from the trigrams of the
 *  search text, parts of words only where too few begin with the keyword; only candidates are ranked.
 */
function ranked(resource: Resource, keyword: string, search: Search): Sql {
  const { size, own, open, rest, picked } = search;
  const table = sql`${sql.table(resource.table)} as t`;
  const { leads, order } = resource.picks;
  const texts = [...new Set([resource.key, ...leads, ...resource.list.search])]
    .filter((field) => isFolded(resource.fields[field]))
    .map(columnOf);
  // A key that is a number is found by its digits.
  const keys = leads.map((field) =>
    isFolded(resource.fields[field])
      ? folded(columnOf(field))
      : sql`${columnOf(field)}::text collate "C"`,
  );
  // A range, because the plan of a `like` with a parameter cannot use an index.
  const begins = (key: Sql) => sql`${key} >= ${keyword} and ${key} < ${`${keyword}\u{10ffff}`}`;
  const begun = keys.map(
    (key) => sql`(select t.id from ${table} where ${open} and ${begins(key)}
      order by ${key}, t.id limit ${size})`,
  );
  const words = keyword.split(/\s+/).map((word) => anywhere(` ${word}`));
  const bare = foldBare(keyword).split(/\s+/).filter(Boolean);
  // "B/L fee" is also "BL fee".
  const isBare = bare.length > 0 && bare.join(" ") !== keyword;
  const worded = sql`${open} and (t.search like all (${words}::text[])
    ${isBare ? sql`or t.search like all (${bare.map((word) => anywhere(` ${word}`))}::text[])` : sql``})`;
  const inside = sql`${rest} and (select count(*) from worded) < ${size}`;
  const or = (parts: readonly Sql[]) => sql`(${sql.join(parts, sql` or `)})`;
  return sql`
    with begun as materialized (${sql.join(begun, sql` union `)}
    ), worded as materialized (select page_id as id from (${picked(worded, 4 * size)}) as w
    ), inside as materialized (select page_id as id from (${picked(inside, 2 * size)}) as r
    )
    select t.id from (
        select id from begun union select id from worded union select id from inside
      ) as found join ${table} on ${own} and t.id = found.id
    order by case
        when ${or(texts.map((text) => sql`${folded(text)} = ${keyword}`))} then 0
        when ${or(keys.map(begins))} then 1
        when f_unaccent(concat_ws(' ', '', ${sql.join(texts)})) like all (${words}::text[]) then 2
        else 3 end,
      ${orderKey(resource, order).key} nulls last, ${orderKey(resource, resource.key).key}, t.id
    limit ${size}`;
}

import { flagWords } from "@fairway/core/resource/flag/flag.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { fold, foldBare } from "@fairway/core/words/fold.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { type RawBuilder, sql } from "kysely";
import { anywhere } from "../db/anywhere.ts";
import { idType } from "../db/idType.ts";
import { stored } from "./kinds.ts";
import { columnOf } from "./recordSql.ts";

/** The parameters of a list; see `criteriaShape`. */
export interface Criteria {
  readonly keyword?: string | null | undefined;
  readonly searchBy?: string | null | undefined;
  readonly ids?: readonly string[] | null | undefined;
  readonly active?: boolean | null | undefined;
  readonly sort?: string | null | undefined;
  readonly descending?: boolean | null | undefined;
  readonly [filter: string]: unknown;
}

/**
 * The where-clause of the given filters; fields that are not filters are ignored.
 *
 * Shape: keywords use the trigram index; with `walked` they are compared row by row, for rows that
 *  are read in the order of another index.
 */
export function asked(resource: Resource, ask: Criteria, walked = false): RawBuilder<boolean> {
  const parts: RawBuilder<unknown>[] = [];
  if (ask.ids) parts.push(sql`t.id = any(${[...ask.ids]}::${idType(resource)}[])`);
  const keyword = ask.keyword?.trim();
  if (keyword) parts.push(searched(resource, keyword, ask.searchBy, walked));
  for (const name of resource.list.filters) {
    const condition = filtered(resource, name, ask[name]);
    if (condition) parts.push(condition);
  }
  return parts.length ? sql<boolean>`(${sql.join(parts, sql` and `)})` : sql<boolean>`true`;
}

function searched(
  resource: Resource,
  keyword: string,
  searchBy: string | null | undefined,
  walked: boolean,
) {
  const state = saidState(resource, keyword);
  if (state !== null && !resource.list.search.includes(searchBy ?? "")) {
    return sql`t.active = ${state}`;
  }
  // The words may appear in any order, so that "cat lai" and "lai cat" both find the port.
  const parts = fold(keyword)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      // "B/L" is also "BL".
      const bare = foldBare(word);
      const texts = bare === "" || bare === word ? [word] : [word, bare];
      // The trigram index holds groups of three letters.
      const likes = texts.map((each) =>
        walked || each.length < 3
          ? sql`strpos(t.search, ${each}) > 0`
          : sql`t.search like ${anywhere(each)}`,
      );
      return sql`(${sql.join(likes, sql` or `)})`;
    });
  if (searchBy && resource.list.search.includes(searchBy)) {
    parts.push(sql`f_unaccent(${columnOf(searchBy)}::text) like ${anywhere(fold(keyword))}`);
  }
  return sql.join(parts, sql` and `);
}

/**
 * Returns the status whose words equal the keyword, so that the list searches by status; null for
 * other keywords.
 */
function saidState(resource: Resource, keyword: string): boolean | null {
  if (!resource.fields["active"]) return null;
  const said = fold(keyword);
  const says = (words: Words) => said === fold(words.en) || said === fold(words.vi);
  if (says(flagWords.on)) return true;
  return says(flagWords.off) ? false : null;
}

function filtered(resource: Resource, name: string, value: unknown): RawBuilder<unknown> | null {
  const spec = resource.fields[name];
  const values = [value ?? []].flat().map(String).filter(Boolean);
  if (!spec || values.length === 0) return null;
  return stored(spec).condition(columnOf(name), spec, values);
}

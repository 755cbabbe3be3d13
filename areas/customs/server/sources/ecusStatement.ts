import { type EcusSpelling, type FeedName, feeds } from "../../model/ecusTables.ts";

/** The rows of one page. */
export const pageSize = 1_000;

/** How a kind of database writes what the statement needs. */
export interface Dialect {
  /** An identifier of the fixed list, quoted. */
  readonly name: (name: string) => string;
  /** A column as a text of Unicode. */
  readonly text: (column: string) => string;
  /** A text as it is compared and ordered: by its bytes. */
  readonly ordered: (text: string) => string;
  /** The parameter of a number. */
  readonly parameter: (at: number) => string;
}

/**
 * The statement that reads one page of a feed.
 *
 * Shape: parameters are the first day, the day after the last, and the cursor's day and key, each
 * once: an empty cursor day begins with the newest. Days and keys are compared as texts, because a
 * database may keep them as any type. Rows whose day is missing are read last.
 * Source: rules CU-11, CU-12
 */
export function pageStatement(feed: FeedName, spelling: EcusSpelling, dialect: Dialect): string {
  const { tables, day, key } = feeds[feed];
  const [main] = tables;
  const columns: { readonly name: string; readonly sql: string }[] = [];
  for (const [at, { table, columns: own, maybe }] of tables.entries()) {
    for (const name of [...own, ...maybe]) {
      const spelled = spelling.column(table, name);
      if (spelled === null || (at > 0 && name === key)) continue;
      columns.push({ name, sql: dialect.text(`t${at}.${dialect.name(spelled)}`) });
    }
  }
  const from = tables
    .map(({ table }, at) => {
      const named = `${dialect.name(spelling.table(table))} t${at}`;
      if (at === 0) return named;
      const id = (index: number, name: string) =>
        `t${index}.${dialect.name(spelling.column(name, key) ?? key)}`;
      return `left join ${named} on ${id(at, table)} = ${id(0, main.table)}`;
    })
    .join(" ");
  const read = (name: string) => `coalesce(${dialect.ordered(`s.${dialect.name(name)}`)}, '')`;
  const { parameter } = dialect;
  const dayIs = read(day);
  return `select s.* from (select ${columns
    .map(({ name, sql }) => `${sql} as ${dialect.name(name)}`)
    .join(", ")} from ${from}) s
    where trim(${read("SOTK")}) not in ('', '0')
      and (${dayIs} = '' or ${dayIs} like '0000%'
        or ${dayIs} >= ${parameter(1)} and ${dayIs} < ${parameter(2)})
      and (${parameter(3)} = '' and ${parameter(4)} = '' or ${dayIs} < ${parameter(3)}
        or ${dayIs} = ${parameter(3)} and ${read(key)} < ${parameter(4)})
    order by ${dayIs} desc, ${read(key)} desc limit ${pageSize}`;
}

/** The names of the tables of a feed, in capitals, for the look-up of their spelling. */
export const tableNames = (feed: FeedName): string[] =>
  feeds[feed].tables.map(({ table }) => table.toUpperCase());

/** The feed whose tables a check of a connection looks for. */
export const probedFeed = "Declarations" satisfies FeedName;

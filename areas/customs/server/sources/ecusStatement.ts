import { type EcusSpelling, type EcusTable, type FeedName, feeds } from "../../model/ecusTables.ts";

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
  /** What makes a selection end after the first rows, before its columns or behind its order. */
  readonly first: (rows: number) => { readonly before?: string; readonly behind?: string };
}

/**
 * The statement that reads one page of a feed: a page of the first table, then what the others have
 * of its rows.
 *
 * Shape: parameters are the first day, the day after the last, and the cursor's day and key, each
 * once: an empty cursor begins with the newest. Days and keys are compared as texts, because a
 * database may keep them as any type. Rows whose day is missing are read last.
 * Source: rules CU-11, CU-12
 */
export function pageStatement(feed: FeedName, spelling: EcusSpelling, dialect: Dialect): string {
  const { tables, day, key } = feeds[feed];
  const { name: quoted, text, ordered, parameter } = dialect;
  const column = (index: number, name: string): string | null => {
    const spelled = spelling.column(tables[index]?.table ?? "", name);
    return spelled === null ? null : `t${index}.${quoted(spelled)}`;
  };
  const listed = (index: number, skipped?: string) => {
    const { columns = [], maybe = [] } = (tables as readonly EcusTable[])[index] ?? {};
    return [...columns, ...maybe].flatMap((name) => {
      const found = name === skipped ? null : column(index, name);
      return found === null ? [] : { name, sql: `${text(found)} as ${quoted(name)}` };
    });
  };
  const own = listed(0);
  const read = (name: string) => `coalesce(${ordered(text(column(0, name) ?? "null"))}, '')`;
  const [dayIs, keyIs] = [read(day), read(key)];
  const { before = "", behind = "" } = dialect.first(pageSize);
  const page = `select ${before} ${own.map(({ sql }) => sql).join(", ")},
      ${column(0, key)} as row_id, ${dayIs} as row_day, ${keyIs} as row_key
    from ${quoted(spelling.table(tables[0].table))} t0
    where ltrim(rtrim(${read("SOTK")})) not in ('', '0')
      and (${dayIs} = '' or ${dayIs} like '0000%'
        or ${dayIs} >= ${parameter(1)} and ${dayIs} < ${parameter(2)})
      and (${parameter(3)} = '' and ${parameter(4)} = '' or ${dayIs} < ${parameter(3)}
        or ${dayIs} = ${parameter(3)} and ${keyIs} < ${parameter(4)})
    order by row_day desc, row_key desc ${behind}`;
  const others = tables.slice(1).map(({ table }, at) => ({
    join: `left join ${quoted(spelling.table(table))} t${at + 1}
      on ${column(at + 1, key)} = p.row_id`,
    columns: listed(at + 1, key).map(({ sql }) => sql),
  }));
  const columns = [
    ...own.map(({ name }) => `p.${quoted(name)}`),
    ...others.flatMap((each) => each.columns),
  ];
  return `select ${columns.join(", ")} from (${page}) p
    ${others.map(({ join }) => join).join(" ")} order by p.row_day desc, p.row_key desc`;
}

/** The names of the tables of a feed, in capitals, for the look-up of their spelling. */
export const tableNames = (feed: FeedName): string[] =>
  feeds[feed].tables.map(({ table }) => table.toUpperCase());

/** The feed whose tables a check of a connection looks for. */
export const probedFeed = "Declarations" satisfies FeedName;

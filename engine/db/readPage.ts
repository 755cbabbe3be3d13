import { type RawBuilder, sql } from "kysely";
import { countLimit, few } from "./countLimit.ts";
import { rows, type Tx } from "./tx.ts";

/** The source of a page: `alias` names the table in `where`, `columns` and `joins`. */
export interface PageSource {
  readonly table: string;
  readonly alias: string;
  readonly companyId: string;
  readonly where: RawBuilder<unknown>;
  readonly columns: RawBuilder<unknown>;
  readonly joins: RawBuilder<unknown>;
  /** What `where` needs besides the table itself. */
  readonly narrowJoins?: RawBuilder<unknown>;
  /** An amount of a row, to be added up over all counted rows. */
  readonly amount?: RawBuilder<unknown> | undefined;
}

/** The number of rows; the sum of their amounts, null without amounts or where the count stops. */
export interface Counted {
  readonly totalItems: number;
  readonly capped: boolean;
  readonly amount: string | null;
}

/**
 * Reads a page, last changed first.
 *
 * Shape: one statement. A narrow pass finds and counts rows; up to 1,000 are sorted, otherwise the
 *   newest are read in index order to the end of the page; then the page's rows are read. The count
 *   stops at 1,000, or ten pages after this one. A list that adds up an amount tells it of each row.
 */
export async function readPage<Row extends { readonly id: string }>(
  tx: Tx,
  source: PageSource,
  page: { readonly page: number; readonly size: number },
): Promise<Counted & { data: Row[] }> {
  const { companyId, columns, joins } = source;
  const alias = sql.ref(source.alias);
  const { from, narrow } = narrowOf(source);
  const { skip, most, told } = countLimit(page);
  const onPage = sql`order by changed desc, page_id desc limit ${sql.lit(page.size)} offset ${skip}`;
  const amount = source.amount ? sql`, amount` : sql``;
  const listed = source.amount ? sql`, page.amount::text as listed_amount` : sql``;
  const many = sql`(select total_items from counted) > ${sql.lit(few)}`;
  const found = await rows<Omit<Row, "id"> & Sums & { id: string | null }>(
    tx,
    sql`
      with ${countedRows(source, most)},
      page as materialized (
        (select page_id${amount} from found where not ${many} ${onPage})
        union all
        (select page_id${amount} from (${narrow}) as walked where ${many} ${onPage})
      )
      select counted.total_items, counted.sum_of_amounts, shown.* from counted left join (
        select ${columns}${listed} from page
        join ${from} on ${alias}.company_id = ${companyId} and ${alias}.id = page.page_id
        ${joins}
      ) shown on true
      order by shown.datetime_modified desc, shown.id desc`,
  );
  return {
    data: found
      .filter((row) => row.id !== null)
      .map(({ totalItems: _, sumOfAmounts: __, ...row }) => row as unknown as Row),
    ...toldSums(told, found[0]),
  };
}

/** Counts the rows of a list without reading a page. */
export async function countRows(tx: Tx, source: NarrowSource): Promise<Counted> {
  const { most, told } = countLimit({ page: 1, size: 1 });
  const [sums] = await rows<Sums>(tx, sql`with ${countedRows(source, most)} select * from counted`);
  return toldSums(told, sums);
}

type NarrowSource = Omit<PageSource, "columns" | "joins">;

interface Sums {
  readonly totalItems: number;
  readonly sumOfAmounts: string | null;
}

function narrowOf(source: NarrowSource) {
  const alias = sql.ref(source.alias);
  const from = sql`${sql.table(source.table)} ${alias}`;
  return {
    from,
    narrow: sql`select ${alias}.id as page_id, ${alias}.datetime_modified as changed
        ${source.amount ? sql`, ${source.amount} as amount` : sql``}
      from ${from} ${source.narrowJoins ?? sql``}
      where ${alias}.company_id = ${source.companyId} and ${source.where}`,
  };
}

function countedRows(source: NarrowSource, most: number): RawBuilder<unknown> {
  const sum = source.amount ? sql`coalesce(sum(amount), 0)::text` : sql`null::text`;
  return sql`found as materialized (${narrowOf(source).narrow} limit ${sql.lit(most + 1)}),
    counted as materialized (
      select count(*)::int as total_items, ${sum} as sum_of_amounts from found)`;
}

function toldSums(told: ReturnType<typeof countLimit>["told"], sums: Sums | undefined): Counted {
  const count = told(sums?.totalItems ?? 0);
  return { ...count, amount: count.capped ? null : (sums?.sumOfAmounts ?? null) };
}

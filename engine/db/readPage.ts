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
}

/**
 * Reads a page, last changed first.
 *
 * Shape: one statement. A narrow pass finds and counts rows; up to 1,000 are sorted, otherwise the
 *   newest are read in index order to the end of the page; then the page's rows are read. The count
 *   stops at 1,000, or ten pages after this one.
 */
export async function readPage<Row extends { readonly id: string }>(
  tx: Tx,
  source: PageSource,
  page: { readonly page: number; readonly size: number },
): Promise<{ data: Row[]; totalItems: number; capped: boolean }> {
  const { companyId, where, columns, joins } = source;
  const alias = sql.ref(source.alias);
  const from = sql`${sql.table(source.table)} ${alias}`;
  const { skip, most, told } = countLimit(page);
  const narrow = sql`select ${alias}.id as page_id, ${alias}.datetime_modified as changed from ${from} ${source.narrowJoins ?? sql``}
    where ${alias}.company_id = ${companyId} and ${where}`;
  const onPage = sql`order by changed desc, page_id desc limit ${sql.lit(page.size)} offset ${skip}`;
  const many = sql`(select total_items from counted) > ${sql.lit(few)}`;
  const found = await rows<Omit<Row, "id"> & { id: string | null; totalItems: number }>(
    tx,
    sql`
      with found as materialized (${narrow} limit ${sql.lit(most + 1)}),
      counted as materialized (select count(*)::int as total_items from found),
      page as materialized (
        (select page_id from found where not ${many} ${onPage})
        union all
        (select page_id from (${narrow}) as walked where ${many} ${onPage})
      )
      select counted.total_items, shown.* from counted left join (
        select ${columns} from page
        join ${from} on ${alias}.company_id = ${companyId} and ${alias}.id = page.page_id
        ${joins}
      ) shown on true
      order by shown.datetime_modified desc, shown.id desc`,
  );
  return {
    data: found
      .filter((row) => row.id !== null)
      .map(({ totalItems: _, ...row }) => row as unknown as Row),
    ...told(found[0]?.totalItems ?? 0),
  };
}

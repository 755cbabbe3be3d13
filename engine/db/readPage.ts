import { type RawBuilder, sql } from "kysely";
import { rows, type Tx } from "./tx.ts";

const mostCounted = 10_000;

/** What a page is read from: `alias` names the table in `where`, `columns` and `joins`. */
export interface PageSource {
  readonly table: string;
  readonly alias: string;
  readonly companyId: string;
  readonly where: RawBuilder<unknown>;
  readonly columns: RawBuilder<unknown>;
  readonly joins: RawBuilder<unknown>;
}

/** Reads a page, what changed last first, in one statement: a narrow pass, then the page's rows. */
export async function readPage<Row extends { readonly id: string }>(
  tx: Tx,
  source: PageSource,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ data: Row[]; totalItems: number; capped: boolean }> {
  const { companyId, where, columns, joins } = source;
  const alias = sql.ref(source.alias);
  const from = sql`${sql.table(source.table)} ${alias}`;
  const found = await rows<Omit<Row, "id"> & { id: string | null; totalItems: number }>(
    tx,
    sql`
      with page as materialized (
        select ${alias}.id as page_id from ${from}
        where ${alias}.company_id = ${companyId} and ${where}
        order by ${alias}.datetime_modified desc, ${alias}.id desc
        limit ${size} offset ${(page - 1) * size}
      ), counted as (
        select count(*)::int as total_items from (
          select from ${from} where ${alias}.company_id = ${companyId} and ${where}
          limit ${mostCounted + 1}) few
      )
      select counted.total_items, shown.* from counted left join (
        select ${columns} from page
        join ${from} on ${alias}.company_id = ${companyId} and ${alias}.id = page.page_id
        ${joins}
      ) shown on true
      order by shown.datetime_modified desc, shown.id desc`,
  );
  const total = found[0]?.totalItems ?? 0;
  return {
    data: found
      .filter((row) => row.id !== null)
      .map(({ totalItems: _, ...row }) => row as unknown as Row),
    totalItems: Math.min(total, mostCounted),
    capped: total > mostCounted,
  };
}

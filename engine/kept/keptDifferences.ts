import { rows, type Tx } from "../db/tx.ts";
import { sql } from "kysely";
import { allColumns, columns, type Kept, whole } from "./kept.ts";

/** A kept row that its source does not give, or one of the source that is not kept. */
export interface KeptDifference {
  readonly table: string;
  readonly isKept: boolean;
  /** The row, column by column. */
  readonly row: Readonly<Record<string, unknown>>;
}

/** Recounts a kept table from its source and lists every row that differs; noted keys are left out. */
export async function keptDifferences(
  tx: Tx,
  companyId: string,
  kept: Kept,
): Promise<KeptDifference[]> {
  const key = columns(kept.key, "d");
  const settled = (table: string) => sql`
    select ${allColumns(kept, "d")} from ${sql.table(table)} d
    where d.company_id = ${companyId} and (${key}) not in (
      select ${key} from kept_noted d where d.company_id = ${companyId} and ${whole(kept)})`;
  const found = await rows<{ isKept: boolean; row: Record<string, unknown> }>(
    tx,
    sql`
      select true as is_kept, to_jsonb(x) as row
      from (${settled(kept.table)} except all ${settled(kept.source)}) x
      union all
      select false, to_jsonb(x)
      from (${settled(kept.source)} except all ${settled(kept.table)}) x`,
  );
  return found.map((each) => ({ ...each, table: kept.table }));
}

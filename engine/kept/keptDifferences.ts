import { type RawBuilder, sql } from "kysely";
import { rows, type Tx } from "../db/tx.ts";
import type { BookRule } from "./bookRule.ts";
import { allColumns, columns, type Kept, whole } from "./kept.ts";

/** A row that is only in the kept table or only in its source. */
export interface KeptDifference {
  readonly isKept: boolean;
  /** The row, column by column. */
  readonly row: Readonly<Record<string, unknown>>;
}

/**
 * Recounts a kept table from its source and returns every row that differs; noted keys are omitted.
 */
export function keptDifferences(tx: Tx, companyId: string, kept: Kept): Promise<KeptDifference[]> {
  return rows<KeptDifference>(tx, differing(kept, companyId));
}

/** Returns the rule that a kept table equals its source. */
export function keptRule(kept: Kept): BookRule {
  return {
    title: {
      en: `${kept.title.en} is what its records add up to`,
      vi: `${kept.title.vi} đúng bằng tổng các bản ghi`,
    },
    breaches: (companyId) => sql`
      select case when x.is_kept then 'kept ' else 'counted ' end || x.row::text
      from (${differing(kept, companyId)}) x`,
  };
}

function differing(kept: Kept, companyId: string): RawBuilder<unknown> {
  const key = columns(kept.key, "d");
  const settled = (table: string) => sql`
    select ${allColumns(kept, "d")} from ${sql.table(table)} d
    where d.company_id = ${companyId} and (${key}) not in (
      select ${key} from kept_noted d where d.company_id = ${companyId} and ${whole(kept)})`;
  return sql`
    select true as is_kept, to_jsonb(x) as row
    from (${settled(kept.table)} except all ${settled(kept.source)}) x
    union all
    select false, to_jsonb(x)
    from (${settled(kept.source)} except all ${settled(kept.table)}) x`;
}

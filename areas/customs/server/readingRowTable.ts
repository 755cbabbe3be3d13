import type { Words } from "@fairway/core/words/words.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { Difference } from "../model/differences.ts";
import type { EcusDeclaration } from "../model/declarationOfEcus.ts";
import type { RowOutcome } from "../model/ecusReading.ts";

/** A row of a reading. */
export interface ReadingRow {
  readonly id: string;
  readonly sourceId: string;
  readonly clearanceNo: string;
  readonly outcome: RowOutcome;
  readonly reasons: readonly Words[] | null;
  readonly differences: readonly Difference[] | null;
  readonly isChanged: boolean;
  readonly declared: EcusDeclaration | null;
  readonly declarationId: string | null;
}

/** Which of these numbers has the reading had already? */
export async function numbersRead(
  tx: Tx,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await rows<{ clearanceNo: string }>(
    tx,
    sql`select distinct clearance_no from ecus_reading_row
      where company_id = ${companyId} and reading_id = ${id}
        and clearance_no = any(${[...numbers]}::text[]) and outcome in ('New', 'Known')`,
  );
  return new Set(found.map(({ clearanceNo }) => clearanceNo));
}

/** What waits in the reading `t` for a choice: new declarations, and changes of known ones. */
export const rowWaits = sql<boolean>`(t.outcome in ('New', 'Known') and t.declared is not null)`;

/** Locks the rows of a reading that wait for a choice and fulfil a condition on `t`. */
export function lockChosenRows(
  tx: Tx,
  companyId: string,
  readingId: string,
  chosen: RawBuilder<unknown>,
) {
  return rows<{ id: string; sourceId: string; declared: EcusDeclaration }>(
    tx,
    sql`select t.id, t.source_id, t.declared from ecus_reading_row t
      where t.company_id = ${companyId} and t.reading_id = ${readingId} and ${rowWaits}
        and ${chosen}
      order by t.id for update`,
  );
}

/** Notes what became of chosen rows. */
export function settleRows(
  tx: Tx,
  companyId: string,
  settled: readonly {
    readonly id: string;
    readonly outcome: RowOutcome;
    readonly declarationId: string | null;
  }[],
): Promise<number> {
  return run(
    tx,
    sql`update ecus_reading_row t set outcome = r.outcome, declared = null,
        declaration_id = r.declaration_id
      from jsonb_to_recordset(${JSON.stringify(
        settled.map(({ id, outcome, declarationId }) => ({
          id,
          outcome,
          declaration_id: declarationId,
        })),
      )}::jsonb) as r (id uuid, outcome text, declaration_id uuid)
      where t.company_id = ${companyId} and t.id = r.id`,
  );
}

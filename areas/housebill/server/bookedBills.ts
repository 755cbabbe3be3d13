import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** The documents of bills whose charges are in accounting or in an advance, by the id of the bill. */
export async function bookedBills(
  tx: Tx,
  companyId: string,
  hblids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (hblids.length === 0) return new Map();
  const found = await rows<{ hblid: string; documents: string }>(
    tx,
    sql`select d.hblid, string_agg(distinct d.document_no, ', ') as documents
      from job_document d
      join document w on w.company_id = ${companyId} and w.id = d.document_id
      where d.company_id = ${companyId} and d.hblid = any(${[...hblids]}::uuid[])
        and (d.kind = 'advance' or w.sync_status = 'Synced')
      group by d.hblid`,
  );
  return new Map(found.map(({ hblid, documents }) => [hblid, documents]));
}

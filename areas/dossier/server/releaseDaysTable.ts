import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** Reads the days on which the goods of the bills of a job were released, by bill. */
export async function releaseDays(
  tx: Tx,
  companyId: string,
  jobId: string,
): Promise<Map<string, string>> {
  const found = await rows<{ id: string; releasedOn: string }>(
    tx,
    sql`select r.id, r.released_on from bill_release r
      where r.company_id = ${companyId} and r.job_id = ${jobId} and r.released_on is not null`,
  );
  return new Map(found.map(({ id, releasedOn }) => [id, releasedOn]));
}

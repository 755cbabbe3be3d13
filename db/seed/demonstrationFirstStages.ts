import { addDays, today } from "@fairway/core/time/day.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { FoundedCompany } from "./demonstrationCompany.ts";

/** Gives jobs of the demonstration a stage that is done and one in work, both of the clerk. */
export async function seedFirstStages(
  tx: Tx,
  company: FoundedCompany,
  jobs: readonly string[],
): Promise<void> {
  const { companyId } = company;
  const { id: stageId } = await one<{ id: string }>(
    tx,
    sql`select id from stage where company_id = ${companyId} and code = 'BKG'`,
  );
  const clerk = company.userIds.get("truc");
  await insertRows(
    tx,
    "stage_assigned",
    jobs.flatMap((jobId) =>
      (["Done", "Processing"] as const).map((status, at) => ({
        companyId,
        id: newId(),
        jobId,
        stageId,
        status,
        deadline: `${addDays(today(), at === 0 ? -1 : 4)}T10:00:00.000Z`,
        doneDate: at === 0 ? new Date(Date.now() - 86_400_000).toISOString() : null,
        processTime: 2,
        mainPersonInCharge: clerk,
        realPersonInCharge: clerk,
        orderNumberProcessed: at + 1,
        userCreated: clerk,
        userModified: clerk,
      })),
    ),
  );
}

import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/**
 * Gives jobs another service date, also of another month and where they are locked.
 *
 * Shape: the caller has locked the rows and decided that the date may move (SH-5).
 */
export async function moveServiceDates(
  tx: Tx,
  { companyId, userId }: Pick<Actor, "companyId" | "userId">,
  ids: readonly string[],
  serviceDate: Day,
): Promise<void> {
  await run(
    tx,
    sql`update shipment s set service_date = ${serviceDate}::date, user_modified = ${userId},
        datetime_modified = now(), version = s.version + 1
      where s.company_id = ${companyId} and s.id = any(${[...ids]}::uuid[])
        and s.service_date <> ${serviceDate}::date`,
  );
}

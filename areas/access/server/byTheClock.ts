import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, run } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** The hourly jobs of this area. */
export function endWhatHasEnded(database: Database): {
  readonly endAuthorizations: () => Promise<void>;
} {
  return { endAuthorizations: () => endAuthorizations(database) };
}

/** Deactivates authorizations whose last day has passed. */
async function endAuthorizations(database: Database): Promise<void> {
  await inTransaction(database, async (tx) => {
    for (const [table, end, office] of [
      ["sys_authorization", "end_date", "office_id"],
      ["sys_authorized_approval", "expiration_date", "office_commissioner"],
    ] as const) {
      // Of every company: what has ended has ended everywhere.
      await run(
        tx,
        sql`update ${sql.table(table)} t
          set active = false, inactive_on = now(), datetime_modified = now(),
            version = t.version + 1
          from office o
          where o.company_id = t.company_id and o.id = t.${sql.ref(office)} and t.active
            and t.${sql.ref(end)} < (now() at time zone o.time_zone)::date`,
      );
    }
  });
}

import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { inTransaction, run } from "../db/tx.ts";
import { HOURS_KEPT } from "./onlyOnce.ts";

/** Deletes the expired keys of all companies and returns their number. */
export function forgetKeys(database: Database): Promise<number> {
  return inTransaction(database, (tx) =>
    run(
      tx,
      sql`delete from idempotency_key where company_id is not null
        and datetime_created < now() - make_interval(hours => ${HOURS_KEPT})`,
    ),
  );
}

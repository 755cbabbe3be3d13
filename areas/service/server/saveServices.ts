import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { families } from "../model/families.ts";
import { services } from "../model/services.ts";

/** Adds declared services to the table that rows reference; removes none, because rows reference them. */
export async function saveServices(tx: Tx): Promise<void> {
  const declared = services.map(({ code, family }) => ({ code, family: families[family].letter }));
  await run(
    tx,
    sql`insert into service (code, family)
      select code, family from jsonb_populate_recordset(null::service, ${JSON.stringify(declared)}::jsonb)
      on conflict (code) do nothing`,
  );
}

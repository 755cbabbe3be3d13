import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** Keeps the hash of a user's password. */
export async function writePassword(
  tx: Tx,
  password: { companyId: string; id: string; passwordHash: string; mustChange: boolean },
): Promise<void> {
  const { companyId, id, passwordHash, mustChange } = password;
  await run(
    tx,
    sql`insert into user_password (company_id, id, password_hash, must_change)
      values (${companyId}, ${id}, ${passwordHash}, ${mustChange})
      on conflict (company_id, id) do update
        set password_hash = ${passwordHash}, must_change = ${mustChange}, changed_at = now()`,
  );
}

import { maybe, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { forgetEverywhere } from "./rememberedTable.ts";

/** Reads the hash of a user's password; null when they have none. */
export async function readPassword(tx: Tx, companyId: string, id: string): Promise<string | null> {
  const found = await maybe<{ passwordHash: string }>(
    tx,
    sql`select password_hash from user_password where company_id = ${companyId} and id = ${id}`,
  );
  return found?.passwordHash ?? null;
}

/** Keeps the hash of a user's password; browsers that remember the old one forget it. */
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
  await forgetEverywhere(tx, companyId, id);
}

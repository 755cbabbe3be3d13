import {
  bootstrapAdministrator,
  type SignInHint,
} from "@fairway/areas/access/server/bootstrapAdministrator.ts";
import { saveMenus } from "@fairway/areas/access/server/saveMenus.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, one } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

export type { SignInHint } from "@fairway/areas/access/server/bootstrapAdministrator.ts";

/** Fills an empty database and says as whom somebody can sign in; leaves a filled one alone. */
export async function seedWhenEmpty(
  database: Database,
  options: { demo: boolean },
): Promise<readonly SignInHint[]> {
  return inTransaction(database, async (tx) => {
    await saveMenus(tx);
    const { empty } = await one<{ empty: boolean }>(
      tx,
      sql`select not exists (select from company) as empty`,
    );
    if (!empty) return [];
    return [await bootstrapAdministrator(tx)];
  });
}

import {
  bootstrapAdministrator,
  type SignInHint,
} from "@fairway/areas/access/server/bootstrapAdministrator.ts";
import { foundTemplates } from "@fairway/areas/access/server/foundTemplates.ts";
import { saveMenus } from "@fairway/areas/access/server/saveMenus.ts";
import { saveServices } from "@fairway/areas/service/server/saveServices.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, maybe, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { demonstrationPassword, demonstrationPeople } from "./demonstrationPeople.ts";
import { seedCatalogue, seedReference } from "./reference.ts";

export type { SignInHint } from "@fairway/areas/access/server/bootstrapAdministrator.ts";

/**
 * Fills an empty database and prints the users who can sign in; does nothing to a filled one.
 *
 * Locks: of several servers that start at once, one fills and the others wait.
 */
export async function seedWhenEmpty(
  database: Database,
  options: { demo: boolean },
): Promise<readonly SignInHint[]> {
  await inTransaction(database, saveServices);
  await inTransaction(database, saveMenus);
  return inTransaction(database, async (tx) => {
    // Only the line above writes this table, so a waiting server waits there.
    await run(tx, sql`lock table menu in share row exclusive mode`);
    const company = await maybe<{ isDemonstration: boolean }>(
      tx,
      sql`select is_demonstration from company order by datetime_created limit 1`,
    );
    if (company) {
      await foundTemplates(tx);
      return options.demo && company.isDemonstration ? demonstrationSignIns() : [];
    }
    await seedReference(tx);
    if (!options.demo) {
      const first = await foundFirst(tx);
      await foundTemplates(tx);
      return [first];
    }
    // Loaded only here, so that a server without the demonstration never reads it.
    const { seedDemonstration } = await import("./demonstration.ts");
    await seedDemonstration(tx);
    await foundTemplates(tx);
    return demonstrationSignIns();
  });
}

// A company can start at once: its catalogue is filled, everything else is its own.
async function foundFirst(tx: Tx): Promise<SignInHint> {
  const { companyId, userId, hint } = await bootstrapAdministrator(tx);
  await seedCatalogue(tx, companyId, userId);
  return hint;
}

function demonstrationSignIns(): SignInHint[] {
  return demonstrationPeople.map((person) => ({
    role: `${person.role}, ${person.office}`,
    company: "HAI DANG",
    username: person.username,
    password: demonstrationPassword,
  }));
}

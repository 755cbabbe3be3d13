import { companyIds } from "@fairway/engine/db/companyIds.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, type Tx } from "@fairway/engine/db/tx.ts";
import { nightlyConnections, nightlyUsers } from "./connectionTarget.ts";
import { isReading } from "./readingTable.ts";
import { insertReading } from "./startReading.ts";

export { readEcus } from "./readEcus.ts";

/** The nightly job of this area: readings of the connections that say so. Source: rule CU-17 */
export function nightlyReadings(database: Database): { readonly readByNight: () => Promise<void> } {
  return {
    readByNight: async () => {
      for (const id of await companyIds(database)) {
        await inTransaction(database, (tx) => readByNight(tx, id));
      }
    },
  };
}

/** Starts a reading for each user with connections that are read every night. */
export async function readByNight(tx: Tx, companyId: string): Promise<void> {
  for (const { userId, ...unit } of await nightlyUsers(tx, companyId)) {
    if (await isReading(tx, companyId, userId)) continue;
    await insertReading(
      tx,
      {
        companyId,
        userCreated: userId,
        ...unit,
        feed: "Declarations",
        isStored: true,
        isNightly: true,
      },
      await nightlyConnections(tx, companyId, userId),
    );
  }
}

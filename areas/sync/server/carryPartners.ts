import { queueItems } from "@fairway/areas/outbox/server/queueItems.ts";
import { noteCarried, waitingForAccounting } from "@fairway/areas/partner/server/carriedRecords.ts";
import { companyIds } from "@fairway/engine/db/companyIds.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, type Tx } from "@fairway/engine/db/tx.ts";

const typeOf = { Partner: "PARTNER", PartnerBank: "BANK" } as const;

/**
 * Puts partners and bank accounts that wait for the accounting system on the road of documents. A
 * company without a connector has entered them by hand.
 *
 * Locks: the waiting rows of the queue; another run leaves them out.
 * Source: rule OB-5, areas/outbox/README.md
 */
export async function carryPartners(tx: Tx, companyId: string): Promise<void> {
  const waiting = await waitingForAccounting(tx, companyId);
  for (const [userId, theirs] of Map.groupBy(waiting, (each) => each.userCreated)) {
    const isWaiting = await queueItems(
      tx,
      { companyId, userId },
      theirs.map(({ kind, action, userCreated: _, ...record }) => ({
        ...record,
        dataType: typeOf[kind],
        isUpdate: action === "UPDATE",
      })),
    );
    if (isWaiting) continue;
    const ids = theirs.map(({ recordId }) => recordId);
    await noteCarried(tx, { companyId, userId }, ids, "Sent");
  }
}

/** The job that follows each change of a partner, and the hourly one that finds what was left. */
export function carryPartnersOf(database: Database) {
  return {
    carryPartners: async (payload: Record<string, unknown>) => {
      const given = payload["companyId"];
      const ids = typeof given === "string" ? [given] : await companyIds(database);
      for (const id of ids) await inTransaction(database, (tx) => carryPartners(tx, id));
    },
  };
}

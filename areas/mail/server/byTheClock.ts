import { companyIds } from "@fairway/engine/db/companyIds.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { enqueueWaiting } from "./deliverMail.ts";

/** What a server needs to deliver mails: the job that does it, and its mail server. */
export { deliverMail } from "./deliverMail.ts";
export { mailOfNewBills } from "./mailOfNewBills.ts";
export { useMailServer } from "./mailServer.ts";
export { usePublicAddress } from "./publicAddress.ts";

/** The hourly job of this area: mails that waited for a mail server are delivered. */
export function waitingMails(database: Database): { readonly waitingMails: () => Promise<void> } {
  return {
    waitingMails: async () => {
      for (const id of await companyIds(database)) {
        await inTransaction(database, (tx) => enqueueWaiting(tx, id));
      }
    },
  };
}

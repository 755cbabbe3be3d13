import { companyIds } from "@fairway/engine/db/companyIds.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, type Tx } from "@fairway/engine/db/tx.ts";
import { enqueueWaiting } from "./deliverMail.ts";
import { remindOfDays } from "./remindOfDays.ts";

/** What a server needs to deliver mails: the job that does it, and its mail server. */
export { deliverMail } from "./deliverMail.ts";
export { mailOfApprovals } from "./mailOfApprovals.ts";
export { mailOfNewBills } from "./mailOfNewBills.ts";
export { useMailServer } from "./mailServer.ts";
export { usePublicAddress } from "./publicAddress.ts";

/** The hourly jobs of this area: mails that waited for a mail server, and reminders of jobs. */
export function hourlyMails(database: Database): {
  readonly waitingMails: () => Promise<void>;
  readonly remindOfDays: () => Promise<void>;
} {
  const ofEach = async (work: (tx: Tx, companyId: string) => Promise<void>) => {
    for (const id of await companyIds(database)) {
      await inTransaction(database, (tx) => work(tx, id));
    }
  };
  return {
    waitingMails: () => ofEach(enqueueWaiting),
    remindOfDays: () => ofEach((tx, id) => remindOfDays(tx, id, new Date().toISOString())),
  };
}

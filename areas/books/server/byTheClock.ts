import { notify } from "@fairway/areas/notification/server/notify.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { type BrokenRule, checkAllBooks } from "./checkBooks.ts";

/** The nightly jobs of this area. */
export function booksByTheClock(database: Database): { readonly checkBooks: () => Promise<void> } {
  return {
    async checkBooks() {
      for (const { companyId, broken } of await checkAllBooks(database)) {
        if (broken.length === 0) continue;
        await inTransaction(database, (tx) => tellAdministrators(tx, companyId, broken));
      }
    },
  };
}

/** Tells the administrators of a company which rules do not hold. Source: rule BK-3 */
async function tellAdministrators(
  tx: Tx,
  companyId: string,
  broken: readonly BrokenRule[],
): Promise<void> {
  const administrators = await rows<{ id: string }>(
    tx,
    sql`select id from sys_user
      where company_id = ${companyId} and active and user_type in ('Local Admin', 'Super Admin')`,
  );
  const lines = broken.map(({ title, breaches }) => {
    const first = breaches.slice(0, 5).join(", ");
    return `${title.en}: ${first}${breaches.length > 5 ? ` (${breaches.length})` : ""}`;
  });
  await notify(
    tx,
    { companyId, userId: null },
    {
      title: `Books: ${broken.length} / Sổ sách: ${broken.length}`,
      description: `Not true / Không đúng: ${lines.join("; ")}`,
      userIds: administrators.map((each) => each.id),
    },
  );
}

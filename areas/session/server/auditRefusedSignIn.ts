import { textKey } from "@fairway/core/text/textKey.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import { noteOrigin } from "@fairway/engine/audit/origin.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, one } from "@fairway/engine/db/tx.ts";
import { networkOf } from "@fairway/engine/http/networkOf.ts";
import type { Caller } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";

/**
 * Writes a refused sign-in into the audit: one entry for each address and minute, which counts the
 * tries and names the first twenty. Nothing is written for a company that does not exist.
 *
 * Shape: alike for every reason, so that it tells nobody whether the name exists.
 */
export async function auditRefusedSignIn(
  database: Database,
  caller: Caller,
  ask: { readonly companyId: string; readonly username: string },
  code: string,
): Promise<void> {
  const { companyId } = ask;
  const userName = textKey(ask.username).slice(0, 100);
  const from = networkOf(caller.address);
  const said = `${userName.toWellFormed().replaceAll("\u0000", "")}: ${code}`;
  await inTransaction(database, async (tx) => {
    noteOrigin(tx, caller);
    const { counted } = await one<{ counted: boolean }>(
      tx,
      sql`select case when exists (select from company where company_id = ${companyId})
        then count_refused_sign_in(${companyId}, ${from}, ${said}) else true end as counted`,
    );
    if (counted) return;
    const after = { code, from, times: 1, tries: [said] };
    await audit(tx, { companyId, userName }, { kind: "signInRefused", object: userName, after });
  });
}

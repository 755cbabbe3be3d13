import { one, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

type MailKey = { readonly companyId: string; readonly id: string };

/**
 * Marks a waiting mail as being sent; false when it does not wait, also when a user canceled it at
 * this moment. A mail whose server was killed is marked again.
 *
 * Locks: the mail.
 * Source: rule MA-16
 */
export async function beginSending(tx: Tx, { companyId, id }: MailKey): Promise<boolean> {
  const begun = await run(
    tx,
    sql`update mail set sending_since = now()
      where company_id = ${companyId} and id = ${id} and state = 'Waiting'`,
  );
  return begun > 0;
}

/** No sending takes longer; a mark that is older is that of a killed server. */
const mostMinutes = 10;

/** Locks a mail and checks whether a server is sending it. */
export async function isBeingSent(tx: Tx, { companyId, id }: MailKey): Promise<boolean> {
  const { isSending } = await one<{ isSending: boolean }>(
    tx,
    sql`select coalesce(m.sending_since > now() - make_interval(mins => ${mostMinutes}), false)
        as is_sending
      from mail m where m.company_id = ${companyId} and m.id = ${id} for update`,
  );
  return isSending;
}

import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseMail } from "../model/refusals.ts";

type MailKey = { readonly companyId: string; readonly id: string };

/** Lets the files of a mail be deleted again, which is sent or not tried any more. Rule MA-15 */
export async function releaseFiles(tx: Tx, { companyId, id }: MailKey): Promise<void> {
  await run(
    tx,
    sql`update mail_attachment set held_file_id = null
      where company_id = ${companyId} and mail_id = ${id} and held_file_id is not null`,
  );
}

/**
 * Holds the files of a mail that is tried again.
 *
 * Refuses: mail.fileDeleted
 * Source: rule MA-15
 */
export async function holdFiles(tx: Tx, { companyId, id }: MailKey): Promise<void> {
  const held = await rows<{ name: string; isGone: boolean }>(
    tx,
    sql`update mail_attachment a set held_file_id = (select f.id from attached_file f
        where f.company_id = ${companyId} and f.id = a.file_id)
      where a.company_id = ${companyId} and a.mail_id = ${id}
      returning a.name, a.held_file_id is null as is_gone`,
  );
  const gone = held.find(({ isGone }) => isGone);
  if (gone) throw refuseMail("mail.fileDeleted", { name: gone.name });
}

registerConstraints({ mail_attachment_held_file_fk: () => refuseMail("mail.fileWaits") });

import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { cleanMarkup } from "@fairway/engine/text/cleanMarkup.ts";
import type { MailKindName } from "../model/mailKinds.ts";
import { enqueueMail } from "./deliverMail.ts";

/** A mail that a higher area has written. */
interface WrittenMail {
  readonly kind: MailKindName;
  /** The jobs that it is about; it stands in the list of each. */
  readonly jobIds: readonly [string, ...string[]];
  readonly from: string | null;
  readonly to: string;
  readonly cc: string;
  readonly subject: string;
  readonly body: string;
}

/**
 * Stores a mail without files and returns its id; it is delivered after the commit.
 *
 * Locks: nothing; the caller has locked the jobs and checked the rights on them.
 * Source: rule MA-1
 */
export async function storeWrittenMail(
  tx: Tx,
  { companyId, userId }: Pick<Actor, "companyId" | "userId">,
  { kind, jobIds: [jobId, ...others], from, to, cc, subject, body }: WrittenMail,
): Promise<string> {
  const id = newId();
  const stamps = { userCreated: userId, userModified: userId };
  await insertRow(tx, "mail", {
    companyId,
    id,
    kind,
    jobId,
    hblids: [],
    mailFrom: from,
    mailTo: to,
    mailCc: cc,
    subject,
    body: cleanMarkup(body),
    ...stamps,
  });
  await insertRows(
    tx,
    "mail_job",
    others.map((each) => ({
      companyId,
      id: newId(),
      mailId: id,
      jobId: each,
      userModified: userId,
    })),
  );
  await enqueueMail(tx, { companyId, id });
  return id;
}

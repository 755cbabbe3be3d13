import type { Told } from "@fairway/areas/approval/server/tellOfApprovals.ts";
import { addressesOf, notAddresses } from "@fairway/core/text/mailAddresses.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { maybe, inTransaction, one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import type { Job } from "@fairway/engine/jobs/jobs.ts";
import { sql } from "kysely";
import { approvalMail, type MailedRequest } from "../model/approvalMail.ts";
import { enqueueMails } from "./deliverMail.ts";
import { linkTo } from "./publicAddress.ts";

interface Ordered {
  readonly companyId: string;
  /** The user who sent or decided. */
  readonly userId: string;
  readonly told: readonly Told[];
}

interface Reader {
  readonly id: string;
  readonly email: string | null;
  readonly language: Language;
}

type Stored = Omit<MailedRequest, "kind"> & {
  readonly id: string;
  readonly address: string;
  /** The addresses of the accounting department, which read along at the level of the accountant. */
  readonly copies: string | null;
};

const kinds = {
  asked: "approvalAsked",
  approved: "approvalDone",
  denied: "approvalDenied",
  unlocked: "approvalUnlocked",
} as const;

/**
 * The job that writes the mails about requests for approval. A job that runs again, because the server
 * stopped before its end was noted, writes none twice. Rule MA-17
 */
export function mailOfApprovals(database: Database): Job {
  return async (payload, { id: orderId }) => {
    const ordered = payload as unknown as Ordered;
    await inTransaction(database, async (tx) => {
      if (await isWritten(tx, ordered.companyId, orderId)) return;
      await writeMails(tx, ordered, orderId);
    });
  };
}

/** Did the job of this order write its mails already? */
async function isWritten(tx: Tx, companyId: string, orderId: string): Promise<boolean> {
  const { found } = await one<{ found: boolean }>(
    tx,
    sql`select exists (select from mail where company_id = ${companyId} and order_id = ${orderId})
      as found`,
  );
  return found;
}

async function writeMails(
  tx: Tx,
  { companyId, userId, told }: Ordered,
  orderId: string,
): Promise<void> {
  const requests = new Map(
    (await readRequests(tx, companyId, told)).map((each) => [each.id, each]),
  );
  const readers = new Map((await readReaders(tx, companyId, told)).map((each) => [each.id, each]));
  const found = (ids: readonly string[]) =>
    ids.map((id) => readers.get(id)).filter((each) => each !== undefined);
  const stamps = { userCreated: userId, userModified: userId };
  const mails = told.flatMap(({ requestId, kind, level, to, cc }) => {
    const request = requests.get(requestId);
    if (!request) return [];
    const named = kinds[kind];
    const copies = level === "accountant" ? usable(request.copies) : [];
    const mailCc = [...new Set([...found(cc).flatMap(({ email }) => usable(email)), ...copies])];
    // One mail for each language of its readers; the copies go with the first.
    const groups = [...Map.groupBy(found(to), ({ language }) => language)];
    return groups.flatMap(([language, group], at) => {
      const mailTo = group.flatMap(({ email }) => usable(email));
      if (mailTo.length === 0) return [];
      const link = linkTo(request.address, language);
      const written = approvalMail({ ...request, kind: named }, language, link);
      const lines = { mailTo: mailTo.join("; "), mailCc: at === 0 ? mailCc.join("; ") : "" };
      return [{ companyId, id: newId(), kind: named, orderId, ...lines, ...written, ...stamps }];
    });
  });
  await insertRows(tx, "mail", mails);
  const logo = await readLogo(tx, companyId);
  await insertRows(
    tx,
    "mail_attachment",
    logo
      ? mails.map(({ id: mailId }) => ({
          companyId,
          id: newId(),
          mailId,
          position: 0,
          name: logo.name,
          fileId: logo.id,
          heldFileId: logo.id,
          isShown: true,
          userModified: userId,
        }))
      : [],
  );
  const ids = mails.map(({ id }) => id);
  await enqueueMails(tx, companyId, ids);
}

const usable = (line: string | null): string[] =>
  !line || notAddresses(line).length > 0 ? [] : addressesOf(line);

function readRequests(tx: Tx, companyId: string, told: readonly Told[]): Promise<Stored[]> {
  const ids = told.map(({ requestId }) => requestId);
  return rows<Stored>(
    tx,
    sql`select r.id, r.number, r.times, trim_scale(r.amount)::text as amount, r.currency_id, r.about, r.address,
        r.sent_at, r.ended_at, r.ended_comment as comment, o.time_zone,
        jsonb_build_object('en', t.name_en, 'vi', t.name_vi) as type_name,
        jsonb_build_object('en', p.employee_name_en, 'vi', p.employee_name_vn) as requester_name,
        (select coalesce(e.email_info, d.email) from department d
          left join email_setting e on e.company_id = ${companyId} and e.dept_id = d.id
            and e.email_type = 'Approve ' || r.type
          where d.company_id = ${companyId} and d.branch_id = r.office_id
            and d.dept_type = 'ACCOUNTANT') as copies
      from approval_request r
      join approval_type t on t.flow = r.flow and t.type = r.type
      join person p on p.company_id = ${companyId} and p.id = r.requester
      join office o on o.company_id = ${companyId} and o.id = r.office_id
      where r.company_id = ${companyId} and r.id = any(${ids}::uuid[])`,
  );
}

/** The picture of the company, which every mail shows below its text. */
function readLogo(tx: Tx, companyId: string): Promise<{ id: string; name: string } | null> {
  return maybe(
    tx,
    sql`select f.id, f.name from company c
      join attached_file f on f.company_id = ${companyId} and f.id = c.logo
      where c.company_id = ${companyId} and c.id = ${companyId}`,
  );
}

function readReaders(tx: Tx, companyId: string, told: readonly Told[]): Promise<Reader[]> {
  const ids = [...new Set(told.flatMap(({ to, cc }) => [...to, ...cc]))];
  return rows<Reader>(
    tx,
    sql`select p.id, p.email, language_of_person(${companyId}, p.id) as language from person p
      where p.company_id = ${companyId} and p.id = any(${ids}::uuid[]) and p.active
      order by p.id`,
  );
}

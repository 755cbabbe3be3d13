import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import { readBillsOfJob } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import { addressesOf, notAddresses } from "@fairway/core/text/mailAddresses.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import type { Job } from "@fairway/engine/jobs/jobs.ts";
import { sql } from "kysely";
import { draftMail } from "../model/draftMail.ts";
import { hasMail, mailFamily } from "../model/mailKinds.ts";
import type { MailTemplate } from "../model/mailTemplate.ts";
import { enqueueMail } from "./deliverMail.ts";
import { storedTexts, templateOf } from "./mailTemplates.ts";
import { linkTo } from "./publicAddress.ts";

interface Ordered {
  readonly companyId: string;
  /** The user who entered the bills. */
  readonly userId: string;
  readonly bills: readonly string[];
}

/** The job that writes the mails to the salesmen of new bills. Rule MA-12 */
export function mailOfNewBills(database: Database): Job {
  return async (payload) => {
    const ordered = payload as unknown as Ordered;
    await inTransaction(database, (tx) => writeMails(tx, ordered));
  };
}

/**
 * A job and its bills are read once for each language of their salesmen, and not where no salesman
 * has an address.
 */
async function writeMails(tx: Tx, { bills, ...by }: Ordered): Promise<void> {
  const { companyId } = by;
  // A bill may have been deleted since.
  const found = await rows<{ id: string; jobId: string; language: Language; to: string | null }>(
    tx,
    sql`select b.id, b.job_id, language_of_person(b.company_id, b.sale_man_id) as language,
        s.email as to
      from house_bill b
      left join person s on s.company_id = ${companyId} and s.id = b.sale_man_id
      where b.company_id = ${companyId} and b.id = any(${[...bills]}::uuid[])
      order by b.id`,
  );
  const reached = found.filter(({ to }) => usable(to) !== "");
  const groups = Map.groupBy(reached, ({ jobId, language }) => `${jobId} ${language}`);
  for (const [first, ...others] of groups.values()) {
    if (!first) continue;
    const { jobId, language } = first;
    const job = await jobOfBill(tx, { companyId, language }, jobId);
    const ofJob = await readBillsOfJob(tx, companyId, jobId, language);
    const told = new Set([first, ...others].map(({ id }) => id));
    for (const bill of ofJob.filter(({ id }) => told.has(id))) {
      await writeMail(tx, by, { job, bill, language });
    }
  }
}

async function writeMail(
  tx: Tx,
  { companyId, userId }: Pick<Ordered, "companyId" | "userId">,
  { job, bill, language }: BillAndJob & { readonly language: Language },
): Promise<void> {
  const service = serviceOf(job.transactionType);
  const family = mailFamily(service);
  if (!family || !hasMail(service, "newBill")) return;
  const hblid = bill.id;
  const key = { kind: "newBill", family, language } as const;
  const pick = (vi: string, en: string) => sql.ref(language === "vi" ? vi : en);
  const [ground] = await rows<{
    salesman: string | null;
    bcc: string | null;
    company: string | null;
    office: string | null;
    officeTel: string | null;
    user: string | null;
    senderEmail: string | null;
    texts: MailTemplate | null;
  }>(
    tx,
    sql`select s.email as salesman, ${pick("c.name_vn", "c.name_en")} as company,
        ${pick("o.branch_name_vn", "o.branch_name_en")} as office, o.tel as office_tel,
        ${pick("me.employee_name_vn", "me.employee_name_en")} as user, me.email as sender_email,
        (select e.email_info from email_setting e where e.company_id = ${companyId}
          and e.dept_id = ${job.departmentId}::uuid and e.email_type = 'New House Bill') as bcc,
        ${storedTexts({ companyId }, key)} as texts
      from office o
      join company c on c.id = ${companyId}
      left join person s on s.company_id = ${companyId} and s.id = ${bill.saleManId}
      left join person me on me.company_id = ${companyId} and me.id = ${userId}
      where o.company_id = ${companyId} and o.id = ${job.officeId}`,
  );
  const to = usable(ground?.salesman ?? null);
  if (!ground || !to) return;
  const { texts, company, office, officeTel, user, senderEmail } = ground;
  const sender = usable(senderEmail);
  const said = { language, sender: user, senderEmail: sender, company, office, officeTel, user };
  const link = linkTo(`${jobHome(job)}/hbl/${hblid}`, language);
  const more = {
    ...said,
    cdNo: null,
    notes: [],
    hwbnos: bill.hwbno,
    exchangeRate: null,
    link,
    containers: {},
  };
  const template = templateOf(key, texts);
  const id = newId();
  await insertRow(tx, "mail", {
    companyId,
    id,
    kind: key.kind,
    jobId: job.id,
    hblid,
    hblids: [hblid],
    mailFrom: sender || null,
    mailTo: to,
    mailBcc: usable(ground.bcc),
    ...draftMail({ template, jobs: [job], bills: [bill], more }),
    userCreated: userId,
    userModified: userId,
  });
  await enqueueMail(tx, { companyId, id });
}

function usable(line: string | null): string {
  return !line || notAddresses(line).length > 0 ? "" : addressesOf(line).join("; ");
}

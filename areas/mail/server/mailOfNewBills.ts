import { readBillsOfJob } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import { addressesOf, notAddresses } from "@fairway/core/text/mailAddresses.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import type { Job } from "@fairway/engine/jobs/jobs.ts";
import { sql } from "kysely";
import { draftMail } from "../model/draftMail.ts";
import { mailFamily } from "../model/mailKinds.ts";
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
    const { bills, ...by } = payload as unknown as Ordered;
    await inTransaction(database, async (tx) => {
      for (const hblid of bills) await writeMail(tx, by, hblid);
    });
  };
}

async function writeMail(
  tx: Tx,
  { companyId, userId }: Pick<Ordered, "companyId" | "userId">,
  hblid: string,
): Promise<void> {
  // The bill may have been deleted since.
  const found = await maybe<{ jobId: string; language: Language }>(
    tx,
    sql`select job_id, language_of_person(company_id, sale_man_id) as language
      from house_bill where company_id = ${companyId} and id = ${hblid}`,
  );
  if (!found) return;
  const { jobId, language } = found;
  const job = await jobOfBill(tx, { companyId, language }, jobId);
  const family = mailFamily(serviceOf(job.transactionType));
  const bill = (await readBillsOfJob(tx, companyId, jobId, language)).find(
    ({ id }) => id === hblid,
  );
  if (!bill || !family) return;
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
  const more = { ...said, cdNo: null, hwbnos: bill.hwbno, exchangeRate: null, link };
  const template = templateOf(key, texts);
  const id = newId();
  await insertRow(tx, "mail", {
    companyId,
    id,
    kind: key.kind,
    jobId,
    hblid,
    hblids: [hblid],
    mailFrom: sender || null,
    mailTo: to,
    mailBcc: usable(ground.bcc),
    ...draftMail({ template, job, bills: [bill], more }),
    userCreated: userId,
    userModified: userId,
  });
  await enqueueMail(tx, { companyId, id });
}

function usable(line: string | null): string {
  return !line || notAddresses(line).length > 0 ? "" : addressesOf(line).join("; ");
}

import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import { readBillsOfJob, readHouseBill } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { mustSeeJob } from "@fairway/areas/note/server/readJobOfNotes.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { hasMail, type MailKindName, mailKind } from "../model/mailKinds.ts";
import { refuseMail } from "../model/refusals.ts";

/** What a mail is about, as it is asked for. */
export interface AskedMail {
  readonly kind: MailKindName;
  readonly jobId: string | null;
  readonly hblId: string | null;
  readonly cdNo: string | null;
}

/** The note of a mail, with the bills whose charges stand on it. */
interface NoteOfMail {
  readonly code: string;
  readonly partnerId: string;
  readonly jobId: string;
  readonly hblids: readonly string[];
}

/** The job of a mail, the bills that it names, and its note. */
export interface FoundGround {
  readonly job: Shipment;
  readonly bills: readonly HouseBill[];
  readonly note: Pick<NoteOfMail, "code" | "partnerId"> | null;
}

/**
 * Reads what a mail is about, for users who may open it.
 *
 * Refuses: record.notFound · access.forbidden · mail.notOfService · mail.billMissing · mail.noteMissing
 */
export async function mailGround(tx: Tx, actor: Actor, ask: AskedMail): Promise<FoundGround> {
  const { title: kind, about } = mailKind(ask.kind);
  let found: FoundGround;
  if (about === "note") {
    if (!ask.cdNo) throw refuseMail("mail.noteMissing", { kind });
    const note = await noteOfMail(tx, actor, ask.cdNo, ask.jobId);
    await mustSeeJob(tx, actor, note.jobId);
    const bills = await readBillsOfJob(tx, actor.companyId, note.jobId);
    const job = await jobOfBill(tx, actor, note.jobId);
    found = { job, bills: bills.filter(({ id }) => note.hblids.includes(id)), note };
  } else if (ask.hblId) {
    const { bill, job } = await readHouseBill(tx, actor, ask.hblId);
    found = { job, bills: [bill], note: null };
  } else if (about === "job" && ask.jobId) {
    const job = await readShipment(tx, actor, ask.jobId);
    found = { job, bills: await readBillsOfJob(tx, actor.companyId, job.id), note: null };
  } else {
    throw refuseMail("mail.billMissing", { kind });
  }
  if (ask.jobId !== null && found.job.id !== ask.jobId) throw refuse("record.notFound");
  const service = serviceOf(found.job.transactionType);
  if (!hasMail(service, ask.kind)) {
    throw refuseMail("mail.notOfService", { service: service.name, kind });
  }
  return found;
}

async function noteOfMail(
  tx: Tx,
  { companyId }: Actor,
  cdNo: string,
  jobId: string | null,
): Promise<NoteOfMail> {
  const found = await maybe<NoteOfMail>(
    tx,
    sql`select d.number as code, d.partner_id, n.job_id, array(
        select distinct s.hblid from charge_claim k
        join surcharge s on s.company_id = ${companyId} and s.id = k.charge_id
        where k.company_id = ${companyId} and k.document_id = d.id) as hblids
      from document d
      join cd_note n on n.company_id = ${companyId} and n.id = d.id
      where d.company_id = ${companyId} and d.number = ${cdNo}
        and (${jobId}::uuid is null or n.job_id = ${jobId})`,
  );
  if (!found) throw refuse("record.notFound");
  return found;
}

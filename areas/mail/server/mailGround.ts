import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import { readBillsOfJob, readHouseBill } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { getNoteDetails } from "@fairway/areas/note/server/getNoteDetails.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { hasMail, type MailKindName, mailKind } from "../model/mailKinds.ts";
import { refuseMail } from "../model/refusals.ts";

/** What a mail is about, as it is asked for. */
export interface AskedMail {
  readonly kind: MailKindName;
  readonly jobId: string | null;
  readonly hblId: string | null;
  readonly cdNo: string | null;
}

/** The job of a mail, the bills that it names, and its note. */
export interface FoundGround {
  readonly job: Shipment;
  readonly bills: readonly HouseBill[];
  readonly note: { readonly code: string; readonly partnerId: string } | null;
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
    if (!ask.cdNo || !ask.jobId) throw refuseMail("mail.noteMissing", { kind });
    const note = await getNoteDetails(tx, actor, { jobId: ask.jobId, cdNo: ask.cdNo });
    const onNote = new Set(note.charges.map(({ hblid }) => hblid));
    const bills = await readBillsOfJob(tx, actor.companyId, ask.jobId);
    const job = await jobOfBill(tx, actor, ask.jobId);
    found = { job, bills: bills.filter(({ id }) => onNote.has(id)), note };
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

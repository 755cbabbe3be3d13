import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import {
  readBills,
  readBillsOfJob,
  readHouseBill,
} from "@fairway/areas/housebill/server/readHouseBill.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { hasMail, type MailKindName, mailKind } from "../model/mailKinds.ts";
import { refuseMail } from "../model/refusals.ts";
import { type NoteOfMail, notesOfMail } from "./notesOfMail.ts";

/** What a mail is about, as it is asked for. */
export interface AskedMail {
  readonly kind: MailKindName;
  readonly jobId: string | null;
  readonly hblId: string | null;
  readonly cdNos: readonly string[];
}

/** The jobs of a mail, the bills that it names, and its notes. */
export interface FoundGround {
  /** The first one of the jobs. */
  readonly job: Shipment;
  /** Several only for notes of several jobs. */
  readonly jobs: readonly Shipment[];
  readonly bills: readonly HouseBill[];
  /** The notes that it sends, all of one partner. */
  readonly notes: readonly NoteOfMail[];
  /** The notes that it may send besides. */
  readonly offeredNotes: readonly NoteOfMail[];
  /** The numbers of the jobs of all these notes, by their ids. */
  readonly jobNos: ReadonlyMap<string, string>;
}

/**
 * Reads what a mail is about, for users who may open it.
 *
 * Refuses: record.notFound · access.forbidden · mail.notOfService · mail.billMissing · mail.noteMissing
 *   · mail.otherPartner · mail.otherFamily
 */
export async function mailGround(tx: Tx, actor: Actor, ask: AskedMail): Promise<FoundGround> {
  const { title: kind, about } = mailKind(ask.kind);
  let found: FoundGround;
  if (about === "note") {
    if (ask.cdNos.length === 0) throw refuseMail("mail.noteMissing", { kind });
    const { notes, offered, jobs, jobNos } = await notesOfMail(tx, actor, ask.cdNos, ask.jobId);
    const hblids = notes.flatMap((note) => note.hblids);
    const read = await readBills(tx, actor.companyId, hblids);
    const bills = jobs.flatMap(({ id }) => read.filter(({ jobId }) => jobId === id));
    found = { job: jobs[0] as Shipment, jobs, bills, notes, offeredNotes: offered, jobNos };
  } else if (ask.hblId) {
    const { bill, job } = await readHouseBill(tx, actor, ask.hblId);
    found = { job, bills: [bill], ...ofOneJob(job) };
  } else if (ask.jobId) {
    const job = await readShipment(tx, actor, ask.jobId);
    // A mail about a bill names it, unless the job has but one.
    if (about !== "job" && !serviceOf(job.transactionType).bill.isOfJob) {
      throw refuseMail("mail.billMissing", { kind });
    }
    const bills = await readBillsOfJob(tx, actor.companyId, job.id);
    found = { job, bills, ...ofOneJob(job) };
  } else {
    throw refuseMail("mail.billMissing", { kind });
  }
  if (ask.jobId !== null && found.job.id !== ask.jobId) throw refuse("record.notFound");
  const lacking = found.jobs
    .map(({ transactionType }) => serviceOf(transactionType))
    .find((service) => !hasMail(service, ask.kind));
  if (lacking) throw refuseMail("mail.notOfService", { service: lacking.name, kind });
  return found;
}

const ofOneJob = (job: Shipment) => ({
  jobs: [job],
  notes: [],
  offeredNotes: [],
  jobNos: new Map([[job.id, job.jobNo]]),
});

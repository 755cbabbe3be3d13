import { documentTerms } from "@fairway/areas/agreement/server/agreementRules.ts";
import type { NoteType } from "@fairway/areas/note/model/note.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { shipmentsOfBills } from "@fairway/areas/shipment/server/jobOfBill.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { hasMail, mailFamily } from "../model/mailKinds.ts";
import { refuseMail } from "../model/refusals.ts";

/** A note that a mail sends or may send, with the bills whose charges stand on it. */
export interface NoteOfMail {
  readonly code: string;
  readonly partnerId: string;
  readonly jobId: string;
  readonly hblids: readonly string[];
  readonly hwbnos: string;
  readonly type: NoteType;
  readonly total: DecimalText;
  readonly currencyId: string;
  /** The currencies of its lines. */
  readonly currencies: readonly string[];
  /** The day by which it is paid, as its paper prints it; null without an agreement. */
  readonly dueDate: Day | null;
}

/** The notes of a mail with their jobs, and those that it may send besides. */
interface FoundNotes {
  readonly notes: readonly NoteOfMail[];
  readonly offered: readonly NoteOfMail[];
  /** The jobs of the notes, the one of the first note first. */
  readonly jobs: readonly Shipment[];
  /** The numbers of all jobs, by their ids. */
  readonly jobNos: ReadonlyMap<string, string>;
}

/**
 * Reads the notes of a mail, and the debit notes of the same partner on the same consignment: the
 * jobs of the notes and those with the same master or house bill.
 *
 * Shape: with two statements for any number of notes and jobs.
 * Refuses: record.notFound · mail.otherPartner · mail.otherFamily
 * Source: rule MA-9
 */
export async function notesOfMail(
  tx: Tx,
  actor: Actor,
  cdNos: readonly string[],
  jobId: string | null,
): Promise<FoundNotes> {
  const found = await noteRows(tx, actor, cdNos, jobId);
  const byCode = new Map(found.map((note) => [note.code, note]));
  const notes = cdNos.map((code) => byCode.get(code) ?? null).filter((note) => note !== null);
  const [first] = notes;
  if (!first || notes.length < cdNos.length) throw refuse("record.notFound");
  const known = await shipmentsOfBills(tx, actor, [...new Set(found.map((note) => note.jobId))]);
  const jobOf = (note: NoteOfMail) => known.get(note.jobId) as Shipment;
  // A note out of reach is one that does not exist, whatever else it is.
  if (!notes.every((note) => maySee(actor, jobOf(note)))) throw refuse("record.notFound");
  const stranger = notes.find(({ partnerId }) => partnerId !== first.partnerId);
  if (stranger) {
    throw refuseMail("mail.otherPartner", { first: first.code, other: stranger.code });
  }
  const familyOf = (note: NoteOfMail) => mailFamily(serviceOf(jobOf(note).transactionType));
  const apart = notes.find((note) => familyOf(note) !== familyOf(first));
  if (apart) throw refuseMail("mail.otherFamily", { first: first.code, other: apart.code });
  const offered = found.filter(
    (note) =>
      !notes.includes(note) &&
      familyOf(note) === familyOf(first) &&
      hasMail(serviceOf(jobOf(note).transactionType), "note") &&
      maySee(actor, jobOf(note)),
  );
  return {
    notes,
    offered,
    jobs: [...new Set(notes.map(jobOf))],
    jobNos: new Map([...known].map(([id, { jobNo }]) => [id, jobNo])),
  };
}

/** Users who may open the job or its notes in accounting. */
function maySee(actor: Actor, job: Shipment): boolean {
  const menu = `${serviceOf(job.transactionType).menu}.detail` as const;
  return actor.may("accManagement.detail", job) || actor.may(menu, job);
}

/** Returns the ids of the jobs of notes, in the order in which jobs are locked. */
export async function jobIdsOfNotes(
  tx: Tx,
  { companyId }: Actor,
  cdNos: readonly string[],
): Promise<string[]> {
  const found = await rows<{ jobId: string }>(
    tx,
    sql`select distinct n.job_id from document d
      join cd_note n on n.company_id = ${companyId} and n.id = d.id
      where d.company_id = ${companyId} and d.number = any(${[...cdNos]}::text[])
      order by n.job_id`,
  );
  return found.map(({ jobId }) => jobId);
}

function noteRows(
  tx: Tx,
  { companyId }: Actor,
  cdNos: readonly string[],
  jobId: string | null,
): Promise<NoteOfMail[]> {
  const codes = sql`${[...cdNos]}::text[]`;
  return rows<NoteOfMail>(
    tx,
    sql`with asked as (
        select d.id, d.partner_id, n.job_id from document d
        join cd_note n on n.company_id = ${companyId} and n.id = d.id
        where d.company_id = ${companyId} and d.number = any(${codes})
          and (${jobId}::uuid is null or cardinality(${codes}) > 1 or n.job_id = ${jobId})),
      consignment as (
        select job_id from asked
        union
        select s.id from asked a
        join shipment o on o.company_id = ${companyId} and o.id = a.job_id
        join shipment s on s.company_id = ${companyId} and s.family = o.family
          and text_key(s.mawb) = text_key(o.mawb) and s.mawb is not null
          and s.current_status <> 'Canceled'
        where o.mawb !~ 'X{8}'
        union
        select s.job_id from asked a
        join house_bill o on o.company_id = ${companyId} and o.job_id = a.job_id
          and not o.is_virtual and o.hwbno <> 'N/H'
        join house_bill s on s.company_id = ${companyId}
          and number_key(s.hwbno) = number_key(o.hwbno) and s.family = o.family
          and not s.is_canceled)
      select d.number as code, d.partner_id, n.job_id, b.hblids, b.hwbnos, n.type, n.total,
        n.currency_id, b.currencies, (d.datetime_created at time zone f.time_zone)::date
          + (t.agreement ->> 'paymentTerm')::int as due_date
      from consignment c
      join cd_note n on n.company_id = ${companyId} and n.job_id = c.job_id
      join document d on d.company_id = ${companyId} and d.id = n.id
      join shipment j on j.company_id = ${companyId} and j.id = n.job_id
      join office f on f.company_id = ${companyId} and f.id = j.office_id
      join partner p on p.company_id = ${companyId} and p.id = d.partner_id
      cross join lateral (
        select array_agg(distinct s.hblid) as hblids,
          array_agg(distinct h.sale_man_id) as salesmen,
          coalesce(array_agg(distinct s.currency_id order by s.currency_id), '{}') as currencies,
          coalesce(string_agg(distinct h.hwbno, ', '), '') as hwbnos
        from charge_claim k
        join surcharge s on s.company_id = ${companyId} and s.id = k.charge_id
        join house_bill h on h.company_id = ${companyId} and h.id = s.hblid
        where k.company_id = ${companyId} and k.document_id = d.id) b
      left join lateral (${documentTerms(companyId, sql`p`, {
        officeId: sql`j.office_id`,
        services: sql`array[j.transaction_type]`,
        salesmen: sql`b.salesmen`,
      })}) t on true
      where d.id in (select id from asked)
        or (n.type <> 'CREDIT' and d.partner_id in (select partner_id from asked))
      order by d.number
      limit 60`,
  );
}

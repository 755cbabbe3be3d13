import { mustSeeJob } from "@fairway/areas/note/server/readJobOfNotes.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { JobChain } from "../model/jobChain.ts";
import { itemOfInvoice } from "./itemOfInvoice.ts";

/**
 * Says how far a job is: bills, charges, notes, invoices, payments.
 *
 * Shape: without the right to the job's accounting no amounts and no notes to invoice.
 * Refuses: record.notFound · access.forbidden
 * Source: rule IN-13, areas/invoice/README.md
 */
export async function jobChain(
  tx: Tx,
  actor: Actor,
  { jobId }: { jobId: string },
): Promise<JobChain> {
  await mustSeeJob(tx, actor, jobId);
  const { companyId } = actor;
  const mayInvoice = actor.reach("accManagement.Invoice") !== "None";
  const mayReceive = actor.reach("acctARP.add") !== "None";
  return one<JobChain>(
    tx,
    sql`
      with job as (
        select j.*, ${within(actor, "accManagement.detail", "j")} as is_seen
        from shipment j where j.company_id = ${companyId} and j.id = ${jobId}
      ), line as (
        select s.type, n.document_id as note_id, l.document_id as ledger_id
        from surcharge s
        left join charge_claim n on n.company_id = ${companyId} and n.charge_id = s.id
          and n.side = 'debit' and n.slot = 'note'
        left join charge_claim l on l.company_id = ${companyId} and l.charge_id = s.id
          and l.side = 'debit' and l.slot = 'ledger'
        where s.company_id = ${companyId} and s.job_id = ${jobId} and s.type in ('SELL', 'OBH')
      ), invoice as (
        select d.id, w.partner_id, w.is_open,
          ${within(actor, "acctARP.detail", "d")} as is_in_reach
        from document d
        join due w on ${itemOfInvoice(companyId, "w", "d")}
        where d.company_id = ${companyId} and d.id in (select ledger_id from line)
          and ${within(actor, "accManagement.detail", "d")}
      )
      select
        (select count(*)::int from house_bill b
          where b.company_id = ${companyId} and b.job_id = ${jobId} and not b.is_canceled
            and not b.is_virtual) as bills,
        (select jsonb_build_object('lines', count(*), 'open', count(*)
          filter (where note_id is null and ledger_id is null)) from line) as charges,
        (select count(distinct note_id)::int from line) as notes,
        (select jsonb_build_object('lines', count(*), 'open', count(*)
          filter (where ledger_id is null)) from line where type = 'SELL') as selling,
        (select jsonb_build_object('lines', count(*), 'open', count(*)
          filter (where ledger_id is null)) from line where type = 'OBH') as on_behalf,
        case when ${mayInvoice} and job.is_seen and job.current_status <> 'Canceled'
          then array(
            select distinct x.note_id from line x
            join document d on d.company_id = ${companyId} and d.id = x.note_id
              and ${within(actor, "accManagement.detail", "d")}
            join cd_note o on o.company_id = ${companyId} and o.id = x.note_id
              and not (o.is_prepaid and d.state = 'New' and not exists (
        select from prepaid_confirmation pc
        where pc.company_id = ${companyId} and pc.document_id = d.id))
            where x.ledger_id is null)
          else array[]::uuid[] end as note_ids,
        case when job.is_seen then (
          select jsonb_build_object('invoices', (select count(*) from invoice),
            'percent', trim_scale(trunc(100 * m.paid_vnd / nullif(m.invoiced_vnd, 0), 1))::text,
            'openVnd', (coalesce(m.invoiced_vnd, 0) - coalesce(m.paid_vnd, 0))::text,
            'next', (select jsonb_build_object('invoiceId', id, 'partnerId', partner_id)
              from invoice where is_open and is_in_reach and ${mayReceive} order by id limit 1))
          from (select) always left join job_money(${companyId}, ${jobId}) m on true) end as paid
      from job`,
  );
}

import { jobWithin } from "@fairway/areas/shipment/server/jobsInReach.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { RepeatedInvoice } from "../model/costing.ts";

/**
 * Reads the suppliers' invoices of a job that are stated more than once, with one statement: the same
 * charge of one bill more than once, or on a further job.
 *
 * Shape: an invoice is that of its supplier, number and series; jobs out of reach are only counted.
 * Source: rule KO-6, areas/costing/README.md
 */
export function repeatedInvoices(tx: Tx, actor: Actor, jobId: string): Promise<RepeatedInvoice[]> {
  const { companyId } = actor;
  return rows<RepeatedInvoice>(
    tx,
    sql`with own as materialized (
        select s.type, coalesce(s.payer_id, s.payment_object_id) as partner_id, s.invoice_no,
          s.series_no, count(*)::int as lines, sum(s.amount_vnd) as amount,
          count(*) > count(distinct (s.hblid, s.charge_id)) as is_twice
        from surcharge s
        where s.company_id = ${companyId} and s.job_id = ${jobId} and s.type <> 'SELL'
          and s.invoice_no is not null
        group by 1, 2, 3, 4
      )
      select o.partner_id, p.short_name as partner_name, o.invoice_no, o.series_no,
        case when e.count > 0 then 'elsewhere' else 'twice' end as kind,
        o.amount::text as amount_vnd, o.lines, e.jobs, e.count as elsewhere
      from own o
      join partner p on p.company_id = ${companyId} and p.id = o.partner_id
      cross join lateral (
        select count(*)::int as count, coalesce(jsonb_agg(jsonb_build_object('id', s.id,
            'jobNo', s.job_no, 'transactionType', s.transaction_type) order by s.job_no)
          filter (where ${jobWithin(actor, "detail")}), '[]') as jobs
        from shipment s
        where s.company_id = ${companyId} and s.id <> ${jobId} and s.id in (
          select i.job_id from surcharge i
          where i.company_id = ${companyId} and i.invoice_no = o.invoice_no and i.type = o.type
            and i.series_no is not distinct from o.series_no
            and coalesce(i.payer_id, i.payment_object_id) = o.partner_id)
      ) e
      where o.is_twice or e.count > 0
      order by p.short_name, o.invoice_no, o.series_no`,
  );
}

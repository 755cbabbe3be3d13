import { jobInWork } from "@fairway/areas/shipment/server/jobInWork.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { usualCutoffs } from "../model/cutoffKinds.ts";

/** A job is looked at from so many days after its service date to so many before it. */
const daysBack = 60;
const daysAhead = 90;
/** So many days after ETD a vessel has sailed, or the job has another ETD; nobody keyed the ATD. */
const daysSailed = 7;

/**
 * Counts the cut-offs of jobs in work again: those that follow from the job take its days, and each is
 * done when its record is there or a person said so. What was typed or read from a message keeps its
 * instant; a step whose day the job lost has none and goes, unless a person said that it is done.
 *
 * Shape: three statements, for some jobs or for all of a company; a second run changes nothing.
 * Source: rules RA-2 and RA-4, areas/radar/README.md
 */
export async function restateCutoffs(
  tx: Tx,
  companyId: string,
  jobIds: readonly string[] | null = null,
): Promise<void> {
  const column = <Key extends keyof (typeof usualCutoffs)[number]>(name: Key) =>
    usualCutoffs.map((each) => each[name]);
  const chosen = sql`${[...(jobIds ?? [])]}::uuid[]`;
  const asked = jobIds
    ? sql`s.id = any(${chosen})`
    : sql`s.service_date between current_date - ${sql.lit(daysBack)}
        and current_date + ${sql.lit(daysAhead)}`;
  const due = sql`
    usual as (
      select * from unnest(${column("service")}::text[], ${column("way")}::text[],
        ${column("kind")}::text[], ${column("event")}::text[], ${column("days")}::int[],
        ${column("loss")}::numeric[]) as u (service, way, kind, event, days, loss)
    ), due as (
      select s.id as job_id, s.office_id, s.transaction_type, u.kind, u.loss,
        (coalesce(case when u.kind = 'vgm' then (select min(k.vgm_cut_off) from container k
            where k.company_id = ${companyId} and k.mblid = s.id) end,
          case u.event when 'etd' then s.etd else s.eta end + u.days) + time '17:00')
          at time zone o.time_zone as due_at
      from shipment s
      left join operations_job p on p.company_id = ${companyId} and p.id = s.id
      join usual u on u.service = s.transaction_type
        and (u.way is null or u.way = coalesce(p.service_mode, 'Domestic'))
      join office o on o.company_id = ${companyId} and o.id = s.office_id
      where s.company_id = ${companyId} and ${jobInWork} and ${asked}
    )`;
  await run(
    tx,
    sql`
      with ${due}
      insert into cutoff as c (company_id, id, job_id, office_id, transaction_type, kind, due_at,
        source, loss_vnd)
      select ${companyId}, new_id(), d.job_id, d.office_id, d.transaction_type, d.kind, d.due_at,
        'job', d.loss
      from due d where d.due_at is not null
      on conflict (company_id, job_id, kind) do update
      set due_at = excluded.due_at
      where c.source = 'job' and c.due_at is distinct from excluded.due_at`,
  );
  await run(
    tx,
    sql`
      with ${due}, left_over as (
        select c.id, c.done_at is not null as is_marked from cutoff c
        join shipment s on s.company_id = ${companyId} and s.id = c.job_id
        where c.company_id = ${companyId} and c.source = 'job' and ${jobInWork} and ${asked}
          and not exists (select from due d
            where d.job_id = c.job_id and d.kind = c.kind and d.due_at is not null)
      ), marked as (
        update cutoff c set due_at = null from left_over l
        where c.company_id = ${companyId} and c.id = l.id and l.is_marked and c.due_at is not null
      )
      delete from cutoff c using left_over l
      where c.company_id = ${companyId} and c.id = l.id and not l.is_marked`,
  );
  const ofJob = jobIds ? sql`and c.job_id = any(${chosen})` : sql``;
  await run(
    tx,
    sql`
      update cutoff c set is_done = n.is_done
      from (
        select c.id, c.done_at is not null or case c.kind
          when 'si' then n.has_sailed or exists (select from shipping_instruction i
            where i.company_id = ${companyId} and i.id = c.job_id)
          when 'vgm' then n.has_sailed or (
            exists (select from container k where k.company_id = ${companyId} and k.mblid = c.job_id
              and k.hblid is null and k.vgm is not null)
            and not exists (select from container k where k.company_id = ${companyId}
              and k.mblid = c.job_id and k.hblid is null and k.vgm is null))
          when 'cy' then n.has_sailed or exists (select from milestone m
            where m.company_id = ${companyId} and m.job_id = c.job_id and m.kind = 'gateIn'
              and m.actual_on is not null)
          when 'deliveryOrder' then exists (select from delivery_order d
            where d.company_id = ${companyId} and d.job_id = c.job_id)
          when 'declaration' then exists (select from customs_declaration d
            where d.company_id = ${companyId} and d.job_id = c.job_id)
          else false
        end as is_done
        from cutoff c
        join shipment s on s.company_id = ${companyId} and s.id = c.job_id
        cross join lateral (select s.atd is not null
          or coalesce(s.etd < current_date - ${sql.lit(daysSailed)}, false) as has_sailed) n
        where c.company_id = ${companyId} and c.is_open ${ofJob}
      ) n
      where c.company_id = ${companyId} and c.id = n.id and c.is_done <> n.is_done`,
  );
}

import { rightOnJobs, openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { customersOf } from "@fairway/areas/shipment/server/customersOf.ts";
import { jobWithin } from "@fairway/areas/shipment/server/jobsInReach.ts";
import { productOfJob } from "@fairway/areas/shipment/model/productOfJob.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import type { OpenCost } from "../model/openCosts.ts";

type Sql = RawBuilder<unknown>;
type Criteria = Ask<typeof contract.listOpenCosts>;

/** Jobs whose service date is so many days back, or ahead, are looked at. */
const daysAround = 120;

/**
 * Lists the jobs that the user may open with usual costs that are missing, or with supplier's invoices
 * that are stated twice, the latest service date first.
 *
 * Shape: one statement. Costs are those that stages name; those of tariffs are on the costing of a job.
 * Source: rule KO-9, areas/costing/README.md
 */
export async function listOpenCosts(
  tx: Tx,
  actor: Actor,
  ask: Criteria,
): Promise<Answer<typeof contract.listOpenCosts>> {
  actor.mustHave(...rightOnJobs("detail"));
  const { page, size, view } = ask;
  const { companyId, language } = actor;
  const found = await rows<OpenCost & { readonly total: string }>(
    tx,
    sql`
      with job as materialized (${jobsAsked(actor, ask)}),
        open as (${view === "invoices" ? repeated(actor) : missing(actor)})
      select o.*, s.job_no, s.transaction_type, s.service_date::text as service_date,
        ${customersOf(companyId)} as customers, count(*) over () as total,
        (select coalesce(${sql.ref(language === "vi" ? "e.employee_name_vn" : "e.employee_name_en")},
            u.username) from sys_user u
          left join employee e on e.company_id = ${companyId} and e.id = u.employee_id
          where u.company_id = ${companyId} and u.id = s.person_incharge) as person_incharge
      from open o
      join shipment s on s.company_id = ${companyId} and s.id = o.job_id
      order by s.service_date desc, s.job_no, o.key
      limit ${size} offset ${(page - 1) * size}`,
  );
  return {
    page,
    size,
    totalItems: Number(found[0]?.total ?? 0),
    data: found.map(({ total: _, ...row }) => row),
  };
}

/** The jobs in reach that match, with mode and product by which their stage set is chosen (OP-20). */
function jobsAsked(actor: Actor, { keyword, service, isMine }: Criteria): Sql {
  const { companyId, today, userId } = actor;
  const facts = openServices.map(({ code, goods }) => ({
    code,
    goods,
    ...productOfJob({ transactionType: code }),
  }));
  const text = keyword?.trim();
  const sought = text
    ? sql`and (s.job_no ilike ${anywhere(text)} or s.mawb ilike ${anywhere(text)}
        or exists (select from house_bill b
          join partner c on c.company_id = ${companyId} and c.id = b.customer_id
          where b.company_id = ${companyId} and b.job_id = s.id
            and (b.hwbno ilike ${anywhere(text)} or c.short_name ilike ${anywhere(text)})))`
    : sql``;
  return sql`
    select s.id, s.transaction_type, coalesce(p.service_mode, f.mode) as service_mode,
      coalesce(p.product_service, f.product) as product_service, f.goods = 'containers' as has_boxes
    from shipment s
    join unnest(${facts.map(({ code }) => code)}::text[], ${facts.map((each) => each.serviceMode)}::text[],
      ${facts.map((each) => each.productService)}::text[],
      ${facts.map(({ goods }) => goods)}::text[]) as f (code, mode, product, goods)
      on f.code = s.transaction_type
    left join operations_job p on p.company_id = ${companyId} and p.id = s.id
    where s.company_id = ${companyId} and s.current_status <> 'Canceled'
      and s.service_date between ${today}::date - ${sql.lit(daysAround)}
        and ${today}::date + ${sql.lit(daysAround)}
      and ${jobWithin(actor, "detail")}
      ${service ? sql`and s.transaction_type = ${service}` : sql``}
      ${isMine ? sql`and s.person_incharge = ${userId}` : sql``} ${sought}`;
}

/** Usual costs that the stages of jobs name and that are missing. Rules KO-1 and KO-3 */
function missing({ companyId, language }: Actor): Sql {
  const vi = language === "vi";
  const named = (table: string, en: string, vn: string) => sql.ref(`${table}.${vi ? vn : en}`);
  return sql`
    select c.job_id || ' ' || c.charge_id as key, c.job_id, h.code as charge_code,
      ${named("h", "charge_name_en", "charge_name_vn")} as charge_name,
      ${named("g", "stage_name_en", "stage_name_vn")} as stage_name, c.cost_per as per,
      m.usual, greatest(ceil(m.usual - m.present), 0)::int as missing,
      null::text as partner_name, null::text as invoice_no, null::text as series_no,
      null::int as lines, null::text as amount_vnd, null::text as other_jobs, null::int as elsewhere
    from (
      select distinct on (n.job_id, n.cost_charge_id) n.job_id, n.cost_charge_id as charge_id,
        n.cost_per, n.stage_id, n.has_boxes
      from (
        select distinct on (j.id, l.stage_id) j.id as job_id, j.has_boxes, l.*
        from job j
        join stage_set l on l.company_id = ${companyId} and l.service = j.transaction_type
          and l.active and l.service_mode in ('All', j.service_mode)
          and l.product_service in ('All', j.product_service)
        where exists (select from stage_assigned a
          where a.company_id = ${companyId} and a.job_id = j.id and a.stage_id = l.stage_id
            and a.status <> 'Deleted')
        order by j.id, l.stage_id,
          (l.service_mode <> 'All')::integer + (l.product_service <> 'All')::integer desc,
          l.product_service <> 'All' desc
      ) n
      where n.cost_charge_id is not null
      order by n.job_id, n.cost_charge_id, n.order_no
    ) c
    join charge h on h.company_id = ${companyId} and h.id = c.charge_id and h.active
    join stage g on g.company_id = ${companyId} and g.id = c.stage_id
    cross join lateral (
      select coalesce(sum(k.quantity), 0) as quantity, count(*) as lines,
        coalesce(sum(k.quantity) filter (where not exists (select from trip t
          where t.company_id = ${companyId} and t.job_id = c.job_id and t.cost_line_id = k.id
            and t.state <> 'Dropped')), 0) as loose
      from surcharge k where k.company_id = ${companyId} and k.job_id = c.job_id
        and k.charge_id = c.charge_id and k.type = 'BUY') keyed
    cross join lateral (
      select count(*)::int as trips, count(t.cost_line_id)::int as covered from trip t
      where t.company_id = ${companyId} and t.job_id = c.job_id and t.state <> 'Dropped') driven
    cross join lateral (
      select case c.cost_per when 'job' then 1 when 'trip' then driven.trips
          else ${boxes(companyId)} end as usual,
        case c.cost_per when 'job' then least(keyed.lines, 1)
          when 'trip' then driven.covered + keyed.loose else keyed.quantity end as present) m
    where m.usual > m.present`;
}

/** The containers of a job `c`, or of its bills where the job has none; one that bills share counts once. */
function boxes(companyId: string): Sql {
  const linesOf = (own: boolean) => sql`k.company_id = ${companyId} and k.mblid = c.job_id
    and k.hblid is ${own ? sql`null` : sql`not null`}`;
  return sql`case when not c.has_boxes then 0 else coalesce(
    (select sum(k.quantity)::int from container k where ${linesOf(true)}),
    (select sum(u.quantity)::int from (
      select distinct on (coalesce(k.container_no, k.id::text)) k.quantity from container k
      where ${linesOf(false)}) u), 0) end`;
}

/** Suppliers' invoices that jobs state twice, or that other jobs state, too. Rule KO-6 */
function repeated(actor: Actor): Sql {
  const { companyId } = actor;
  return sql`
    select o.job_id || ' ' || o.partner_id || ' ' || o.invoice_no || ' ' || coalesce(o.series_no, '')
        as key, o.job_id, null::text as charge_code, null::text as charge_name,
      null::text as stage_name, null::text as per, null::int as usual, null::int as missing,
      p.short_name as partner_name, o.invoice_no, o.series_no, o.lines, o.amount::text as amount_vnd,
      e.jobs as other_jobs, e.count as elsewhere
    from (
      select i.job_id, i.type, coalesce(i.payer_id, i.payment_object_id) as partner_id,
        i.invoice_no, i.series_no, count(*)::int as lines, sum(i.amount_vnd) as amount,
        count(*) > count(distinct (i.hblid, i.charge_id)) as is_twice
      from job j
      join surcharge i on i.company_id = ${companyId} and i.job_id = j.id and i.type <> 'SELL'
        and i.invoice_no is not null
      group by 1, 2, 3, 4, 5
    ) o
    join partner p on p.company_id = ${companyId} and p.id = o.partner_id
    cross join lateral (
      select count(*)::int as count,
        string_agg(s.job_no, ', ' order by s.job_no) filter (where ${jobWithin(actor, "detail")})
          as jobs
      from shipment s
      where s.company_id = ${companyId} and s.id <> o.job_id and s.id in (
        select i.job_id from surcharge i
        where i.company_id = ${companyId} and i.invoice_no = o.invoice_no and i.type = o.type
          and i.series_no is not distinct from o.series_no
          and coalesce(i.payer_id, i.payment_object_id) = o.partner_id)
    ) e
    where o.is_twice or e.count > 0`;
}

import { openServices, serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { jobInReach, jobsInReach } from "@fairway/areas/shipment/server/jobsInReach.ts";
import { unbilledJobs } from "@fairway/areas/shipment/server/unbilledJobs.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Reach } from "@fairway/core/permission/permission.ts";
import { daysBetween } from "@fairway/core/time/day.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { allColumns, sourceRows } from "@fairway/engine/kept/kept.ts";
import { type RawBuilder, sql } from "kysely";
import type { listJobsToBill as call } from "../contract.ts";
import { type BillingFacts, billingDay, billingEventKeys } from "../model/billingDays.ts";
import { daysOf, usualDays } from "./billingDayTable.ts";

type Sql = RawBuilder<unknown>;

/** The list stops counting there, as the list of jobs does. */
const mostCounted = 1000;

interface Found extends BillingFacts {
  readonly jobId: string;
  readonly jobNo: string;
  readonly transactionType: ServiceCode;
  readonly officeId: string;
  readonly customers: string | null;
  readonly personIncharge: string | null;
  readonly vnd: string;
  readonly snoozedUntil: string | null;
  readonly snoozeReason: string | null;
  readonly snoozedBy: string | null;
  readonly maySnooze: boolean;
}

/**
 * Returns the jobs with selling past its billing day, the largest amounts first, without those that
 * are put off. Only jobs that the user may open are shown, because the list says what they earn.
 *
 * Shape: the kept rows are read by an index in the order of their amounts and the reading stops with
 *   the page; noted keys are few and counted from the source. Counting stops at 1,000 rows.
 * Source: rules BM-1 to BM-3, areas/billme/README.md
 */
export async function listJobsToBill(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof call>,
): Promise<Answer<typeof call>> {
  const { page, size } = ask;
  const { companyId } = actor;
  const until = page * size;
  const found = await rows<Found>(
    tx,
    sql`
      ${dueJobs(actor, ask, sql`order by d.vnd desc, d.job_id limit ${until}`)}
      select d.job_id, s.job_no, s.transaction_type, s.office_id, d.vnd::text as vnd,
        d.delivered_on as delivered, d.cleared_on as cleared, d.eta, d.atd, d.etd,
        d.opened_on as opened, z.until as snoozed_until, z.reason as snooze_reason,
        ${nameOf(actor, "z.user_created")} as snoozed_by, ${mayWrite(actor)} as may_snooze,
        ${nameOf(actor, "s.person_incharge")} as person_incharge,
        (select string_agg(distinct c.short_name, ', ') from house_bill b
          join partner c on c.company_id = ${companyId} and c.id = b.customer_id
          where b.company_id = ${companyId} and b.job_id = d.job_id) as customers
      from (select * from due d order by d.vnd desc, d.job_id
        limit ${size} offset ${until - size}) d
      join shipment s on s.company_id = ${companyId} and s.id = d.job_id
      left join bill_snooze z on z.company_id = ${companyId} and z.job_id = d.job_id
        and z.until > ${actor.today}::date
      order by d.vnd desc, d.job_id`,
  );
  const days = await daysOf(tx, companyId, [...new Set(found.map(({ officeId }) => officeId))]);
  return {
    ...(await countJobsToBill(tx, actor, ask)),
    page,
    size,
    data: found.map(({ officeId, ...job }) => {
      const { event, on, after } = billingDay(job, days(officeId, job.transactionType));
      return {
        jobId: job.jobId,
        jobNo: job.jobNo,
        transactionType: job.transactionType,
        customers: job.customers,
        personIncharge: job.personIncharge,
        event,
        eventOn: job[event] ?? on,
        after,
        billOn: on,
        daysPast: daysBetween(on, actor.today),
        vnd: job.vnd,
        snoozedUntil: job.snoozedUntil,
        snoozeReason: job.snoozeReason,
        snoozedBy: job.snoozedBy,
        maySnooze: job.maySnooze,
      };
    }),
  };
}

/** Counts and adds up the same jobs; above 1,000 rows there is no sum. */
export function countJobsToBill(
  tx: Tx,
  actor: Actor,
  ask: Pick<Ask<typeof call>, "keyword" | "service" | "view">,
): Promise<{ totalItems: number; capped: boolean; amount: string | null }> {
  const most = sql.lit(mostCounted);
  return one(
    tx,
    sql`
      ${dueJobs(actor, ask, sql`limit ${sql.lit(mostCounted + 1)}`)}
      select least(count(*), ${most})::int as total_items, count(*) > ${most} as capped,
        case when count(*) <= ${most} then coalesce(sum(x.vnd), 0)::text end as amount
      from (select d.vnd from due d limit ${sql.lit(mostCounted + 1)}) x`,
  );
}

/**
 * The table expression `due`: kept rows that match, cut by `cut`, and all noted ones that match.
 *
 * Shape: each reach of the user's rights is one condition for all services that have it.
 */
function dueJobs(
  actor: Actor,
  { keyword, service, view }: Pick<Ask<typeof call>, "keyword" | "service" | "view">,
  cut: Sql,
): Sql {
  const { companyId, today } = actor;
  const snoozed = sql`exists (select from bill_snooze z
    where z.company_id = ${companyId} and z.job_id = d.job_id and z.until > ${today}::date)`;
  const text = keyword?.trim();
  const found = text
    ? sql`exists (select from shipment s where s.company_id = ${companyId} and s.id = d.job_id
        and s.job_no ilike ${anywhere(text)})
      or exists (select from house_bill b
        join partner c on c.company_id = ${companyId} and c.id = b.customer_id
        where b.company_id = ${companyId} and b.job_id = d.job_id
          and (b.hwbno ilike ${anywhere(text)} or c.short_name ilike ${anywhere(text)}))`
    : sql`true`;
  const shown = view === "all" ? sql`true` : view === "snoozed" ? snoozed : sql`not ${snoozed}`;
  const where = sql`d.vnd > 0 and ${inReach(actor, service ?? null)} and (${found}) and ${shown}
    and ${isDue(actor)}`;
  const all = allColumns(unbilledJobs, "d");
  const rules = sql`
    left join billing_day o on o.company_id = ${companyId} and o.office_id = d.office_id
      and o.service = d.transaction_type
    join (${usualDays}) w on w.service = d.transaction_type`;
  return sql`
    with noted as materialized (
      select distinct n.job_id from kept_noted n
      where n.company_id = ${companyId} and n.job_id is not null
    ), due as (
      (select ${all} from job_unbilled d ${rules}
        where d.company_id = ${companyId} and d.job_id not in (select job_id from noted) and ${where}
        ${cut})
      union all
      select ${all} from (${sourceRows(unbilledJobs, companyId, sql`noted`)}) d ${rules}
      where ${where})`;
}

/** The condition that the billing day of a row has passed: the first known event decides. */
function isDue({ today }: Actor): Sql {
  const columns = {
    delivered: "delivered_on",
    cleared: "cleared_on",
    opened: "opened_on",
  } as const;
  const ofEvent = billingEventKeys.map((event) => {
    const day = sql.ref(`d.${event in columns ? columns[event as keyof typeof columns] : event}`);
    const count = sql`case when o.id is null then ${sql.ref(`w.${event}`)}
      else ${sql.ref(`o.${event}`)} end`;
    return sql`${day} + (${count})`;
  });
  return sql`coalesce(${sql.join(ofEvent)}) < ${today}::date`;
}

/** The condition that the user may open the job of a row. */
function inReach(actor: Actor, service: ServiceCode | null): Sql {
  const { companyId, officeId } = actor;
  const asked = openServices.filter(({ code }) => service === null || code === service);
  const byReach = Map.groupBy(asked, ({ menu }): Reach => actor.reach(`${menu}.detail`));
  byReach.delete("None");
  const parts = [...byReach].map(([, services]) => {
    const codes = sql`d.transaction_type in (${sql.join(services.map(({ code }) => sql.lit(code)))})`;
    const right = `${services[0]?.menu}.detail` as const;
    const { here, elsewhere, isWhole } = jobsInReach(actor, right, "many");
    // A user of all services needs no condition on them.
    const ofServices = services.length === serviceCodes.length ? sql`true` : codes;
    if (isWhole && !elsewhere) return ofServices;
    if (elsewhere) {
      return sql`${ofServices} and (d.office_id = ${officeId} or d.job_id in (${elsewhere}))`;
    }
    return sql`${codes} and exists (select from shipment s
      where s.company_id = ${companyId} and s.id = d.job_id and ${here})`;
  });
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`;
}

/** The condition that the user may change a job `s` of the page. */
function mayWrite(actor: Actor): Sql {
  const byReach = Map.groupBy(openServices, ({ menu }): Reach => actor.reach(`${menu}.write`));
  byReach.delete("None");
  const parts = [...byReach.values()].map((services) => {
    const codes = sql.join(services.map(({ code }) => sql.lit(code)));
    return sql`s.transaction_type in (${codes})
      and ${jobInReach(actor, `${services[0]?.menu}.write`)}`;
  });
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`;
}

/** The name of a user in the language of the actor. */
function nameOf({ companyId, language }: Actor, user: string): Sql {
  const name = sql.ref(language === "vi" ? "e.employee_name_vn" : "e.employee_name_en");
  return sql`(select coalesce(${name}, u.username) from sys_user u
    left join employee e on e.company_id = ${companyId} and e.id = u.employee_id
    where u.company_id = ${companyId} and u.id = ${sql.ref(user)})`;
}

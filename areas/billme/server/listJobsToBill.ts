import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { customersOf } from "@fairway/areas/shipment/server/customersOf.ts";
import { jobWithin } from "@fairway/areas/shipment/server/jobsInReach.ts";
import { keptInReach } from "@fairway/areas/shipment/server/keptInReach.ts";
import { unbilledJobs } from "@fairway/areas/shipment/server/unbilledJobs.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { daysBetween } from "@fairway/core/time/day.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { allColumns, sourceRows } from "@fairway/engine/kept/kept.ts";
import { type RawBuilder, sql } from "kysely";
import type { listJobsToBill as call } from "../contract.ts";
import {
  type BillingDays,
  type BillingEvent,
  type BillingFacts,
  billingDay,
  billingEventKeys,
  usualBillingDays,
} from "../model/billingDays.ts";
import { daysIn, ownDays, type StoredDays } from "./billingDayTable.ts";

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
 * Shape: the kept rows are read once, by an index in the order of their amounts; the reading stops
 *   after 1,001 matches, or with the page. Noted keys are few and counted from the source.
 * Source: rules BM-1 to BM-3, areas/billme/README.md
 */
export async function listJobsToBill(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof call>,
): Promise<Answer<typeof call>> {
  const { page, size } = ask;
  const { companyId } = actor;
  const own = await ownDays(tx, companyId);
  const until = page * size;
  const most = Math.max(until, mostCounted + 1);
  const order = sql`order by d.vnd desc, d.job_id`;
  const found = await rows<Counted & (Found | { readonly jobId: null })>(
    tx,
    sql`
      ${dueJobs(actor, ask, own, sql`${order} limit ${most}`)}
      select c.*, p.*
      from (${counted}) c
      left join (
        select d.job_id, s.job_no, s.transaction_type, s.office_id, d.vnd::text as vnd,
          d.delivered_on as delivered, d.cleared_on as cleared, d.eta, d.atd, d.etd,
          d.opened_on as opened, z.until as snoozed_until, z.reason as snooze_reason,
          ${nameOf(actor, "z.user_created")} as snoozed_by, ${jobWithin(actor, "write")} as may_snooze,
          ${nameOf(actor, "s.person_incharge")} as person_incharge,
          ${customersOf(companyId)} as customers
        from (select * from due d ${order} limit ${size} offset ${until - size}) d
        join shipment s on s.company_id = ${companyId} and s.id = d.job_id
        left join bill_snooze z on z.company_id = ${companyId} and z.job_id = d.job_id
          and z.until > ${actor.today}::date) p on true
      order by p.vnd::numeric desc, p.job_id`,
  );
  const [first] = found;
  const jobs = found.flatMap((row) => (row.jobId === null ? [] : [row as Counted & Found]));
  return {
    totalItems: first?.totalItems ?? 0,
    capped: first?.capped ?? false,
    amount: first?.amount ?? null,
    page,
    size,
    data: jobs.map((job) => {
      const { event, on, after } = billingDay(job, daysIn(own, job.officeId, job.transactionType));
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

interface Counted {
  readonly totalItems: number;
  readonly capped: boolean;
  /** Null where counting stops. */
  readonly amount: string | null;
}

/** Counts and adds up the rows of `due`; above 1,000 rows there is no sum. */
const counted = sql`
  select least(count(*), ${sql.lit(mostCounted)})::int as total_items,
    count(*) > ${sql.lit(mostCounted)} as capped,
    case when count(*) <= ${sql.lit(mostCounted)} then coalesce(sum(d.vnd), 0)::text end as amount
  from due d`;

/** Counts and adds up the same jobs. */
export async function countJobsToBill(
  tx: Tx,
  actor: Actor,
  ask: Pick<Ask<typeof call>, "keyword" | "service" | "view">,
): Promise<Counted> {
  const own = await ownDays(tx, actor.companyId);
  const cut = sql`limit ${sql.lit(mostCounted + 1)}`;
  return one(tx, sql`${dueJobs(actor, ask, own, cut)} ${counted}`);
}

/**
 * The table expression `due`: kept rows that match, cut by `cut`, and all noted ones that match.
 *
 * Shape: the numbers of days are constants of the statement, so a row is compared without a join.
 */
function dueJobs(
  actor: Actor,
  { keyword, service, view }: Pick<Ask<typeof call>, "keyword" | "service" | "view">,
  own: readonly StoredDays[],
  cut: Sql,
): Sql {
  const { companyId, today } = actor;
  const snoozed = sql`d.job_id in (select z.job_id from bill_snooze z
    where z.company_id = ${companyId} and z.until > ${today}::date)`;
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
  const where = sql`d.vnd > 0 and ${isDue(actor, own)} and ${keptInReach(actor, service ?? null)}
    and (${found}) and ${shown}`;
  const all = allColumns(unbilledJobs, "d");
  return sql`
    with noted as materialized (
      select distinct n.job_id from kept_noted n
      where n.company_id = ${companyId} and n.job_id is not null
    ), due as materialized (
      (select ${all} from job_unbilled d
        where d.company_id = ${companyId} and d.job_id not in (select job_id from noted) and ${where}
        ${cut})
      union all
      select ${all} from (${sourceRows(unbilledJobs, companyId, sql`noted`)}) d
      where ${where})`;
}

const columnOf = {
  delivered: "delivered_on",
  cleared: "cleared_on",
  eta: "eta",
  atd: "atd",
  etd: "etd",
  opened: "opened_on",
} as const satisfies Record<BillingEvent, string>;

/** The condition that the billing day of a row has passed: the first known event decides. */
function isDue({ today }: Actor, own: readonly StoredDays[]): Sql {
  const passed = (days: BillingDays) => {
    const ofEvent = billingEventKeys.flatMap((event) =>
      days[event] === null ? [] : [sql`d.${sql.ref(columnOf[event])} + ${sql.lit(days[event])}`],
    );
    return sql`coalesce(${sql.join(ofEvent)}) < ${today}::date`;
  };
  const usual = serviceCodes.map((service) => {
    const offices = own.flatMap((each) => (each.service === service ? [each.officeId] : []));
    const others = offices.length > 0 ? sql`and d.office_id <> all(${offices}::uuid[])` : sql``;
    return sql`(d.transaction_type = ${sql.lit(service)} ${others}
      and ${passed(usualBillingDays[service])})`;
  });
  const ownOnes = own.map(
    (each) => sql`(d.transaction_type = ${sql.lit(each.service)}
      and d.office_id = ${each.officeId} and ${passed(each)})`,
  );
  return sql`(${sql.join([...usual, ...ownOnes], sql` or `)})`;
}

/** The name of a user in the language of the actor. */
function nameOf({ companyId, language }: Actor, user: string): Sql {
  const name = sql.ref(language === "vi" ? "e.employee_name_vn" : "e.employee_name_en");
  return sql`(select coalesce(${name}, u.username) from sys_user u
    left join employee e on e.company_id = ${companyId} and e.id = u.employee_id
    where u.company_id = ${companyId} and u.id = ${sql.ref(user)})`;
}

import { openedJobs } from "@fairway/areas/report/server/openedJobs.ts";
import { jobInReach } from "@fairway/areas/shipment/server/jobsInReach.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { type RawBuilder, sql } from "kysely";
import { refuseReport } from "../model/refusals.ts";
import {
  daysOfReport,
  mostReportDays,
  type ReportCriteria,
  type ReportDays,
  whyNotDays,
} from "../model/reportCriteria.ts";

type Sql = RawBuilder<unknown>;

/**
 * The house bills `bill (id, job_id)` that a report is about, as two expressions of a statement: those
 * of the jobs that match and that both the right on the report and the right to open the job cover,
 * without canceled ones. A job without real house bills has its virtual one.
 *
 * Refuses: report.daysBackwards, report.tooLong
 * Source: rules AN-1 and AN-2
 */
export function reportBills(actor: Actor, right: Permission, criteria: ReportCriteria): Sql {
  const { companyId } = actor;
  const { carrierId, agentId, pol, pod } = criteria;
  const where = [
    jobInReach(actor, right, "many"),
    ...reportDays(actor, criteria).map((days) => onDays(actor, days)),
    amongTexts(sql`s.transaction_type`, criteria.service),
    among(sql`s.office_id`, criteria.officeId),
    among(sql`s.person_incharge`, criteria.personInCharge),
    among(sql`s.user_created`, criteria.creator),
    same(sql`s.coloader_id`, carrierId),
    same(sql`s.agent_id`, agentId),
    same(sql`s.pol`, pol),
    same(sql`s.pod`, pod),
    like(sql`s.job_no`, criteria.jobId),
    ...(criteria.staffType === "Salesman" ? [] : [staffIn(actor, criteria)]),
  ];
  const ofBill = [
    among(sql`b.customer_id`, criteria.customerId),
    among(sql`b.sale_man_id`, criteria.salesMan),
    like(sql`b.hwbno`, criteria.hawb),
    like(sql`coalesce(s.mawb, b.mawb)`, criteria.mawb),
    ...(criteria.staffType === "Salesman" ? [staffIn(actor, criteria)] : []),
  ];
  return sql`
    job as materialized (${openedJobs(actor, sql`s.id`, { where: all(where) })}),
    bill as materialized (
      select b.id, b.job_id
      from job j
      join shipment s on s.company_id = ${companyId} and s.id = j.id
      join house_bill b on b.company_id = ${companyId} and b.job_id = j.id
      where ${all(ofBill)})`;
}

/** The ranges of days of criteria. Refuses: as reportBills */
export function reportDays({ today }: Actor, criteria: ReportCriteria): ReportDays[] {
  const ranges = daysOfReport(criteria, today);
  for (const days of ranges) {
    const why = whyNotDays(days);
    const facts = { from: sayDay(days.from), to: sayDay(days.to), most: mostReportDays };
    if (why) throw refuseReport(why, facts, { field: `${days.counted}To` });
  }
  return ranges;
}

function onDays({ timeZone }: Actor, { counted, from, to }: ReportDays): Sql {
  const day =
    counted === "serviceDate"
      ? sql`s.service_date`
      : sql`(s.datetime_created at time zone ${timeZone})::date`;
  return sql`${day} between ${from}::date and ${to}::date`;
}

/** The condition that the staff whom criteria mean works in one of their departments and groups. */
function staffIn({ companyId }: Actor, criteria: ReportCriteria): Sql {
  const { departmentId, groupId, staffType } = criteria;
  if (departmentId.length === 0 && groupId.length === 0) return sql`true`;
  const person = {
    PIC: sql`s.person_incharge`,
    Creator: sql`s.user_created`,
    Salesman: sql`b.sale_man_id`,
  }[staffType];
  return sql`exists (select from user_level l
    where l.company_id = ${companyId} and l.user_id = ${person} and l.active
      and ${among(sql`l.department_id`, departmentId)} and ${among(sql`l.group_id`, groupId)})`;
}

const all = (conditions: readonly Sql[]): Sql => sql.join([...conditions], sql` and `);
const among = (column: Sql, ids: readonly string[]): Sql =>
  ids.length === 0 ? sql`true` : sql`${column} = any(${[...ids]}::uuid[])`;
const amongTexts = (column: Sql, texts: readonly string[]): Sql =>
  texts.length === 0 ? sql`true` : sql`${column} = any(${[...texts]}::text[])`;
const same = (column: Sql, id: string | null): Sql =>
  id === null ? sql`true` : sql`${column} = ${id}`;
const like = (column: Sql, text: string | null): Sql =>
  text === null ? sql`true` : sql`${column} ilike ${anywhere(text)}`;

import { owedByCustomers } from "@fairway/areas/due/server/owedByCustomers.ts";
import { datedBy } from "@fairway/areas/service/model/datedBy.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { keptRows } from "@fairway/engine/kept/kept.ts";
import { type RawBuilder, sql } from "kysely";
import { billDays, deadlineDays, type JobWork } from "../model/jobWork.ts";
import { isPressing } from "./isPressing.ts";
import { jobInWork } from "./jobInWork.ts";
import { daysMissing } from "./daysMissing.ts";
import { unbilledJobs } from "./unbilledJobs.ts";

/** The jobs of a user's work as SQL. */
export interface JobsToDo {
  /** Conditions on the job `s`. */
  readonly where: readonly RawBuilder<unknown>[];
  /** The ids of the only jobs that can match; null where an index on jobs finds them. */
  readonly among: RawBuilder<unknown> | null;
  /** True when few jobs match: those of one user, or those that are not finished. */
  readonly areFew: boolean;
}

const isOpen = sql`s.current_status not in ('Finish', 'Canceled')`;

/** Turns the filter of a user's work into SQL. Source: rule SH-19 */
export function jobsToDo(actor: Actor, transactionType: string, work: JobWork): JobsToDo {
  const { companyId, userId, departmentId } = actor;
  const today = sql`${actor.today}::date`;
  // Of imports the arrival counts.
  const dated = `s.${datedBy(serviceOf(transactionType)) ?? "etd"}`;
  const mine = sql`s.person_incharge = ${userId}`;
  const few = (...where: RawBuilder<unknown>[]): JobsToDo => ({ where, among: null, areFew: true });
  const only = (among: RawBuilder<unknown>): JobsToDo => ({ where: [], among, areFew: false });
  const ofStages = (which: RawBuilder<unknown>) =>
    only(sql`
    select a.job_id from stage_assigned a
    join shipment s on s.company_id = ${companyId} and s.id = a.job_id and ${jobInWork}
    where a.company_id = ${companyId} and ${isPressing("a")}
      and ${which}`);
  const byMe = sql`coalesce(a.real_person_in_charge, a.main_person_in_charge) = ${userId}`;
  switch (work) {
    case "mine":
      return few(isOpen, mine);
    case "myDeadlines": {
      const soon = (day: string) =>
        sql`${sql.ref(day)} between ${today} and ${today} + ${sql.lit(deadlineDays)}`;
      return few(
        isOpen,
        mine,
        sql`(${soon(dated)} or exists (
          select from house_bill b
          join sea_bill x on x.company_id = ${companyId} and x.id = b.id
          where b.company_id = ${companyId} and b.job_id = s.id and ${soon("x.closing_date")}))`,
      );
    }
    case "noDays": {
      const { atd, ata } = daysMissing(today);
      return few(isOpen, mine, sql`not s.is_locked`, sql`(${atd} or ${ata})`);
    }
    case "noBill":
      return few(
        isOpen,
        sql`${sql.ref(dated)} between ${today} and ${today} + ${sql.lit(billDays)}`,
        sql`not exists (select from house_bill b
          where b.company_id = ${companyId} and b.job_id = s.id and not b.is_virtual)`,
      );
    case "unbilled":
      return only(
        sql`select d.job_id from (${keptRows(
          unbilledJobs,
          companyId,
          sql`d.transaction_type = ${transactionType} and d.sails_on < ${today}`,
          "inSource",
        )}) d`,
      );
    case "myStages":
      return ofStages(byMe);
    case "myLateStages":
      return ofStages(sql`${byMe} and a.status = 'Overdued'`);
    case "departmentStages":
      return ofStages(
        sql`a.main_person_in_charge is null and a.department_id = ${departmentId}::uuid`,
      );
    case "sold":
      return only(sql`select b.job_id from house_bill b
        where b.company_id = ${companyId} and b.sale_man_id = ${userId}`);
    case "soldUnpaid":
      return only(sql`select c.job_id from due u
        join acct_management_line l
          on l.company_id = ${companyId} and l.acct_management_id = u.document_id
        join surcharge c on c.company_id = ${companyId} and c.id = l.charge_id
        where u.company_id = ${companyId} and u.sale_man_id = ${userId} and u.is_open
          and ${owedByCustomers} and u.due_on < ${today}`);
  }
}

import { openedJobs } from "@fairway/areas/report/server/openedJobs.ts";
import { jobInReach } from "@fairway/areas/shipment/server/jobsInReach.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { type RawBuilder, sql } from "kysely";
import { outsourcingColumns, outsourcingTitle } from "../model/outsourcing.ts";
import type { ReportCriteria } from "../model/reportCriteria.ts";
import { earliestClearance } from "./earliestClearance.ts";
import { heldNumber } from "./heldNumber.ts";
import { personName } from "./personName.ts";
import { type Report, rightOf } from "./report.ts";
import { reportBills } from "./reportBills.ts";

type Sql = RawBuilder<unknown>;

const menu = "reportSheetDebit";

/**
 * One line for each selling line of a replica and the buying line that was made of it on the job. The
 * filters are those of the replica; both jobs are within reach.
 *
 * Source: rule AN-16
 */
export const outsourcing: Report = {
  title: outsourcingTitle,
  menu,
  columns: outsourcingColumns,
  order: sql`service_date, origin_job_no, job_no, line_no`,
  told: outsourcingLines,
};

function outsourcingLines(actor: Actor, criteria: ReportCriteria): Sql {
  const { companyId, language } = actor;
  const right = rightOf({ menu });
  const side = criteria.currency.toLowerCase();
  const [name, charge] = (
    language === "vi"
      ? ["partner_name_vn", "charge_name_vn"]
      : ["partner_name_en", "charge_name_en"]
  ) as [string, string];
  /** The columns of one side: its job `s`, bill `b` and line `c`, under other names for the original. */
  const told = (prefix: "" | "origin_", of: { job: string; bill: string; line: string }): Sql => {
    const column = (table: string, field: string) => sql.ref(`${table}.${field}`);
    const as = (field: string) => sql.ref(`${prefix}${field}`);
    const ofCharge = `${of.line}h`;
    const net = column(of.line, `amount_${side}`);
    const vat = column(of.line, `vat_amount_${side}`);
    const amount = (value: Sql) =>
      sql`case when ${column(of.line, "id")} is null then 0 else ${value} end`;
    return sql`
      ${column(of.job, "job_no")} as ${as("job_no")}, ${column(of.bill, "hwbno")} as ${as("hwbno")},
      ${clearanceOf(companyId, of.job)} as ${as("custom_no")},
      ${column(`${of.job}o`, "product_service")} as ${as("product_service")},
      ${column(of.job, "service_date")} as ${as("service_date")},
      ${column(`${of.bill}k`, "short_name")} as ${as("customer")},
      ${column(`${of.line}p`, name)} as ${as("partner_name")},
      ${column(`${of.line}p`, "account_no")} as ${as("partner_code")},
      ${column(ofCharge, "code")} as ${as("charge_code")}, ${column(ofCharge, charge)} as ${as("charge")},
      ${heldNumber(companyId, of.line, prefix === "" ? "debit" : "credit", "note")} as ${as("note_no")},
      ${heldNumber(companyId, of.line, prefix === "" ? "debit" : "credit", "statement")} as ${as("soa_no")},
      ${personName(companyId, language, column(of.line, "user_created"))} as ${as("creator")},
      ${amount(net)} as ${as("net")}, ${amount(vat)} as ${as("vat")},
      ${amount(sql`(${net} + ${vat})`)} as ${as("total")}`;
  };
  const joined = (of: { job: string; bill: string; line: string }): Sql => {
    const table = (of_: string) => sql.ref(of_);
    return sql`
      left join operations_job ${table(`${of.job}o`)} on ${sql.ref(`${of.job}o.company_id`)} = ${companyId}
        and ${sql.ref(`${of.job}o.id`)} = ${sql.ref(`${of.job}.id`)}
      left join partner ${table(`${of.bill}k`)} on ${sql.ref(`${of.bill}k.company_id`)} = ${companyId}
        and ${sql.ref(`${of.bill}k.id`)} = ${sql.ref(`${of.bill}.customer_id`)}
      left join partner ${table(`${of.line}p`)} on ${sql.ref(`${of.line}p.company_id`)} = ${companyId}
        and ${sql.ref(`${of.line}p.id`)} = ${sql.ref(`${of.line}.payment_object_id`)}
      left join charge ${table(`${of.line}h`)} on ${sql.ref(`${of.line}h.company_id`)} = ${companyId}
        and ${sql.ref(`${of.line}h.id`)} = ${sql.ref(`${of.line}.charge_id`)}`;
  };
  const replica = { job: "s", bill: "b", line: "c" };
  const origin = { job: "so", bill: "bo", line: "co" };
  return sql`
    with ${reportBills(actor, right, criteria)},
    opened as materialized (
      ${openedJobs(actor, sql`s.id`, {
        where: sql`${jobInReach(actor, right, "many")} and s.id in (
          select r.replica_of from shipment r where r.company_id = ${companyId}
            and r.id in (select job_id from bill) and r.replica_of is not null)`,
      })})
    select s.id as job_id, b.id as hblid, s.transaction_type, c.line_no, ${told("", replica)},
      ${told("origin_", origin)},
      (${sql.ref(`c.amount_${side}`)} + ${sql.ref(`c.vat_amount_${side}`)})
        - case when co.id is null then 0
          else ${sql.ref(`co.amount_${side}`)} + ${sql.ref(`co.vat_amount_${side}`)} end as balance,
      array_remove(array[case when ${sql.ref(`c.amount_${side}`)} is null then c.exchange_date end,
        case when ${sql.ref(`co.amount_${side}`)} is null then co.exchange_date end], null)
        as unknown_on
    from bill x
    join house_bill b on b.company_id = ${companyId} and b.id = x.id
    join shipment s on s.company_id = ${companyId} and s.id = x.job_id
      and s.replica_of in (select id from opened)
    join shipment so on so.company_id = ${companyId} and so.id = s.replica_of
    join surcharge c on c.company_id = ${companyId} and c.hblid = b.id and c.type = 'SELL'
    left join replica_charge m on m.company_id = ${companyId} and m.source_id = c.id
      and m.kind = 'REPLICATE'
    left join surcharge co on co.company_id = ${companyId} and co.id = m.made_id
    left join lateral (
      select o.* from house_bill o where o.company_id = ${companyId} and o.job_id = so.id
        and (co.hblid is null or o.id = co.hblid)
      order by o.id limit 1) bo on true
    ${joined(replica)}
    ${joined(origin)}`;
}

const clearanceOf = (companyId: string, job: string): Sql =>
  job === "s"
    ? earliestClearance(companyId)
    : sql`(select x.clearance from (select ${earliestClearance(companyId)} as clearance
        from shipment s where s.company_id = ${companyId} and s.id = ${sql.ref(`${job}.id`)}) x)`;

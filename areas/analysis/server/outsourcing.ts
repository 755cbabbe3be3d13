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

/** The names of the tables of one side. */
interface Tables {
  readonly job: string;
  readonly bill: string;
  readonly line: string;
}

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
  const told = (prefix: "" | "origin_", tables: Tables): Sql => {
    const column = (table: string, field: string) => sql.ref(`${table}.${field}`);
    const as = (field: string) => sql.ref(`${prefix}${field}`);
    const ofCharge = `${tables.line}h`;
    const net = column(tables.line, `amount_${side}`);
    const vat = column(tables.line, `vat_amount_${side}`);
    const amount = (value: Sql) =>
      sql`case when ${column(tables.line, "id")} is null then 0 else ${value} end`;
    return sql`
      ${column(tables.job, "job_no")} as ${as("job_no")}, ${column(tables.bill, "hwbno")} as ${as("hwbno")},
      ${clearanceOf(companyId, tables.job)} as ${as("custom_no")},
      ${column(`${tables.job}o`, "product_service")} as ${as("product_service")},
      ${column(tables.job, "service_date")} as ${as("service_date")},
      ${column(`${tables.bill}k`, "short_name")} as ${as("customer")},
      ${column(`${tables.line}p`, name)} as ${as("partner_name")},
      ${column(`${tables.line}p`, "account_no")} as ${as("partner_code")},
      ${column(ofCharge, "code")} as ${as("charge_code")}, ${column(ofCharge, charge)} as ${as("charge")},
      ${heldNumber(companyId, tables.line, prefix === "" ? "debit" : "credit", "note")} as ${as("note_no")},
      ${heldNumber(companyId, tables.line, prefix === "" ? "debit" : "credit", "statement")} as ${as("soa_no")},
      ${personName(companyId, language, column(tables.line, "user_created"))} as ${as("creator")},
      ${amount(net)} as ${as("net")}, ${amount(vat)} as ${as("vat")},
      ${amount(sql`(${net} + ${vat})`)} as ${as("total")}`;
  };
  const joined = (tables: Tables): Sql => {
    return sql`
      left join operations_job ${sql.ref(`${tables.job}o`)} on ${sql.ref(`${tables.job}o.company_id`)} = ${companyId}
        and ${sql.ref(`${tables.job}o.id`)} = ${sql.ref(`${tables.job}.id`)}
      left join partner ${sql.ref(`${tables.bill}k`)} on ${sql.ref(`${tables.bill}k.company_id`)} = ${companyId}
        and ${sql.ref(`${tables.bill}k.id`)} = ${sql.ref(`${tables.bill}.customer_id`)}
      left join partner ${sql.ref(`${tables.line}p`)} on ${sql.ref(`${tables.line}p.company_id`)} = ${companyId}
        and ${sql.ref(`${tables.line}p.id`)} = ${sql.ref(`${tables.line}.payment_object_id`)}
      left join charge ${sql.ref(`${tables.line}h`)} on ${sql.ref(`${tables.line}h.company_id`)} = ${companyId}
        and ${sql.ref(`${tables.line}h.id`)} = ${sql.ref(`${tables.line}.charge_id`)}`;
  };
  const replica: Tables = { job: "s", bill: "b", line: "c" };
  const origin: Tables = { job: "oj", bill: "ob", line: "ol" };
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
        - case when ol.id is null then 0
          else ${sql.ref(`ol.amount_${side}`)} + ${sql.ref(`ol.vat_amount_${side}`)} end as balance,
      array_remove(array[case when ${sql.ref(`c.amount_${side}`)} is null then c.exchange_date end,
        case when ${sql.ref(`ol.amount_${side}`)} is null then ol.exchange_date end], null)
        as unknown_on
    from bill x
    join house_bill b on b.company_id = ${companyId} and b.id = x.id
    join shipment s on s.company_id = ${companyId} and s.id = x.job_id
      and s.replica_of in (select id from opened)
    join shipment oj on oj.company_id = ${companyId} and oj.id = s.replica_of
    join surcharge c on c.company_id = ${companyId} and c.hblid = b.id and c.type = 'SELL'
    left join replica_charge m on m.company_id = ${companyId} and m.source_id = c.id
      and m.kind = 'REPLICATE'
    left join surcharge ol on ol.company_id = ${companyId} and ol.id = m.made_id
    left join lateral (
      select o.* from house_bill o where o.company_id = ${companyId} and o.job_id = oj.id
        and (ol.hblid is null or o.id = ol.hblid)
      order by o.id limit 1) ob on true
    ${joined(replica)}
    ${joined(origin)}`;
}

const clearanceOf = (companyId: string, job: string): Sql =>
  job === "s"
    ? earliestClearance(companyId)
    : sql`(select x.clearance from (select ${earliestClearance(companyId)} as clearance
        from shipment s where s.company_id = ${companyId} and s.id = ${sql.ref(`${job}.id`)}) x)`;

import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { type RawBuilder, sql } from "kysely";
import type { ReportColumn } from "../model/reportColumn.ts";
import type { ReportCriteria } from "../model/reportCriteria.ts";
import { type Figure, sumOf } from "./figure.ts";
import { reportBills } from "./reportBills.ts";

type Sql = RawBuilder<unknown>;

/** A report. Its page, totals and sheet are made of the one statement of its lines. */
export interface Report {
  readonly title: Words;
  /** The menu whose `list` and `export` decide. */
  readonly menu: string;
  readonly columns: readonly ReportColumn[];
  /** Selects the lines under these criteria: job_id, hblid, transaction_type, unknown_on, and the columns. */
  readonly told: (actor: Actor, criteria: ReportCriteria) => Sql;
  /** The order of the lines, by names of columns. */
  readonly order: Sql;
}

/** A report with one line for each house bill, whose figures open their charge lines. */
export interface BillReport extends Report {
  /** The figures by the key of their column. */
  readonly figures: Readonly<Record<string, Figure>>;
}

/** The right that decides which lines a report shows. */
export const rightOf = ({ menu }: Pick<Report, "menu">): Permission => `${menu}.list`;

/**
 * The one statement of a report: its lines under these criteria, each with its number `no` and the days
 * `unknown_on` without a US dollar rate.
 *
 * Source: rule AN-3
 */
export function reportLines({ told, order }: Report, actor: Actor, criteria: ReportCriteria): Sql {
  return sql`select (row_number() over (order by ${order}, hblid))::int as no, told.*
    from (${told(actor, criteria)}) told`;
}

/** Declares a report of house bills by its figures and the other columns of a bill `b` of a job `s`. */
export function billReport({
  facts,
  ...report
}: Omit<BillReport, "told"> & {
  readonly facts: (actor: Actor) => { readonly columns: Sql; readonly joins: Sql };
}): BillReport {
  const told: Report["told"] = (actor, criteria) => {
    const { companyId } = actor;
    const { columns, joins } = facts(actor);
    const names = Object.keys(report.figures).map(columnName);
    const sums = Object.values(report.figures).map(
      (figure, at) => sql`${sumOf(figure, criteria.currency)} as ${sql.ref(names[at] ?? "")}`,
    );
    // A bill without charge lines earns nothing, which is known.
    const shown = names.map(
      (name) =>
        sql`case when m.hblid is null then 0 else ${sql.ref(`m.${name}`)} end as ${sql.ref(name)}`,
    );
    return sql`
      with ${reportBills(actor, rightOf(report), criteria)},
      measured as (
        select c.hblid, ${sql.join(sums)},
          ${
            criteria.currency === localCurrency
              ? sql`null::date[]`
              : sql`array_agg(distinct c.exchange_date) filter (where c.amount_usd is null)`
          } as unknown_on
        from ${chargeLines(companyId, sql`c.hblid in (select id from bill)`)}
        group by c.hblid
      )
      select s.id as job_id, b.id as hblid, s.transaction_type, ${columns},
        m.unknown_on, ${sql.join(shown)}
      from bill x
      join house_bill b on b.company_id = ${companyId} and b.id = x.id
      join shipment s on s.company_id = ${companyId} and s.id = x.job_id
      left join measured m on m.hblid = b.id
      ${joins}`;
  };
  return { ...report, told };
}

/** Charge lines `c` with their catalogue charge `h` and the group `g` of the line, else of the charge. */
export function chargeLines(companyId: string, where: Sql): Sql {
  return sql`(select c.* from surcharge c where c.company_id = ${companyId} and ${where}) c
    join charge h on h.company_id = ${companyId} and h.id = c.charge_id
    left join charge_group g on g.company_id = ${companyId}
      and g.id = coalesce(c.charge_group, h.charge_group)`;
}

/** The name of a column in SQL: `hwbno`, `service_date`. */
export function columnName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

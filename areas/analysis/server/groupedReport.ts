import type { Actor } from "@fairway/core/permission/actor.ts";
import { type RawBuilder, sql } from "kysely";
import { addedUp } from "../model/reportColumn.ts";
import type { ReportCriteria } from "../model/reportCriteria.ts";
import { type BillReport, columnName, type Report } from "./report.ts";

type Sql = RawBuilder<unknown>;

/** A report whose lines are sums of the lines of a report of house bills. */
export interface GroupedReport extends Report {
  readonly base: BillReport;
  /** Selects the bills of the line with this key under these criteria. */
  readonly billsOf: (actor: Actor, criteria: ReportCriteria, part: string) => Sql;
}

/**
 * Declares a report whose lines add up those of a report `base` of bills, by these of its columns. The text
 * `part` names the bills of a line.
 *
 * Source: rule AN-11
 */
export function groupedReport({
  base,
  by,
  part,
  ...report
}: Omit<Report, "told" | "menu"> & {
  readonly base: BillReport;
  readonly by: readonly string[];
  readonly part: Sql;
}): GroupedReport {
  const names = by.map((key) => sql.ref(`l.${columnName(key)}`));
  const sums = addedUp(report.columns).map(({ key }) => {
    const column = sql.ref(`l.${columnName(key)}`);
    return sql`case when bool_or(${column} is null) then null else sum(${column}) end
      as ${sql.ref(columnName(key))}`;
  });
  return {
    ...report,
    menu: base.menu,
    base,
    told: (actor, criteria) => sql`
      select null::uuid as job_id, null::uuid as hblid, null::text as transaction_type,
        ${part} as part, ${sql.join(names)}, ${sql.join(sums)},
        string_to_array(string_agg(array_to_string(l.unknown_on, ','), ','), ',')::date[] as unknown_on
      from (${base.told(actor, criteria)}) l
      group by ${part}, ${sql.join(names)}`,
    billsOf: (actor, criteria, chosen) => sql`
      select l.hblid from (${base.told(actor, criteria)}) l where ${part} = ${chosen}`,
  };
}

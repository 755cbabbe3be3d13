import type { Actor } from "@fairway/core/permission/actor.ts";
import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { addedUp, type ReportColumn } from "../model/reportColumn.ts";
import type { ReportCriteria } from "../model/reportCriteria.ts";
import type { ReportLine, ReportPage } from "../model/reportPage.ts";
import { mostFigureLines, type FigureLine } from "../model/figureLine.ts";
import { type Figure, isPart, partOf } from "./figure.ts";
import { chargeLines, columnName, type Report, reportLines, rightOf } from "./report.ts";
import { reportBills } from "./reportBills.ts";

type Sql = RawBuilder<unknown>;

// More days than these are not named.
const mostDaysNamed = 31;

/**
 * Returns a page of a report with the sums of all its pages.
 *
 * Shape: one statement.
 * Source: rules AN-3 and AN-4
 */
export async function readReport(
  tx: Tx,
  actor: Actor,
  report: Report,
  criteria: ReportCriteria & { readonly page: number; readonly size: number },
): Promise<ReportPage> {
  actor.mustHave(rightOf(report));
  const { page, size, currency } = criteria;
  const sums = addedUp(report.columns).map(
    (column) => sql`${sql.lit(column.key)}::text, (${totalOf(column)})::text`,
  );
  const found = await rows<Total & { readonly line: ReportLine | null }>(
    tx,
    sql`
      with line as materialized (${reportLines(report, actor, criteria)}),
      total as (
        select count(*)::int as total_items, jsonb_build_object(${sql.join(sums)}) as totals,
          array(select distinct d::text from line l, unnest(l.unknown_on) d
            order by 1 limit ${sql.lit(mostDaysNamed)}) as unknown_on
        from line
      ), page as (
        select ${toldColumns(report.columns)} from line
        order by no limit ${size} offset ${(page - 1) * size}
      )
      select t.*, to_jsonb(p.*) as line from total t left join page p on true order by p.no`,
  );
  const [first] = found;
  return {
    data: found.flatMap(({ line }) => (line ? [fieldsOfLine(line)] : [])),
    page,
    size,
    totalItems: first?.totalItems ?? 0,
    currency,
    totals: first?.totals ?? {},
    unknownOn: [...(first?.unknownOn ?? [])],
  };
}

interface Total {
  readonly totalItems: number;
  readonly totals: Readonly<Record<string, string | null>>;
  readonly unknownOn: readonly string[];
}

function totalOf({ key, kind, total }: ReportColumn): Sql {
  if (typeof total === "object")
    return sql`${sumOfColumn(total.plus, kind)} - ${sumOfColumn(total.minus, kind)}`;
  if (total !== "perBill") return sumOfColumn(key, kind);
  const column = sql.ref(columnName(key));
  return sql`(select ${sumOfColumn(key, kind)} from (select distinct hblid, ${column} from line) bill)`;
}

function sumOfColumn(key: string, kind: ReportColumn["kind"]): Sql {
  const column = sql.ref(columnName(key));
  return kind === "money"
    ? sql`(case when bool_and(${column} is not null) is not false then coalesce(sum(${column}), 0) end)`
    : sql`coalesce(trim_scale(sum(${column})), 0)`;
}

/** The columns of lines as they are sent: exact numbers and days as texts. */
export function toldColumns(columns: readonly ReportColumn[]): Sql {
  const own = columns
    .filter(({ key }) => key !== "transactionType")
    .map(({ key, kind }) => {
      const name = sql.ref(columnName(key));
      const told =
        kind === "text"
          ? name
          : kind === "number"
            ? sql`trim_scale(${name})::text`
            : sql`${name}::text`;
      return sql`${told} as ${sql.ref(columnName(key))}`;
    });
  return sql`no, job_id, hblid, transaction_type, ${sql.join(own)}`;
}

function fieldsOfLine(line: Readonly<Record<string, unknown>>): ReportLine {
  const fields = Object.entries(line).map(([name, value]) => [
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(fields) as ReportLine;
}

/**
 * Returns the charge lines that add up to a figure of a report, of one house bill or of all.
 *
 * Shape: one statement; the first lines, and the number and the sum of all.
 * Source: rule AN-5
 */
export async function readFigure(
  tx: Tx,
  actor: Actor,
  report: Report,
  asked: {
    readonly figure: Figure;
    readonly criteria: ReportCriteria;
    readonly hblid: string | null;
    /** A further condition on the charge lines `c`. */
    readonly among?: Sql;
  },
) {
  actor.mustHave(rightOf(report));
  const { figure, criteria, hblid, among = sql`true` } = asked;
  const { companyId, language } = actor;
  const { currency } = criteria;
  const chargeName = sql.ref(language === "vi" ? "h.charge_name_vn" : "h.charge_name_en");
  const ofBill = hblid ? sql`and c.hblid = ${hblid}` : sql``;
  const found = await one<{
    readonly totalItems: number;
    readonly total: string | null;
    readonly data: readonly FigureLine[];
  }>(
    tx,
    sql`
      with ${reportBills(actor, rightOf(report), criteria)},
      part as materialized (
        select c.id, c.hblid, c.type, c.quantity, c.unit_price, c.currency_id, c.unit_id,
          c.payment_object_id, c.line_no, h.code, ${chargeName} as charge_name,
          ${partOf(figure, currency)} as amount
        from ${chargeLines(companyId, sql`c.hblid in (select id from bill) ${ofBill}`)}
        where ${isPart(figure)} and ${among}
      )
      select count(*)::int as total_items,
        (${sumOfColumn("amount", "money")})::text as total,
        (select coalesce(jsonb_agg(to_jsonb(n.*) order by n."jobNo", n.hwbno, n.type, n."lineNo"), '[]')
          from (
            select p.id, s.id as "jobId", s.job_no as "jobNo", s.transaction_type as "transactionType",
              b.hwbno, p.type, p.line_no as "lineNo", p.code as "chargeCode",
              p.charge_name as "chargeName", a.short_name as "partnerName",
              trim_scale(p.quantity)::text as quantity, u.code as "unitCode",
              trim_scale(p.unit_price)::text as "unitPrice", p.currency_id as "currencyId",
              p.amount::text as amount
            from part p
            join house_bill b on b.company_id = ${companyId} and b.id = p.hblid
            join shipment s on s.company_id = ${companyId} and s.id = b.job_id
            join partner a on a.company_id = ${companyId} and a.id = p.payment_object_id
            join unit u on u.company_id = ${companyId} and u.id = p.unit_id
            order by s.job_no, b.hwbno, p.type, p.line_no limit ${sql.lit(mostFigureLines)}
          ) n) as data
      from part`,
  );
  return { ...found, data: [...found.data], currency };
}

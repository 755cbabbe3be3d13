import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import { decimalsOf } from "@fairway/core/money/currency.ts";
import { Decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { say, type Words } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { exportRows, type Teller } from "@fairway/engine/exports/exportRows.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { type SheetRow, subtotal } from "@fairway/engine/paper/excelColumn.ts";
import { sql } from "kysely";
import { refuseReport } from "../model/refusals.ts";
import { addedUp, type ReportColumn } from "../model/reportColumn.ts";
import type { ReportCriteria } from "../model/reportCriteria.ts";
import type { ReportLine } from "../model/reportPage.ts";
import { reportWords } from "../model/reportWords.ts";
import { toldColumns } from "./readReport.ts";
import { type Report, reportLines } from "./report.ts";
import { reportDays } from "./reportBills.ts";

// Office, address, title and days.
const titleRows = 4;

/** How a report is laid out in a sheet. */
export interface SheetLayout {
  /** The name of the file before its day. */
  readonly name: string;
  /** The title in the sheet; by default that of the report. */
  readonly title?: Words;
  /** By default the columns of the report. */
  readonly columns?: readonly ReportColumn[];
  /** How many rows stand above the header; by default as many as are needed. */
  readonly rowsAbove?: number;
  /** The lines next to each other with the same values under these keys are a group. */
  readonly groupBy?: readonly string[];
  /** The values stand above each group, too, or only there. */
  readonly heading?: "above" | "instead";
  /** Sums stand below each group. */
  readonly hasSums?: boolean;
  /** Lines below the range of days, and names with their values below the sums. */
  readonly notes?: readonly string[];
  /** Leaves out the number of the line, and the zeros of lines. */
  readonly isPlain?: boolean;
  readonly foot?: readonly (readonly [name: string, value: string])[];
}

/** The columns of a layout, and what tells its rows. */
export function laidOut(report: Report, actor: Actor, layout: SheetLayout) {
  const { groupBy = [], heading } = layout;
  const own = (layout.columns ?? report.columns).filter(({ isKey }) => !isKey);
  const hidden = heading === "instead" ? groupBy : [];
  const columns = own.filter(({ key }) => !hidden.includes(key));
  const named = own.filter(({ key }) => groupBy.includes(key));
  return { columns, read: own, teller: () => totalled({ columns, own, named }, actor, layout) };
}

/**
 * Writes a report as a workbook, line by line while it is sent.
 *
 * Shape: the letterhead of the current office, the title with the currency, the range of days, the lines
 *   and their sums. An unknown amount is an empty cell, and so is its sum.
 * Refuses: report.empty when nothing matches
 * Source: rules AN-3 and AN-6
 */
export async function reportSheet(
  tx: Tx,
  actor: Actor,
  report: Report,
  asked: {
    readonly criteria: ReportCriteria;
    readonly layout: SheetLayout;
    readonly desk?: Desk | undefined;
  },
) {
  actor.mustHave(`${report.menu}.export`);
  const { language } = actor;
  const { criteria, layout, desk } = asked;
  const { currency } = criteria;
  const { columns, read, teller } = laidOut(report, actor, layout);
  const lines = reportLines(report, actor, criteria);
  const { letterhead } = await paperHead(tx, actor, actor.officeId, null);
  const title = `${say(layout.title ?? report.title, language)} (${currency})`;
  return exportRows<ReportLine>(tx, {
    title,
    name: `${layout.name}-${stamp(actor.today)}`,
    titles: [
      letterhead.office,
      letterhead.address,
      title,
      rangeOf(actor, criteria),
      ...(layout.notes ?? []),
      ...Array<string>(Math.max(0, (layout.rowsAbove ?? 0) - titleRows)).fill(""),
    ],
    columns: [
      ...(layout.isPlain
        ? []
        : [
            { key: "no", header: say(reportWords.no, language), kind: "number" as const, width: 6 },
          ]),
      ...columns.map(({ key, title: header, kind, band, currency: own }) => ({
        key,
        header: say(header, language),
        kind: kind === "day" ? ("date" as const) : kind,
        ...(kind === "money" ? { decimals: decimalsOf(own ?? currency) } : {}),
        ...(band ? { band: say(band, language) } : {}),
      })),
    ],
    rows: (limit) => sql`select ${toldColumns(read)} from (${lines}) l order by no limit ${limit}`,
    count: (limit) => sql`select from (${lines}) l limit ${limit}`,
    teller,
    isBold: (row) => row["no"] === "",
    whenEmpty: () => refuseReport("report.empty"),
    database: desk?.database,
  });
}

interface ToldColumns {
  readonly columns: readonly ReportColumn[];
  /** Those that are read, and those whose values name a group. */
  readonly own: readonly ReportColumn[];
  readonly named: readonly ReportColumn[];
}

/** Tells lines one by one, with headings and sums of groups among them, and the sums after the last. */
function totalled(
  { columns, own: read, named }: ToldColumns,
  { language }: Actor,
  { groupBy = [], heading, hasSums, foot = [], isPlain }: SheetLayout,
): Teller<ReportLine> {
  const [first = "", second = ""] = columns.map(({ key }) => key);
  const total = say(reportWords.total, language);
  const all = new Sums(columns);
  let own = new Sums(columns);
  let last: { readonly group: string; readonly name: string } | null = null;
  const sumRow = (sums: Sums, label: string): SheetRow => ({
    no: "",
    ...sums.cells(),
    [first]: label,
  });
  const closing = () => (last && hasSums ? [sumRow(own, `${total} ${last.name}`)] : []);
  return {
    said: (line) => {
      const row = withoutZeros(saidLine(read, line, language), isPlain ? read : []);
      const group = JSON.stringify(groupBy.map((key) => line[key]));
      const isNext = group !== last?.group;
      const name = named.flatMap(({ key }) => row[key] ?? []).join(" · ") || "–";
      const told = [
        ...(isNext ? closing() : []),
        ...(isNext && heading ? [{ no: "", [first]: name }] : []),
        row,
      ];
      if (isNext) own = new Sums(columns);
      all.add(line, told.length);
      own.add(line, 1);
      last = { group, name };
      return told;
    },
    last: () => {
      const end = closing();
      all.skip(end.length);
      const below = foot.map(([name, value]) => ({ no: "", [first]: name, [second]: value }));
      return [...end, sumRow(all, total), ...below];
    },
  };
}

/** The sums of some lines; null while an amount of them is unknown. */
class Sums {
  readonly #columns: readonly ReportColumn[];
  readonly #sums: Map<string, Decimal | null>;
  readonly #bills = new Set<string>();
  #rows = 0;

  constructor(columns: readonly ReportColumn[]) {
    this.#columns = addedUp(columns);
    this.#sums = new Map(this.#columns.map(({ key }) => [key, new Decimal(0)]));
  }

  /** Adds a line that stands in the last of so many rows. */
  add(line: ReportLine, rowCount: number): void {
    this.#rows += rowCount;
    const bill = line.hblid;
    const isKnown = bill !== null && this.#bills.has(bill);
    if (bill && this.#columns.some(({ total }) => total === "perBill")) this.#bills.add(bill);
    for (const { key, kind, total } of this.#columns) {
      if (isKnown && total === "perBill") continue;
      const sum = this.#sums.get(key);
      const value = line[key] as string | null;
      if (!sum) continue;
      if (value !== null) this.#sums.set(key, sum.plus(value));
      else if (kind === "money") this.#sums.set(key, null);
    }
  }

  /** Counts rows that are no lines. */
  skip(rowCount: number): void {
    this.#rows += rowCount;
  }

  cells(): SheetRow {
    const cells = this.#columns.map(({ key, total }) => {
      if (typeof total === "object") {
        const [plus, minus] = [this.#sums.get(total.plus), this.#sums.get(total.minus)];
        return [key, plus && minus ? plus.minus(minus).toFixed() : null];
      }
      const sum = this.#sums.get(key);
      // A formula would add up what a bill has on several lines.
      if (total === "perBill") return [key, sum?.toFixed() ?? null];
      return [key, sum ? subtotal(sum.toFixed(), this.#rows) : null];
    });
    return Object.fromEntries(cells);
  }
}

function saidLine(
  columns: readonly ReportColumn[],
  line: ReportLine,
  language: Actor["language"],
): SheetRow {
  const inWords = columns.flatMap(({ key, of: coded }) => {
    const words = coded?.[String(line[key])];
    return words ? [[key, say(words, language)]] : [];
  });
  return { ...line, ...Object.fromEntries(inWords) };
}

/** A line whose amounts of zero are blank. */
function withoutZeros(row: SheetRow, columns: readonly ReportColumn[]): SheetRow {
  const zeros = columns.filter(
    ({ key, kind }) => kind === "money" && /^-?0(\.0+)?$/.test(String(row[key])),
  );
  return { ...row, ...Object.fromEntries(zeros.map(({ key }) => [key, null])) };
}

/** The range of days as the head of a report says it. */
export function rangeOf(actor: Actor, criteria: ReportCriteria): string {
  return reportDays(actor, criteria)
    .map(
      ({ counted, from, to }) =>
        `${say(reportWords[counted], actor.language)}: ${sayDay(from)} – ${sayDay(to)}`,
    )
    .join(" · ");
}

/** A day as the names of files have it, `ddMMyy`. */
export const stamp = (day: string) => `${day.slice(8)}${day.slice(5, 7)}${day.slice(2, 4)}`;

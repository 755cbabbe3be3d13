import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { type SaleReport, saleTitles } from "../model/saleReports.ts";
import { printReport } from "./printReport.ts";
import { readFigure, readReport } from "./readReport.ts";
import { reportSheet, type SheetLayout } from "./reportSheet.ts";
import { saleFigures, saleReports } from "./saleReports.ts";

const under = (...groupBy: readonly string[]) =>
  ({ groupBy, heading: "instead", hasSums: true }) as const;

const layouts: Readonly<Record<SaleReport, Omit<SheetLayout, "name">>> = {
  monthly: under("department", "salesman"),
  department: under("department"),
  quarter: under("quarter"),
  summary: under("department", "salesman"),
  combination: under("shipmentType", "carrier", "agent", "nominationParty"),
  kickBack: under("partner"),
};

/** The layout of a sale report in sheet and paper. */
export const saleLayout = (report: SaleReport): SheetLayout => ({
  ...layouts[report],
  name: saleTitles[report].en,
});

/** Returns a page of one of the sale reports. */
export function getSaleReport(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.getSaleReport>,
): Promise<Answer<typeof contract.getSaleReport>> {
  return readReport(tx, actor, saleReports[ask.report], ask);
}

/** Returns the charge lines of a figure of a sale report, of one bill, one line of sums, or all. */
export function getSaleFigure(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.getSaleFigure>,
): Promise<Answer<typeof contract.getSaleFigure>> {
  const report = saleReports[ask.report];
  const { figure, hblid, part } = ask;
  return readFigure(tx, actor, report, {
    figure: saleFigures[figure],
    hblid,
    criteria: ask,
    ...(part && "billsOf" in report
      ? { among: sql`c.hblid in (${report.billsOf(actor, ask, part)})` }
      : {}),
  });
}

type PaperAsk = Ask<typeof contract.previewMonthlySale>;

const asked = (report: SaleReport, criteria: PaperAsk) => ({
  criteria,
  layout: saleLayout(report),
});

/** Prints the monthly report. */
export function previewMonthlySale(tx: Tx, actor: Actor, ask: PaperAsk) {
  return printReport(tx, actor, saleReports.monthly, asked("monthly", ask));
}

/** Prints the report by department. */
export function previewDepartmentSale(tx: Tx, actor: Actor, ask: PaperAsk) {
  return printReport(tx, actor, saleReports.department, asked("department", ask));
}

/** Prints the report by quarter. */
export function previewQuarterSale(tx: Tx, actor: Actor, ask: PaperAsk) {
  return printReport(tx, actor, saleReports.quarter, asked("quarter", ask));
}

/** Prints the summary. */
export function previewSummarySale(tx: Tx, actor: Actor, ask: PaperAsk) {
  return printReport(tx, actor, saleReports.summary, asked("summary", ask));
}

/** Prints the combination report. */
export function previewCombinationSale(tx: Tx, actor: Actor, ask: PaperAsk) {
  return printReport(tx, actor, saleReports.combination, asked("combination", ask));
}

/** Prints the kick-backs. */
export function previewKickBacks(tx: Tx, actor: Actor, ask: PaperAsk) {
  return printReport(tx, actor, saleReports.kickBack, asked("kickBack", ask));
}

/** Writes one of the sale reports as a workbook. */
export function exportSaleReport(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportSaleReport>,
  desk?: Desk,
) {
  const { report } = ask;
  return reportSheet(tx, actor, saleReports[report], {
    criteria: ask,
    layout: saleLayout(report),
    desk,
  });
}

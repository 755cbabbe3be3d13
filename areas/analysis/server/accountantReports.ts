import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import type * as contract from "../contract.ts";
import type { AccountantReport } from "../model/accountantReports.ts";
import { jobProfitSheet } from "../model/jobProfitAnalysis.ts";
import { jobCostingTitle, profitSheetColumns } from "../model/profitSheet.ts";
import { incurredReports } from "./incurredReports.ts";
import { jobProfitAnalysis } from "./jobProfitAnalysis.ts";
import { outsourcing } from "./outsourcing.ts";
import { profitSheet } from "./profitSheet.ts";
import { readReport } from "./readReport.ts";
import type { Report } from "./report.ts";
import { reportSheet, type SheetLayout } from "./reportSheet.ts";

/** The reports on the accountant's screen. */
export const accountantReports: Readonly<Record<AccountantReport, Report>> = {
  ...incurredReports,
  jobProfit: jobProfitAnalysis,
  profitSheet,
  outsourcing,
};

const byBill = { groupBy: ["jobNo", "hwbno", "hblid"], heading: "above" } as const;

/** Their accountantLayouts. */
export const accountantLayouts: Readonly<Record<AccountantReport, SheetLayout>> = {
  costs: { name: "Summary Of Costs Incurred" },
  revenue: { name: "Summary Of Revenue Incurred", ...byBill },
  costsPartner: { name: "Summary Of Costs Partner", ...byBill },
  jobProfit: {
    name: "Job Profit Analysis",
    columns: jobProfitSheet,
    groupBy: byBill.groupBy,
    hasSums: true,
  },
  // Printed forms have their header in the rows 7 and 8.
  profitSheet: {
    name: "Accounting PL Sheet",
    title: jobCostingTitle,
    columns: profitSheetColumns,
    rowsAbove: 6,
    isPlain: true,
  },
  outsourcing: {
    name: "Outsourcing Recognising",
    groupBy: ["jobNo", "originJobNo"],
    hasSums: true,
  },
};

/** Returns a page of one of the accountant's accountantReports. */
export function getAccountantReport(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.getAccountantReport>,
): Promise<Answer<typeof contract.getAccountantReport>> {
  return readReport(tx, actor, accountantReports[ask.report], ask);
}

type SheetAsk = Ask<typeof contract.exportCosts>;

/** Writes the costs as a workbook. */
export function exportCosts(tx: Tx, actor: Actor, ask: SheetAsk, desk?: Desk) {
  return reportSheet(tx, actor, accountantReports.costs, {
    criteria: ask,
    layout: accountantLayouts.costs,
    desk,
  });
}

/** Writes the revenue as a workbook, under headings of job and bill. */
export function exportRevenue(tx: Tx, actor: Actor, ask: SheetAsk, desk?: Desk) {
  return reportSheet(tx, actor, accountantReports.revenue, {
    criteria: ask,
    layout: accountantLayouts.revenue,
    desk,
  });
}

/** Writes the costs as a workbook, under headings of job and bill. */
export function exportCostsPartner(tx: Tx, actor: Actor, ask: SheetAsk, desk?: Desk) {
  const layout = accountantLayouts.costsPartner;
  return reportSheet(tx, actor, accountantReports.costsPartner, { criteria: ask, layout, desk });
}

/** Writes the job profit analysis as a workbook, with the sums of each bill. */
export function exportJobProfit(tx: Tx, actor: Actor, ask: SheetAsk, desk?: Desk) {
  const layout = accountantLayouts.jobProfit;
  return reportSheet(tx, actor, accountantReports.jobProfit, { criteria: ask, layout, desk });
}

/** Writes the P/L sheet as a workbook. */
export function exportProfitSheet(tx: Tx, actor: Actor, ask: SheetAsk, desk?: Desk) {
  const layout = accountantLayouts.profitSheet;
  return reportSheet(tx, actor, accountantReports.profitSheet, { criteria: ask, layout, desk });
}

/** Writes what replicas sold next to what their jobs bought as a workbook. */
export function exportOutsourcing(tx: Tx, actor: Actor, ask: SheetAsk, desk?: Desk) {
  const layout = accountantLayouts.outsourcing;
  return reportSheet(tx, actor, accountantReports.outsourcing, { criteria: ask, layout, desk });
}

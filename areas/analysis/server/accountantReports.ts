import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import type * as contract from "../contract.ts";
import type { AccountantReport } from "../model/accountantReports.ts";
import { jobProfitSheet } from "../model/jobProfitAnalysis.ts";
import type { ReportLine } from "../model/reportPage.ts";
import { incurredReports } from "./incurredReports.ts";
import { jobProfitAnalysis } from "./jobProfitAnalysis.ts";
import { readReport } from "./readReport.ts";
import type { Report } from "./report.ts";
import { reportSheet, type SheetLayout } from "./reportSheet.ts";

const reports: Readonly<Record<AccountantReport, Report>> = {
  ...incurredReports,
  jobProfit: jobProfitAnalysis,
};

const jobAndBill = (line: ReportLine) => [line["jobNo"], line["hwbno"]].filter(Boolean).join(" · ");

const layouts: Readonly<Record<AccountantReport, SheetLayout>> = {
  costs: { name: "Summary Of Costs Incurred" },
  revenue: { name: "Summary Of Revenue Incurred", group: jobAndBill },
  costsPartner: { name: "Summary Of Costs Partner", group: jobAndBill },
  jobProfit: { name: "Job Profit Analysis", columns: jobProfitSheet, sumsOf: ({ hblid }) => hblid },
};

/** Returns a page of one of the accountant's reports. */
export function getAccountantReport(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.getAccountantReport>,
): Promise<Answer<typeof contract.getAccountantReport>> {
  return readReport(tx, actor, reports[ask.report], ask);
}

/** Makes the verb that writes one of the accountant's reports as a workbook. */
export const accountantSheet =
  (kind: AccountantReport) =>
  (tx: Tx, actor: Actor, ask: Ask<typeof contract.exportCosts>, desk?: Desk) =>
    reportSheet(tx, actor, reports[kind], { criteria: ask, layout: layouts[kind], desk });

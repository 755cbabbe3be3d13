import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import type { PrintedReport } from "../model/printedReports.ts";
import { accountantLayouts, accountantReports } from "./accountantReports.ts";
import { generalLayout, generalReport } from "./generalReport.ts";
import { printReport } from "./printReport.ts";
import type { Report } from "./report.ts";
import type { SheetLayout } from "./reportSheet.ts";
import { saleLayout } from "./saleReport.ts";
import { saleReports } from "./saleReports.ts";

/** The report of a name with its layout. Only declared reports are printed. */
function printedReport(name: PrintedReport, currency: string): [Report, SheetLayout] {
  if (name === "general") return [generalReport, generalLayout(currency)];
  if (name in saleReports) {
    const sale = name as keyof typeof saleReports;
    return [saleReports[sale], saleLayout(sale)];
  }
  const accountant = name as keyof typeof accountantReports;
  return [accountantReports[accountant], accountantLayouts[accountant]];
}

/** Prints a report by its name and criteria. Refuses: as printReport */
export async function exportReportPdf(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportReportPdf>,
) {
  const [report, layout] = printedReport(ask.report, ask.currency);
  return printReport(tx, actor, report, { criteria: ask, layout });
}

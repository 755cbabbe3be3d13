import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { generalColumns, type GeneralFigure, standardColumns } from "../model/generalReport.ts";
import { generalReportTitle } from "../model/generalReportTitle.ts";
import { goodsOf } from "./billBoxes.ts";
import { billPartners } from "./billPartners.ts";
import type { Figure } from "./figure.ts";
import { readFigure, readReport } from "./readReport.ts";
import { billReport } from "./report.ts";
import { reportSheet } from "./reportSheet.ts";
import { personName } from "./personName.ts";

/** The figures that reports of house bills share. */
export const generalFigures: Readonly<Record<GeneralFigure, Figure>> = {
  revenue: { plus: sql`c.type = 'SELL'` },
  cost: { plus: sql`c.type = 'BUY'` },
  profit: { plus: sql`c.type = 'SELL'`, minus: sql`c.type = 'BUY'` },
  obh: { plus: sql`c.type = 'OBH'`, gross: true },
};

/** One line for each house bill with what it earns. Source: rule AN-7 */
export const generalReport = billReport({
  title: generalReportTitle,
  menu: "reportGeneral",
  columns: generalColumns,
  figures: generalFigures,
  order: sql`service_date, job_no, hwbno`,
  facts: ({ companyId, language }) => ({
    columns: sql`s.job_no, coalesce(s.mawb, b.mawb) as mawb, b.hwbno, k.short_name as customer,
      co.short_name as carrier, ag.short_name as agent, s.service_date,
      nullif(concat_ws(' ', s.flight_vessel_name, s.voy_no), '') as vessel,
      nullif(concat_ws('/', pl.code, pd.code), '') as route,
      ${goodsOf("package_qty")} as qty,
      ${goodsOf("charge_weight")} as cw,
      ${personName(companyId, language, sql`s.person_incharge`)} as pic,
      ${personName(companyId, language, sql`b.sale_man_id`)} as salesman`,
    joins: billPartners(companyId),
  }),
});

/** Returns a page of the general report. */
export function getGeneralReport(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.getGeneralReport>,
): Promise<Answer<typeof contract.getGeneralReport>> {
  return readReport(tx, actor, generalReport, ask);
}

/** Returns the charge lines of a figure of the general report. */
export function getGeneralFigure(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.getGeneralFigure>,
): Promise<Answer<typeof contract.getGeneralFigure>> {
  const { figure, hblid } = ask;
  return readFigure(tx, actor, generalReport, {
    figure: generalFigures[figure],
    hblid,
    criteria: ask,
  });
}

/** The layout of its sheet and paper. */
export const generalLayout = (currency: string) => ({
  name: `Standard Report ${currency}`,
  columns: standardColumns,
});

/** Writes the general report as a workbook. */
export function exportGeneralReport(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportGeneralReport>,
  desk?: Desk,
) {
  const layout = generalLayout(ask.currency);
  return reportSheet(tx, actor, generalReport, { criteria: ask, layout, desk });
}

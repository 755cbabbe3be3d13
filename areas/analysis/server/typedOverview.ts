import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import { refuseReport } from "../model/refusals.ts";
import type { ReportCriteria } from "../model/reportCriteria.ts";
import {
  chargeColumns,
  type OverviewType,
  typedOverviewColumns,
  typedOverviewTitles,
} from "../model/typedOverview.ts";
import type { Figure } from "./figure.ts";
import { billReport } from "./report.ts";
import { reportSheet } from "./reportSheet.ts";
import { overviewFacts, overviewMoney } from "./shipmentOverview.ts";

const isFreight = sql`coalesce(g.report_bucket, 'Others') = 'Freight'`;

/** The columns of a side: freight by its group, the others by the column of the charge, once each. */
function columnsOfSide(type: OverviewType, side: "sell" | "buy"): [string, Figure][] {
  const isSide = sql`c.type = ${sql.lit(side === "sell" ? "SELL" : "BUY")}`;
  const names: readonly string[] = chargeColumns[type][side];
  const known = sql.join(names.map((name) => sql.lit(name)));
  return [
    [`${side}Freight`, { plus: sql`${isSide} and ${isFreight}` }],
    ...names.map((name): [string, Figure] => [
      `${side}${name}`,
      { plus: sql`${isSide} and not ${isFreight} and h.overview_column = ${sql.lit(name)}` },
    ]),
    [
      `${side}Others`,
      {
        plus: sql`${isSide} and not ${isFreight} and coalesce(h.overview_column in (${known}), false) = false`,
      },
    ],
  ];
}

/** One line for each house bill of FCL or LCL jobs, money by the columns of the charges. Rule AN-15 */
const overviewOf = (type: OverviewType) =>
  billReport({
    title: typedOverviewTitles[type],
    menu: "reportGeneral",
    columns: typedOverviewColumns(type),
    figures: {
      ...Object.fromEntries([...columnsOfSide(type, "sell"), ...columnsOfSide(type, "buy")]),
      ...overviewMoney,
    },
    order: sql`service_date, job_no, hwbno`,
    facts: overviewFacts,
  });
const overviews = { FCL: overviewOf("FCL"), LCL: overviewOf("LCL") } as const;

const sea = openServices.filter(({ family }) => family === "sea");
/** The services of each overview; what is no full container load is of the other one. */
const services: Readonly<Record<OverviewType, readonly ServiceCode[]>> = {
  FCL: sea.filter(({ product }) => product === "Sea FCL").map(({ code }) => code as ServiceCode),
  LCL: sea.filter(({ product }) => product !== "Sea FCL").map(({ code }) => code as ServiceCode),
};

/** Writes the shipment overview of FCL or LCL jobs as a workbook. */
export function exportTypedOverview(
  tx: Tx,
  actor: Actor,
  ask: ReportCriteria & { readonly reportType: OverviewType },
  desk?: Desk,
) {
  const { reportType } = ask;
  const service = services[reportType].filter(
    (code) => ask.service.length === 0 || ask.service.includes(code),
  );
  if (service.length === 0) throw refuseReport("report.empty");
  return reportSheet(tx, actor, overviews[reportType], {
    criteria: { ...ask, service },
    layout: { name: `Shipment Overview ${reportType} ${ask.currency}`, rowsAbove: 8 },
    desk,
  });
}

import { getAccountantReport } from "../../areas/analysis/server/accountantReports.ts";
import { getCommissionReport } from "../../areas/analysis/server/commissionReport.ts";
import { getGeneralReport } from "../../areas/analysis/server/generalReport.ts";
import { getSaleReport } from "../../areas/analysis/server/saleReport.ts";
import { accountantReportNames } from "../../areas/analysis/model/accountantReports.ts";
import {
  commissionCriteria,
  commissionReportNames,
} from "../../areas/analysis/model/commissionReports.ts";
import { reportCriteria } from "../../areas/analysis/model/reportCriteria.ts";
import type { ReportPage } from "../../areas/analysis/model/reportPage.ts";
import { saleReportNames } from "../../areas/analysis/model/saleReports.ts";
import type { Actor } from "../../core/permission/actor.ts";
import type { Tx } from "../../engine/db/tx.ts";
import { z } from "zod";
import { castActor } from "../../tests/cast/actors.ts";
import { chargedJob } from "../../tests/cast/chargedJob.ts";
import { offices } from "../../tests/cast/people.ts";

const figures = z.record(z.string(), z.string().nullable());
const playable = [
  "general",
  ...saleReportNames,
  ...accountantReportNames,
  ...commissionReportNames,
] as const;

/** Reports to read, with what they must come to. A criterion `{customer}` is the customer of the jobs. */
export const reportScenario = z.strictObject({
  reports: z.array(
    z.strictObject({
      name: z.string(),
      report: z.enum(playable),
      /** Reads as a person who reaches Ho Chi Minh City only. */
      ofOffice: z.boolean().default(false),
      criteria: z.record(z.string(), z.string()),
      /** The column whose values name the lines. */
      by: z.string().default("jobNo"),
      lines: z.record(z.string(), figures).default({}),
      totals: figures.default({}),
    }),
  ),
});
type Scenario = z.infer<typeof reportScenario>;
type Asked = Scenario["reports"][number];

const known = {
  "{customer}": chargedJob.customer,
  "{carrier}": chargedJob.carrier,
  "{hcm}": offices.hcm,
  "{hph}": offices.hph,
} as Readonly<Record<string, string>>;

const everywhere = castActor("administrator");
const menus = [
  "reportGeneral",
  "reportSale",
  "docSeaFCLExport",
  "docAirExport",
  "opsJobManagement",
];
const ofOffice = castActor("documentation", {
  change: Object.fromEntries(
    menus.map((menu) => [menu, { list: "Office", detail: "Office" } as const]),
  ),
});

/** Reads each report of a scenario and returns the figures that it names, as they came out. */
export async function playReports(tx: Tx, { reports }: Scenario) {
  const told: Pick<Asked, "name" | "lines" | "totals">[] = [];
  for (const asked of reports) {
    const { data, totals } = await read(tx, asked.ofOffice ? ofOffice : everywhere, asked);
    const found = new Map(data.map((line) => [String(line[asked.by]), line]));
    told.push({
      name: asked.name,
      lines: Object.fromEntries(
        Object.entries(asked.lines).map(([key, wanted]) => [
          key,
          only(Object.keys(wanted), found.get(key) ?? {}),
        ]),
      ),
      totals: only(Object.keys(asked.totals), totals),
    });
  }
  return told;
}

function read(tx: Tx, actor: Actor, { report, criteria }: Asked): Promise<ReportPage> {
  const sent = Object.fromEntries(
    Object.entries(criteria).map(([key, value]) => [key, known[value] ?? value]),
  );
  const page = { page: 1, size: 50 };
  const plain = { ...reportCriteria.parse(sent), ...page };
  if (report === "general") return getGeneralReport(tx, actor, plain);
  if (isOneOf(saleReportNames, report)) return getSaleReport(tx, actor, { ...plain, report });
  if (isOneOf(accountantReportNames, report))
    return getAccountantReport(tx, actor, { ...plain, report });
  return getCommissionReport(tx, actor, { ...commissionCriteria.parse(sent), ...page, report });
}

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

const only = (keys: readonly string[], row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    keys.map((key) => {
      const value = row[key];
      return [key, value === null || value === undefined ? null : String(value)];
    }),
  );

/** The figures that came out otherwise, each as a sentence. */
export function otherwise({ reports }: Scenario, told: Awaited<ReturnType<typeof playReports>>) {
  return reports.flatMap(({ name, lines, totals }, at) => {
    const differ = (where: string, wanted: Asked["totals"], came: Asked["totals"] = {}) =>
      Object.entries(wanted)
        .filter(([key, value]) => came[key] !== value)
        .map(([key, value]) => `${name}, ${where}: ${key} is ${came[key]}, not ${value}`);
    return [
      ...Object.entries(lines).flatMap(([key, wanted]) =>
        differ(key, wanted, told[at]?.lines[key]),
      ),
      ...differ("all", totals, told[at]?.totals),
    ];
  });
}

import { exportShipmentOverview, getGeneralReport } from "@fairway/areas/analysis/contract.ts";
import { getGeneralReport as readGeneralReport } from "@fairway/areas/analysis/server/generalReport.ts";
import type { Role } from "@fairway/areas/access/model/rightsFor.ts";
import { getProfitOfDays } from "@fairway/areas/report/contract.ts";
import { readOnly } from "@fairway/engine/db/tx.ts";
import type { Ground } from "../load/ground.ts";
import { coldAndWarm, type Pair } from "../load/measure.ts";
import { sentStatements } from "../load/sentStatements.ts";
import { besideLists } from "./besideLists.ts";
import { actorOf } from "./undoneWork.ts";

const year = { serviceDateFrom: "2025-11-21", serviceDateTo: "2026-11-20" };
const month = { from: "2026-10-01", to: "2026-10-31" };

/** The general report of a year, of an office and of the company, against its own statement. */
export async function reportRows(ground: Ground): Promise<Pair[]> {
  return [
    await yearRow(ground, "an office", { user: "long", role: "manager" }),
    await yearRow(ground, "the company", { user: "huong", role: "director" }),
  ];
}

async function yearRow(
  ground: Ground,
  of: string,
  { user, role }: { readonly user: string; readonly role: Role },
): Promise<Pair> {
  const { bare, database } = ground;
  const caller = await ground.as(user);
  const ask = { page: 1, size: 15, ...year };
  const { totalItems } = await caller.ask<{ totalItems: number }>(getGeneralReport, ask);
  if (totalItems === 0) throw new Error(`the report of ${of} is empty`);
  const actor = await actorOf(ground, user, role);
  const parsed = { ...getGeneralReport.body?.parse(year), page: 1, size: 15 };
  const sent = await sentStatements(() =>
    readOnly(database, (tx) => readGeneralReport(tx, actor, parsed as never)),
  );
  const own = sent.find(({ text }) => text.includes("with line as materialized"));
  if (!own) throw new Error("the report sent no statement");
  return {
    name: `general report of a year of ${of}`,
    target: 0.5,
    clients: [1],
    ours: () => caller.send(getGeneralReport, ask),
    floor: () => bare(`f_report_${user}`, own.text, own.values),
  };
}

/** Profit of a month from sums, and the overview of a year as a sheet while another user lists jobs. */
export async function reportFacts(ground: Ground): Promise<Record<string, number | string>> {
  const director = await ground.as("huong");
  const facts: Record<string, number | string> = {
    ...(await coldAndWarm(
      "profit of a month, company",
      () => director.send(getProfitOfDays, month),
      " (at most 300)",
      10,
    )),
  };
  const { totalItems } = await director.ask<{ totalItems: number }>(getGeneralReport, {
    page: 1,
    size: 1,
    ...year,
  });
  const sheet = await besideLists(ground, () => director.send(exportShipmentOverview, year));
  return {
    ...facts,
    "rows of the overview": totalItems,
    "overview, s (100,000 rows: at most 40)": sheet.seconds,
    "overview, MB": sheet.answer.length / 1e6,
    "memory it took, MB (at most 150)": sheet.memory,
    "list during it, times as long (at most 2)": sheet.loud / sheet.quiet,
  };
}

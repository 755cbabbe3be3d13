import { addAndUpdate } from "@fairway/areas/charge/contract.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import type { Reach } from "@fairway/core/permission/permission.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { one, run, type Tx } from "@fairway/engine/db/tx.ts";
import { foldKept } from "@fairway/engine/kept/foldKept.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { chargedJob as job, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { monthlyProfit } from "./dashboardTable.ts";
import { keptSums } from "./keptSums.ts";
import { profitSheetPaper } from "./previewProfitSheet.ts";

const database = await testDatabase();

const clerk = (reach: Reach) =>
  castActor("documentation", { change: { docSeaFCLExport: { list: reach, detail: reach } } });

function sell(tx: Tx, unitPrice: string, type: "SELL" | "BUY" = "SELL") {
  return saveCharges(
    tx,
    clerk("All"),
    addAndUpdate.body.parse({
      hblid: job.bill,
      type,
      charges: [plainLine(type, unitPrice)],
    }),
  );
}

/** The result for each reach; Owner reads the lines, the others the sums by day. */
async function told(tx: Tx) {
  const said = [];
  for (const reach of ["Owner", "Office", "Company", "All"] as const) {
    const months = await monthlyProfit(tx, clerk(reach));
    said.push(months.find((each) => each.month === "2026-11"));
  }
  return said;
}

async function touched(tx: Tx): Promise<number> {
  const { n } = await one<{ n: number }>(
    tx,
    sql`select count(*)::int as n from kept_noted where company_id = ${companyId}`,
  );
  return n;
}

test("profit by month is the same from the sums by day as from the lines, before and after they are folded in", () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await sell(tx, "1000000");
    await sell(tx, "700000", "BUY");
    const first = {
      month: "2026-11",
      jobs: 1,
      sellingVnd: "2000000",
      buyingVnd: "1400000",
      profitVnd: "600000",
    };
    expect(await told(tx)).toEqual([first, first, first, first]);

    await foldKept(tx, companyId, keptSums);
    expect(await touched(tx)).toBe(0);
    expect(await told(tx)).toEqual([first, first, first, first]);

    await sell(tx, "50000");
    expect(await touched(tx)).toBeGreaterThan(0);
    const second = { ...first, sellingVnd: "2100000", profitVnd: "700000" };
    expect(await told(tx)).toEqual([second, second, second, second]);
  }));

test("a job that moves to another day or is canceled leaves the sums of the day it stood on", () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await sell(tx, "1000000");
    await foldKept(tx, companyId, keptSums);
    await run(
      tx,
      sql`update shipment set service_date = '2026-10-31' where company_id = ${companyId}
        and id = ${job.jobId}`,
    );
    const none = {
      month: "2026-11",
      jobs: 0,
      sellingVnd: "0",
      buyingVnd: "0",
      profitVnd: "0",
    };
    expect(await told(tx)).toEqual([none, none, none, none]);
    await foldKept(tx, companyId, keptSums);
    expect(await told(tx)).toEqual([none, none, none, none]);
    await run(
      tx,
      sql`update shipment set current_status = 'Canceled', canceled_at = now()
        where company_id = ${companyId} and id = ${job.jobId}`,
    );
    await foldKept(tx, companyId, keptSums);
    const { n } = await one<{ n: number }>(
      tx,
      sql`select count(*)::int as n from profit_day where company_id = ${companyId}`,
    );
    expect(n).toBe(0);
  }));

test("the sheet of a job names the author of the job, in the language in which it is printed", () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await run(
      tx,
      sql`update shipment set user_created = ${people.documentation2.id}
        where company_id = ${companyId} and id = ${job.jobId}`,
    );
    const asked = { jobId: job.jobId, currency: "VND" as const };
    const { paper } = await profitSheetPaper(tx, clerk("All"), asked);
    expect(paper.preparedBy).toBe(people.documentation2.nameEn);
    const { paper: vietnamese } = await profitSheetPaper(tx, clerk("All"), {
      ...asked,
      language: "vi",
    });
    expect(vietnamese).toMatchObject({
      preparedBy: people.documentation2.nameVn,
      printedBy: people.documentation.nameVn,
      salesman: people.sales.nameVn,
    });
  }));

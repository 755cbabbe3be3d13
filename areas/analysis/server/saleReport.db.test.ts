import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { addAndUpdate } from "@fairway/areas/charge/contract.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { chargedJob as job } from "../../../tests/cast/chargedJob.ts";
import { bills, cellsOfFile, line, writeFourJobs } from "../../../tests/cast/fourJobs.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { printedReports } from "../model/printedReports.ts";
import { reportCriteria } from "../model/reportCriteria.ts";
import { type SaleReport, saleReportNames } from "../model/saleReports.ts";
import { exportReportPdf } from "./reportPdf.ts";
import {
  exportSaleReport,
  getSaleFigure,
  getSaleReport,
  previewKickBacks,
  previewMonthlySale,
} from "./saleReport.ts";

const database = await testDatabase();
const boss = castActor("administrator");
// Sees the reports and the jobs of Ho Chi Minh City only.
const ofOffice = castActor("documentation", {
  change: Object.fromEntries(
    ["reportSale", "docSeaFCLExport", "docAirExport", "opsJobManagement"].map((menu) => [
      menu,
      { list: "Office", detail: "Office", export: true } as const,
    ]),
  ),
});
const story = (fn: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeFourJobs(tx);
    await fn(tx);
  });
const november = { serviceDateFrom: "2026-11-01", serviceDateTo: "2026-11-30" };
const asked = (report: SaleReport, change: object = {}) => ({
  ...reportCriteria.parse({
    ...november,
    currency: "VND",
    staffType: "Salesman",
    ...change,
  }),
  report,
  page: 1,
  size: 50,
});
const measures = (row: Readonly<Record<string, unknown>>) =>
  ["selling", "buying", "sharedProfit", "profit"].map((key) => row[key]).join(" / ");
const ofAll = "183610927 / 162243892 / 1100000 / 20267035";

test(
  "selling, buying without kick-backs, and shared profit are those of the lines, in one statement (AN-11)",
  story(async (tx) => {
    const before = statementCount(tx);
    const { data, totals } = await getSaleReport(tx, boss, asked("monthly"));
    expect(statementCount(tx) - before).toBe(1);
    const byJob = Object.fromEntries(data.map((row) => [row["jobNo"], measures(row)]));
    expect(byJob[job.jobNo]).toBe("83429088 / 74680750 / 800000 / 7948338");
    expect(byJob["LOG2611/00001"]).toBe("8050000 / 5800000 / 300000 / 1950000");
    expect(Object.keys(byJob)).not.toContain("SEF2611/00099");
    expect(measures(totals)).toBe(ofAll);
  }),
);

test(
  "every sale report adds up to the same, also by the day on which jobs were created (AN-11)",
  story(async (tx) => {
    await run(
      tx,
      sql`update shipment set datetime_created = '2026-10-05' where company_id = ${companyId}`,
    );
    const created = {
      serviceDateFrom: null,
      serviceDateTo: null,
      createdDateFrom: "2026-10-01",
      createdDateTo: "2026-10-31",
    };
    for (const report of saleReportNames.filter((each) => each !== "kickBack")) {
      for (const change of [{}, created]) {
        const page = await getSaleReport(tx, boss, asked(report, change));
        expect([report, measures(page.totals)]).toEqual([report, ofAll]);
      }
    }
    const own = await getSaleReport(tx, ofOffice, asked("department"));
    expect(own.totals["profit"]).toBe("18111098");
  }),
);

test(
  "by department and by quarter a line is a salesman, whose figures open their charge lines (AN-11)",
  story(async (tx) => {
    await run(
      tx,
      sql`update house_bill set sale_man_id = ${people.salesHph.id}
        where company_id = ${companyId} and id = ${bills.b}`,
    );
    await run(
      tx,
      sql`update shipment set service_date = '2027-01-04'
        where company_id = ${companyId} and job_no = 'LOG2611/00001'`,
    );
    const longer = { serviceDateTo: "2027-01-31" };
    const department = await getSaleReport(tx, boss, asked("department", longer));
    expect(department.data.map((row) => row["profit"]).sort()).toEqual(["18111098", "2155937"]);
    const quarter = await getSaleReport(tx, boss, asked("quarter", longer));
    expect(quarter.data.map((row) => row["quarter"])).toEqual(["Q4/2026", "Q4/2026", "Q1/2027"]);
    expect(quarter.data.map((row) => row["profit"]).sort()).toEqual([
      "16161098",
      "1950000",
      "2155937",
    ]);
    for (const [report, { data }] of [
      ["department", department],
      ["quarter", quarter],
    ] as const) {
      for (const row of data) {
        const opened = await getSaleFigure(tx, boss, {
          ...asked(report, longer),
          figure: "profit",
          hblid: null,
          part: String(row["part"]),
        });
        expect(opened.total).toBe(row["profit"]);
      }
    }
  }),
);

test(
  "the kick-back report counts what a bill earned once, and a loss with its sign (AN-11)",
  story(async (tx) => {
    const second = { ...line("BUY", "1", "60000000", "VND", { kickBack: true }), vatrate: "0" };
    await saveCharges(
      tx,
      boss,
      addAndUpdate.body.parse({
        hblid: bills.d,
        type: "BUY",
        charges: [
          {
            ...second,
            unitId: job.container,
            exchangeDate: job.day,
            paymentObjectId: job.carrier,
          },
        ],
      }),
    );
    const { data, totals } = await getSaleReport(tx, boss, asked("kickBack"));
    expect(data.map((row) => [row["jobNo"], row["amount"]])).toEqual([
      ["LOG2611/00001", "300000"],
      ["LOG2611/00001", "60000000"],
      [job.jobNo, "800000"],
    ]);
    expect(totals).toEqual({
      amount: "61100000",
      incomes: "91479088",
      costs: "141580750",
      profit: "-50101662",
    });
    const rows = await cellsOfFile(await exportSaleReport(tx, boss, asked("kickBack")));
    expect(rows.at(-1)?.slice(-4).map(Number)).toEqual([
      61_100_000, 91_479_088, 141_580_750, -50_101_662,
    ]);
  }),
);

test(
  "paper and sheet have the lines of the page with their sums; nothing found is no file (AN-6, AN-12)",
  story(async (tx) => {
    const rows = await cellsOfFile(await exportSaleReport(tx, boss, asked("monthly")));
    expect(rows.at(-1)?.map(Number)).toContain(20_267_035);
    const paper = await previewMonthlySale(tx, boss, asked("monthly"));
    const text = paperText(Buffer.from(paper.bytes as Uint8Array));
    for (const said of [job.jobNo, "83,429,088", "20,267,035", "Monthly sale report (VND)"])
      expect(text).toContain(said);
    for (const report of printedReports) {
      const named = await exportReportPdf(tx, boss, { ...asked("monthly"), report });
      expect([report, paperText(Buffer.from(named.bytes as Uint8Array)).includes("VND")]).toEqual([
        report,
        true,
      ]);
    }
    await expect(
      exportReportPdf(
        tx,
        castActor("documentation", { change: { reportSheetDebit: { export: false } } }),
        { ...asked("monthly"), report: "costs" },
      ),
    ).rejects.toMatchObject({ code: "access.forbidden" });
    const own = await previewKickBacks(tx, ofOffice, asked("kickBack"));
    expect(paperText(Buffer.from(own.bytes as Uint8Array))).toContain("1,100,000");
    await expect(
      previewMonthlySale(tx, boss, asked("monthly", { jobId: "nothing like it" })),
    ).rejects.toMatchObject({ code: "report.empty" });
  }),
);

test(
  "the line of bills without a salesman opens its own charge lines (AN-5)",
  story(async (tx) => {
    const [jobId, bill] = [newId(), newId()];
    const own = { companyId, officeId: offices.hcm, userCreated: people.documentation.id };
    await insertRows(tx, "shipment", [
      {
        ...own,
        id: jobId,
        jobNo: "SEF2611/00055",
        transactionType: "SFE",
        family: "S",
        serviceDate: job.day,
        personIncharge: people.documentation.id,
        shipmentType: "Freehand",
        currentStatus: "Processing",
        sumCont: 0,
        sumPackage: "0",
        noProfit: false,
        isLocked: false,
      },
    ]);
    await insertRows(tx, "sea_job", [
      { companyId, id: jobId, userModified: people.documentation.id },
    ]);
    await insertRows(tx, "house_bill", [
      { ...own, id: bill, jobId, family: "S", isVirtual: true, isCanceled: false },
    ]);
    await run(
      tx,
      sql`update surcharge set hblid = ${bill}, job_id = ${jobId} where company_id = ${companyId} and hblid = ${bills.a} and type = 'SELL'`,
    );
    const { data } = await getSaleReport(tx, boss, asked("department"));
    const row = data.find((each) => each["salesman"] === null);
    const opened = await getSaleFigure(tx, boss, {
      ...asked("department"),
      figure: "profit",
      hblid: null,
      part: (row?.["part"] ?? null) as null,
    });
    expect(opened.total).toBe(row?.["profit"]);
  }),
);

import { addAndUpdate } from "@fairway/areas/charge/contract.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { chargedJob as job } from "../../../tests/cast/chargedJob.ts";
import {
  bills,
  cellsOfFile,
  extra,
  jobs,
  line,
  writeFourJobs,
} from "../../../tests/cast/fourJobs.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import * as contract from "../contract.ts";
import { reportCriteria } from "../model/reportCriteria.ts";
import {
  exportJobProfit,
  exportOutsourcing,
  exportProfitSheet,
  exportRevenue,
  getAccountantReport,
} from "./accountantReports.ts";
import { exportDocumentReport } from "./documentReport.ts";
import { exportGeneralReport, getGeneralFigure, getGeneralReport } from "./generalReport.ts";
import { getReportUnits } from "./getReportUnits.ts";
import { exportShipmentOverview } from "./shipmentOverview.ts";
import { exportSupplierReport, getSupplierFigure, getSupplierReport } from "./supplierReport.ts";
import { exportTypedOverview } from "./typedOverview.ts";

const database = await testDatabase();
const boss = castActor("administrator");
// Sees the reports and the jobs of Ho Chi Minh City only.
const ofOffice = castActor("documentation", {
  change: Object.fromEntries(
    ["reportGeneral", "docSeaFCLExport", "docAirExport", "opsJobManagement"].map((menu) => [
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
const asked = (change: object = {}) => ({
  ...reportCriteria.parse({ ...november, currency: "VND", ...change }),
  page: 1,
  size: 50,
});
const figuresOf = (row: Readonly<Record<string, unknown>>) =>
  [row["revenue"], row["cost"], row["profit"], row["obh"]].join(" / ");

test(
  "the general report of the four jobs comes to the dong and to the cent, with one statement (AN-7)",
  story(async (tx) => {
    const before = statementCount(tx);
    const vnd = await getGeneralReport(tx, boss, asked());
    expect(statementCount(tx) - before).toBe(1);
    const byJob = (rows: typeof vnd.data) =>
      Object.fromEntries(rows.map((row) => [row["jobNo"], figuresOf(row)]));
    expect(byJob(vnd.data)).toEqual({
      [job.jobNo]: "83429088 / 75480750 / 7948338 / 4400000",
      "HSEF2611/00001": "29254250 / 27098313 / 2155937 / 0",
      "AE2611/00001": "62877589 / 54664829 / 8212760 / 0",
      "LOG2611/00001": "8050000 / 6100000 / 1950000 / 1000000",
    });
    expect(vnd.totalItems).toBe(4);
    expect(figuresOf(vnd.totals)).toBe("183610927 / 163343892 / 20267035 / 5400000");
    const usd = await getGeneralReport(tx, boss, asked({ currency: "USD" }));
    expect(byJob(usd.data)).toEqual({
      [job.jobNo]: "3282.99 / 2978.74 / 304.25 / 173.14",
      "HSEF2611/00001": "1151.18 / 1066.34 / 84.84 / 0",
      "AE2611/00001": "2474.28 / 2151.10 / 323.18 / 0",
      "LOG2611/00001": "316.77 / 243.23 / 73.54 / 39.35",
    });
    expect(figuresOf(usd.totals)).toBe("7225.22 / 6439.41 / 785.81 / 212.49");
  }),
);

test(
  "the sums are those of all pages, whatever page is shown (AN-4)",
  story(async (tx) => {
    const page = await getGeneralReport(tx, boss, { ...asked(), page: 2, size: 3 });
    expect(page.data.map(({ no }) => no)).toEqual([4]);
    expect(figuresOf(page.totals)).toBe("183610927 / 163343892 / 20267035 / 5400000");
    const after = await getGeneralReport(tx, boss, { ...asked(), page: 9 });
    expect([after.data.length, after.totalItems]).toEqual([0, 4]);
  }),
);

test(
  "reach holds in page, sheet and lines alike, also with the ids of other offices (AN-1)",
  story(async (tx) => {
    const sent = { officeId: [offices.hcm, offices.hph].join(";") };
    for (const change of [{}, sent]) {
      const page = await getGeneralReport(tx, ofOffice, asked(change));
      expect(figuresOf(page.totals)).toBe("154356677 / 136245579 / 18111098 / 5400000");
      const rows = await sheetOf(tx, ofOffice, change);
      expect(rows.map((cells) => cells[1])).not.toContain("HSEF2611/00001");
      expect(rows.at(-1)?.slice(12, 16).map(Number)).toEqual([
        154_356_677, 136_245_579, 18_111_098, 5_400_000,
      ]);
    }
    const usd = await getGeneralReport(tx, ofOffice, asked({ currency: "USD" }));
    expect(usd.totals["profit"]).toBe("700.97");
    const other = await getGeneralFigure(tx, ofOffice, {
      ...asked(),
      figure: "revenue",
      hblid: bills.b,
    });
    expect(other).toMatchObject({ data: [], totalItems: 0, total: "0" });
    const narrow = castActor("documentation", {
      change: { reportGeneral: { list: "Owner", detail: "Owner" } },
      officeId: offices.hph,
    });
    const elsewhere = await getGeneralReport(tx, narrow, asked({ creator: [people.sales.id] }));
    expect(elsewhere.totalItems).toBe(0);
  }),
);

test(
  "each figure opens the lines that add up to it (AN-5)",
  story(async (tx) => {
    const page = await getGeneralReport(tx, boss, asked());
    for (const row of [...page.data, { ...page.totals, hblid: null }]) {
      for (const figure of ["revenue", "cost", "profit", "obh"] as const) {
        const opened = await getGeneralFigure(tx, boss, {
          ...asked(),
          figure,
          hblid: row["hblid"] as string | null,
        });
        const sum = opened.data.reduce((all, { amount }) => all + BigInt(amount ?? 0), 0n);
        expect([opened.total, String(sum)]).toEqual([
          (row as Record<string, unknown>)[figure],
          (row as Record<string, unknown>)[figure],
        ]);
      }
    }
  }),
);

test(
  "an amount that is unknown in US dollars makes its sums unknown and names the day (AN-4)",
  story(async (tx) => {
    await run(
      tx,
      sql`delete from exchange_rate where company_id = ${companyId} and currency_from = 'USD'`,
    );
    const day = "2026-11-21";
    await saveCharges(
      tx,
      boss,
      addAndUpdate.body.parse({
        hblid: bills.d,
        type: "SELL",
        charges: [
          {
            ...line("SELL", "1", "100000", "VND", { chargeId: job.billFee, vatrate: "0" }),
            unitId: job.set,
            exchangeDate: day,
            paymentObjectId: job.customer,
          },
        ],
      }),
    );
    const usd = await getGeneralReport(tx, boss, asked({ currency: "USD" }));
    const row = usd.data.find((each) => each["jobNo"] === "LOG2611/00001");
    expect([row?.["revenue"], row?.["profit"], row?.["cost"]]).toEqual([null, null, "243.23"]);
    expect([usd.totals["revenue"], usd.totals["cost"]]).toEqual([null, "6439.41"]);
    expect(usd.unknownOn).toEqual([day]);
    const vnd = await getGeneralReport(tx, boss, asked());
    expect([vnd.totals["revenue"], vnd.unknownOn]).toEqual(["183710927", []]);
  }),
);

test(
  "filters narrow the report, and a range that runs backwards or over decades is refused (AN-2)",
  story(async (tx) => {
    const found = async (change: object) =>
      (await getGeneralReport(tx, boss, asked(change))).data.map((row) => row["jobNo"]);
    expect(await found({ service: "AE;CL" })).toEqual(["AE2611/00001", "LOG2611/00001"]);
    expect(await found({ jobId: "hsef" })).toEqual(["HSEF2611/00001"]);
    expect(await found({ hawb: "H-LOG" })).toEqual(["LOG2611/00001"]);
    expect(await found({ customerId: job.port })).toEqual([]);
    expect(await found({ salesMan: people.sales.id, service: "All" })).toHaveLength(4);
    expect(await found({ carrierId: job.carrier })).toEqual([]);
    const ranged = (serviceDateFrom: string, serviceDateTo: string) =>
      getGeneralReport(tx, boss, asked({ serviceDateFrom, serviceDateTo }));
    await expect(ranged("2026-11-30", "2026-11-01")).rejects.toMatchObject({
      code: "report.daysBackwards",
    });
    await expect(ranged("1990-01-01", "2040-01-01")).rejects.toMatchObject({
      code: "report.tooLong",
    });
    expect(reportCriteria.safeParse({ customerId: "x" }).success).toBe(false);
    const many = Array.from({ length: 10_000 }, () => job.customer).join(";");
    expect(reportCriteria.safeParse({ customerId: many }).success).toBe(false);
  }),
);

test(
  "the standard sheet has the lines and their sums; without lines there is no file (AN-6)",
  story(async (tx) => {
    const rows = await sheetOf(tx, boss);
    const header = rows.findIndex((cells) => cells[1] === "Job ID");
    expect(rows[2]?.[0]).toBe("General report (VND)");
    expect(rows[3]?.[0]).toBe("Service date: 01/11/2026 – 30/11/2026");
    expect(rows[header]?.slice(0, 3)).toEqual(["No.", "Job ID", "MBL/MAWB"]);
    expect(rows.slice(header + 1, -1)).toHaveLength(4);
    expect(rows.at(-1)?.[1]).toBe("Total");
    expect(rows.at(-1)?.slice(12, 16).map(Number)).toEqual([
      183_610_927, 163_343_892, 20_267_035, 5_400_000,
    ]);
    const criteria = asked({ jobId: "nothing like it" });
    await expect(exportGeneralReport(tx, boss, criteria)).rejects.toMatchObject({
      code: "report.empty",
    });
  }),
);

test(
  "the units of the filter are those within the reach of the report (AN-2)",
  story(async (tx) => {
    const menu = "reportGeneral";
    const all = await getReportUnits(tx, boss, { menu });
    expect(all.offices.map((each) => each.id).sort()).toEqual([offices.hcm, offices.hph].sort());
    const own = await getReportUnits(tx, ofOffice, { menu });
    expect(own.offices.map((each) => each.id)).toEqual([offices.hcm]);
    expect(contract.getReportUnits.answer.parse(own)).toEqual(own);
  }),
);

test(
  "the overview splits money by the column of the charge group; a kick-back is commission (AN-8)",
  story(async (tx) => {
    const rows = await cellsOfFile(await exportShipmentOverview(tx, boss, asked()));
    const [band, header] = [rows[8] ?? [], rows[9] ?? []];
    expect(header).toHaveLength(62);
    expect([band.indexOf("Revenue"), band.indexOf("Costing")]).toEqual([27, 33]);
    const sliceOf = (jobNo: string, first: number, count: number) =>
      rows
        .find((cells) => cells[3] === jobNo)
        ?.slice(first, first + count)
        .map(Number);
    // Freight, trucking, handling, customs, others, total.
    expect(sliceOf(job.jobNo, 27, 6)).toEqual([73_696_250, 0, 0, 0, 9_732_838, 83_429_088]);
    // Freight, trucking, handling, customs, commission, others, total, profit.
    expect(sliceOf(job.jobNo, 33, 8)).toEqual([
      66_580_750, 0, 0, 0, 800_000, 8_100_000, 75_480_750, 7_948_338,
    ]);
    expect(sliceOf("LOG2611/00001", 33, 7)).toEqual([0, 5_800_000, 0, 0, 300_000, 0, 6_100_000]);
    expect(rows.at(-1)?.slice(40, 43).map(Number)).toEqual([20_267_035, 5_400_000, 5_400_000]);
    const own = await cellsOfFile(await exportShipmentOverview(tx, ofOffice, asked()));
    expect(own.map((cells) => cells[3])).not.toContain("HSEF2611/00001");
    expect(own.at(-1)?.slice(40, 41).map(Number)).toEqual([18_111_098]);
  }),
);

test(
  "the profit analysis sets selling against the mapped buying, and its sums are revenue less cost (AN-10)",
  story(async (tx) => {
    const page = await getAccountantReport(tx, boss, {
      ...asked({ jobId: job.jobNo }),
      report: "jobProfit",
    });
    const found = page.data.map((row) => [row["charge"], row["jobProfit"]]);
    expect(Object.fromEntries(found)).toEqual({
      "Ocean freight": "7115500",
      "Terminal handling": "200000",
      // The bill fee and the seals are of one charge.
      "Bill fee": "1432838",
      Commission: "0",
    });
    expect(page.totals).toEqual({ revenue: "83429088", cost: "75480750", jobProfit: "7948338" });
    const rows = await cellsOfFile(await exportJobProfit(tx, boss, asked()));
    const sums = rows.filter((cells) => cells[1]?.startsWith("Total")).map((cells) => cells[19]);
    expect(sums.map(Number).sort((one, other) => one - other)).toEqual([
      1_950_000, 2_155_937, 7_948_338, 8_212_760, 20_267_035,
    ]);
  }),
);

test(
  "costs and revenue are listed by whom we owe and who owes us, with VAT and on-behalf lines apart (AN-9)",
  story(async (tx) => {
    const page = (report: "costs" | "revenue", change: object = {}) =>
      getAccountantReport(tx, boss, { ...asked(change), report });
    const revenue = await page("revenue", { jobId: job.jobNo });
    expect(revenue.totals).toMatchObject({
      fee: "83429088",
      feeTotal: "84207715",
      obhTotal: "4400000",
      total: "88607715",
    });
    const costs = await page("costs", { jobId: job.jobNo });
    expect(costs.totals).toMatchObject({ fee: "75480750", feeTotal: "76128750" });
    // The port is paid for the customer; what the carrier gets is not among it.
    const port = await page("costs", { customerId: job.port });
    expect(port.totals).toMatchObject({ fee: "0", obhTotal: "5400000", total: "5400000" });
    const own = await getAccountantReport(
      tx,
      castActor("documentation", {
        change: { reportSheetDebit: { list: "Office", detail: "Office" } },
      }),
      { ...asked(), report: "costs" },
    );
    expect(own.totals["fee"]).toBe("136245579");
    const rows = await cellsOfFile(await exportRevenue(tx, boss, asked({ jobId: "LOG2611" })));
    expect(rows.at(-5)?.[1]).toBe("LOG2611/00001 · H-LOG2611/00001");
    expect(Number(rows.at(-1)?.[20])).toBe(9_594_000);
  }),
);

test(
  "the P/L sheet has one row a charge in the columns A to AP, and its balance is revenue less cost (AN-14)",
  story(async (tx) => {
    const page = await getAccountantReport(tx, boss, {
      ...asked({ jobId: job.jobNo }),
      report: "profitSheet",
    });
    expect(page.totals).toMatchObject({
      revenue: "84207715",
      cost: "76128750",
      balance: "8078965",
      obhAmount: "4400000",
    });
    const rows = await cellsOfFile(await exportProfitSheet(tx, boss, asked({ jobId: job.jobNo })));
    expect(rows[2]?.[0]).toBe("Job Costing Summary (VND)");
    const [band, header] = [rows[6] ?? [], rows[7] ?? []];
    expect([header.length, header[0], header[41]]).toEqual([42, "Date", "VAT partner"]);
    expect([band.indexOf("Revenue"), band.indexOf("Cost")]).toEqual([13, 19]);
    expect([header[18], header[24], header[27]]).toEqual(["Total", "Total", "Balance"]);
    const sums = rows.at(-1) ?? [];
    expect([sums[18], sums[24], sums[27]].map(Number)).toEqual([84_207_715, 76_128_750, 8_078_965]);
    expect(rows.slice(8, -1)).toHaveLength(page.totalItems);
    // Zeros of lines are blank.
    expect(rows[8]?.[24] ?? "").toBe("");
  }),
);

test(
  "the overview of FCL jobs has each charge in one column, by its own column and freight by its group (AN-15)",
  story(async (tx) => {
    await run(
      tx,
      sql`update charge set overview_column = case code when 'SS_THC' then 'Terminal' when 'BS_THC'
          then 'Terminal' when 'SS_BL' then 'Bill' end where company_id = ${companyId}`,
    );
    const ask = { ...asked(), reportType: "FCL" as const };
    const rows = await cellsOfFile(await exportTypedOverview(tx, boss, ask));
    const header = rows[9] ?? [];
    const main = rows.find((cells) => cells.includes(job.jobNo)) ?? [];
    const money = header.flatMap((name, at) => (at >= header.indexOf("Freight") ? [at] : []));
    const told = money.map((at) => [header[at], Number(main[at])]);
    expect(told.slice(0, 10)).toEqual([
      ["Freight", 73_696_250],
      ["Terminal handling", 8_300_000],
      ["Bill fee", 1_432_838],
      ["Seal fee", 0],
      ["Telex release fee", 0],
      ["Automated manifest", 0],
      ["VGM", 0],
      ["Booking fee", 0],
      ["Others", 0],
      ["Total", 83_429_088],
    ]);
    expect(told.at(-3)).toEqual(["Profit", 7_948_338]);
    // Only full containers.
    expect(rows.flat()).not.toContain("AE2611/00001");
    await expect(
      exportTypedOverview(tx, boss, { ...ask, reportType: "LCL" }),
    ).rejects.toMatchObject({ code: "report.empty" });
  }),
);

test(
  "outsourcing sets what a replica sold next to what its job bought of it, for users who reach both (AN-16)",
  story(async (tx) => {
    await run(
      tx,
      sql`update shipment set replica_of = ${jobs.d} where company_id = ${companyId} and id = ${jobs.b}`,
    );
    await run(
      tx,
      sql`insert into replica_charge (company_id, id, kind, source_id, made_id)
        select ${companyId}, ${newId()}, 'REPLICATE', c.id, o.id from surcharge c, surcharge o
        where c.company_id = ${companyId} and c.hblid = ${bills.b} and c.charge_id = ${job.thc}
          and o.company_id = ${companyId} and o.hblid = ${bills.d} and o.charge_id = ${extra.boughtTruck}`,
    );
    const page = (actor: Actor) =>
      getAccountantReport(tx, actor, { ...asked(), report: "outsourcing" });
    const { data, totals } = await page(boss);
    const told = data.map((row) => [row["jobNo"], row["total"], row["originTotal"]]);
    expect(told).toEqual([
      ["HSEF2611/00001", "24904250", "0"],
      ["HSEF2611/00001", "4698000", "6264000"],
    ]);
    expect(data.map((row) => row["originJobNo"])).toEqual(["LOG2611/00001", "LOG2611/00001"]);
    expect(totals["balance"]).toBe("23338250");
    const rows = await cellsOfFile(await exportOutsourcing(tx, boss, asked()));
    expect(rows.slice(-2).map((cells) => Number(cells[33]))).toEqual([23_338_250, 23_338_250]);
    const own = await page(
      castActor("documentation", {
        change: { reportSheetDebit: { list: "Office", detail: "Office" } },
      }),
    );
    expect(own.data).toEqual([]);
  }),
);

test(
  "the report of documents has one line for each file of the jobs within reach, replicas left out (AN-17)",
  story(async (tx) => {
    const file = (folder: string, objectId: string, name: string) => ({
      companyId,
      id: newId(),
      moduleName: "Document",
      folder,
      objectId,
      name,
      aliasName: name,
      documentType: "HBL",
      mime: "application/pdf",
      size: 10,
      sha256: "0",
      userCreated: people.documentation.id,
    });
    await insertRows(tx, "attached_file", [
      file("Shipment", job.jobId, "of the job.pdf"),
      file("HouseBill", job.bill, "of the bill.pdf"),
      file("Shipment", jobs.b, "of another office.pdf"),
      file("Shipment", jobs.c, "of a replica.pdf"),
    ]);
    await run(
      tx,
      sql`update shipment set replica_of = ${jobs.d} where company_id = ${companyId} and id = ${jobs.c}`,
    );
    const filesFor = async (actor: Actor) =>
      (await cellsOfFile(await exportDocumentReport(tx, actor, asked())))
        .map((cells) => cells[11] ?? "")
        .filter((name) => name.endsWith(".pdf"));
    expect(await filesFor(boss)).toEqual([
      "of another office.pdf",
      "of the bill.pdf",
      "of the job.pdf",
    ]);
    expect(await filesFor(ofOffice)).toEqual(["of the bill.pdf", "of the job.pdf"]);
  }),
);

test(
  "purchases have one line for each partner that we owe, which opens its charge lines (AN-18)",
  story(async (tx) => {
    const { data, totals } = await getSupplierReport(tx, boss, asked());
    expect(data.map((row) => [row["partnerName"], row["net"], row["obh"], row["jobs"]])).toEqual([
      ["Cat Lai Port", "0", "5400000", "2"],
      ["Evergreen", "163343892", "0", "4"],
    ]);
    expect(totals).toMatchObject({ net: "163343892", obh: "5400000" });
    const opened = await getSupplierFigure(tx, boss, {
      ...asked(),
      figure: "obh",
      partnerId: job.port,
    });
    expect(opened.total).toBe("5400000");
    const rows = await cellsOfFile(await exportSupplierReport(tx, boss, asked()));
    expect(rows.at(-1)?.map(Number)).toContain(163_343_892);
    const own = castActor("documentation", {
      change: { settingSupplier: { list: "Office", detail: "Office" } },
    });
    expect((await getSupplierReport(tx, own, asked())).totals["net"]).toBe("136245579");
  }),
);

async function sheetOf(tx: Tx, actor: Actor, change: object = {}) {
  return cellsOfFile(await exportGeneralReport(tx, actor, asked(change)));
}

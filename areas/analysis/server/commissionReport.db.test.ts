import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { chargedJob as job } from "../../../tests/cast/chargedJob.ts";
import {
  bills,
  cellsOfFile,
  extra,
  groups,
  key,
  line,
  writeFourJobs,
} from "../../../tests/cast/fourJobs.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { commissionCriteria, type CommissionReport } from "../model/commissionReports.ts";
import { exportCommission, exportIncentive, getCommissionReport } from "./commissionReport.ts";

const database = await testDatabase();
const boss = castActor("administrator");
const story = (fn: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeFourJobs(tx);
    await fn(tx);
  });
const criteria = (change: object = {}) =>
  commissionCriteria.parse({
    serviceDateFrom: "2026-11-01",
    serviceDateTo: "2026-11-30",
    beneficiary: job.carrier,
    exchangeRate: "25000",
    ...change,
  });
const page = (tx: Tx, report: CommissionReport, change: object = {}) =>
  getCommissionReport(tx, boss, { ...criteria(change), report, page: 1, size: 50 });
const figures = (row: Readonly<Record<string, unknown>> | undefined, ...keys: string[]) =>
  keys.map((each) => Number(row?.[each]));
const paid = ["com", "comCap", "comShare", "amountVnd", "overCap", "cit", "entitled", "pit", "net"];

/** Replaces the lines of a bill by what it sold and bought, and its commission. */
async function only(tx: Tx, hblid: string, amounts: Record<"S" | "B" | "Com", string>, usd = true) {
  await run(tx, sql`delete from surcharge where company_id = ${companyId} and hblid = ${hblid}`);
  const currency = usd ? "USD" : "VND";
  await key(tx, hblid, [
    line("SELL", "1", amounts.S, currency),
    line("BUY", "1", amounts.B, currency),
    line("BUY", "1", amounts.Com, currency, { chargeId: extra.commission, kickBack: true }),
  ]);
}

describe("commission of air and sea", () => {
  test(
    "below the cap it is paid less PIT (AN-13)",
    story(async (tx) => {
      const before = statementCount(tx);
      const { data } = await page(tx, "PR");
      expect(statementCount(tx) - before).toBe(1);
      expect(data.map((row) => row["jobNo"])).toEqual([job.jobNo]);
      expect(figures(data[0], "buying", "grossBefore", "grossAfter", ...paid)).toEqual([
        2938.74, 344.25, 304.25, 40, 202.83, 7.89, 1_000_000, 0, 0, 1_000_000, 100_000, 900_000,
      ]);
    }),
  );

  test(
    "the rate of commission is that of a container, by air of a kilogram (AN-13)",
    story(async (tx) => {
      await insertRows(tx, "container", [
        {
          companyId,
          id: newId(),
          mblid: job.jobId,
          containerTypeId: job.container,
          lineNo: 1,
          quantity: 2,
          userCreated: people.documentation.id,
        },
      ]);
      await only(tx, bills.c, { S: "1480", B: "1015", Com: "260.5" });
      await run(
        tx,
        sql`update house_bill set charge_weight = 1042 where company_id = ${companyId} and id = ${bills.c}`,
      );
      const { data } = await page(tx, "PR");
      const rates = Object.fromEntries(data.map((row) => [row["jobNo"], Number(row["comRate"])]));
      expect(rates).toEqual({ [job.jobNo]: 20, "AE2611/00001": 0.25 });
    }),
  );

  test(
    "what is over the cap bears CIT, and the sums are those of both (AN-13)",
    story(async (tx) => {
      await only(tx, bills.c, { S: "1480", B: "1015", Com: "265" });
      const { data, totals } = await page(tx, "PR");
      const row = data.find((each) => each["jobNo"] === "AE2611/00001");
      expect(figures(row, "grossBefore", "grossAfter", ...paid)).toEqual([
        465, 200, 265, 133.33, 79.5, 6_625_000, 3_291_666.67, 658_333.33, 5_966_667, 596_667,
        5_370_000,
      ]);
      expect(totals["net"]).toBe("6270000");
    }),
  );

  test(
    "a job at a loss has a cap of zero (AN-13)",
    story(async (tx) => {
      await only(tx, bills.c, { S: "900", B: "950", Com: "30" });
      const { data } = await page(tx, "PR");
      const row = data.find((each) => each["jobNo"] === "AE2611/00001");
      expect(figures(row, "comCap", "overCap", "cit", "net")).toEqual([
        0, 750_000, 150_000, 540_000,
      ]);
    }),
  );

  test(
    "a selling line of commission counts and is marked; shares are those of the company (AN-13)",
    story(async (tx) => {
      await key(tx, bills.c, [line("SELL", "1", "10", "USD", { chargeId: job.billFee })]);
      await run(
        tx,
        sql`update surcharge set charge_group = ${groups.Com}, payment_object_id = ${job.carrier}
          where company_id = ${companyId} and hblid = ${bills.c} and charge_id = ${job.billFee}`,
      );
      await run(tx, sql`update company set commission_pit = 0 where company_id = ${companyId}`);
      const { data } = await page(tx, "PR");
      const row = data.find((each) => each["jobNo"] === "AE2611/00001");
      expect([row?.["note"], ...figures(row, "com", "pit", "net")]).toEqual([
        "sold",
        10,
        0,
        250_000,
      ]);
    }),
  );
});

test(
  "commission of operations is in VND, with its own PIT (AN-13)",
  story(async (tx) => {
    await only(tx, bills.d, { S: "12480000", B: "8150000", Com: "2600000" }, false);
    const { data } = await page(tx, "OPS");
    expect(data.map((row) => row["jobNo"])).toEqual(["LOG2611/00001"]);
    expect(figures(data[0], "comCap", "overCap", "cit", "entitled", "pit", "net")).toEqual([
      1_153_333.33, 1_446_666.67, 289_333.33, 2_310_667, 693_200, 1_617_467,
    ]);
  }),
);

test(
  "incentive is a share of the profit without commission, over the jobs of one customer (AN-13)",
  story(async (tx) => {
    const { totals } = await page(tx, "incentive", {
      customerId: job.customer,
      service: "SFE;AE",
      officeId: offices.hcm,
    });
    expect(figures(totals, "profit", "proposed")).toEqual([667.43, 1_668_575]);
    const main = await page(tx, "incentive", { customerId: job.customer, jobId: job.jobNo });
    expect(figures(main.totals, "profit")[0]).toBe(344.25);
    await expect(page(tx, "incentive")).rejects.toMatchObject({ code: "report.customerMissing" });
    await expect(page(tx, "PR", { beneficiary: null })).rejects.toMatchObject({
      code: "report.beneficiaryMissing",
    });
  }),
);

test(
  "the sheets have rate, sums, beneficiary and places to sign (AN-13)",
  story(async (tx) => {
    const file = await exportCommission(tx, boss, {
      ...criteria(),
      rptType: "PR",
      currentUserId: "somebody else",
    });
    const rows = await cellsOfFile(file);
    const said = rows.map((cells) => cells.filter(Boolean).join(" "));
    expect(said).toContain("Exchange rate: 25,000");
    expect(said).toContain("Beneficiary Evergreen");
    expect(said).toContain("Tax code S00001");
    expect(said.some((text) => text.startsWith("Prepared by"))).toBe(true);
    const sums = rows.find((cells) => cells[1] === "Total");
    expect(sums?.map(Number)).toContain(900_000);
    const incentive = await cellsOfFile(
      await exportIncentive(tx, boss, {
        ...criteria({ customerId: job.customer, service: "SFE;AE", jobId: "E2611" }),
        currentUserId: null,
      }),
    );
    expect(incentive.some((cells) => cells[1] === "Total")).toBe(true);
  }),
);

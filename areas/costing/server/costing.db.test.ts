import { addAndUpdate } from "@fairway/areas/charge/contract.ts";
import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { updateRate } from "@fairway/areas/rate/server/updateRate.ts";
import { startStages } from "@fairway/areas/stage/server/startStages.ts";
import { addTariff } from "@fairway/areas/tariff/server/saveTariff.ts";
import "@fairway/areas/tariff/server/handlers.ts";
import * as trips from "@fairway/areas/trip/contract.ts";
import { tripsOfJob } from "@fairway/areas/trip/server/tripsOfJob.ts";
import { updateTrip } from "@fairway/areas/trip/server/updateTrip.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { bareDocument } from "../../../tests/cast/bareDocument.ts";
import { assign, tripsOf } from "../../../tests/cast/madeTrips.ts";
import { openOperation, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { companyId, offices } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import { listOpenCosts as listCall } from "../contract.ts";
import { getCosting } from "./getCosting.ts";
import { listOpenCosts } from "./listOpenCosts.ts";

const database = await testDatabase();
const administrator = castActor("administrator");
const lan = castActor("documentation");
const day = today();
const [customs, lift, truck, order, sold] = Array.from({ length: 5 }, newId) as [
  string,
  string,
  string,
  string,
  string,
];

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeJobGround(tx);
    await updateRate(tx, administrator, {
      effectiveOn: day,
      currencyTo: "VND",
      rateReason: null,
      rates: [{ currencyFrom: "USD", rate: "25412.5" }],
    } as never);
    const charge = (id: string, code: string, type = "CREDIT") => ({
      companyId,
      id,
      code,
      type,
      chargeNameEn: code,
      chargeNameVn: `${code} VN`,
      serviceTypeId: [],
      officeIds: [],
    });
    await insertRows(tx, "charge", [
      charge(customs, "B_CUSTOMS"),
      charge(lift, "B_LIFT"),
      charge(truck, "B_TRUCK"),
      charge(order, "B_DO"),
      charge(sold, "S_ALL", "DEBIT"),
    ]);
    const stages = [
      ["DECLARE", customs, "job"],
      ["LIFT", lift, "container"],
      ["TRUCK", truck, "trip"],
    ] as const;
    const rows = stages.map(([code, costChargeId, costPer], at) => ({
      stage: {
        companyId,
        id: newId(),
        code: `CO-${code}`,
        stageNameEn: `Stage ${code}`,
        stageNameVn: `Công đoạn ${code}`,
        active: true,
      },
      set: { service: "CL", orderNo: String(at + 1), costChargeId, costPer },
    }));
    await insertRows(
      tx,
      "stage",
      rows.map(({ stage }) => stage),
    );
    await insertRows(
      tx,
      "stage_set",
      rows.map(({ stage, set }) => ({ companyId, id: newId(), stageId: stage.id, ...set })),
    );
  }),
);
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

/** A job with two containers, its stages, and prices of its truck and of the order of its carrier. */
async function costedJob(tx: Tx, change: object = {}, by = lan) {
  const job = await openOperation(
    tx,
    {
      csMawbcontainers: [
        { containerTypeId: ground.hc40, containerNo: "CSQU3054383", quantity: 1 },
        { containerTypeId: ground.hc40, containerNo: "MSKU1234565", quantity: 1 },
      ],
      ...change,
    },
    by,
  );
  await startStages(tx, lan, {
    ...job,
    transactionType: "CL",
    serviceMode: "Export",
    productService: "Sea FCL",
  });
  return job;
}
let named = 0;
async function price(tx: Tx, chargeId: string, line: object, head: object = {}) {
  named += 1;
  await addTariff(tx, administrator, {
    tariffName: `Costs ${named}`,
    tariffType: "General",
    effectiveDate: addDays(day, -30),
    expiredDate: addDays(day, 30),
    applyOfficeId: offices.hcm,
    productService: "CL",
    ...head,
    lines: [{ chargeId, type: "Single", unitId: ground.hc40, currencyId: "VND", ...line }],
  });
}
const ofCarrier = { tariffType: "Supplier", supplier: ground.carrier };
const costing = (tx: Tx, jobId: string, actor = lan) => getCosting(tx, actor, { jobId });
const key = async (tx: Tx, hblid: string, type: string, lines: readonly object[]) => {
  const ask = addAndUpdate.body.parse({
    hblid,
    type,
    charges: lines.map((line) => ({
      quantity: "1",
      unitId: ground.hc40,
      currencyId: "VND",
      vatrate: "8",
      exchangeDate: day,
      paymentObjectId: type === "SELL" ? ground.customer : ground.carrier,
      ...line,
    })),
  });
  return (await saveCharges(tx, administrator, ask)).data;
};
const costOf = ({ costs }: Awaited<ReturnType<typeof costing>>, code: string) =>
  costs.find(({ chargeCode }) => chargeCode === code);

test(
  "KO-1, KO-2: stages and the tariff of the supplier say what is usual, every tariff what it costs",
  story(async (tx) => {
    const job = await costedJob(tx);
    await price(tx, truck, { unitPrice: "3400000" });
    await price(tx, order, { unitPrice: "45", currencyId: "USD" }, ofCarrier);
    await tripsOf(tx, job.id);
    const found = await costing(tx, job.id);
    expect(
      found.costs.map(({ chargeCode, source, per, usual, missing, expected }) =>
        [chargeCode, source, per, usual, missing, expected].join(" "),
      ),
    ).toEqual([
      "B_CUSTOMS stage job 1 1 ",
      "B_LIFT stage container 2 2 ",
      "B_TRUCK stage trip 2 2 6800000",
      "B_DO tariff job 1 1 1143563",
    ]);
    expect(found).toMatchObject({
      sums: { expected: "7943563", keyed: "0", invoiced: "0" },
      unpriced: 2,
      trips: [{ expected: "3400000", keyed: "0" }, { expected: "3400000" }],
      boxes: [
        { own: { expected: "3400000" }, whole: { expected: "3971782" } },
        { own: { expected: "3400000" }, whole: { expected: "3971781" } },
      ],
    });
    expect((await costing(tx, job.id, castActor("documentation"))).costs[0]?.sourceName).toBe(
      "Stage DECLARE",
    );
    await run(
      tx,
      sql`update stage_assigned set status = 'Deleted', comment = 'Not ours'
        where company_id = ${companyId} and job_id = ${job.id}`,
    );
    expect((await costing(tx, job.id)).costs.map(({ chargeCode }) => chargeCode)).toEqual(["B_DO"]);
  }),
);

test(
  "KO-2: a trip takes the price of the tariff of its own supplier first",
  story(async (tx) => {
    const job = await costedJob(tx);
    await price(tx, truck, { unitPrice: "3400000" });
    const [first] = await tripsOf(tx, job.id);
    const haulier = { tariffType: "Supplier", supplier: ground.otherCustomer };
    await run(
      tx,
      sql`update partner set partner_type = 'Supplier' where id = ${ground.otherCustomer}`,
    );
    await price(tx, truck, { unitPrice: "3100000" }, haulier);
    await assign(tx, first ? [first] : [], { supplierId: ground.otherCustomer });
    const found = await costing(tx, job.id);
    expect(found.trips.map(({ expected }) => expected)).toEqual(["3100000", "3400000"]);
    expect(costOf(found, "B_TRUCK")).toMatchObject({ expected: "6500000", missing: 2 });
  }),
);

test(
  "KO-3 to KO-5: keyed lines leave nothing missing, count for trips and are invoiced by number or document",
  story(async (tx) => {
    const job = await costedJob(tx);
    await price(tx, truck, { unitPrice: "3400000" });
    await tripsOf(tx, job.id);
    const [forTrips, ofCustoms, ofLift] = await key(tx, job.hblid, "BUY", [
      { chargeId: truck, unitPrice: "7000001", invoiceNo: "0000123", seriesNo: "1C26TAA" },
      { chargeId: customs, unitPrice: "1000000" },
      { chargeId: lift, unitPrice: "650000" },
    ]);
    for (const { id, version, ...trip } of await tripsOfJob(tx, lan, { jobId: job.id })) {
      const ask = { ...trip, id, version, costLineId: forTrips?.id };
      await updateTrip(tx, lan, trips.updateTrip.body.parse(ask));
    }
    const documentId = await bareDocument(tx, administrator, { kind: "note", number: "CN1" });
    await claimCharges(tx, administrator, { side: "credit", slot: "note", documentId }, [
      ofCustoms?.id ?? "",
    ]);
    const found = await costing(tx, job.id);
    expect(ofLift).toBeDefined();
    expect(costOf(found, "B_TRUCK")).toMatchObject({ missing: 0, keyed: "7000001" });
    expect(costOf(found, "B_CUSTOMS")).toMatchObject({ missing: 0, invoiced: "1000000" });
    expect(costOf(found, "B_LIFT")).toMatchObject({ missing: 1, keyed: "650000", invoiced: "0" });
    expect(found.sums).toMatchObject({ keyed: "8650001", invoiced: "8000001" });
    expect(found.trips).toMatchObject([
      { keyed: "3500001", invoiced: "3500001" },
      { keyed: "3500000", invoiced: "3500000" },
    ]);
    expect(found.boxes.map(({ whole }) => whole.keyed)).toEqual(["4325001", "4325000"]);
  }),
);

test(
  "KO-6: a supplier's invoice that another job states too is listed on both, with the job in reach",
  story(async (tx) => {
    const job = await costedJob(tx);
    const numbers = { mawb: "OPSMBL0002", hwbno: "OPSHBL0002" };
    const other = await costedJob(tx, numbers, administrator);
    const invoice = { chargeId: customs, unitPrice: "1000000", invoiceNo: "0000123" };
    const series = (seriesNo: string) => ({ ...invoice, seriesNo });
    await key(tx, job.hblid, "BUY", [series("1C26TAA"), { ...series("1C26TAA"), chargeId: lift }]);
    expect((await costing(tx, job.id)).invoices).toEqual([]);
    await key(tx, other.hblid, "BUY", [series("1C26TAB")]);
    expect((await costing(tx, job.id)).invoices).toEqual([]);
    await key(tx, other.hblid, "BUY", [{ ...series("1C26TAA"), chargeId: truck }]);
    expect((await costing(tx, job.id)).invoices).toMatchObject([
      {
        invoiceNo: "0000123",
        seriesNo: "1C26TAA",
        kind: "elsewhere",
        amountVnd: "2000000",
        lines: 2,
        jobs: [{ id: other.id }],
        elsewhere: 1,
      },
    ]);
    expect((await costing(tx, other.id)).invoices).toMatchObject([{ jobs: [{ id: job.id }] }]);
    await run(
      tx,
      sql`update shipment set office_id = ${offices.hph} where company_id = ${companyId}
        and id = ${other.id}`,
    );
    const ofOffice = castActor("documentation", {
      change: { opsJobManagement: { detail: "Office", list: "Office" } },
    });
    expect((await costing(tx, job.id, ofOffice)).invoices).toMatchObject([
      { jobs: [], elsewhere: 1 },
    ]);
  }),
);

test(
  "KO-6: one charge of one bill on one invoice twice is listed",
  story(async (tx) => {
    const job = await costedJob(tx);
    const line = { chargeId: customs, invoiceNo: "0000124", unitPrice: "1000000" };
    await key(tx, job.hblid, "BUY", [line]);
    await key(tx, job.hblid, "BUY", [{ ...line, unitPrice: "1000001", notes: "Again" }]);
    expect((await costing(tx, job.id)).invoices).toMatchObject([
      { kind: "twice", lines: 2, amountVnd: "2000001", elsewhere: 0 },
    ]);
  }),
);

test(
  "KO-9: the list shows what the costing of each job says is missing, with one statement for all jobs",
  story(async (tx) => {
    const job = await costedJob(tx);
    const numbers = { mawb: "OPSMBL0003", hwbno: "OPSHBL0003" };
    const other = await costedJob(tx, numbers);
    await tripsOf(tx, job.id);
    const list = async (ask: object = {}, actor = lan) => {
      const before = statementCount(tx);
      const found = await listOpenCosts(tx, actor, listCall.body.parse({ size: 200, ...ask }));
      expect(statementCount(tx) - before).toBe(1);
      return found.data;
    };
    const listed = async () =>
      (await list())
        .filter(({ jobId }) => jobId === job.id)
        .map(({ chargeCode, per, usual, missing }) => [chargeCode, per, usual, missing].join(" "))
        .toSorted();
    const costed = async () =>
      (await costing(tx, job.id)).costs
        .filter(({ source, missing }) => source === "stage" && missing > 0)
        .map(({ chargeCode, per, usual, missing }) => [chargeCode, per, usual, missing].join(" "))
        .toSorted();
    expect(await listed()).toEqual(await costed());
    expect(await listed()).toHaveLength(3);
    await key(tx, job.hblid, "BUY", [
      { chargeId: customs, unitPrice: "1000000" },
      { chargeId: lift, unitPrice: "400000" },
    ]);
    expect(await listed()).toEqual(await costed());
    expect(await listed()).toHaveLength(2);

    const invoice = { unitPrice: "1000000", invoiceNo: "0000777" };
    await key(tx, job.hblid, "BUY", [{ chargeId: truck, ...invoice }]);
    await key(tx, other.hblid, "BUY", [{ chargeId: lift, ...invoice }]);
    const twice = await list({ view: "invoices" });
    expect(
      twice.map(({ jobId, invoiceNo, otherJobs, elsewhere }) => [
        jobId,
        invoiceNo,
        otherJobs,
        elsewhere,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [job.id, "0000777", other.jobNo, 1],
        [other.id, "0000777", job.jobNo, 1],
      ]),
    );
    const stranger = castActor("accountant", {
      change: { opsJobManagement: { detail: "None" }, docInlandTrucking: { detail: "None" } },
    });
    expect((await list({}, stranger)).filter(({ jobId }) => jobId === job.id)).toEqual([]);
    expect(await list({ keyword: "no such job" })).toEqual([]);
  }),
);

test(
  "KO-7, KO-8: the margin after the missing costs is compared with the office's least and the mark",
  story(async (tx) => {
    const job = await costedJob(tx);
    await price(tx, customs, { unitPrice: "1250000" });
    await insertRows(tx, "office_setting", [{ companyId, id: newId(), officeId: offices.hcm }]);
    await run(
      tx,
      sql`insert into office_margin (company_id, id, office_id, transaction_type,
          min_profit_margin_percent, currency_id)
        values (${companyId}, new_id(), ${offices.hcm}, 'CL', 20, 'VND')`,
    );
    await key(tx, job.hblid, "SELL", [{ chargeId: sold, unitPrice: "2000000" }]);
    await key(tx, job.hblid, "BUY", [{ chargeId: lift, unitPrice: "500000" }]);
    const found = await costing(tx, job.id);
    expect(found).toMatchObject({
      margin: {
        selling: "2000000",
        keyed: { buying: "500000", profit: "1500000", percent: "75.0", isBelow: false },
        withMissing: { buying: "1750000", profit: "250000", percent: "12.5", isBelow: true },
        least: { minProfitMarginPercent: "20" },
      },
      profitFault: null,
    });
    await key(tx, job.hblid, "BUY", [{ chargeId: order, unitPrice: "300000" }]);
    expect((await costing(tx, job.id)).profitFault).toBe("earnsNothingSoon");
    await run(
      tx,
      sql`update shipment set no_profit = true where company_id = ${companyId} and id = ${job.id}`,
    );
    expect(await costing(tx, job.id)).toMatchObject({
      profitFault: "earnsDespiteMark",
      margin: { least: null },
    });
  }),
);

test(
  "is read with the same number of statements for one line and for many, and only in reach",
  story(async (tx) => {
    const job = await costedJob(tx);
    await price(tx, customs, { unitPrice: "1250000" });
    const count = async () => {
      const before = statementCount(tx);
      await costing(tx, job.id);
      return statementCount(tx) - before;
    };
    const few = await count();
    await tripsOf(tx, job.id);
    await key(
      tx,
      job.hblid,
      "BUY",
      Array.from({ length: 40 }, (_, at) => ({
        chargeId: lift,
        unitPrice: `${at + 1}000`,
        notes: `${at}`,
      })),
    );
    expect(await count()).toBe(few);
    const nobody = castActor("documentation", {
      change: { opsJobManagement: { detail: "None", list: "None" } },
    });
    expect((await refusal(costing(tx, job.id, nobody))).code).toBe("record.notFound");
  }),
);

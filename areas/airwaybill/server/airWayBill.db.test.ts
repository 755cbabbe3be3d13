import * as chargeCalls from "@fairway/areas/charge/contract.ts";
import { jobHistory } from "@fairway/areas/charge/server/jobHistory.ts";
import { importJob } from "@fairway/areas/charge/server/importJob.ts";
import * as bills from "@fairway/areas/housebill/contract.ts";
import { readBillsOfJob } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { getHouseBill } from "@fairway/areas/housebill/server/getHouseBill.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import { copiedForm } from "@fairway/areas/shipment/model/jobCopy.ts";

import { updateShipment as updateJobCall } from "@fairway/areas/shipment/contract.ts";
import { updateShipment } from "@fairway/areas/shipment/server/updateShipment.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { waybillCopies } from "@fairway/areas/housebill/server/paper/airWaybillWords.ts";
import { sheetsOf } from "@fairway/engine/paper/testWorkbook.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { openAirJob, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import "./copyWaybill.ts";
import {
  exportAcs,
  exportMaster,
  exportNctsAls,
  exportScsc,
  exportTcs,
} from "./exportAirWayBill.ts";
import { getAirWayBill } from "./getAirWayBill.ts";
import { previewJob, syncJob } from "./syncJob.ts";
import { previewAirWayBill } from "./previewAirWayBill.ts";
import { createAirWayBill, updateAirWayBill } from "./saveAirWayBill.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const day = today();

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeJobGround(tx);
  }),
);

/** Another day of the month in which jobs of today are. */
const sameMonth = addDays(day, day.endsWith("-01") ? 1 : -1);

const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const open = (tx: Tx, change: object = {}) =>
  openAirJob(tx, {
    flightVesselName: "VN300",
    grossWeight: "1381.4",
    chargeWeight: "1381.5",
    packageQty: "27",
    ...change,
  });
const create = (tx: Tx, ask: object) =>
  createAirWayBill(tx, lan, contract.createAirWayBill.body.parse(ask));
const charge = (chargeName: string, quantity: string, rate: string, dueTo = "Carrier") => ({
  chargeName,
  quantity,
  rate,
  dueTo,
});

/** A stage of a job whose deadline follows its ETD. */
const followingStage = async (tx: Tx, jobId: string) => {
  const [stageId, id] = [newId(), newId()];
  const name = { code: "TERM", stageNameEn: "Goods accepted", stageNameVn: "Giao hàng vào kho" };
  await insertRow(tx, "stage", { companyId, id: stageId, ...name });
  await insertRow(tx, "stage_assigned", {
    companyId,
    id,
    jobId,
    stageId,
    dueBase: "etd",
    dueShift: "-12 hours",
    mainPersonInCharge: lan.userId,
    orderNumberProcessed: 1,
  });
  return {
    deadline: async () =>
      (
        await one<{ deadline: string | null }>(
          tx,
          sql`select deadline from stage_assigned where company_id = ${companyId} and id = ${id}`,
        )
      ).deadline,
  };
};

test(
  "a master waybill starts with its job and is saved together with it",
  story(async (tx) => {
    const job = await open(tx);
    for (const [hwbno, chargeWeight] of [
      ["H1", "240"],
      ["H2", "1012.5"],
      ["H3", "232.5"],
    ]) {
      const ask = { jobId: job.id, hwbno, chargeWeight, customerId: ground.customer };
      const more = { saleManId: people.sales.id, shipperDescription: "HOA SEN EXPORT" };
      await createHouseBill(tx, lan, bills.createHouseBill.body.parse({ ...ask, ...more }));
    }
    const fresh = await getAirWayBill(tx, lan, { jobId: job.id });
    expect(fresh).toMatchObject({
      id: null,
      mblno1: "738",
      mblno2: "SGN",
      mblno3: "24681355",
      consigneeId: ground.agent,
      firstCarrierBy: "VN300",
      insuranceAmount: "NIL",
      rclass: "Q",
      wtpp: "As Arranged",
      issueHbldate: day,
      gain: "103.500",
    });
    const charges = [
      charge("MYC", "1381.5", "0.55"),
      charge("SCC", "1381.5", "0.15"),
      charge("AWB", "1", "15", "Agent"),
    ];
    const typed = { rateCharge: "2.85", asArranged: false, valpp: "12.50", otherCharges: charges };
    const moved = { etd: sameMonth, flightVesselName: "VN302", hw: "1248.5" };
    const stage = await followingStage(tx, job.id);
    expect(await stage.deadline()).toBeNull();
    const { data } = await create(tx, { ...fresh, ...typed, ...moved });
    expect(data).toMatchObject({
      version: 1,
      total: "3937.28",
      wtpp: "3937.28",
      dueCarrierPp: "967.06",
      dueAgentPp: "15.00",
      totalPp: "4931.84",
      totalCll: null,
      otherCharge: "MYC: 759.83\nSCC: 207.23\nAWB: 15.00",
      flightVesselName: "VN302",
    });
    expect(await stage.deadline()).not.toBeNull();
    expect(await getShipment(tx, lan, { id: job.id })).toMatchObject({
      etd: sameMonth,
      serviceDate: sameMonth,
      flightDate: sameMonth,
      flightVesselName: "VN302",
      hw: "1248.500",
      mawb: "738-24681355",
      shipmentType: "Freehand",
    });
    expect((await refusal(create(tx, fresh))).code).toBe("airWayBill.exists");

    const update = (change: object) =>
      updateAirWayBill(tx, lan, contract.updateAirWayBill.body.parse({ ...data, ...change }));
    const collect = await update({ otherPayment: "CLL", otherCharges: data.otherCharges });
    expect(collect.data).toMatchObject({ version: 2, totalPp: "3949.78", totalCll: "982.06" });
    const { jobVersion } = collect.data;
    expect((await refusal(update({ jobVersion }))).code).toBe("record.conflict");
    expect((await refusal(update({ version: 2 }))).code).toBe("record.conflict");
  }),
);

test(
  "dimension lines are saved with the waybill, and a job that changed since is a conflict (AW-5)",
  story(async (tx) => {
    const job = await open(tx, { applyDim: "Total", roundUpMethod: "0.5" });
    const fresh = await getAirWayBill(tx, lan, { jobId: job.id });
    const lines = [
      { length: "60", width: "50", height: "40", package: 12 },
      { length: "101.5", width: "62.4", height: "55.5", package: 3 },
    ];
    const { data } = await create(tx, { ...fresh, dimensionDetails: lines });
    expect(data).toMatchObject({
      hw: "417.500",
      dimensionDetails: [{ hw: "240.000" }, { hw: "177.072" }],
    });
    const saved = await getShipment(tx, lan, { id: job.id });
    expect(saved.dimensionDetails).toHaveLength(2);
    expect((await getAirWayBill(tx, lan, { jobId: job.id })).dimensionDetails).toHaveLength(2);
    const again = (change: object) =>
      updateAirWayBill(tx, lan, contract.updateAirWayBill.body.parse({ ...data, ...change }));
    // Without a list the lines stay.
    const { dimensionDetails: _lines, ...rest } = data;
    const kept = await updateAirWayBill(tx, lan, contract.updateAirWayBill.body.parse(rest));
    expect(kept.data.dimensionDetails).toHaveLength(2);
    expect((await refusal(again({ version: 2 }))).code).toBe("record.conflict");
    const wrong = again({
      version: 2,
      jobVersion: kept.data.jobVersion,
      dimensionDetails: [{ ...lines[0], package: 0 }],
    });
    expect(wrongFields(await refusal(wrong))).toHaveLength(1);
  }),
);

test(
  "a flight date that the form shows stays, also where it is the stored one (SH-1)",
  story(async (tx) => {
    const job = await open(tx);
    await create(tx, await getAirWayBill(tx, lan, { jobId: job.id }));
    const stored = await getAirWayBill(tx, lan, { jobId: job.id });
    const part = { ...stored, id: job.id, etd: sameMonth, keptDays: ["flightDate"] };
    const asked = { ...contract.syncJob.body.parse(part), id: job.id };
    const { changes } = await previewJob(tx, lan, asked);
    expect(changes.map(({ field }) => field)).toEqual(["etd", "serviceDate"]);
    await syncJob(tx, lan, asked);
    const saved = await getShipment(tx, lan, { id: job.id });
    expect(saved).toMatchObject({ etd: sameMonth, flightDate: stored.flightDate });
    // The form of the job sends both days that it shows.
    const form = { ...saved, etd: stored.etd, keptDays: ["serviceDate", "flightDate"] };
    const { csMawbcontainers: _lines, ...ask } = updateJobCall.body.parse(form);
    const { data } = await updateShipment(tx, lan, ask);
    expect(data).toMatchObject({ etd: stored.etd, serviceDate: sameMonth });
  }),
);

test(
  "what a waybill carries of its job is shown and written to the job alone (AW-8)",
  story(async (tx) => {
    const job = await open(tx);
    const fresh = await getAirWayBill(tx, lan, { jobId: job.id });
    await create(tx, fresh);
    const stored = await getAirWayBill(tx, lan, { jobId: job.id });
    const part = {
      ...stored,
      id: job.id,
      flightVesselName: "VN302",
      etd: sameMonth,
      pod: ground.saigon,
      pol: ground.losAngeles,
      dimensionDetails: [{ length: "60", width: "50", height: "40", package: 12 }],
    };
    const asked = contract.syncJob.body.parse(part);
    const shown = await previewJob(tx, lan, { ...asked, id: job.id });
    expect(shown).toMatchObject({ version: stored.jobVersion });
    const { jobVersion: _seen, ...unseen } = part;
    for (const { body } of [contract.syncJob, contract.createAirWayBill]) {
      const wrong = body.safeParse({ ...unseen, jobId: job.id }).error?.issues;
      expect(wrong?.map(({ path }) => path.join("."))).toEqual(["jobVersion"]);
    }
    expect(shown.changes.map(({ field }) => field)).toEqual([
      "etd",
      "pol",
      "pod",
      "flightVesselName",
      "flightDate",
      "hw",
      "cbm",
      "serviceDate",
      "dimensions",
    ]);
    expect(shown.changes).toContainEqual({ field: "flightVesselName", was: "VN300", is: "VN302" });
    expect(shown.changes).toContainEqual({ field: "dimensions", was: "", is: "60x50x40/12" });
    expect(shown.changes.find(({ field }) => field === "pol")?.is).toMatch(/Los Angeles/i);
    await syncJob(tx, lan, { ...asked, id: job.id });
    expect(await getShipment(tx, lan, { id: job.id })).toMatchObject({
      flightVesselName: "VN302",
      etd: sameMonth,
      serviceDate: sameMonth,
      flightDate: sameMonth,
      hw: "240.000",
      cbm: "1.440",
      dimensionDetails: [{ package: 12 }],
    });
    expect(await getAirWayBill(tx, lan, { jobId: job.id })).toMatchObject({
      version: stored.version,
      flightVesselName: "VN302",
    });
    expect((await refusal(syncJob(tx, lan, { ...asked, id: job.id }))).code).toBe(
      "record.conflict",
    );
    const taken = contract.syncJob.body.parse({
      ...part,
      jobVersion: asked.jobVersion + 1,
      mblno3: "24681356",
    });
    expect(wrongFields(await refusal(syncJob(tx, lan, { ...taken, id: job.id })))).toEqual([
      "mblno3 shipment.mawbDigit",
    ]);
  }),
);

test(
  "other charges and dimensions are in the history of the job (SH-20)",
  story(async (tx) => {
    const job = await open(tx);
    const fresh = await getAirWayBill(tx, lan, { jobId: job.id });
    const { data } = await create(tx, {
      ...fresh,
      dimensionDetails: [{ length: "60", width: "50", height: "40", package: 12 }],
      otherCharges: [charge("AWB", "1", "15", "Agent")],
    });
    const told = async () => {
      const saves = await jobHistory(tx, lan, { id: job.id });
      return saves.flatMap(({ changes }) =>
        changes.map(({ label, was, now }) => ({ label, was, now })),
      );
    };
    expect(await told()).toContainEqual({
      label: "Other charges",
      was: "",
      now: "AWB · 15 · Agent",
    });
    const labels = (await told()).map(({ label }) => label);
    expect(labels).toContain("Dimensions");
    await updateAirWayBill(
      tx,
      lan,
      contract.updateAirWayBill.body.parse({ ...data, otherCharges: [] }),
    );
    expect(await told()).toContainEqual({
      label: "Other charges",
      was: "AWB · 15 · Agent",
      now: "",
    });
  }),
);

test(
  "what is wrong on the job refuses the waybill as well",
  story(async (tx) => {
    const job = await open(tx);
    await open(tx, { mawb: "738-24681366" });
    const fresh = await getAirWayBill(tx, lan, { jobId: job.id });
    const tried = async (change: object) =>
      wrongFields(await refusal(create(tx, { ...fresh, ...change })));
    expect(await tried({ mblno3: "24681356" })).toEqual(["mblno3 shipment.mawbDigit"]);
    expect(await tried({ mblno3: "24681366" })).toEqual(["mblno3 shipment.mawbTaken"]);
    expect(await tried({ etd: null })).toEqual(["etd field.required"]);
    expect(await tried({ grossWeight: "1500" })).toEqual([
      "chargeWeight shipment.chargeBelowGross",
    ]);
    await lockShipment(tx, castActor("administrator"), { id: job.id });
    expect((await refusal(create(tx, fresh))).code).toBe("shipment.locked");
    const arrival = await open(tx, { transactionType: "AI", mawb: "738-24681370", eta: day });
    const asked = getAirWayBill(tx, lan, { jobId: arrival.id });
    expect((await refusal(asked)).code).toBe("airWayBill.otherService");
  }),
);

test(
  "the paper of a master waybill prints the record, its copies and the agent",
  story(async (tx) => {
    await run(
      tx,
      sql`update office set iata_code = '37-3 1234/0012', iata_account = 'HD-01'
        where company_id = ${companyId}`,
    );
    const job = await open(tx, { flightDate: day, cbm: "7.489" });
    const print = async (ask: object = {}) => {
      const asked = contract.previewAirWayBill.query.parse({ jobId: job.id, ...ask });
      const { bytes } = await previewAirWayBill(tx, lan, asked);
      return paperText(bytes as Buffer);
    };
    expect(await refusal(print())).toMatchObject({ code: "airWayBill.notStored" });
    const fresh = await getAirWayBill(tx, lan, { jobId: job.id });
    const charges = [charge("MYC", "1381.5", "0.55"), charge("AWB", "1", "15", "Agent")];
    const keyed = {
      rateCharge: "2.85",
      asArranged: false,
      valpp: "12.50",
      taxpp: "0",
      volumeField: "60x50x40/12",
      notify: "NORDSEE LOGISTIK",
      otherCharges: charges,
    };
    await create(tx, { ...fresh, ...keyed });
    const before = statementCount(tx);
    const text = (await print()).replaceAll(/\s+/g, " ");
    expect(statementCount(tx) - before).toBeLessThanOrEqual(6);
    for (const said of [
      "738-24681355",
      job.jobNo,
      "37-3 1234/0012",
      "HD-01",
      "FREIGHT PREPAID",
      "1,381.400",
      "1,381.500",
      "2.85",
      "3,937.28",
      "12.50",
      "MYC: 759.83",
      "AWB: 15.00",
      "4,724.61",
      "60x50x40/12",
      "7.489",
      "CONSOLIDATED CARGO AS PER MANIFEST",
      "ALSO NOTIFY: NORDSEE LOGISTIK",
      "NVD",
      "NCV",
      "NIL",
      "ORIGINAL 3 (FOR SHIPPER)",
    ])
      expect(text).toContain(said);
    const copies = (await print({ reportType: "Full" })).split("\f").slice(0, -1);
    expect(copies).toHaveLength(8);
    const vietnamese = await print({ reportType: "Full", language: "vi" });
    for (const [at, { en, vi }] of waybillCopies.entries()) {
      expect(copies[at]).toContain(en);
      expect(copies[at]).toContain("738-24681355");
      expect(vietnamese).toContain(vi);
    }
    for (const write of [exportMaster, exportScsc, exportTcs, exportAcs, exportNctsAls]) {
      const { bytes } = await write(tx, lan, { jobId: job.id });
      const sheets = await sheetsOf(bytes as Buffer);
      const cells = sheets[0]?.rows.flat().map(String) ?? [];
      expect(cells).toContain("738-24681355");
      expect(cells).toContain("1381.4");
      const isMaster = write === exportMaster;
      expect(cells.includes("3937.28")).toBe(isMaster);
    }
    const form = await print({ reportType: "SingleNoFrame" });
    expect(form).toContain("3,937.28");
    expect(form).not.toContain("AIR WAYBILL");
  }),
);

/** A copy of a job as its form sends it. */
const copy = async (tx: Tx, id: string, change: object) => {
  const job = await getShipment(tx, lan, { id });
  const form = copiedForm(job, { userId: lan.userId, mayNoProfit: false });
  const ask = { ...form, transactionType: job.transactionType, id, ...change };
  return (await importJob(tx, lan, chargeCalls.importJob.body.parse(ask))).data;
};

test(
  "a copy of a job has its waybill, issued today, with the other charges and the weight of the copy",
  story(async (tx) => {
    const job = await open(tx);
    const fresh = await getAirWayBill(tx, lan, { jobId: job.id });
    const lines = [charge("MYC", "1381.5", "0.55"), charge("AWB", "1", "15", "Agent")];
    const typed = { rateCharge: "2.85", asArranged: false, otherCharges: lines };
    await create(tx, { ...fresh, ...typed, issueHbldate: addDays(day, -3) });
    const made = await copy(tx, job.id, {
      etd: day,
      mawb: "738-24681366",
      flightVesselName: "VN410",
      chargeWeight: "1400",
      grossWeight: "1390",
    });
    expect(await getAirWayBill(tx, lan, { jobId: made.id })).toMatchObject({
      version: 1,
      mblno3: "24681366",
      firstCarrierBy: "VN410",
      issueHbldate: day,
      rateCharge: "2.8500",
      total: "3990.00",
      dueAgentPp: "15.00",
      otherCharges: [{ chargeName: "MYC" }, { chargeName: "AWB", dueTo: "Agent" }],
    });
  }),
);

test(
  "a copied house waybill has its other charges, also without the papers of the job",
  story(async (tx) => {
    const job = await open(tx);
    const ask = {
      jobId: job.id,
      customerId: ground.customer,
      saleManId: people.sales.id,
      shipperDescription: "SHIPPER",
      hwbno: "HAWB1",
      chargeWeight: "100",
      grossWeight: "100",
      rateCharge: "2",
      asArranged: false,
      otherCharges: [charge("MYC", "100", "0.55")],
    };
    await createHouseBill(tx, lan, bills.createHouseBill.body.parse(ask));
    const made = await copy(tx, job.id, {
      etd: day,
      mawb: "738-24681366",
      copies: { papers: false },
    });
    const [copied] = await readBillsOfJob(tx, companyId, made.id);
    const bill = await getHouseBill(tx, lan, { id: copied?.id ?? "" });
    expect(bill).toMatchObject({
      dueCarrierPp: "55.00",
      otherCharges: [{ chargeName: "MYC", amount: "55.00", dueTo: "Carrier" }],
    });
  }),
);

test(
  "a wrong number is marked on the serial number; one without airline stays that of the job",
  story(async (tx) => {
    const job = await open(tx);
    const fresh = await getAirWayBill(tx, lan, { jobId: job.id });
    const wrong = await refusal(create(tx, { ...fresh, mblno3: "24681354" }));
    expect(wrongFields(wrong)).toEqual(["mblno3 shipment.mawbDigit"]);
    const other = await open(tx, { mawb: "OTHER1", isMawb: true });
    const own = await getAirWayBill(tx, lan, { jobId: other.id });
    expect([own.mblno1, own.mblno3]).toEqual([null, "OTHER1"]);
    const typed = { ...own, mblno1: "738", mblno3: "24681366" };
    expect(wrongFields(await refusal(create(tx, typed)))).toEqual([
      "mblno3 airWayBill.otherNumber",
    ]);
    await create(tx, own);
    expect((await getShipment(tx, lan, { id: other.id })).mawb).toBe("OTHER1");
  }),
);

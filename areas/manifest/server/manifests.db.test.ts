import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { hostileText } from "@fairway/engine/paper/hostileTexts.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { openJob as openAny, writeBill, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { checkManifest, getManifest } from "./getManifest.ts";
import { previewAir, previewSeaExport, previewSeaImport } from "./previewManifest.ts";
import { saveManifest } from "./saveManifest.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const administrator = castActor("administrator");
const day = today();

beforeAll(() => inTransaction(database, writeJobGround));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const openJob = (tx: Tx, change: object = {}) => {
  const goods = { packageQty: "1", grossWeight: "1", cbm: "1" };
  return openAny(tx, { transactionType: "SCE", ...goods, ...change });
};
const write = (tx: Tx, jobId: string, change: object = {}) =>
  writeBill(tx, jobId, { packageType: ground.carton, ...change });

/** Saves a manifest as it is offered, with changes. */
const save = async (tx: Tx, jobId: string, change: object = {}) => {
  const offered = await getManifest(tx, lan, { jobId, fresh: "false" });
  const ask = contract.saveManifest.body.parse({ ...offered, ...change });
  return (await saveManifest(tx, lan, ask)).data;
};

test(
  "a manifest starts with its job and all its bills, and counts them",
  story(async (tx) => {
    const job = await openJob(tx);
    await write(tx, job.id, { packageQty: "120", grossWeight: "2480.5", cbm: "9.876" });
    await write(tx, job.id, { packageQty: "18", grossWeight: "14250", cbm: "11.4" });
    const last = await write(tx, job.id, { packageQty: "4", grossWeight: "310", cbm: "0.62" });
    expect(await checkManifest(tx, lan, { jobId: job.id })).toBe(false);
    const before = statementCount(tx);
    const offered = await getManifest(tx, lan, { jobId: job.id, fresh: "false" });
    expect(statementCount(tx) - before).toBeLessThanOrEqual(5);
    expect(offered).toMatchObject({
      refNo: null,
      version: null,
      supplier: ground.carrier,
      voyNo: "EVER ACE - 1234E",
      invoiceDate: day,
      sums: { grossWeight: "17040.500", volume: "21.896" },
      may: ["update"],
    });
    expect(offered.sums.packages.map(({ quantity }) => quantity)).toEqual(["142"]);
    expect((await refusal(previewSeaExport(tx, lan, { jobId: job.id }))).code).toBe(
      "manifest.notSaved",
    );

    const saved = await save(tx, job.id);
    expect(saved.refNo).toBe(job.jobNo.replace("SEC", "MSCE"));
    expect(saved).toMatchObject({ version: 1, may: ["update", "print"] });
    expect(saved.bills.every(({ isIncluded }) => isIncluded)).toBe(true);
    expect(await checkManifest(tx, lan, { jobId: job.id })).toBe(true);

    const two = saved.bills.map(({ id }) => id).filter((id) => id !== last.id);
    const fewer = await save(tx, job.id, { hblids: two, masksOfRegistration: "PANAMA" });
    expect(fewer).toMatchObject({
      version: 2,
      refNo: saved.refNo,
      sums: { grossWeight: "16730.500", volume: "21.276" },
    });
    const fresh = await getManifest(tx, lan, { jobId: job.id, fresh: "true" });
    expect(fresh).toMatchObject({ masksOfRegistration: null, version: 2, refNo: saved.refNo });
    expect(fresh.bills.filter(({ isIncluded }) => isIncluded)).toHaveLength(3);
  }),
);

test(
  "two saved at once, other bills, missing fields and closed jobs are refused",
  story(async (tx) => {
    const job = await openJob(tx);
    const bill = await write(tx, job.id);
    const elsewhere = await write(tx, (await openJob(tx)).id);
    const saved = await save(tx, job.id);
    expect((await refusal(save(tx, job.id, { version: null }))).code).toBe("record.conflict");
    expect((await refusal(save(tx, job.id, { version: 7 }))).code).toBe("record.conflict");
    expect((await refusal(save(tx, job.id, { hblids: [] }))).code).toBe("manifest.noBill");
    const strange = save(tx, job.id, { hblids: [bill.id, elsewhere.id] });
    expect((await refusal(strange)).code).toBe("manifest.strangeBill");
    const bad = save(tx, job.id, {
      supplier: null,
      voyNo: " ",
      manifestIssuer: null,
      pod: saved.pol,
    });
    expect(wrongFields(await refusal(bad))).toEqual([
      "supplier field.required",
      "voyNo field.required",
      "manifestIssuer field.required",
      "pod shipment.samePorts",
    ]);
    const unknown = save(tx, job.id, { supplier: job.id, pod: bill.id });
    expect(wrongFields(await refusal(unknown))).toEqual([
      "supplier field.unknown",
      "pod field.unknown",
    ]);
    expect(wrongFields(await refusal(save(tx, job.id, { pod: ground.narita })))).toEqual([
      "pod shipment.portOfOtherMode",
    ]);
    await lockShipment(tx, administrator, { id: job.id });
    expect((await refusal(save(tx, job.id))).code).toBe("shipment.locked");
  }),
);

test(
  "jobs whose services share a prefix have different manifests",
  story(async (tx) => {
    const measured = { packageQty: "1", grossWeight: "1", cbm: "1" };
    const fcl = await openJob(tx, { transactionType: "SFE" });
    const lcl = await openJob(tx, { transactionType: "SLE", ...measured });
    await write(tx, fcl.id);
    await write(tx, lcl.id, measured);
    const first = await save(tx, fcl.id);
    const second = await save(tx, lcl.id);
    expect(first.refNo).toBe(fcl.jobNo.replace("SEF", "MSE"));
    expect(second.refNo).toBe(`${lcl.jobNo.replace("SEL", "MSE")}-2`);
  }),
);

test(
  "the paper prints every saved text and the sums, hostile ones too",
  story(async (tx) => {
    const job = await openJob(tx);
    await write(tx, job.id, { packageQty: "120", grossWeight: "2480.5", cbm: "9.876" });
    const saved = await save(tx, job.id, {
      attention: hostileText,
      masksOfRegistration: "PANAMA",
      manifestIssuer: "HAI DANG FREIGHT",
    });
    const before = statementCount(tx);
    const paper = await previewSeaExport(tx, lan, { jobId: job.id, language: "en" });
    expect(statementCount(tx) - before).toBeLessThanOrEqual(6);
    const text = paperText(paper.bytes as Buffer).replaceAll(/\s+/g, " ");
    for (const part of [
      saved.refNo as string,
      hostileText,
      job.jobNo,
      "PANAMA",
      "HAI DANG FREIGHT",
      "EVER ACE - 1234E",
      "2,480.500",
      "9.876",
      "HOA SEN EXPORT",
      "PACIFIC FURNITURE INC",
    ]) {
      expect(text).toContain(part);
    }
    expect((await refusal(previewSeaImport(tx, lan, { jobId: job.id }))).code).toBe(
      "manifest.otherPaper",
    );
    expect((await refusal(previewAir(tx, lan, { jobId: job.id }))).code).toBe(
      "manifest.otherPaper",
    );
  }),
);

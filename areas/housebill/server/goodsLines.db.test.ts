import * as jobs from "@fairway/areas/shipment/contract.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { saveVerifiedMass } from "@fairway/areas/shipment/server/saveVerifiedMass.ts";
import { updateShipment } from "@fairway/areas/shipment/server/updateShipment.ts";
import { today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows } from "@fairway/engine/db/writeRows.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import { buffer } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import {
  openJob as openAny,
  writeBill as writeAny,
  writeJobGround,
} from "../../../tests/cast/openedJob.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal as refused } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import { getHouseBill } from "./getHouseBill.ts";
import { importGoods, uploadContainers, uploadGoods } from "./goodsLines.ts";
import { newHouseBill } from "./newHouseBill.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const administrator = castActor("administrator");
const day = today();

beforeAll(() => inTransaction(database, writeJobGround));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const refusal = async (call: () => Promise<unknown>) => (await refused(call())).code;
const wrongFields = async (call: () => Promise<unknown>) =>
  (await refused(call())).fields.map(({ field }) => field);

const openJob = (
  tx: Tx,
  transactionType: string,
  csMawbcontainers: object[],
  change: object = {},
) => openAny(tx, { transactionType, csMawbcontainers, ...change });
const writeBill = (tx: Tx, jobId: string, csMawbcontainers?: object[]) =>
  writeAny(tx, jobId, csMawbcontainers ? { csMawbcontainers } : {});

const cartons = {
  packageTypeId: ground.carton,
  packageQuantity: "120",
  gw: "2480.5",
  cbm: "9.876",
};
const box = { containerTypeId: ground.hc40, containerNo: "FWTU4001251", sealNo: "S1" };
const verified = { vgmMethod: "2", vgmDate: day, vgmSigner: "TRAN" } as const;
const acid = {
  unNumber: "2735",
  imoClass: "8",
  packingGroup: "II",
  properShippingName: "AMINES, LIQUID, CORROSIVE, N.O.S.",
};

test(
  "loose goods fill the sums of their job and bill, which says its packages",
  story(async (tx) => {
    const job = await openJob(tx, "SLE", [{ ...cartons, ...acid, hsCode: "6405.10" }]);
    expect(job).toMatchObject({
      grossWeight: "2480.500",
      cbm: "9.876",
      sumCont: 0,
      sumPackage: "120.000",
      revenueTons: "9.876",
      chargedTons: "9.876",
      packageType: ground.carton,
    });
    expect(job.csMawbcontainers[0]).toMatchObject({ ...acid, hsCode: "640510", version: 1 });
    const bill = await writeBill(tx, job.id, [{ ...cartons, gw: "310", cbm: "0.62" }]);
    expect(bill).toMatchObject({
      packageContainer: "A Part Of Container",
      packageType: ground.carton,
      revenueTons: "0.620",
      chargedTons: "1.000",
    });
    expect(bill.inWord).toMatch(/^ONE HUNDRED TWENTY \(120\) \w+ ONLY$/);
    const empty = await wrongFields(() => openJob(tx, "SLE", [{ packageQuantity: "0" }]));
    expect(empty).toEqual(
      expect.arrayContaining([
        "grossWeight",
        "cbm",
        "csMawbcontainers.0.packageQuantity",
        "csMawbcontainers.0.packageTypeId",
        "csMawbcontainers.0.gw",
        "csMawbcontainers.0.cbm",
      ]),
    );
  }),
);

test(
  "the first bill of loose goods has those of its job, a further one without its own is refused",
  story(async (tx) => {
    const goods = { packageQty: "12", packageType: ground.carton, grossWeight: "310", cbm: "0.62" };
    const job = await openJob(tx, "SLE", [], goods);
    const taken = { packageType: ground.carton, grossWeight: "310.000", cbm: "0.620" };
    expect(await newHouseBill(tx, lan, { jobId: job.id })).toMatchObject(taken);
    const first = await writeBill(tx, job.id, []);
    expect(first).toMatchObject({ ...taken, packageQty: "12.000", chargedTons: "1.000" });
    expect((await newHouseBill(tx, lan, { jobId: job.id })).grossWeight ?? null).toBeNull();
    const none = await wrongFields(() => writeBill(tx, job.id, []));
    expect(none).toEqual(["packageQty", "packageType", "grossWeight", "cbm"]);
  }),
);

test(
  "the verified mass of a container is written alone, and older forms cannot bring it back",
  story(async (tx) => {
    const job = await openJob(tx, "SCE", [{ ...box, gw: "17040.5", cbm: "21.896", tare: "3900" }]);
    const line = job.csMawbcontainers[0] as (typeof job.csMawbcontainers)[number];
    const ask = { id: job.id, containerId: line.id, version: line.version, vgmCutOff: null };
    const least = { ...ask, ...verified, vgm: "20940.4" };
    expect(await wrongFields(() => saveVerifiedMass(tx, lan, least))).toEqual(["vgm"]);
    const { data } = await saveVerifiedMass(tx, lan, { ...ask, ...verified, vgm: "20940.5" });
    expect(data).toMatchObject({ vgm: "20940.5", version: line.version + 1 });
    const again = { ...ask, ...verified, vgm: "21000" };
    expect(await refusal(() => saveVerifiedMass(tx, lan, again))).toBe("record.conflict");
    const old = jobs.updateShipment.body.parse(job);
    expect(await refusal(() => updateShipment(tx, lan, old))).toBe("record.conflict");

    const fresh = await newHouseBill(tx, lan, { jobId: job.id });
    expect(fresh.csMawbcontainers[0]).toMatchObject({ tare: "3900.000", vgm: null });
    const part = { ...box, ...cartons, partof: true };
    const bill = await writeBill(tx, job.id, [part]);
    expect(bill).toMatchObject({ packageContainer: "A Part Of 1x40HC" });
    const ofPart = { ...again, containerId: bill.csMawbcontainers[0]?.id as string, version: 1 };
    expect(await refusal(() => saveVerifiedMass(tx, lan, ofPart))).toBe("goods.vgmOfContainer");
    const weighed = await wrongFields(() =>
      writeBill(tx, job.id, [{ ...part, ...verified, vgm: "30000" }]),
    );
    expect(weighed).toContain("csMawbcontainers.0.vgm");
    const { version } = await getShipment(tx, lan, { id: job.id });
    expect(version).toBe(job.version + 1);
    await lockShipment(tx, administrator, { id: job.id });
    const locked = { ...again, version: line.version + 1 };
    expect(await refusal(() => saveVerifiedMass(tx, lan, locked))).toBe("shipment.locked");
  }),
);

test(
  "unknown owners, dangerous goods without a name and a cooled dry box are refused by line",
  story(async (tx) => {
    const wrong = await wrongFields(() =>
      openJob(tx, "SFE", [
        { ...box, ownerId: ground.saigon, unNumber: "2735", imoClass: "10", setPoint: "-18" },
      ]),
    );
    expect(wrong).toEqual([
      "csMawbcontainers.0.properShippingName",
      "csMawbcontainers.0.imoClass",
      "csMawbcontainers.0.setPoint",
      "csMawbcontainers.0.ownerId",
    ]);
  }),
);

const sheet = async (columns: readonly string[], rows: readonly (readonly string[])[]) => ({
  name: "goods.xlsx",
  bytes: await buffer(
    writeExcel({
      sheet: "Goods",
      columns: columns.map((header) => ({ header, key: header, kind: "text" as const })),
      rows: rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]]))),
    }),
  ),
});
const heads = ["GW*", "CBM*", "Package Type*", "Package Qty*", "Cont No", "Commodity"];

test(
  "a sheet of loose goods is read cell by cell, and its valid rows are added to the list",
  story(async (tx) => {
    const job = await openJob(tx, "SLE", [{ ...cartons, containerNo: "CSQU3054383" }]);
    const upload = async (rows: readonly (readonly string[])[], columns = heads) =>
      uploadGoods(tx, lan, {
        id: job.id,
        isHouseBill: false,
        stored: true,
        file: (await sheet(columns, rows)) as never,
      });
    const read = await upload([
      ["310", "0.62", "Carton", "4", "", "Shoes"],
      ["1,5", "0.62", "Carton", "4", "", ""],
      ["1,234.5", "0.62", "Bale of nothing", "0", "", ""],
      ["310", "0.62", "Carton", "4", "ＣＳＱＵ３０５４３８３", ""],
      ["310", "0.62", "Carton", "4", "CSQU3054384", ""],
    ]);
    const wrong = read.data.map((row) => row.faults.map(({ field }) => field));
    expect(wrong).toEqual([
      [],
      ["gw"],
      ["packageTypeId", "packageQuantity"],
      // Several lines of loose goods may be in one container.
      [],
      ["containerNo"],
    ]);
    expect(read).toMatchObject({ totalValidRows: 2, totalInvalidRows: 3 });
    const same = { ...cartons, containerNo: "CSQU3054383" };
    const twice = await upload([
      [same.gw, same.cbm, "Carton", same.packageQuantity, same.containerNo, ""],
    ]);
    expect(twice.data[0]?.faults.map(({ field }) => field)).toEqual(["containerNo"]);
    expect(read.data[2]).toMatchObject({ gw: "1234.5" });
    const other = () => upload([["1"]], ["Weight"]);
    expect(await refusal(other)).toBe("container.otherSheet");
    const long = () => upload(Array.from({ length: 501 }, () => ["1", "1", "Carton", "1"]));
    expect(await refusal(long)).toBe("excel.tooManyRows");

    const ask = jobs.importGoods.body.parse({
      id: job.id,
      version: job.version,
      csMawbcontainers: read.data.filter(({ isValid }) => isValid),
    });
    const { data } = await importGoods(tx, lan, ask);
    expect(data).toEqual({ id: job.id, version: job.version + 1, count: 2 });
    expect(await refusal(() => importGoods(tx, lan, ask))).toBe("record.conflict");
    const saved = await getShipment(tx, lan, { id: job.id });
    expect(saved.csMawbcontainers).toHaveLength(3);

    const bill = await writeBill(tx, job.id, [cartons]);
    await importGoods(tx, lan, { ...ask, id: bill.id, isHouseBill: true, version: bill.version });
    const after = await getHouseBill(tx, lan, { id: bill.id });
    expect(after.csMawbcontainers.map(({ gw }) => gw)).toEqual(["2480.500", "310.000", "310.000"]);
  }),
);

test(
  "a sheet is read with other usual codes, and several kinds of packages are packages together",
  story(async (tx) => {
    const together = "0190c0de-0000-7000-8000-000000000991";
    const unit = { companyId, unitType: "Package", active: true };
    const named = { id: together, code: "PKGS", unitNameEn: "Packages", unitNameVn: "Kiện" };
    await insertRows(tx, "unit", [{ ...unit, ...named }]);
    const job = await openJob(tx, "SLE", [cartons]);
    const file = (await sheet(heads, [
      ["310", "0.62", "CTNS", "4", "", ""],
      ["14250", "11.4", "Package", "18", "", ""],
    ])) as never;
    const read = await uploadGoods(tx, lan, { id: job.id, isHouseBill: false, stored: true, file });
    expect(read).toMatchObject({ totalValidRows: 2, totalInvalidRows: 0 });
    expect(read.data.map(({ packageTypeId }) => packageTypeId)).toEqual([ground.carton, together]);
    const lines = [cartons, { ...cartons, packageTypeId: ground.drum, packageQuantity: "18" }];
    const bill = await writeBill(tx, job.id, lines);
    expect(bill).toMatchObject({ packageQty: "138.000", packageType: together });
    expect(bill.inWord).toBe("ONE HUNDRED THIRTY-EIGHT (138) PACKAGES ONLY");
  }),
);

test(
  "a sheet of containers is not one of loose goods",
  story(async (tx) => {
    const job = await openJob(tx, "SLE", [cartons]);
    const file = (await sheet(["Cont Type*"], [["40HC"]])) as never;
    const ask = { id: job.id, isHouseBill: false, stored: true, file };
    expect(await refusal(() => uploadContainers(tx, lan, ask))).toBe("container.otherGoods");
  }),
);

import * as jobs from "@fairway/areas/shipment/contract.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { updateShipment } from "@fairway/areas/shipment/server/updateShipment.ts";
import { today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, type Tx } from "@fairway/engine/db/tx.ts";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { openJob, writeBill, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { getHouseBill } from "./getHouseBill.ts";
import { updateHouseBill } from "./updateHouseBill.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const day = today();

beforeAll(() => inTransaction(database, writeJobGround));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const air = {
  transactionType: "AE",
  flightDate: day,
  packageQty: "12",
  grossWeight: "218.4",
  chargeWeight: "240",
};
const sides = { length: "60", width: "50", height: "40", package: 12 };
const box = {
  containerTypeId: ground.hc40,
  containerNo: "CSQU3054383",
  sealNo: "S1",
  packageTypeId: ground.carton,
  packageQuantity: "10",
  gw: "100",
};

/** The fields that the shape of a call refuses, before any verb. */
const misshapen = (shape: typeof jobs.createShipment.body, ask: object) =>
  shape.safeParse(ask).error?.issues.map(({ path }) => path.join("."));

test("numbers that can be read in several ways and endless lists are refused by field", () => {
  const job = { transactionType: "AE" };
  for (const wrong of ["1,5", "1.000,5", "１２", "1e9", "NaN", "0x10", "=1+1"]) {
    expect(misshapen(jobs.createShipment.body, { ...job, grossWeight: wrong })).toEqual([
      "grossWeight",
    ]);
    const dimensionDetails = [{ ...sides, height: wrong }];
    expect(misshapen(jobs.createShipment.body, { ...job, dimensionDetails })).toEqual([
      "dimensionDetails.0.height",
    ]);
    expect(
      misshapen(jobs.createShipment.body, { ...job, csMawbcontainers: [{ gw: wrong }] }),
    ).toEqual(["csMawbcontainers.0.gw"]);
  }
  const dimensionDetails = Array.from({ length: 10_000 }, () => sides);
  expect(misshapen(jobs.createShipment.body, { ...job, dimensionDetails })).toEqual([
    "dimensionDetails",
  ]);
  const csMawbcontainers = Array.from({ length: 10_000 }, () => ({}));
  expect(misshapen(jobs.createShipment.body, { ...job, csMawbcontainers })).toEqual([
    "csMawbcontainers",
  ]);
});

test(
  "pieces of none, sides of 10,000 km and amounts below zero are refused by line, all at once",
  story(async (tx) => {
    const dimensionDetails = [
      sides,
      { ...sides, package: 0 },
      { ...sides, length: "1000000000", width: "-1", height: "0" },
    ];
    const lines = [
      "dimensionDetails.1.package goods.pieces",
      "dimensionDetails.2.height goods.side",
      "dimensionDetails.2.length goods.side",
      "dimensionDetails.2.width goods.side",
    ];
    const wrongJob = await refusal(openJob(tx, { ...air, mawb: "738-24681355", dimensionDetails }));
    expect(wrongFields(wrongJob).toSorted()).toEqual(lines);
    const job = await openJob(tx, { ...air, mawb: "738-24681355" });
    const wrongBill = await refusal(writeBill(tx, job.id, { dimensionDetails, grossWeight: "-5" }));
    expect(wrongFields(wrongBill).toSorted()).toEqual([...lines, "grossWeight shipment.negative"]);
    const negative = { ...box, gw: "-1", cbm: "1000000000", packageQuantity: "-2" };
    const wrongBox = await refusal(
      openJob(tx, { transactionType: "SFE", csMawbcontainers: [negative] }),
    );
    expect(wrongFields(wrongBox).toSorted()).toEqual([
      "csMawbcontainers.0.cbm goods.tooMuch",
      "csMawbcontainers.0.gw goods.negative",
      "csMawbcontainers.0.packageQuantity goods.negative",
    ]);
    for (const refused of [wrongJob, wrongBill, wrongBox]) {
      for (const { words } of refused.fields) {
        expect(words.en.length).toBeGreaterThan(20);
        expect(words.vi).not.toBe(words.en);
      }
    }
  }),
);

test(
  "numbers in full-width letters are those of the lists, wrong digits are answered with the right ones",
  story(async (tx) => {
    const wide = await openJob(tx, { ...air, mawb: "７３８－２４６８１３５５" });
    expect(wide.mawb).toBe("738-24681355");
    const digit = await refusal(openJob(tx, { ...air, mawb: "７３８－２４６８１３５６" }));
    expect(digit.fields[0]).toMatchObject({ field: "mawb", facts: { expected: "738-24681355" } });
    const sea = { transactionType: "SFE" };
    const boxed = await openJob(tx, {
      ...sea,
      csMawbcontainers: [{ ...box, containerNo: "ＣＳＱＵ３０５４３８３" }],
    });
    expect(boxed.csMawbcontainers[0]?.containerNo).toBe("CSQU3054383");
    const wrong = await refusal(
      openJob(tx, {
        ...sea,
        csMawbcontainers: [{ ...box, containerNo: "ＣＳＱＵ３０５４３８４" }],
      }),
    );
    expect(wrong.fields[0]).toMatchObject({ facts: { expected: "CSQU3054383" } });
  }),
);

test(
  "lines of another job are not taken over by their ids",
  story(async (tx) => {
    const first = await openJob(tx, {
      ...air,
      mawb: "738-24681355",
      dimensionDetails: [sides],
    });
    const bill = await writeBill(tx, first.id, {
      dimensionDetails: [sides],
      otherCharges: [{ chargeName: "AWB", quantity: "1", rate: "15", dueTo: "Agent" }],
    });
    const second = await openJob(tx, { ...air, mawb: "738-24681366", dimensionDetails: [sides] });
    const other = await writeBill(tx, second.id, { dimensionDetails: [sides] });
    const lines = [...first.dimensionDetails, ...bill.dimensionDetails];
    const taken = lines.map(({ id }) => ({ ...sides, id, package: 99 }));
    await updateShipment(
      tx,
      lan,
      jobs.updateShipment.body.parse({ ...second, dimensionDetails: taken }),
    );
    await updateHouseBill(
      tx,
      lan,
      contract.updateHouseBill.body.parse({
        ...other,
        dimensionDetails: taken,
        otherCharges: bill.otherCharges?.map((charge) => ({ ...charge, amount: "99" })),
      }),
    );
    expect((await getShipment(tx, lan, { id: first.id })).dimensionDetails).toEqual(
      first.dimensionDetails,
    );
    expect(await getHouseBill(tx, lan, { id: bill.id })).toMatchObject({
      dimensionDetails: bill.dimensionDetails,
      otherCharges: bill.otherCharges,
    });

    const sea = { transactionType: "SFE", mawb: "OSLU1" };
    const held = await openJob(tx, { ...sea, csMawbcontainers: [box] });
    const thief = await openJob(tx, { ...sea, mawb: "OSLU2", csMawbcontainers: [] });
    const stolen = held.csMawbcontainers.map((line) => ({ ...line, gw: "999" }));
    await updateShipment(
      tx,
      lan,
      jobs.updateShipment.body.parse({ ...thief, csMawbcontainers: stolen }),
    );
    expect((await getShipment(tx, lan, { id: held.id })).csMawbcontainers).toEqual(
      held.csMawbcontainers,
    );
  }),
);

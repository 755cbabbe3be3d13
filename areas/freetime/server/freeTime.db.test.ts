import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { actorInRole, castActor } from "../../../tests/cast/actors.ts";
import { chargedJob as job, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import * as contract from "../contract.ts";
import { chargeFreeTime } from "./chargeFreeTime.ts";
import { getFreeTime } from "./getFreeTime.ts";
import { saveBoxDays } from "./saveBoxDays.ts";
import { saveJobTerms } from "./saveJobTerms.ts";

const database = await testDatabase();
// The boxes of the trade's example are back; the demonstration's day is later.
const lan = { ...castActor("documentation"), today: "2026-12-10" } as ReturnType<typeof castActor>;
const minh = actorInRole("receivable");
const containerNo = "CSQU3054383";
const { jobId } = job;

const story = (play: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await run(tx, sql`update shipment set coloader_id = ${job.carrier} where id = ${jobId}`);
    const line = { companyId, mblid: jobId, containerTypeId: job.container };
    await insertRows(tx, "container", [
      { ...line, id: newId(), hblid: null, lineNo: 1, quantity: 1, containerNo },
      { ...line, id: newId(), hblid: job.bill, lineNo: 1, quantity: 1, containerNo },
    ]);
    await play(tx);
  });

const usual = {
  kind: "demurrage",
  carrierId: job.carrier,
  validFrom: "2026-01-01",
  freeDays: "5",
  dayKind: "calendar",
  countsFrom: "next",
  paidBy: "customer",
  currencyId: "USD",
  price1: "40",
  day2: "6",
  price2: "80",
  day3: "11",
  price3: "120",
};
const rule = (tx: Tx, ruleName: string, given: object = {}) =>
  createRecord(tx, castActor("administrator"), contract.declaredFreeTimeRule, {
    ruleName,
    ...usual,
    ...given,
  });
const days = (tx: Tx, given: object = {}) =>
  saveBoxDays(
    tx,
    lan,
    contract.saveBoxDays.body.parse({
      jobId,
      boxes: [
        {
          containerNo,
          version: null,
          dischargedOn: "2026-11-02",
          gateOutOn: "2026-11-19",
          emptyInOn: "2026-12-03",
          ...given,
        },
      ],
    }),
  );
const read = async (tx: Tx, given: object = {}) => {
  const answer = await getFreeTime(tx, lan, contract.getFreeTime.query.parse({ jobId, ...given }));
  return { ...answer, kinds: answer.boxes[0]?.kinds ?? [] };
};
const charge = (tx: Tx, given: object = {}) =>
  chargeFreeTime(
    tx,
    lan,
    contract.chargeFreeTime.body.parse({
      jobId,
      containerNo,
      kind: "demurrage",
      type: "BUY",
      hblid: job.bill,
      chargeId: job.boughtThc,
      paymentObjectId: job.carrier,
      ...given,
    }),
  );

test(
  "FT-5: the box of the example costs what its rules say, on each day and in all",
  story(async (tx) => {
    await rule(tx, "EMC demurrage");
    await rule(tx, "EMC detention", {
      kind: "detention",
      freeDays: "7",
      price1: "25",
      price2: "50",
      day3: null,
      price3: null,
    });
    await days(tx);
    const before = statementCount(tx);
    const seen = await read(tx, { on: "2026-11-14", pickUpOn: "2026-11-10" });
    expect(statementCount(tx) - before).toBeLessThanOrEqual(9);
    expect(seen.boxes).toHaveLength(1);
    expect(seen.kinds).toMatchObject([
      {
        kind: "demurrage",
        ruleName: "EMC demurrage",
        clock: { lastFreeDay: "2026-11-07", end: "2026-11-19", isOver: true },
        cost: {
          toDate: "360.00",
          byTomorrow: "440.00",
          totalDays: 12,
          total: "840.00",
          amountVnd: null,
        },
        ifPickedUp: "120.00",
      },
      {
        kind: "detention",
        clock: { lastFreeDay: "2026-11-26" },
        cost: { totalDays: 7, total: "225.00" },
      },
    ]);
    const today = await read(tx);
    expect(today.kinds[0]?.cost?.amountVnd).toBe("21346500");
    expect(today.may).toEqual(["update", "charge"]);
  }),
);

test(
  "FT-8: the most special rule of the day counts, and what was agreed for the job before it",
  story(async (tx) => {
    await rule(tx, "General");
    await rule(tx, "40HC", { boxTypeId: job.container, freeDays: "10" });
    await days(tx);
    expect((await read(tx)).kinds[0]).toMatchObject({
      ruleName: "40HC",
      clock: { lastFreeDay: "2026-11-12" },
    });
    const terms = {
      freeDays: 14,
      dayKind: "calendar",
      countsFrom: "next",
      currencyId: "USD",
      tiers: [
        { day: 1, price: "50" },
        { day: 8, price: "100" },
      ],
      paidBy: "office",
    };
    const agree = (change: object) =>
      saveJobTerms(
        tx,
        lan,
        contract.saveJobTerms.body.parse({ jobId, kind: "combined", version: null, ...change }),
      );
    await agree({ terms });
    expect((await read(tx)).kinds).toMatchObject([
      {
        kind: "combined",
        ruleName: null,
        clock: { lastFreeDay: "2026-11-16" },
        cost: { totalDays: 17, total: "1350.00" },
      },
    ]);
    expect((await refusal(agree({ terms }))).code).toBe("record.conflict");
    const wrong = { ...terms, currencyId: "ZZZ", tiers: [{ day: 2, price: "1.005" }] };
    expect(wrongFields(await refusal(agree({ version: 1, terms: wrong })))).toEqual([
      "terms.tiers.0.day freeTime.tierOrder",
      "terms.tiers.0.price freeTime.tierDecimals",
      "terms.currencyId freeTime.unknownCurrency",
    ]);
    await agree({ version: 1, terms: null });
    expect((await read(tx)).kinds[0]?.ruleName).toBe("40HC");
  }),
);

test(
  "FT-4, FT-10: holidays of the office of the job move free working days, those of another office do not",
  story(async (tx) => {
    await rule(tx, "Working", { dayKind: "working" });
    await days(tx);
    expect((await read(tx)).kinds[0]?.clock?.lastFreeDay).toBe("2026-11-09");
    const holiday = (name: string, on: string, office: string | null) =>
      createRecord(tx, castActor("administrator"), contract.declaredHoliday, {
        holidayName: name,
        holidayOn: on,
        holidayOffice: office,
      });
    const [hcm, hph] = [lan.officeId, castActor("administrator").officeId];
    await holiday("Everywhere", "2026-11-05", null);
    await holiday("Here", "2026-11-06", hcm);
    if (hph !== hcm) await holiday("There", "2026-11-09", hph);
    expect((await read(tx)).kinds[0]?.clock?.lastFreeDay).toBe("2026-11-11");
  }),
);

test(
  "FT-9: rules of one key share no day",
  story(async (tx) => {
    await rule(tx, "First half", { validTo: "2026-06-30" });
    await rule(tx, "Second half", { validFrom: "2026-07-01" });
    await rule(tx, "Another kind", { kind: "storage" });
    await rule(tx, "Another type", { boxTypeId: job.container });
    const taken = await refusal(rule(tx, "Again", { validFrom: "2026-12-31" }));
    expect(taken.code).toBe("freeTime.overlaps");
  }),
);

test(
  "FT-9: a rule names a carrier or a port, and its tiers are whole, in order and in the decimals of the currency",
  story(async (tx) => {
    const wrong = async (given: object) => wrongFields(await refusal(rule(tx, "Wrong", given)));
    expect(await wrong({ carrierId: null })).toEqual(["carrierId freeTime.forNobody"]);
    expect(await wrong({ price2: null })).toEqual(["price2 freeTime.tierHalf"]);
    expect(await wrong({ day3: "6" })).toEqual(["day3 freeTime.tierOrder"]);
    expect(await wrong({ price1: "0.005" })).toEqual(["price1 freeTime.tierDecimals"]);
    expect(await wrong({ validTo: "2025-12-31" })).toEqual(["validTo freeTime.daysReversed"]);
    expect(await wrong({ freeDays: "366" })).toHaveLength(1);
  }),
);

test(
  "FT-2: days of a box are in order, not in the future, and of a box of the job",
  story(async (tx) => {
    const wrong = async (given: object) => wrongFields(await refusal(days(tx, given)));
    expect(await wrong({ containerNo: "MSCU0000000" })).toEqual([
      "boxes.0.containerNo freeTime.noBox",
    ]);
    expect(await wrong({ gateOutOn: "2026-11-01" })).toEqual(["boxes.0.gateOutOn freeTime.order"]);
    expect(await wrong({ emptyInOn: "2026-12-11" })).toEqual(["boxes.0.emptyInOn freeTime.future"]);
    expect(await wrong({ emptyInPlanned: "2036-12-11" })).toEqual([
      "boxes.0.emptyInPlanned shipment.farDay",
    ]);
    const { data } = await days(tx);
    expect(data.boxes[0]?.version).toBe(1);
    expect((await refusal(days(tx))).code).toBe("record.conflict");
    const again = await days(tx, { version: 1, emptyInOn: null });
    expect(again.data.boxes[0]).toMatchObject({ version: 2, emptyInOn: null });
    const nothing = { version: 2, dischargedOn: null, gateOutOn: null, emptyInOn: null };
    expect((await days(tx, nothing)).data.boxes[0]?.version).toBeNull();
    const ask = contract.saveBoxDays.body.parse({ jobId, boxes: [{ containerNo, version: null }] });
    expect((await refusal(saveBoxDays(tx, minh, ask))).code).toBe("access.forbidden");
  }),
);

test(
  "FT-12: a button makes the line once; a changed cost changes it while it is free, then adds the difference",
  story(async (tx) => {
    await rule(tx, "EMC demurrage");
    await days(tx, { gateOutOn: "2026-11-14", emptyInOn: null });
    expect((await refusal(charge(tx, { until: "2026-11-07" }))).code).toBe("freeTime.nothing");
    const { data } = await charge(tx);
    expect(data).toMatchObject([
      {
        quantity: "1",
        unitPrice: "360",
        currencyId: "USD",
        priceSource: "freeTime",
        priceReference: containerNo,
        netAmount: "360.00",
        amountVnd: "9148500",
        notes: `${containerNo} DEM 08/11/2026 – 14/11/2026 (7)`,
      },
    ]);
    expect((await refusal(charge(tx))).code).toBe("freeTime.made");
    expect((await read(tx)).kinds[0]?.made).toMatchObject([{ amount: "360", days: 7 }]);

    await days(tx, { version: 1, gateOutOn: "2026-11-19", emptyInOn: null });
    const differs = await refusal(charge(tx));
    expect(differs.code).toBe("freeTime.differs");
    const changed = await charge(tx, { update: true });
    expect(changed.data.map((line) => line.unitPrice)).toEqual(["840"]);
    expect((await refusal(charge(tx, { update: true }))).code).toBe("freeTime.made");

    // A line that another screen holds stays; the difference is a line of its own.
    await run(tx, sql`update surcharge set is_from_shipment = false where job_id = ${jobId}`);
    await days(tx, { version: 2, gateOutOn: "2026-11-20", emptyInOn: null });
    const added = await charge(tx, { update: true });
    expect(added.data.map((line) => line.unitPrice)).toEqual(["840", "120"]);
    const sold = await charge(tx, {
      type: "SELL",
      chargeId: job.thc,
      paymentObjectId: job.customer,
    });
    expect(sold.data.map((line) => line.unitPrice)).toEqual(["960"]);
    const behalf = await charge(tx, {
      type: "OBH",
      chargeId: job.portFee,
      paymentObjectId: job.customer,
      payerId: job.carrier,
    });
    expect(behalf.data.map((line) => line.unitPrice)).toEqual(["960"]);
    expect(await getCharges(tx, lan, { jobId })).toHaveLength(4);
    const strange = charge(tx, { hblid: jobId, kind: "demurrage", type: "BUY" });
    expect((await refusal(strange)).code).toBe("freeTime.strangeBill");
    expect((await refusal(charge(tx, { kind: "storage" }))).code).toBe("freeTime.noClock");
  }),
);

test(
  "FT-12: a deleted line can be made again, and a line that comes to nothing goes",
  story(async (tx) => {
    await rule(tx, "EMC demurrage");
    await days(tx, { gateOutOn: "2026-11-14", emptyInOn: null });
    await charge(tx);
    await run(tx, sql`delete from surcharge where job_id = ${jobId}`);
    expect((await read(tx)).kinds[0]?.made).toEqual([]);
    await charge(tx);
    await days(tx, { version: 1, gateOutOn: "2026-11-05", emptyInOn: null });
    expect((await charge(tx, { update: true })).data).toEqual([]);
    expect((await read(tx)).kinds[0]?.made).toEqual([]);
  }),
);

test(
  "FT-1: a locked job takes no days and no line",
  story(async (tx) => {
    await rule(tx, "EMC demurrage");
    await days(tx);
    await lockShipment(tx, lan, { id: jobId });
    expect((await refusal(days(tx, { version: 1 }))).code).toBe("shipment.locked");
    expect((await refusal(charge(tx))).code).toBe("shipment.locked");
  }),
);

import * as bills from "@fairway/areas/housebill/contract.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import { deleteHouseBill } from "@fairway/areas/housebill/server/deleteHouseBill.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { openAirJob, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { people } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { flightOfBooking } from "../model/printedAirBooking.ts";
import { terminals } from "../model/terminals.ts";
import { getBookingInput, updateBookingInput } from "./bookingInput.ts";
import { previewAirBooking } from "./previewAirBooking.ts";

const database = await testDatabase();
const lan = castActor("documentation");

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeJobGround(tx);
  }),
);

const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const bill = async (tx: Tx, change: object = {}) => {
  const job = await openAirJob(tx, {
    etd: "2026-12-05",
    flightVesselName: "VN592",
    flightDate: "2026-12-05",
    ...change,
  });
  const ofBill = {
    jobId: job.id,
    customerId: ground.customer,
    saleManId: people.sales.id,
    shipperDescription: "HOA SEN EXPORT",
    consigneeDescription: "NORDSEE <b>LOGISTIK</b>",
    forwardingAgentDescription: "AGENT",
    packageQty: "12",
    grossWeight: "218.4",
    ...(job.transactionType === "AE" ? { rateCharge: "3.40", asArranged: false } : {}),
    shippingMark: "PO 88120",
    dimensionDetails: [{ length: "60", width: "50", height: "40", package: 12 }],
  };
  const { data } = await createHouseBill(tx, lan, bills.createHouseBill.body.parse(ofBill));
  return { job, bill: data };
};
const note = async (tx: Tx, ask: object) =>
  (await updateBookingInput(tx, lan, contract.updateBookingInput.body.parse(ask))).data;

const noted = {
  flexId: "FLX-42",
  flightNo2: "NRT-LAX:JL062/29 NOV",
  contactPerson: "Ms. Hạnh",
  closingTime: "17:00 04/12/2026",
};

test(
  "what a terminal needs is noted for the bill with a version (AB-1, AB-2)",
  story(async (tx) => {
    const { job, bill: own } = await bill(tx);
    const hblId = own.id;
    expect(await getBookingInput(tx, lan, { hblId })).toMatchObject({
      flexId: null,
      version: null,
      may: ["update", "print"],
    });
    const tried = async (closingTime: string) =>
      wrongFields(await refusal(note(tx, { hblId, ...noted, closingTime })));
    expect(await tried("5 pm")).toEqual(["closingTime airBooking.closingTimeForm"]);
    expect(await tried("17:00 31/11/2026")).toEqual(["closingTime booking.noSuchDay"]);
    expect(await tried("17:00 06/12/2026")).toEqual(["closingTime booking.closesAfterEtd"]);
    expect(await note(tx, { hblId, ...noted })).toMatchObject({ ...noted, version: 1 });
    expect((await refusal(note(tx, { hblId, ...noted }))).code).toBe("record.conflict");
    const again = { hblId, ...noted, version: 1, closingTime: null };
    expect(await note(tx, again)).toMatchObject({ closingTime: null, version: 2 });
    expect((await refusal(note(tx, again))).code).toBe("record.conflict");
    await lockShipment(tx, castActor("administrator"), { id: job.id });
    expect((await refusal(note(tx, { ...again, version: 2 }))).code).toBe("shipment.locked");
    expect(await getBookingInput(tx, lan, { hblId })).toMatchObject({ may: ["print"] });
  }),
);

test(
  "both layouts print the bill and what was noted, in both languages (AB-3)",
  story(async (tx) => {
    const { bill: own } = await bill(tx);
    const hblId = own.id;
    await note(tx, { hblId, ...noted });
    for (const reportType of terminals) {
      for (const language of ["en", "vi"] as const) {
        const ask = contract.previewAirBooking.body.parse({ hblId, reportType, language });
        const before = statementCount(tx);
        const { bytes } = await previewAirBooking(tx, lan, ask);
        expect(statementCount(tx) - before).toBeLessThanOrEqual(6);
        const text = (await paperText(bytes as Buffer)).replaceAll(/\s+/g, " ");
        for (const said of [
          own.hwbno,
          "738-24681355",
          "FLX-42",
          "SGN-LAX:VN592/05 DEC",
          "NRT-LAX:JL062/29 NOV",
          "Ms. Hạnh",
          "17:00 04/12/2026",
          "NORDSEE <b>LOGISTIK</b>",
          "PO 88120",
          "60*50*40*12",
          language === "vi" ? "USD 816,00" : "USD 816.00",
          reportType,
        ]) {
          expect(text).toContain(said);
        }
      }
    }
    await deleteHouseBill(tx, lan, { id: hblId });
  }),
);

test(
  "a bill that arrives has no booking note (AB-1)",
  story(async (tx) => {
    const { bill: own } = await bill(tx, {
      transactionType: "AI",
      mawb: "738-24681370",
      eta: "2026-12-06",
    });
    const asked = getBookingInput(tx, lan, { hblId: own.id });
    expect((await refusal(asked)).code).toBe("airBooking.otherService");
  }),
);

test("a flight stands behind its route; what is missing is left out", () => {
  expect(flightOfBooking(["VNSGN", "ICN"], "KE476", "2026-11-28")).toBe("SGN-ICN:KE476/28 NOV");
  expect(flightOfBooking(["SGN", null], null, null)).toBe("SGN");
  expect(flightOfBooking([null, null], "KE476", null)).toBe("KE476");
});

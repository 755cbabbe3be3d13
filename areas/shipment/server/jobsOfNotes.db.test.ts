import { declaredNote } from "@fairway/areas/booking/contract.ts";
import type { BookingNote } from "@fairway/areas/booking/model/bookingNote.ts";
import { jobOfNote } from "@fairway/areas/booking/model/jobOfNote.ts";
import {
  addBookingNote,
  updateBookingNote,
} from "@fairway/areas/booking/server/saveBookingNote.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRecord } from "@fairway/engine/resource/deleteRecord.ts";
import { getRecord } from "@fairway/engine/resource/getRecord.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import * as jobs from "../contract.ts";
import { cancelShipment } from "./cancelShipment.ts";
import { createShipment } from "./createShipment.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const administrator = castActor("administrator");
const day = today();

beforeAll(() => inTransaction(database, (tx) => writeShippingGround(tx)));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const add = async (tx: Tx, change: object = {}) => {
  const { data } = await addBookingNote(tx, lan, {
    from: "LAN",
    to: "Hoa Sen",
    contact: "Mr. Phúc",
    dateOfStuffing: day,
    placeOfStuffing: "CFS Cat Lai",
    etd: addDays(day, 3),
    eta: addDays(day, 20),
    pol: ground.saigon,
    pod: ground.losAngeles,
    vessel: "EVER ACE",
    voy: "1234E",
    gw: "2480.5",
    cbm: "9.876",
    packageQty: "120",
    commodity: "CHAIRS",
    paymentTerm: "Collect",
    ...change,
  });
  return (await getRecord(tx, lan, declaredNote, data.id)) as unknown as BookingNote;
};
const openJob = async (tx: Tx, note: BookingNote, change: object = {}) => {
  const ask = jobs.createShipment.body.parse({
    transactionType: "SLE",
    mbltype: "Original",
    coloaderId: ground.carrier,
    ...jobOfNote(note),
    ...change,
  });
  return (await createShipment(tx, lan, ask)).data;
};

test(
  "a note fills its job, which keeps it from being deleted or numbered otherwise until it is canceled",
  story(async (tx) => {
    const note = await add(tx);
    const job = await openJob(tx, note);
    expect(job).toMatchObject({
      bookingNo: note.bookingNo,
      etd: note.etd,
      eta: note.eta,
      pol: note.pol,
      pod: note.pod,
      paymentTerm: "Collect",
      flightVesselName: "EVER ACE",
      voyNo: "1234E",
      commodity: "CHAIRS",
    });
    expect([job.grossWeight, job.cbm, job.packageQty].map(Number)).toEqual([2480.5, 9.876, 120]);
    const remove = () => deleteRecord(tx, administrator, declaredNote, note.id);
    const refused = await refusal(remove());
    expect(refused.code).toBe("record.inUse");
    expect(JSON.stringify(refused.facts)).toContain(job.jobNo);
    const renumber = { id: note.id, version: note.version, bookingNo: "OTHER1" };
    expect((await refusal(updateBookingNote(tx, lan, renumber))).code).toBe("booking.numberInUse");
    await cancelShipment(tx, administrator, { id: job.id, reason: "no cargo" } as never);
    await remove();
  }),
);

test(
  "a job of another service with the same number does not use the note",
  story(async (tx) => {
    const note = await add(tx, { bookingNo: "ONE77" });
    const job = await openJob(tx, note, { transactionType: "SFE" });
    const { used } = await one<{ used: string | null }>(
      tx,
      sql`select booking_note_id as used from shipment
        where company_id = ${companyId} and id = ${job.id}`,
    );
    expect(used).toBeNull();
    await deleteRecord(tx, administrator, declaredNote, note.id);
  }),
);

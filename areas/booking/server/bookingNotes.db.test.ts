import { addDays, today, yearMonth } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { hostileText } from "@fairway/engine/paper/hostileTexts.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { getRecord } from "@fairway/engine/resource/getRecord.ts";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { declaredNote } from "../contract.ts";
import type { BookingNote } from "../model/bookingNote.ts";
import { listBookingNotes, queryBookingNotes } from "./listBookingNotes.ts";
import { previewBookingNote } from "./previewBookingNote.ts";
import { addBookingNote, generateBookingNo, updateBookingNote } from "./saveBookingNote.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const day = today();
const stem = `BKN${yearMonth(day)}/`;

beforeAll(() => inTransaction(database, (tx) => writeShippingGround(tx)));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const filled = {
  from: "LAN",
  to: "Hoa Sen",
  contact: "Mr. Phúc",
  shipper: "HOA SEN EXPORT\n12 NGUYEN HUE",
  consignee: "PACIFIC FURNITURE INC",
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
};
const add = async (tx: Tx, change: object = {}) => {
  const { data } = await addBookingNote(tx, lan, { ...filled, ...change });
  return (await getRecord(tx, lan, declaredNote, data.id)) as unknown as BookingNote;
};
test(
  "an empty number is drawn, a typed one of the series moves ahead, another party's stays as it is",
  story(async (tx) => {
    expect((await generateBookingNo(tx, lan)).bookingNo).toBe(`${stem}00001`);
    const before = statementCount(tx);
    await addBookingNote(tx, lan, filled);
    expect(statementCount(tx) - before).toBeLessThanOrEqual(3);
    expect((await add(tx)).bookingNo).toBe(`${stem}00002`);
    expect((await add(tx, { bookingNo: `${stem}7` })).bookingNo).toBe(`${stem}00007`);
    expect((await add(tx, { bookingNo: "oneysgn123" })).bookingNo).toBe("ONEYSGN123");
    expect((await refusal(add(tx, { bookingNo: `${stem}7` }))).code).toBe("booking.numberTaken");
    expect((await refusal(add(tx, { bookingNo: `${stem}900` }))).code).toBe("number.tooFarAhead");
    expect((await refusal(add(tx, { bookingNo: "ONEYSGN0123" }))).code).toBe("booking.numberTaken");
  }),
);

test(
  "every wrong field is named at once",
  story(async (tx) => {
    const bare = add(tx, { from: " ", to: null, contact: null, etd: null, pol: null });
    expect(wrongFields(await refusal(bare))).toEqual([
      "from field.required",
      "to field.required",
      "contact field.required",
      "etd field.required",
      "pol field.required",
    ]);
    const crossed = add(tx, {
      eta: day,
      pod: ground.saigon,
      closingTime: `17:00 ${addDays(day, 4).split("-").toReversed().join("/")}`,
    });
    expect(wrongFields(await refusal(crossed))).toEqual([
      "eta booking.etaBeforeEtd",
      "pod booking.samePorts",
      "closingTime booking.closesAfterEtd",
    ]);
    expect(wrongFields(await refusal(add(tx, { pod: ground.narita })))).toEqual([
      "pod booking.portOfOtherMode",
    ]);
    expect(wrongFields(await refusal(add(tx, { closingTime: "17:00 31/02/2026" })))).toEqual([
      "closingTime booking.noSuchDay",
    ]);
    expect(wrongFields(await refusal(add(tx, { closingTime: "5pm" })))).toEqual([
      "closingTime field.invalid",
    ]);
  }),
);

test(
  "a change needs the version that was read",
  story(async (tx) => {
    const { id, version } = await add(tx);
    const change = { id, version, contact: "Ms. Hạnh" };
    expect((await updateBookingNote(tx, lan, change)).data.version).toBe(2);
    expect((await refusal(updateBookingNote(tx, lan, change))).code).toBe("record.conflict");
  }),
);

test(
  "the list finds a note by its texts, its ports, its creator and the day of its creation",
  story(async (tx) => {
    const note = await add(tx, { shipper: "HOA SEN EXPORT" });
    const other = await add(tx, { shipper: "KY HOA", pod: null });
    const found = async (ask: object) =>
      (await listBookingNotes(tx, lan, ask as never)).data.map(({ id }) => id);
    expect(await found({})).toEqual([other.id, note.id]);
    expect(await found({ keyword: "hoa sen" })).toEqual([note.id]);
    expect(await found({ keyword: "angeles" })).toEqual([note.id]);
    expect(await found({ keyword: "angeles", searchBy: "pod" })).toEqual([note.id]);
    expect(await found({ keyword: "angeles", searchBy: "pol" })).toEqual([]);
    expect(await found({ keyword: "ky hoa", searchBy: "shipper" })).toEqual([other.id]);
    expect(await found({ keyword: note.bookingNo, searchBy: "bookingNo" })).toEqual([note.id]);
    expect(await found({ keyword: lan.userName, searchBy: "userCreated" })).toHaveLength(2);
    expect(await found({ fromCreatedDate: day, toCreatedDate: day })).toHaveLength(2);
    expect(await found({ toCreatedDate: addDays(day, -1) })).toEqual([]);
    expect(await queryBookingNotes(tx, lan, { keyword: "hoa", size: 1 })).toHaveLength(1);
  }),
);

test(
  "the paper prints every saved text in both languages",
  story(async (tx) => {
    const note = await add(tx, {
      ...Object.fromEntries(
        ["specialRequest", "otherTerms", "note"].map((name) => [name, `${name} ${hostileText}`]),
      ),
      closingTime: `17:00 ${addDays(day, 2).split("-").toReversed().join("/")}`,
      hblNo: "HBL77",
      freightRate: "USD 85 / RT",
    });
    for (const language of ["en", "vi"] as const) {
      const before = statementCount(tx);
      const paper = await previewBookingNote(tx, lan, { id: note.id, language });
      expect(statementCount(tx) - before).toBeLessThanOrEqual(5);
      expect(paper.name).toBe(`${note.bookingNo?.replace("/", "_")}.pdf`);
      const text = paperText(paper.bytes as Buffer).replaceAll(/\s+/g, " ");
      for (const part of [
        note.bookingNo as string,
        `otherTerms ${hostileText}`,
        "EVER ACE - 1234E",
        "HOA SEN EXPORT",
        "17:00",
        "HBL77",
        "USD 85 / RT",
        language === "en" ? "2,480.500" : "2.480,500",
        language === "en" ? "BOOKING NOTE" : "PHIẾU ĐẶT CHỖ",
      ]) {
        expect(text).toContain(part);
      }
    }
  }),
);

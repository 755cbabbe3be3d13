import * as bills from "@fairway/areas/housebill/contract.ts";
import { dayOnBoard } from "@fairway/areas/housebill/model/houseBillDefaults.ts";
import { deleteHouseBill } from "@fairway/areas/housebill/server/deleteHouseBill.ts";
import { getHouseBill } from "@fairway/areas/housebill/server/getHouseBill.ts";
import { previewHouseBill } from "@fairway/areas/housebill/server/previewHouseBill.ts";
import { updateHouseBill } from "@fairway/areas/housebill/server/updateHouseBill.ts";
import { updateAttachList } from "@fairway/areas/housebill/server/updateAttachList.ts";
import { cancelShipment } from "@fairway/areas/shipment/server/cancelShipment.ts";
import { checkShipmentAllowDelete } from "@fairway/areas/shipment/server/checkShipment.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { pageCount, paperText } from "@fairway/engine/paper/paperText.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { openJob, writeBill, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { printOriginals } from "./printOriginals.ts";
import { getRelease } from "./readRelease.ts";
import { releaseGoods } from "./releaseGoods.ts";
import { surrenderBill } from "./surrenderBill.ts";
import { takeBackOriginals } from "./takeBackOriginals.ts";
import { telexBill } from "./telexBill.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const administrator = castActor("administrator");
const day = today();

beforeAll(() => inTransaction(database, writeJobGround));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const openBill = async (tx: Tx, change: object = {}, ofJob: object = {}) => {
  const job = await openJob(tx, { transactionType: "SFE", ...ofJob });
  return writeBill(tx, job.id, { packageType: ground.carton, packageQty: "12", ...change });
};

const now = (tx: Tx, hblid: string) => getRelease(tx, lan, { hblid });
const issue = async (tx: Tx, hblid: string, change: object = {}) => {
  const { version } = await now(tx, hblid);
  return printOriginals(tx, lan, contract.printOriginals.body.parse({ hblid, version, ...change }));
};
const takeBack = async (tx: Tx, hblid: string, originals: number[], change: object = {}) => {
  const { version } = await now(tx, hblid);
  const body = { hblid, version, originals, ...change };
  return takeBackOriginals(tx, lan, contract.takeBackOriginals.body.parse(body));
};
const step = async (
  verb: typeof surrenderBill | typeof releaseGoods,
  tx: Tx,
  hblid: string,
  change: object = {},
) => {
  const { version } = await now(tx, hblid);
  return verb(tx, lan, contract.releaseGoods.body.parse({ hblid, version, ...change }));
};
const printed = async (tx: Tx, hblId: string, kind: "TYPE" | "DRAFT" | "COPY" = "TYPE") => {
  const ask = bills.previewSeaHblOfLading.query.parse({ hblId, kind });
  const file = await previewHouseBill(tx, lan, ask);
  return paperText(Buffer.from(file.bytes as Uint8Array));
};

describe("a bill of lading that we issue", () => {
  test(
    "its originals are printed one by one, counted and audited; a preview is none of them",
    story(async (tx) => {
      const bill = await openBill(tx, { hwbno: "FW/1" });
      const draft = await now(tx, bill.id);
      expect(draft).toMatchObject({ state: "Draft", version: null, count: 3, out: [] });
      expect(draft.may).toEqual(["issue", "surrender", "telex"]);
      const preview = await printed(tx, bill.id);
      expect(preview).toContain("PREVIEW");
      expect(preview).not.toContain("1/3");

      const file = await issue(tx, bill.id);
      const pdf = Buffer.from(file.bytes as Uint8Array);
      expect(file.name).toBe("FW_1-ORIGINAL.pdf");
      expect(pageCount(pdf)).toBe(3);
      const pages = paperText(pdf).split("\f");
      for (const no of [1, 2, 3]) expect(pages[no - 1]).toContain(`ORIGINAL ${no}/3`);
      expect(paperText(pdf)).not.toContain("PREVIEW");
      expect(await now(tx, bill.id)).toMatchObject({
        state: "Issued",
        version: 1,
        out: [1, 2, 3],
        may: ["takeBack"],
      });
      const audited = await one<{ count: number }>(
        tx,
        sql`select count(*)::int as count from audit_entry where company_id = ${companyId}
          and kind = 'print' and record_id = ${bill.id} and object like 'FW/1 ORIGINAL _/3'`,
      );
      expect(audited.count).toBe(3);
      expect((await refusal(issue(tx, bill.id))).code).toBe("release.allOut");
    }),
  );

  test(
    "a spoiled original is taken back and printed again under its number",
    story(async (tx) => {
      const bill = await openBill(tx);
      await issue(tx, bill.id, { originals: [1, 2] });
      expect((await refusal(takeBack(tx, bill.id, [3]))).code).toBe("release.notOut");
      expect((await refusal(issue(tx, bill.id, { originals: [2] }))).code).toBe("release.allOut");
      const ahead = await refusal(takeBack(tx, bill.id, [2], { day: addDays(day, 1) }));
      expect(wrongFields(ahead)).toEqual(["day release.dayAhead"]);
      const { data } = await takeBack(tx, bill.id, [2], { isSpoiled: true, note: "Paper jam" });
      expect(data).toMatchObject({ out: [1], state: "Issued" });
      expect(data.originals.find(({ originalNo }) => originalNo === 2)).toMatchObject({
        note: "Paper jam",
        isSpoiled: true,
        returnedOn: day,
      });
      const again = await issue(tx, bill.id);
      expect(pageCount(Buffer.from(again.bytes as Uint8Array))).toBe(2);
      expect(await now(tx, bill.id)).toMatchObject({ out: [1, 2, 3], may: ["takeBack"] });
      expect((await refusal(step(releaseGoods, tx, bill.id))).code).toBe("release.notReady");
      await takeBack(tx, bill.id, [3]);
      expect((await now(tx, bill.id)).may).toContain("release");
    }),
  );

  test(
    "it is surrendered only when all originals are back, printed so, and released once",
    story(async (tx) => {
      const bill = await openBill(tx, { originBlnumber: "TWO (2)" });
      await issue(tx, bill.id);
      const out = await refusal(step(surrenderBill, tx, bill.id));
      expect(out).toMatchObject({ code: "release.originalsOut", facts: { originals: "1, 2" } });
      expect((await refusal(step(telexBill, tx, bill.id))).code).toBe("release.originalsOut");
      expect((await refusal(step(releaseGoods, tx, bill.id))).code).toBe("release.notReady");
      await takeBack(tx, bill.id, [1, 2]);
      const { data } = await step(surrenderBill, tx, bill.id);
      expect(data).toMatchObject({ state: "Surrendered", surrenderedOn: day, may: ["release"] });
      expect(data.surrenderedBy).not.toBeNull();
      for (const kind of ["TYPE", "COPY"] as const) {
        const paper = await printed(tx, bill.id, kind);
        expect(paper).toContain("SURRENDERED");
        expect(paper).toContain("ZERO (0)");
      }
      expect((await refusal(issue(tx, bill.id))).code).toBe("release.notInState");
      expect((await refusal(step(surrenderBill, tx, bill.id))).code).toBe("release.notInState");
      const freed = await step(releaseGoods, tx, bill.id, { releasedTo: "PACIFIC FURNITURE" });
      expect(freed.data).toMatchObject({ state: "Released", releasedOn: day, may: [] });
      const twice = await refusal(step(releaseGoods, tx, bill.id));
      expect(twice).toMatchObject({
        code: "release.notInState",
        facts: { stateEn: "goods released" },
      });
    }),
  );

  test(
    "its steps have no day before that which they follow, and note their stage",
    story(async (tx) => {
      const bill = await openBill(tx, { originBlnumber: "TWO (2)" });
      await issue(tx, bill.id);
      const before = (fault: unknown) => wrongFields(fault as Parameters<typeof wrongFields>[0]);
      const early = { day: addDays(day, -1) };
      const tooEarly = ["day release.dayBefore"];
      expect(before(await refusal(takeBack(tx, bill.id, [1], early)))).toEqual(tooEarly);
      await run(
        tx,
        sql`update bill_original set printed_at = now() - interval '3 days'
        where company_id = ${companyId} and hblid = ${bill.id}`,
      );
      await takeBack(tx, bill.id, [1], { day: addDays(day, -2) });
      await takeBack(tx, bill.id, [2], early);
      const surrender = step(surrenderBill, tx, bill.id, { day: addDays(day, -2) });
      expect(before(await refusal(surrender))).toEqual(tooEarly);
      await step(surrenderBill, tx, bill.id, early);
      const release = step(releaseGoods, tx, bill.id, { day: addDays(day, -2) });
      expect(before(await refusal(release))).toEqual(tooEarly);
      await step(releaseGoods, tx, bill.id);
      const { codes } = await one<{ codes: string[] }>(
        tx,
        sql`select array_agg(system_code order by order_number_processed) as codes
          from stage_assigned where company_id = ${companyId} and hblid = ${bill.id}`,
      );
      expect(codes).toEqual(["U_SUR", "U_REL"]);
    }),
  );

  test(
    "a telex before any original is printed leaves none to print",
    story(async (tx) => {
      const bill = await openBill(tx);
      expect((await step(telexBill, tx, bill.id)).data).toMatchObject({
        state: "Telex",
        isTelex: true,
      });
      expect((await refusal(issue(tx, bill.id))).code).toBe("release.notInState");
      expect(await printed(tx, bill.id)).toContain("SURRENDERED");
    }),
  );

  test(
    "a sea waybill has no originals and its goods are released at once",
    story(async (tx) => {
      const bill = await openBill(tx, { hbltype: "Sea Waybill" });
      expect(await now(tx, bill.id)).toMatchObject({ count: 0, may: ["release"] });
      expect((await refusal(issue(tx, bill.id))).code).toBe("release.noOriginals");
      expect((await step(releaseGoods, tx, bill.id)).data.state).toBe("Released");
    }),
  );

  test(
    "once originals are printed, type and number stay and the bill is not deleted",
    story(async (tx) => {
      const bill = await openBill(tx);
      const none = { ...bill, originBlnumber: "ZERO (0)" };
      const save = (change: object) =>
        updateHouseBill(tx, lan, bills.updateHouseBill.body.parse({ ...bill, ...change }));
      expect(wrongFields(await refusal(save(none)))).toEqual([
        "originBlnumber houseBill.noOriginals",
      ]);
      await issue(tx, bill.id);
      const waybill = { hbltype: "Sea Waybill", originBlnumber: "THREE (3)" };
      expect(wrongFields(await refusal(save(waybill)))).toEqual([
        "hbltype houseBill.heldByRelease",
      ]);
      expect((await save({ remark: "kept" })).data.originalsOut).toBe(3);
      const gone = await refusal(deleteHouseBill(tx, administrator, { id: bill.id }));
      expect(gone.code).toBe("release.billIssued");
    }),
  );

  test(
    "while an original is out its face stays; taken back as spoiled, the bill changes",
    story(async (tx) => {
      const bill = await openBill(tx, {
        csMawbcontainers: [
          { containerTypeId: ground.hc40, quantity: 1, containerNo: "CSQU3054383", sealNo: "S1" },
        ],
      });
      await issue(tx, bill.id);
      const save = async (change: object) => {
        const stored = await getHouseBill(tx, lan, { id: bill.id });
        const ask = bills.updateHouseBill.body.parse({ ...stored, ...change });
        return updateHouseBill(tx, lan, ask);
      };
      const lines = (await getHouseBill(tx, lan, { id: bill.id })).csMawbcontainers;
      const sealed = lines.map((line) => ({ ...line, sealNo: "S2" }));
      const change = { consigneeDescription: "ANOTHER CONSIGNEE", grossWeight: "999" };
      expect(
        wrongFields(await refusal(save({ ...change, csMawbcontainers: sealed }))).toSorted(),
      ).toEqual([
        "consigneeDescription houseBill.printedOnOriginal",
        "csMawbcontainers houseBill.printedOnOriginal",
        "grossWeight houseBill.printedOnOriginal",
      ]);
      const attached = updateAttachList(tx, lan, {
        id: bill.id,
        version: bill.version,
        attachList: "<p>MORE GOODS</p>",
      });
      expect(wrongFields(await refusal(attached))).toEqual([
        "attachList houseBill.printedOnOriginal",
      ]);
      // What no original prints may change, and the same goods may be sent again.
      await save({ remark: "called the shipper", csMawbcontainers: lines });
      await takeBack(tx, bill.id, [1, 2, 3], { isSpoiled: true });
      const { data } = await save({ ...change, csMawbcontainers: sealed });
      expect(data).toMatchObject({ consigneeDescription: "ANOTHER CONSIGNEE" });
      expect(data.csMawbcontainers[0]).toMatchObject({ sealNo: "S2" });
      await issue(tx, bill.id);
      expect(await now(tx, bill.id)).toMatchObject({ state: "Issued", out: [1, 2, 3] });
    }),
  );

  test(
    "after the release of the goods the other originals are void and hold nothing",
    story(async (tx) => {
      const bill = await openBill(tx);
      await issue(tx, bill.id);
      await takeBack(tx, bill.id, [1]);
      await step(releaseGoods, tx, bill.id);
      const released = await now(tx, bill.id);
      expect(released).toMatchObject({ state: "Released", out: [2, 3], may: ["takeBack"] });
      const stored = await getHouseBill(tx, lan, { id: bill.id });
      expect(stored.originalsOut).toBe(0);
      const ask = bills.updateHouseBill.body.parse({ ...stored, desOfGoods: "CHAIRS" });
      expect((await updateHouseBill(tx, lan, ask)).data.desOfGoods).toBe("CHAIRS");
      const { data } = await takeBack(tx, bill.id, [2], { note: "Void" });
      expect(data).toMatchObject({ state: "Released", out: [3] });
      expect((await refusal(issue(tx, bill.id))).code).toBe("release.notInState");
      await cancelShipment(tx, administrator, { id: bill.jobId, reason: "No cargo" });
    }),
  );

  test(
    "what an original says of the day on board stays on every paper while it is out",
    story(async (tx) => {
      const [sailed, later] = [addDays(day, -3), addDays(day, -1)];
      const bill = await openBill(tx, { onBoardStatus: "SHIPPED ON BOARD" }, { atd: sailed });
      const leaves = (atd: string) =>
        run(
          tx,
          sql`update shipment set atd = ${atd}
            where company_id = ${companyId} and id = ${bill.jobId}`,
        );
      const days = async (kind: "COPY" | "DRAFT") => {
        const paper = await printed(tx, bill.id, kind);
        return [sailed, later].map((each) => paper.includes(dayOnBoard(each)));
      };
      await issue(tx, bill.id, { originals: [1] });
      await leaves(later);
      for (const kind of ["COPY", "DRAFT"] as const)
        expect(await days(kind)).toEqual([true, false]);
      const second = await issue(tx, bill.id, { originals: [2] });
      const text = paperText(Buffer.from(second.bytes as Uint8Array));
      expect(text).toContain(dayOnBoard(sailed));
      await takeBack(tx, bill.id, [1, 2], { isSpoiled: true });
      expect(await days("COPY")).toEqual([false, true]);
      await issue(tx, bill.id);
      await leaves(sailed);
      expect(await days("COPY")).toEqual([false, true]);
    }),
  );

  test(
    "originals that were printed before the vessel left do not say on board on later papers",
    story(async (tx) => {
      const bill = await openBill(tx, { onBoardStatus: "SHIPPED ON BOARD" });
      await issue(tx, bill.id);
      await run(
        tx,
        sql`update shipment set atd = ${day}
          where company_id = ${companyId} and id = ${bill.jobId}`,
      );
      expect(await printed(tx, bill.id, "COPY")).not.toContain("SHIPPED ON BOARD");
      await takeBack(tx, bill.id, [1, 2, 3], { isSpoiled: true });
      expect(await printed(tx, bill.id, "COPY")).toContain("SHIPPED ON BOARD");
    }),
  );

  test(
    "its job is not canceled while an original is out, so its number is not given again",
    story(async (tx) => {
      const bill = await openBill(tx, { hwbno: "FW/9" });
      await issue(tx, bill.id, { originals: [1, 3] });
      const cancel = () =>
        cancelShipment(tx, administrator, { id: bill.jobId, reason: "No cargo" });
      const allowed = () => checkShipmentAllowDelete(tx, administrator, { id: bill.jobId });
      expect(await refusal(cancel())).toMatchObject({
        code: "shipment.originalsOut",
        facts: { originals: "FW/9 (1, 3)" },
      });
      expect(await allowed()).toBe(false);
      await takeBack(tx, bill.id, [1, 3], { isSpoiled: true });
      expect(await allowed()).toBe(true);
      await cancel();
    }),
  );

  test(
    "needs the version and an open job, and reads little",
    story(async (tx) => {
      const bill = await openBill(tx);
      await issue(tx, bill.id, { originals: [1] });
      const stale = contract.surrenderBill.body.parse({ hblid: bill.id, version: null });
      expect((await refusal(surrenderBill(tx, lan, stale))).code).toBe("record.conflict");
      const before = statementCount(tx);
      await now(tx, bill.id);
      expect(statementCount(tx) - before).toBeLessThanOrEqual(4);
      const { version, jobId } = await getHouseBill(tx, lan, { id: bill.id });
      expect(version).toBe(1);
      await lockShipment(tx, administrator, { id: jobId });
      expect((await now(tx, bill.id)).may).toEqual([]);
      expect((await refusal(takeBack(tx, bill.id, [1]))).code).toBe("shipment.locked");
    }),
  );
});

describe("a bill of lading that arrives", () => {
  const arrives = (tx: Tx, change: object = {}) =>
    openBill(
      tx,
      {
        hwbno: "RTMSGN001",
        mawb: "ONEYRTM1",
        hbltype: "Original",
        serviceType: "FCL/FCL",
        ...change,
      },
      {
        transactionType: "SFI",
        mawb: "ONEYRTM1",
        pol: ground.losAngeles,
        pod: ground.saigon,
        typeOfService: "FCL/FCL",
      },
    );
  const state = async (tx: Tx, id: string) => (await getHouseBill(tx, lan, { id })).releaseState;

  test(
    "is out until an original comes back and the goods are released against it",
    story(async (tx) => {
      const bill = await arrives(tx);
      expect(await now(tx, bill.id)).toMatchObject({
        state: "Issued",
        isOurs: false,
        out: [1, 2, 3],
        may: ["takeBack", "telex"],
      });
      expect((await refusal(issue(tx, bill.id))).code).toBe("release.notOurs");
      expect(await state(tx, bill.id)).toBeNull();
      const { data } = await takeBack(tx, bill.id, [2]);
      expect(data).toMatchObject({ out: [1, 3], originals: [{ originalNo: 2, printedAt: null }] });
      expect((await refusal(takeBack(tx, bill.id, [2]))).code).toBe("release.notOut");
      expect(await state(tx, bill.id)).toBe("Issued");
      await step(releaseGoods, tx, bill.id);
      expect(await state(tx, bill.id)).toBe("Released");
    }),
  );

  test(
    "a telex of the office of origin is enough, and a typed type is none",
    story(async (tx) => {
      const bill = await arrives(tx);
      const typed = bills.updateHouseBill.body.parse({ ...bill, hbltype: "Surrendered" });
      expect(wrongFields(await refusal(updateHouseBill(tx, lan, typed)))).toEqual([
        "hbltype houseBill.surrenderIsAStep",
      ]);
      expect((await now(tx, bill.id)).may).not.toContain("release");
      await step(telexBill, tx, bill.id);
      expect(await now(tx, bill.id)).toMatchObject({ out: [], may: ["release"] });
      expect(await getHouseBill(tx, lan, { id: bill.id })).toMatchObject({
        releaseState: "Telex",
        isSurrendered: true,
      });
      const { data } = await updateHouseBill(tx, lan, typed);
      expect(data.hbltype).toBe("Surrendered");
    }),
  );
});

test(
  "an air waybill is no document of title",
  story(async (tx) => {
    const bill = await openBill(
      tx,
      { hwbno: "FWHAN001", grossWeight: "10", chargeWeight: "10" },
      { transactionType: "AE", mawb: "738-24681355", flightDate: day },
    );
    expect((await refusal(now(tx, bill.id))).code).toBe("release.otherService");
  }),
);

import { addDays, addMonths, today, yearMonth } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import * as contract from "../contract.ts";
import { cancelShipment } from "./cancelShipment.ts";
import { checkShipmentAllowDelete, checkShipmentPermission } from "./checkShipment.ts";
import { createShipment } from "./createShipment.ts";
import { findJobs } from "./findJobs.ts";
import { getShipment } from "./getShipment.ts";
import { listShipments } from "./listShipments.ts";
import { lockShipment } from "./lockShipment.ts";
import { unlockShipment } from "./unlockShipment.ts";
import { updateJobStatus } from "./updateJobStatus.ts";
import { updateShipment } from "./updateShipment.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";
import { shipmentCriteria } from "../model/shipmentCriteria.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const ngoc = castActor("documentationHph");
const day = today();
const month = yearMonth(day);
const lastOfMonth = addDays(`${addMonths(day, 1).slice(0, 7)}-01`, -1);

beforeAll(() => inTransaction(database, writeShippingGround));

const box = (change: object = {}) => ({
  containerTypeId: ground.hc40,
  quantity: 1,
  containerNo: "CSQU3054383",
  sealNo: "S1",
  gw: "12000.5",
  cbm: "60.25",
  packageQuantity: "400",
  packageTypeId: ground.carton,
  ...change,
});
const form = (change: object = {}) => ({
  transactionType: "SFE",
  mbltype: "Original",
  coloaderId: ground.carrier,
  agentId: ground.agent,
  pol: ground.saigon,
  pod: ground.losAngeles,
  etd: day,
  eta: addDays(day, 20),
  typeOfService: "FCL/FCL",
  ...change,
});
const create = async (tx: Tx, change: object = {}, actor = lan) =>
  (await createShipment(tx, actor, contract.createShipment.body.parse(form(change)))).data;
const update = async (tx: Tx, job: ShipmentRecord, change: object, actor = lan) =>
  (
    await updateShipment(
      tx,
      actor,
      contract.updateShipment.body.parse({ ...job, csMawbcontainers: undefined, ...change }),
    )
  ).data;
const list = (tx: Tx, criteria: object = {}, actor = lan) =>
  listShipments(tx, actor, {
    page: 1,
    size: 15,
    ...shipmentCriteria.parse({ transactionType: "SFE", ...criteria }),
  });

const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

describe("opening a job", () => {
  test(
    "Lan opens a job: it gets its number, her name, its sums and the service date of its ETD",
    story(async (tx) => {
      const before = statementCount(tx);
      const job = await create(tx, {
        csMawbcontainers: [
          box(),
          box({ containerNo: null, sealNo: null, quantity: 2, packageQuantity: null }),
        ],
      });
      expect(statementCount(tx) - before).toBeLessThanOrEqual(8);
      expect(job.jobNo).toBe(`SEF${month}/00001`);
      expect(job).toMatchObject({
        currentStatus: "Processing",
        personIncharge: people.documentation.id,
        personInchargeName: "Pham Ngoc Lan",
        shipmentType: "Freehand",
        paymentTerm: "Prepaid",
        serviceDate: day,
        sumCont: 3,
        packageContainer: "3x40HC",
        grossWeight: "24001.000",
        cbm: "120.500",
        polCode: "VNSGN",
        coloaderName: "Evergreen Line",
      });
      expect(job.csMawbcontainers.map((line) => line.containerTypeCode)).toEqual(["40HC", "40HC"]);
      expect(job.may).toContain("update");
      expect((await create(tx)).jobNo).toBe(`SEF${month}/00002`);
    }),
  );

  test(
    "the office of Hai Phong numbers its own jobs under its letter",
    story(async (tx) => {
      expect((await create(tx, {}, ngoc)).jobNo).toMatch(new RegExp(`^[A-Z]SEF${month}/00001$`));
    }),
  );

  test(
    "an empty form is answered with every field that is missing",
    story(async (tx) => {
      const ask = contract.createShipment.body.parse({
        transactionType: "SFE",
        eta: day,
        atd: addDays(day, 2),
      });
      const refused = await refusal(createShipment(tx, lan, ask));
      expect(wrongFields(refused).sort()).toEqual([
        "atd shipment.inFuture",
        "coloaderId field.required",
        "etd field.required",
        "mbltype field.required",
        "pol field.required",
        "serviceDate field.required",
      ]);
    }),
  );

  test(
    "ports that are the same, an early arrival and a wrong box are all said at once",
    story(async (tx) => {
      const refused = await refusal(
        create(tx, {
          pod: ground.saigon,
          eta: addDays(day, -1),
          csMawbcontainers: [box({ containerNo: "MSCU9988776" })],
        }),
      );
      expect(wrongFields(refused)).toEqual([
        "eta shipment.etaBeforeEtd",
        "pod shipment.samePorts",
        "csMawbcontainers.0.containerNo container.digit",
      ]);
      expect(refused.fields[2]?.facts).toMatchObject({ expected: "MSCU9988773" });
    }),
  );

  test(
    "a box with a wrong check digit is taken when somebody says why",
    story(async (tx) => {
      const job = await create(tx, {
        csMawbcontainers: [
          box({ containerNo: "MSCU9988776", overrideReason: "As on the carrier's booking" }),
        ],
      });
      expect(job.csMawbcontainers[0]?.overrideReason).toBe("As on the carrier's booking");
    }),
  );

  test(
    "a partner that does not exist is named as the wrong field",
    story(async (tx) => {
      const refused = await refusal(create(tx, { coloaderId: ground.fob }));
      expect(wrongFields(refused)).toEqual(["coloaderId field.unknown"]);
    }),
  );

  test(
    "a carrier's bill stands on one job only, whatever its letters",
    story(async (tx) => {
      const first = await create(tx, { mawb: "EGLV100" });
      const refused = await refusal(create(tx, { mawb: "eglv100" }));
      expect(refused.fields[0]).toMatchObject({
        field: "mawb",
        code: "shipment.mawbTaken",
        facts: { jobNo: first.jobNo },
      });
      await cancelShipment(tx, lan, { id: first.id, reason: null });
      await create(tx, { mawb: "eglv100" });
    }),
  );

  test("twenty people open jobs at once: no number is missing and none is given twice", async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () => inTransaction(database, (tx) => create(tx))),
    );
    const numbers = made.map((job) => Number(job.jobNo.slice(-5))).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    await inTransaction(database, async (tx) => {
      await run(tx, sql`delete from house_bill where company_id = ${companyId}`);
      await run(tx, sql`delete from shipment where company_id = ${companyId}`);
    });
    await inTransaction(database, (tx) =>
      run(tx, sql`delete from document_sequence where company_id = ${companyId}`),
    );
  });
});

describe("changing a job", () => {
  test(
    "two people save the same job: the second is told of the conflict",
    story(async (tx) => {
      const job = await create(tx);
      await update(tx, job, { notes: "first" });
      expect((await refusal(update(tx, job, { notes: "second" }))).code).toBe("record.conflict");
    }),
  );

  test(
    "the container list becomes what is sent; lines keep their ids and may swap numbers",
    story(async (tx) => {
      const job = await create(tx, {
        csMawbcontainers: [
          box(),
          box({ containerNo: "CBHU3202732", sealNo: "S2" }),
          box({ containerNo: null, sealNo: null, quantity: 4 }),
        ],
      });
      const [a, b] = job.csMawbcontainers;
      const saved = await update(tx, job, {
        csMawbcontainers: [
          { ...a, containerNo: b?.containerNo, sealNo: b?.sealNo },
          { ...b, containerNo: a?.containerNo, sealNo: a?.sealNo },
        ],
      });
      expect(saved.csMawbcontainers.map((line) => [line.id, line.containerNo])).toEqual([
        [a?.id, "CBHU3202732"],
        [b?.id, "CSQU3054383"],
      ]);
      expect(saved.sumCont).toBe(2);
    }),
  );

  test(
    "a job keeps its containers when only its form is saved, within the budget",
    story(async (tx) => {
      const job = await create(tx, { csMawbcontainers: [box()] });
      const before = statementCount(tx);
      const saved = await update(tx, job, { notes: "a note" });
      expect(statementCount(tx) - before).toBeLessThanOrEqual(8);
      expect(saved).toMatchObject({ notes: "a note", version: job.version + 1, sumCont: 1 });
      expect(saved.csMawbcontainers).toHaveLength(1);
    }),
  );

  test(
    "the service date stays in its month, of the same year",
    story(async (tx) => {
      const job = await create(tx);
      await update(tx, job, { serviceDate: lastOfMonth });
      const now = await getShipment(tx, lan, { id: job.id });
      for (const months of [1, 12, -1]) {
        const refused = await refusal(update(tx, now, { serviceDate: addMonths(day, months) }));
        expect(wrongFields(refused)).toEqual(["serviceDate shipment.serviceDateMoved"]);
      }
    }),
  );

  test(
    "nobody without the right marks a job as having no profit",
    story(async (tx) => {
      const job = await create(tx);
      const plain = castActor("documentation", { change: { docSeaFCLExport: { special: [] } } });
      expect((await refusal(update(tx, job, { noProfit: true }, plain))).code).toBe(
        "shipment.noProfitForbidden",
      );
      expect((await update(tx, job, { noProfit: true })).noProfit).toBe(true);
    }),
  );
});

describe("the life of a job", () => {
  test(
    "a locked job takes no change until it is unlocked, and says its number",
    story(async (tx) => {
      const job = await create(tx);
      const locked = (await lockShipment(tx, lan, { id: job.id })).data;
      expect(locked).toMatchObject({ isLocked: true, lockedUserName: "documentation" });
      expect(locked.may).toEqual(expect.arrayContaining(["unlock"]));
      expect(locked.may).not.toContain("update");
      for (const change of [
        () => update(tx, locked, { notes: "x" }),
        () => lockShipment(tx, lan, { id: job.id }),
        () => updateJobStatus(tx, lan, { jobId: job.id, status: "Finish" }),
        () => cancelShipment(tx, lan, { id: job.id, reason: null }),
      ]) {
        const refused = await refusal(change());
        expect(refused.code).toBe("shipment.locked");
        expect(refused.facts).toMatchObject({ jobNo: job.jobNo });
      }
      const open = (await unlockShipment(tx, lan, { id: job.id })).data;
      expect(open.isLocked).toBe(false);
      expect((await refusal(unlockShipment(tx, lan, { id: job.id }))).code).toBe(
        "shipment.notLocked",
      );
    }),
  );

  test(
    "a job is finished and taken up again, each once",
    story(async (tx) => {
      const job = await create(tx);
      const step = (status: "Finish" | "Reopen") =>
        updateJobStatus(tx, lan, { jobId: job.id, status });
      expect((await refusal(step("Reopen"))).code).toBe("shipment.notInState");
      expect((await step("Finish")).data.currentStatus).toBe("Finish");
      expect((await refusal(step("Finish"))).code).toBe("shipment.notInState");
      expect((await step("Reopen")).data.currentStatus).toBe("Processing");
    }),
  );

  test(
    "the filter Reopen finds reopened jobs in work, Canceled the canceled ones alone",
    story(async (tx) => {
      const [reopened, canceled] = [await create(tx), await create(tx), await create(tx)];
      const step = (status: "Finish" | "Reopen") =>
        updateJobStatus(tx, lan, { jobId: reopened.id, status });
      const found = async (status: string) => (await list(tx, { status })).data.map(({ id }) => id);
      await step("Finish");
      expect(await found("Reopen")).toEqual([]);
      await step("Reopen");
      expect(await found("Reopen")).toEqual([reopened.id]);
      await cancelShipment(tx, lan, { id: canceled.id, reason: null });
      expect(await found("Canceled")).toEqual([canceled.id]);
      expect(await list(tx)).toMatchObject({ totalItems: 2 });
      await step("Finish");
      expect(await found("Reopen")).toEqual([]);
    }),
  );

  test(
    "a canceled job leaves the list and takes no step any more",
    story(async (tx) => {
      const job = await create(tx);
      expect(await checkShipmentAllowDelete(tx, lan, { id: job.id })).toBe(true);
      await cancelShipment(tx, lan, { id: job.id, reason: "Booked twice" });
      expect(await checkShipmentAllowDelete(tx, lan, { id: job.id })).toBe(false);
      expect((await list(tx)).totalItems).toBe(0);
      const now = await getShipment(tx, lan, { id: job.id });
      expect(now).toMatchObject({ currentStatus: "Canceled", cancelReason: "Booked twice" });
      expect((await refusal(update(tx, now, { notes: "x" }))).code).toBe("shipment.canceled");
      expect((await refusal(unlockShipment(tx, lan, { id: job.id }))).code).toBe(
        "shipment.notLocked",
      );
    }),
  );

  test(
    "every change is in the history of the job",
    story(async (tx) => {
      const job = await create(tx);
      await lockShipment(tx, lan, { id: job.id });
      const history = await rows<{ action: string; changedBy: string }>(
        tx,
        sql`select action, changed_by from history where company_id = ${companyId}
          and table_name = 'shipment' and record_id = ${job.id}
          group by changed_at, action, changed_by order by changed_at`,
      );
      expect(history).toEqual([
        { action: "insert", changedBy: people.documentation.id },
        { action: "update", changedBy: people.documentation.id },
      ]);
    }),
  );
});

describe("who sees a job", () => {
  const office = {
    docSeaFCLExport: { list: "Office", detail: "Office", write: "Office", delete: "Office" },
  } as const;
  const quan = castActor("documentationHph", { change: office });

  test(
    "a person of the other office sees nothing of it and can do nothing with it",
    story(async (tx) => {
      const job = await create(tx);
      expect((await list(tx, {}, quan)).totalItems).toBe(0);
      expect(await checkShipmentPermission(tx, quan, { id: job.id })).toBe(false);
      for (const attempt of [
        () => getShipment(tx, quan, { id: job.id }),
        () => update(tx, job, { notes: "x" }, quan),
        () => lockShipment(tx, quan, { id: job.id }),
        () => updateJobStatus(tx, quan, { jobId: job.id, status: "Finish" }),
        () => cancelShipment(tx, quan, { id: job.id, reason: null }),
      ]) {
        expect((await refusal(attempt())).code).toBe("record.notFound");
      }
    }),
  );

  test(
    "the person in charge sees the job though another office opened it",
    story(async (tx) => {
      const job = await create(tx, { personIncharge: people.documentationHph.id });
      expect((await list(tx, {}, quan)).data.map((row) => row.jobNo)).toEqual([job.jobNo]);
      expect((await getShipment(tx, quan, { id: job.id })).may).toContain("update");
    }),
  );

  test(
    "who may see but not write is told so, and no button that changes the job is offered",
    story(async (tx) => {
      const job = await create(tx);
      const reader = castActor("documentation2", {
        change: { docSeaFCLExport: { ...office.docSeaFCLExport, write: "Owner", delete: "None" } },
      });
      const seen = await getShipment(tx, reader, { id: job.id });
      // A copy is a job of one's own, and issuing notes is a right of accounting.
      expect(seen.may).toEqual(["copy", "issueNote"]);
      expect(seen.permission.allowUpdate).toBe(false);
      expect((await refusal(update(tx, job, { notes: "x" }, reader))).code).toBe(
        "access.forbidden",
      );
      expect((await refusal(cancelShipment(tx, reader, { id: job.id, reason: null }))).code).toBe(
        "access.forbidden",
      );
    }),
  );

  test(
    "nobody opens a job without the right to add",
    story(async (tx) => {
      const reader = castActor("documentation", { change: { docSeaFCLExport: { write: "None" } } });
      expect((await refusal(create(tx, {}, reader))).code).toBe("access.forbidden");
    }),
  );
});

describe("the quick search", () => {
  test(
    "a job is found in one statement by a part of its number, its bill or a container, by whom it may",
    story(async (tx) => {
      const job = await create(tx, { mawb: "EGLV0042", csMawbcontainers: [box()] });
      await create(tx, { mawb: "OTHER" });
      const found = async (JobNo: string, actor = lan) =>
        (await findJobs(tx, actor, { JobNo })).map((each) => each.jobNo);
      const before = statementCount(tx);
      expect(await found("glv00")).toEqual([job.jobNo]);
      expect(statementCount(tx) - before).toBe(1);
      expect(await found(job.jobNo.toLowerCase())).toEqual([job.jobNo]);
      expect(await found("CSQU3054")).toEqual([job.jobNo]);
      expect(await found("SEF")).toHaveLength(2);
      expect(await found("SE")).toEqual([]);
      expect(await found("100%")).toEqual([]);
      const elsewhere = castActor("documentationHph", {
        change: { docSeaFCLExport: { list: "Office" } },
      });
      expect(await found("glv00", elsewhere)).toEqual([]);
      await cancelShipment(tx, lan, { id: job.id, reason: "booked twice" });
      expect(await found("glv00")).toEqual([]);
    }),
  );
});

describe("the list of jobs", () => {
  test(
    "it answers one page, the newest change first, with one statement",
    story(async (tx) => {
      for (let no = 0; no < 4; no += 1) await create(tx, { mawb: `MB${no}` });
      const before = statementCount(tx);
      const page = await listShipments(tx, lan, {
        ...shipmentCriteria.parse({ transactionType: "SFE" }),
        page: 2,
        size: 3,
      });
      expect(statementCount(tx) - before).toBe(1);
      expect(page).toMatchObject({ totalItems: 4, page: 2, size: 3 });
      expect(page.data).toHaveLength(1);
      expect(
        (
          await listShipments(tx, lan, {
            ...shipmentCriteria.parse({ transactionType: "SFE" }),
            page: 9,
            size: 3,
          })
        ).totalItems,
      ).toBe(4);
    }),
  );

  test(
    "a job is found by any of its numbers and by its partners, without accents or capitals",
    story(async (tx) => {
      const job = await create(tx, {
        mawb: "EGLV0042",
        bookingNo: "BK-77",
        csMawbcontainers: [box({ markNo: "Hải Phòng 1" })],
      });
      await create(tx, { mawb: "OTHER", pod: ground.rotterdam, coloaderId: ground.agent });
      const found = async (criteria: object) =>
        (await list(tx, criteria)).data.map((row) => row.jobNo);
      for (const criteria of [
        { keyword: "eglv" },
        { keyword: " glv00​42 " },
        { searchType: "jobNo", keyword: job.jobNo.toLowerCase() },
        { searchType: "mawb", keyword: "0042" },
        { searchType: "bookingNo", keyword: "bk-77" },
        { searchType: "bookingNo", keyword: "ｂｋ-77\u200b" },
        { searchType: "containerNo", keyword: "csqu305" },
        { searchType: "sealNo", keyword: "s1" },
        { searchType: "markNo", keyword: "hai phong" },
        { keyword: "csqu" },
        { coloaderId: ground.carrier },
        {
          keyword: "eglv",
          fromServiceDate: day,
          toServiceDate: day,
          fromCreatedDate: day,
          toCreatedDate: day,
        },
      ]) {
        expect(await found(criteria), JSON.stringify(criteria)).toEqual([job.jobNo]);
      }
      for (const criteria of [
        { searchType: "bookingNo", keyword: "bk-7" },
        { keyword: "100%" },
        { keyword: "_glv" },
        { fromServiceDate: addDays(day, 1) },
        { toCreatedDate: addDays(day, -1) },
        { isLocked: true },
        { customerId: ground.customer },
        { creditDebitNo: "DN", searchType: "creditDebitNo", keyword: "DN" },
      ]) {
        expect(await found(criteria), JSON.stringify(criteria)).toEqual([]);
      }
    }),
  );

  test(
    "without any criterion it goes back three months from the newest change",
    story(async (tx) => {
      const old = await create(tx);
      await create(tx);
      await run(
        tx,
        sql`update shipment set datetime_modified = now() - interval '4 months'
          where company_id = ${companyId} and id = ${old.id}`,
      );
      expect(await list(tx)).toMatchObject({ totalItems: 1, recentOnly: true });
      const asked = await list(tx, { fromServiceDate: addDays(day, -1) });
      expect(asked).toMatchObject({ totalItems: 2, recentOnly: false });
    }),
  );
});

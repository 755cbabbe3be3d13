import * as charges from "@fairway/areas/charge/contract.ts";
import { importJob } from "@fairway/areas/charge/server/importJob.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { cancelShipment } from "@fairway/areas/shipment/server/cancelShipment.ts";
import { copiedForm } from "@fairway/areas/shipment/model/jobCopy.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { hostileText } from "@fairway/engine/paper/hostileTexts.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import {
  openJob as openAny,
  writeBill as write,
  writeJobGround,
} from "../../../tests/cast/openedJob.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { hasInstruction } from "../model/hasInstruction.ts";
import "./copyInstruction.ts";
import { checkInstruction, getInstruction } from "./getInstruction.ts";
import * as previews from "./previewInstruction.ts";
import { saveInstruction } from "./saveInstruction.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const administrator = castActor("administrator");
const day = today();

beforeAll(() => inTransaction(database, writeJobGround));

const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const openJob = (tx: Tx, change: object = {}) => {
  const goods = { packageQty: "1", grossWeight: "1", cbm: "1" };
  const booked = { transactionType: "SFE", mbltype: "Surrendered", bookingNo: "BK7788" };
  return openAny(tx, { ...booked, ...goods, ...change });
};
const box = {
  containerTypeId: ground.hc40,
  containerNo: "CSQU3054383",
  sealNo: "S1",
  partof: true,
  packageTypeId: ground.carton,
};
/** Two bills that share one container: 120 cartons and 18 drums. */
const twoBills = async (tx: Tx, jobId: string) => {
  await write(tx, jobId, {
    desOfGoods: "CHAIRS",
    shippingMark: "PHF / LAX",
    csMawbcontainers: [{ ...box, packageQuantity: "1120", gw: "2480.5", cbm: "9.876" }],
  });
  await write(tx, jobId, {
    desOfGoods: "PAINT",
    shippingMark: "N/M",
    csMawbcontainers: [
      { ...box, packageTypeId: ground.drum, packageQuantity: "18", gw: "14250", cbm: "11.4" },
    ],
  });
};
const save = async (tx: Tx, jobId: string, change: object = {}, actor = lan) => {
  const start = await getInstruction(tx, actor, { id: jobId });
  const ask = contract.saveInstruction.body.parse({ ...start, ...change });
  return (await saveInstruction(tx, actor, ask)).data;
};

describe("a new instruction", () => {
  test(
    "starts with the job, its office, its agent and the sums of its bills",
    story(async (tx) => {
      const job = await openJob(tx);
      await twoBills(tx, job.id);
      const start = await getInstruction(tx, lan, { id: job.id });
      expect(start).toMatchObject({
        version: null,
        bookingNo: "BK7788",
        invoiceDate: lan.today,
        issuedUser: lan.userId,
        supplier: ground.carrier,
        supplierName: "Evergreen Line",
        consigneeId: ground.agent,
        consigneeDescription: "Pacific Bridge LLC\n1 Pacific Bridge LLC street\nTEL: 028 1234567",
        cargoNotice: "SAME AS CONSIGNEE",
        paymentType: "Prepaid",
        voyNo: "EVER ACE - 1234E",
        loadingDate: day,
        remark: "Surrendered",
        grossWeight: "16730.500",
        volume: "21.276",
        packagesNote: "1,138 PACKAGES\n- 1,120 Carton\n- 18 Drum",
        containerNote: "1x40HC",
        containerSealNo: "CSQU3054383/40HC/S1",
        shippingMark: "PHF / LAX\nN/M",
        goodsDescription: "CHAIRS\nPAINT",
        may: ["update"],
      });
      expect(start.shipper).toMatch(/\n/);
      expect(start.bills).toHaveLength(2);
      expect(start.fromBills.grossWeight).toBe("16730.500");
      expect(await checkInstruction(tx, lan, { jobId: job.id })).toBe(false);
    }),
  );

  test(
    "of a job without bills has no sums, and is saved once",
    story(async (tx) => {
      const job = await openJob(tx);
      const saved = await save(tx, job.id);
      expect(saved).toMatchObject({ version: 1, grossWeight: null, containerSealNo: null });
      expect(saved.may).toEqual(["update", "print"]);
      expect(await checkInstruction(tx, lan, { jobId: job.id })).toBe(true);
      const again = contract.saveInstruction.body.parse({ ...saved, version: null });
      expect((await refusal(saveInstruction(tx, lan, again))).code).toBe("record.conflict");
    }),
  );
});

describe("saving an instruction", () => {
  test(
    "keeps what was typed until the sums are taken over, and refuses an old version",
    story(async (tx) => {
      const job = await openJob(tx);
      await save(tx, job.id, { remark: "HOLD" });
      await twoBills(tx, job.id);
      const read = await getInstruction(tx, lan, { id: job.id });
      expect([read.remark, read.grossWeight, read.fromBills.volume]).toEqual([
        "HOLD",
        null,
        "21.276",
      ]);
      expect((await save(tx, job.id, read.fromBills)).packagesNote).toBe(
        "1,138 PACKAGES\n- 1,120 Carton\n- 18 Drum",
      );
      const old = contract.saveInstruction.body.parse({ ...read, remark: "OLD" });
      expect((await refusal(saveInstruction(tx, lan, old))).code).toBe("record.conflict");
    }),
  );

  test(
    "names every wrong field at once",
    story(async (tx) => {
      const job = await openJob(tx);
      const unknown = "0190c0de-0000-7000-8000-00000000beef";
      const wrong = {
        shipper: " ",
        voyNo: "",
        pod: ground.saigon,
        supplier: unknown,
        actualShipperId: unknown,
        grossWeight: "-1",
      };
      expect(wrongFields(await refusal(save(tx, job.id, wrong)))).toEqual([
        "shipper field.required",
        "voyNo field.required",
        "pod shipment.samePorts",
        "grossWeight shipment.negative",
        "supplier field.unknown",
        "actualShipperId field.unknown",
      ]);
      expect(wrongFields(await refusal(save(tx, job.id, { pod: ground.narita })))).toEqual([
        "pod shipment.portOfOtherMode",
      ]);
    }),
  );

  test.each([
    ["locked", (tx: Tx, id: string) => lockShipment(tx, administrator, { id })],
    ["canceled", (tx: Tx, id: string) => cancelShipment(tx, administrator, { id, reason: "x" })],
  ] as const)("is refused on a %s job, which still shows and prints it", async (state, close) =>
    story(async (tx) => {
      const job = await openJob(tx);
      const { version } = await save(tx, job.id);
      await close(tx, job.id);
      expect((await refusal(save(tx, job.id, { version }))).code).toBe(`shipment.${state}`);
      expect((await getInstruction(tx, lan, { id: job.id })).may).toEqual(["print"]);
      await previews.previewSummary(tx, lan, { jobId: job.id });
    })(),
  );

  test(
    "needs the write right of the service of the job itself",
    story(async (tx) => {
      const job = await openJob(tx, { transactionType: "SLE" });
      const reader = castActor("documentation", { change: { docSeaLCLExport: { write: "None" } } });
      expect((await refusal(save(tx, job.id, {}, reader))).code).toBe("access.forbidden");
      const stranger = castActor("documentation", {
        change: { docSeaLCLExport: { detail: "None", write: "None" } },
      });
      const read = getInstruction(tx, stranger, { id: job.id });
      expect(["access.forbidden", "record.notFound"]).toContain((await refusal(read)).code);
    }),
  );

  test(
    "is for the services that declare it",
    story(async (tx) => {
      expect(openServices.filter(hasInstruction).map(({ code }) => code)).toEqual(
        expect.arrayContaining(["SFE", "SLE", "SCE"]),
      );
      const job = await openJob(tx, { transactionType: "SFI", bookingNo: null });
      const read = getInstruction(tx, lan, { id: job.id });
      expect((await refusal(read)).code).toBe("instruction.otherService");
    }),
  );
});

const printed = (bytes: unknown) => paperText(bytes as Buffer).replaceAll(/\s+/g, " ");
const layouts = {
  summary: previews.previewSummary,
  detail: previews.previewDetail,
  byContainer: previews.previewByContainer,
  byPackage: previews.previewByPackage,
  onBoard: previews.previewOnBoard,
} as const;

describe("the papers of an instruction", { timeout: 60_000 }, () => {
  test(
    "need a saved one",
    story(async (tx) => {
      const job = await openJob(tx);
      const refused = await refusal(previews.previewSummary(tx, lan, { jobId: job.id }));
      expect(refused.code).toBe("instruction.notSaved");
    }),
  );

  test.each(Object.entries(layouts))(
    "print what is saved, hostile texts too: %s",
    async (layout, preview) =>
      story(async (tx) => {
        const job = await openJob(tx);
        await twoBills(tx, job.id);
        const hostile = (word: string) => `${word} ${hostileText}`;
        const saved = await save(tx, job.id, {
          attention: hostile("MS HANH"),
          refNo: "PO-7781",
          routeInfo: "VIA KAOHSIUNG",
          actualShipperId: ground.customer,
          actualShipperDescription: hostile("TRUONG THINH"),
          remark: hostile("HOLD"),
          placeOfDelivery: "TORRANCE",
        });
        const file = await preview(tx, lan, { jobId: job.id });
        expect(file.name).toBe(
          `${job.jobNo.replaceAll("/", "_")}-${layout === "onBoard" ? "OBL" : "SI"}.pdf`,
        );
        const text = printed(file.bytes);
        const date = day.split("-").reverse().join("/");
        for (const said of [
          job.jobNo,
          saved.supplierName,
          saved.attention,
          saved.bookingNo,
          saved.refNo,
          saved.shipper,
          saved.consigneeDescription,
          saved.cargoNotice,
          saved.actualShipperDescription,
          saved.polName,
          saved.podName,
          saved.placeOfDelivery,
          saved.voyNo,
          saved.routeInfo,
          saved.remark,
          saved.containerNote,
          saved.containerSealNo,
          date,
          "FREIGHT PREPAID",
          "1,120 Carton",
          "18 Drum",
          "CHAIRS",
          "PAINT",
          "PHF / LAX",
          "16,730.500",
          "21.276",
        ]) {
          expect(text).toContain((said ?? "missing").replaceAll(/\s+/g, " "));
        }
        const lines =
          layout === "summary" || layout === "byContainer" ? [] : ["2,480.500", "11.400"];
        for (const said of lines) expect(text).toContain(said);
        const vi = printed((await preview(tx, lan, { jobId: job.id, language: "vi" })).bytes);
        expect(vi).toContain("16.730,500");
        expect(vi).toContain(
          layout === "onBoard" ? "DANH SÁCH CONTAINER LÊN TÀU" : "HƯỚNG DẪN XẾP HÀNG",
        );
      })(),
  );

  test(
    "take as many statements for two bills as for many, at most six",
    story(async (tx) => {
      const job = await openJob(tx);
      await twoBills(tx, job.id);
      await save(tx, job.id);
      const count = async (work: () => Promise<unknown>) => {
        const before = statementCount(tx);
        await work();
        return statementCount(tx) - before;
      };
      const read = () => getInstruction(tx, lan, { id: job.id });
      const printing = () => previews.previewByContainer(tx, lan, { jobId: job.id });
      const few = [await count(read), await count(printing)];
      for (let at = 0; at < 20; at += 1) await twoBills(tx, job.id);
      expect([await count(read), await count(printing)]).toEqual(few);
      expect(few[0]).toBeLessThanOrEqual(4);
      expect(few[1]).toBeLessThanOrEqual(6);
    }),
  );
});

/** A copy of a job as its form sends it. */
const copy = async (tx: Tx, id: string, change: object) => {
  const job = await getShipment(tx, lan, { id });
  const form = copiedForm(job, { userId: lan.userId, mayNoProfit: false });
  const ask = { ...form, transactionType: job.transactionType, id, ...change };
  return (await importJob(tx, lan, charges.importJob.body.parse(ask))).data;
};

test(
  "a copy of a job has its instruction with vessel, booking and day of the copy",
  story(async (tx) => {
    const job = await openJob(tx);
    await twoBills(tx, job.id);
    await save(tx, job.id, { refNo: "R1", remark: "TELEX RELEASE", containerSealNo: "CSQU/S1" });
    const later = addDays(day, 8);
    const made = await copy(tx, job.id, { etd: later, voyNo: "9E", copies: { charges: false } });
    expect(await getInstruction(tx, lan, { id: made.id })).toMatchObject({
      version: 1,
      remark: "TELEX RELEASE",
      refNo: null,
      bookingNo: null,
      containerSealNo: null,
      voyNo: "EVER ACE - 9E",
      loadingDate: later,
      invoiceDate: day,
    });
  }),
);

import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { placedTexts } from "@fairway/engine/paper/paperText.ts";
import { existsSync, readFileSync } from "node:fs";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import * as jobs from "@fairway/areas/shipment/contract.ts";
import { cancelShipment } from "@fairway/areas/shipment/server/cancelShipment.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { listShipments } from "@fairway/areas/shipment/server/listShipments.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { updateShipment } from "@fairway/areas/shipment/server/updateShipment.ts";
import { addDays, type Day, today, yearMonth } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { openOperation } from "../../../tests/cast/openedJob.ts";
import { companyId, departments, groups, offices, people } from "../../../tests/cast/people.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import * as contract from "../contract.ts";
import {
  checkHouseBillPermission,
  checkHwbNoExisted,
  generateHblSeaExport,
} from "./checkHouseBill.ts";
import { compareBills } from "./compareBills.ts";
import { createHouseBill } from "./createHouseBill.ts";
import { deleteHouseBill } from "./deleteHouseBill.ts";
import { getHouseBill } from "./getHouseBill.ts";
import { importShippingInstruction } from "./importShippingInstruction.ts";
import { listHouseBills } from "./listHouseBills.ts";
import { newHouseBill } from "./newHouseBill.ts";
import { billPrint } from "../model/billPlacing.ts";
import { previewHouseBill } from "./previewHouseBill.ts";
import { previewShippingInstruction } from "./previewShippingInstruction.ts";
import { updateHouseBill } from "./updateHouseBill.ts";
import { updateHouseBills } from "./updateHouseBills.ts";
import { shipmentCriteria } from "@fairway/areas/shipment/model/shipmentCriteria.ts";
import type { HouseBillRecord } from "../model/houseBillRecord.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const administrator = castActor("administrator");
const day = today();
const stem = `CASTUSLAX${yearMonth(day)}`;

beforeAll(() => inTransaction(database, writeShippingGround));

const box = {
  containerTypeId: ground.hc40,
  containerNo: "CSQU3054383",
  sealNo: "S1",
  gw: "12000",
  cbm: "60",
  packageQuantity: "400",
  packageTypeId: ground.carton,
};
const seaJob = {
  mbltype: "Original",
  coloaderId: ground.carrier,
  agentId: ground.agent,
  pol: ground.saigon,
  pod: ground.losAngeles,
  etd: day,
  eta: addDays(day, 20),
  incotermId: ground.fob,
  flightVesselName: "EVER ACE",
  voyNo: "1234E",
};
const openJob = async (tx: Tx, change: object = {}, actor = lan) => {
  const ask = { transactionType: "SFE", ...seaJob, csMawbcontainers: [box], ...change };
  return (await createShipment(tx, actor, jobs.createShipment.body.parse(ask))).data;
};
const noDocument = { creditDebitNo: null, soaNo: null };
const form = (change: object = {}) => ({
  customerId: ground.customer,
  shipperDescription: "HOA SEN EXPORT",
  consigneeDescription: "PACIFIC FURNITURE INC",
  ...change,
});
const write = async (tx: Tx, jobId: string, change: object = {}, actor = lan) =>
  (
    await createHouseBill(
      tx,
      actor,
      contract.createHouseBill.body.parse({ jobId, ...form(change) }),
    )
  ).data;

const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const openJobOf = async (tx: Tx, transactionType: ServiceCode, change: object) => {
  const ask = jobs.createShipment.body.parse({ transactionType: "SFE", ...change });
  return (await createShipment(tx, administrator, { ...ask, transactionType })).data;
};
const commit = (tx: Tx) =>
  run(tx, sql`set constraints all immediate; set constraints all deferred`);
const rejected = async (tx: Tx, constraint: string, tried: () => Promise<unknown>) => {
  await run(tx, sql`savepoint before_trying`);
  await expect(tried()).rejects.toThrow(constraint);
  await run(tx, sql`rollback to savepoint before_trying`);
};

describe("the parts of the sea family", () => {
  test(
    "a job of another family has no row among sea jobs and keeps what every job has",
    story(async (tx) => {
      const typed = { serviceDate: day, pono: "PO-1", notes: "URGENT" };
      const { id } = await openOperation(tx, typed);
      const job = await getShipment(tx, lan, { id });
      expect(job).toMatchObject({ ...typed, typeOfService: null });
      const copy = sql`insert into sea_job (company_id, id) values (${companyId}, ${job.id})`;
      await rejected(tx, "sea_job_of_the_sea_family", () => run(tx, copy));
      const sea = refusal(
        openOperation(tx, { ...typed, hwbno: "OTHER", typeOfService: "FCL/FCL" }),
      );
      expect(wrongFields(await sea)).toEqual(["typeOfService field.unknown"]);
      const move = sql`update shipment set family = 'S', transaction_type = 'SFE'
        where company_id = ${companyId} and id = ${job.id}`;
      await rejected(tx, "shipment_keeps_its_family", () => run(tx, move));
    }),
  );

  test(
    "house bills are entered only for services whose bills are bills of lading",
    story(async (tx) => {
      const { id: jobId } = await openOperation(tx);
      const { may } = await getShipment(tx, lan, { id: jobId });
      expect(may).not.toContain("addBill");
      const ask = contract.createHouseBill.body.parse({ jobId, ...form() });
      const refused = await refusal(createHouseBill(tx, administrator, ask));
      expect(refused.code).toBe("houseBill.otherService");
      await commit(tx);
      const virtual = sql`insert into sea_bill (company_id, id, hbltype)
        select company_id, id, 'Original' from house_bill
        where company_id = ${companyId} and job_id = ${jobId}`;
      await rejected(tx, "sea_bill_of_the_sea_family", () => run(tx, virtual));
    }),
  );

  test(
    "a real sea bill never stands without its bill of lading",
    story(async (tx) => {
      const job = await openJob(tx);
      const bill = await write(tx, job.id);
      const copy = sql`insert into house_bill (company_id, id, job_id, family, office_id, hwbno,
          customer_id, sale_man_id)
        select company_id, new_id(), job_id, family, office_id, 'COPY', customer_id, sale_man_id
        from house_bill where company_id = ${companyId} and id = ${bill.id}`;
      const gone = sql`delete from sea_bill where company_id = ${companyId} and id = ${bill.id}`;
      for (const wrong of [copy, gone]) {
        await rejected(tx, "house_bill_has_its_sea_bill", async () => {
          await run(tx, wrong);
          await commit(tx);
        });
      }
      await deleteHouseBill(tx, lan, { id: bill.id });
      await commit(tx);
    }),
  );

  test(
    "loose goods count no containers; their packages are those typed, their lines need amounts",
    story(async (tx) => {
      const loose = { ...seaJob, packageQty: "12", grossWeight: "900", cbm: "3" };
      const job = await openJobOf(tx, "SLE", { ...loose, incotermId: null });
      expect(job).toMatchObject({ sumCont: 0, sumPackage: "12.000" });
      const lines = [{ ...box, packageQuantity: "0", cbm: null }];
      const boxed = { ...loose, incotermId: null, csMawbcontainers: lines };
      const refused = await refusal(openJobOf(tx, "SLE", boxed));
      expect(wrongFields(refused)).toEqual([
        "csMawbcontainers.0.packageQuantity goods.packages",
        "csMawbcontainers.0.cbm goods.measure",
      ]);
    }),
  );

  test(
    "no number is drawn where the service declares that numbers are typed",
    story(async (tx) => {
      const typed = { ...seaJob, incotermId: null };
      const { id: jobId } = await openJobOf(tx, "SFI", typed);
      const ask = { jobId, ...form({ mawb: "MBL-1", incotermId: ground.fob }) };
      const parsed = contract.createHouseBill.body.parse(ask);
      const refused = await refusal(createHouseBill(tx, administrator, parsed));
      expect(wrongFields(refused)).toContain("hwbno field.required");
    }),
  );
});

describe("writing a house bill", () => {
  test(
    "a bill takes number, route, vessel, words and containers from its job, within the budget",
    story(async (tx) => {
      const job = await openJob(tx);
      const before = statementCount(tx);
      const bill = await write(tx, job.id);
      expect(statementCount(tx) - before).toBeLessThanOrEqual(8);
      expect(bill).toMatchObject({
        hwbno: `${stem}001`,
        jobNo: job.jobNo,
        saleManName: "Le Hoang Nam",
        pol: ground.saigon,
        polDescription: "Ho Chi Minh City",
        podDescription: "Los Angeles",
        oceanVoyNo: "EVER ACE - 1234E",
        sailingDate: day,
        freightPayment: "Prepaid",
        placeFreightPay: "ORIGIN",
        typeOfMove: "FCL/FCL-CY/CY",
        serviceType: "FCL/FCL",
        originBlnumber: "THREE (3)",
        grossWeight: "12000.000",
        cbm: "60.000",
        packageQty: "400.000",
        contSealNo: "CSQU3054383/40HC/S1",
        packageContainer: "1x40HC",
      });
      expect(bill.onBoardStatus).toMatch(/^SHIPPED ON BOARD\nHO CHI MINH CITY, VIETNAM\n/);
      expect(bill.inWord).toMatch(/^ONE \(1\) 40HC CONTAINER ONLY/);
      expect(bill.csMawbcontainers).toHaveLength(1);
      expect(bill.csMawbcontainers[0]?.id).not.toBe(job.csMawbcontainers[0]?.id);
      const read = statementCount(tx);
      await getHouseBill(tx, lan, { id: bill.id });
      expect(statementCount(tx) - read).toBeLessThanOrEqual(6);
    }),
  );

  test(
    "numbers go on behind 999, past those that somebody typed",
    story(async (tx) => {
      const job = await openJob(tx);
      await write(tx, job.id);
      await run(
        tx,
        sql`update document_sequence set last_number = 998
          where company_id = ${companyId} and kind = 'houseBill' and prefix = 'CASTUSLAX'`,
      );
      for (const typed of ["999", "1000", "1002"]) await write(tx, job.id, { hwbno: stem + typed });
      expect((await write(tx, job.id)).hwbno).toBe(`${stem}1001`);
      expect((await write(tx, job.id)).hwbno).toBe(`${stem}1003`);
    }),
  );

  test(
    "the form of a new bill starts with the same words",
    story(async (tx) => {
      const job = await openJob(tx);
      const start = await newHouseBill(tx, lan, { jobId: job.id });
      expect(start).toMatchObject({
        oceanVoyNo: "EVER ACE - 1234E",
        notifyPartyDescription: "SAME AS CONSIGNEE",
        goodsDeliveryName: "Pacific Bridge LLC",
      });
      expect(start.forwardingAgentDescription).toContain("Cast Logistics Co., Ltd.");
      expect(start.csMawbcontainers).toHaveLength(1);
      // The job says "as per bill of lading", which is no description of a bill.
      expect(start.desOfGoods).toBeNull();
      const described = await openJob(tx, { desOfGoods: "GARMENTS" });
      expect((await newHouseBill(tx, lan, { jobId: described.id })).desOfGoods).toBe("GARMENTS");
    }),
  );

  test(
    "an incoterm of another service is refused on job and bill; one that stands there stays",
    story(async (tx) => {
      const services = (service: string[]) =>
        run(
          tx,
          sql`update incoterm set service = ${service}::text[]
            where company_id = ${lan.companyId} and id = ${ground.fob}`,
        );
      const job = await openJob(tx);
      const bare = await openJob(tx, { incotermId: null });
      const bill = await write(tx, job.id);
      await services(["AE", "SFI"]);
      const wrong = ["incotermId shipment.incotermOfService"];
      expect(wrongFields(await refusal(openJob(tx)))).toEqual(wrong);
      expect(wrongFields(await refusal(write(tx, bare.id, { incotermId: ground.fob })))).toEqual(
        expect.arrayContaining(wrong),
      );
      const change = { ...bill, csMawbcontainers: undefined, remark: "kept" };
      const asked = contract.updateHouseBill.body.parse(change);
      expect((await updateHouseBill(tx, lan, asked)).data.incotermId).toBe(ground.fob);
    }),
  );

  test(
    "an empty form names every field, and says why there is no salesman",
    story(async (tx) => {
      const job = await openJob(tx, { incotermId: null, flightVesselName: null, voyNo: null });
      const ask = contract.createHouseBill.body.parse({
        jobId: job.id,
        customerId: ground.otherCustomer,
      });
      expect(wrongFields(await refusal(createHouseBill(tx, lan, ask))).sort()).toEqual([
        "consigneeDescription field.required",
        "incotermId field.required",
        "oceanVoyNo field.required",
        "saleManId houseBill.noSalesman",
        "shipperDescription field.required",
      ]);
    }),
  );

  test(
    "drawn numbers skip those that somebody typed, and no two bills share one",
    story(async (tx) => {
      const job = await openJob(tx);
      await write(tx, job.id, { hwbno: `${stem}002` });
      expect((await write(tx, job.id)).hwbno).toBe(`${stem}001`);
      expect(await generateHblSeaExport(tx, lan, { podCode: "USLAX" })).toBe(`${stem}003`);
      expect((await write(tx, job.id)).hwbno).toBe(`${stem}003`);
      const other = await openJob(tx);
      const refused = await refusal(write(tx, other.id, { hwbno: `${stem}001`.toLowerCase() }));
      expect(refused.fields[0]).toMatchObject({
        field: "hwbno",
        code: "houseBill.hwbnoTaken",
        facts: { jobNo: job.jobNo },
      });
      expect(await checkHwbNoExisted(tx, lan, { hwbno: `${stem}001` })).toBe(true);
      expect(await checkHwbNoExisted(tx, lan, { hwbno: `${stem}009` })).toBe(false);
    }),
  );

  test(
    "a number is offered and checked with the right of the service that it is for",
    story(async (tx) => {
      const none = { write: "None" } as const;
      const seaMenus = openServices.filter(({ family }) => family === "sea").map((s) => s.menu);
      const airClerk = castActor("documentation", {
        change: Object.fromEntries(seaMenus.map((menu) => [menu, none])),
      });
      const denied = "access.forbidden";
      const drawn = generateHblSeaExport(tx, airClerk, { podCode: "USLAX" });
      expect((await refusal(drawn)).code).toBe(denied);
      const hwbno = `${stem}001`;
      expect((await refusal(checkHwbNoExisted(tx, airClerk, { hwbno }))).code).toBe(denied);
      const { id: jobId } = await openJob(tx);
      const onJob = checkHwbNoExisted(tx, airClerk, { hwbno, jobId });
      expect((await refusal(onJob)).code).toBe(denied);
      expect(await checkHwbNoExisted(tx, lan, { hwbno, jobId })).toBe(false);
    }),
  );

  test("twenty bills written at once have twenty numbers without a gap", async () => {
    const job = await inTransaction(database, (tx) => openJob(tx));
    const made = await Promise.all(
      Array.from({ length: 20 }, () => inTransaction(database, (tx) => write(tx, job.id))),
    );
    expect(made.map((bill) => bill.hwbno).sort()).toEqual(
      Array.from({ length: 20 }, (_, at) => stem + String(at + 1).padStart(3, "0")),
    );
    await inTransaction(database, async (tx) => {
      await run(tx, sql`delete from house_bill where company_id = ${companyId}`);
      await run(tx, sql`delete from shipment where company_id = ${companyId}`);
      await run(tx, sql`delete from document_sequence where company_id = ${companyId}`);
    });
  });

  test(
    "the numbers of a canceled job are free again",
    story(async (tx) => {
      const job = await openJob(tx);
      await write(tx, job.id, { hwbno: "FW-1" });
      await cancelShipment(tx, lan, { id: job.id, reason: null });
      const other = await openJob(tx);
      expect((await write(tx, other.id, { hwbno: "FW-1" })).hwbno).toBe("FW-1");
      expect((await refusal(write(tx, job.id))).code).toBe("shipment.canceled");
    }),
  );
});

describe("changing and deleting a house bill", () => {
  const update = async (tx: Tx, bill: HouseBillRecord, change: object, actor = lan) =>
    (
      await updateHouseBill(
        tx,
        actor,
        contract.updateHouseBill.body.parse({ ...bill, csMawbcontainers: undefined, ...change }),
      )
    ).data;

  test(
    "a bill is saved with its containers; the second to save is told of the conflict",
    story(async (tx) => {
      const job = await openJob(tx);
      const bill = await write(tx, job.id);
      const saved = await update(tx, bill, {
        remark: "Handle with care",
        csMawbcontainers: [bill.csMawbcontainers[0], { containerTypeId: ground.dc20, quantity: 3 }],
      });
      expect(saved).toMatchObject({ remark: "Handle with care", version: 2, hwbno: bill.hwbno });
      expect(saved.csMawbcontainers.map((line) => line.quantity)).toEqual([1, 3]);
      expect((await refusal(update(tx, bill, {}))).code).toBe("record.conflict");
    }),
  );

  test(
    "nothing changes on a locked job",
    story(async (tx) => {
      const job = await openJob(tx);
      const bill = await write(tx, job.id);
      await lockShipment(tx, lan, { id: job.id });
      for (const attempt of [
        () => update(tx, bill, { remark: "x" }),
        () => deleteHouseBill(tx, lan, { id: bill.id }),
        () => write(tx, job.id),
      ]) {
        const refused = await refusal(attempt());
        expect(refused.code).toBe("shipment.locked");
        expect(refused.facts).toMatchObject({ jobNo: job.jobNo });
      }
      expect((await getHouseBill(tx, lan, { id: bill.id })).may).toEqual(["print"]);
    }),
  );

  test(
    "a deleted bill takes its containers with it, and those of the job stay",
    story(async (tx) => {
      const job = await openJob(tx);
      const bill = await write(tx, job.id);
      await deleteHouseBill(tx, lan, { id: bill.id });
      const left = await one<{ lines: number }>(
        tx,
        sql`select count(*)::int as lines from container where company_id = ${companyId}
          and mblid = ${job.id}`,
      );
      expect(left.lines).toBe(1);
      expect(await checkHouseBillPermission(tx, lan, { id: bill.id })).toBe(false);
    }),
  );
});

describe("who sees a house bill", () => {
  const owner = {
    docSeaFCLExport: { list: "Owner", detail: "Owner", write: "Owner", delete: "Owner" },
  } as const;

  test(
    "its salesman sees the job and the bill, and nobody else of his group does",
    story(async (tx) => {
      const job = await openJob(tx);
      const bill = await write(tx, job.id);
      const nam = castActor("sales", { change: owner });
      expect((await getHouseBill(tx, nam, { id: bill.id })).hwbno).toBe(bill.hwbno);
      const list = {
        ...shipmentCriteria.parse({ transactionType: "SFE" }),
        page: 1,
        size: 15,
      };
      expect((await listShipments(tx, nam, list)).data.map((row) => row.jobNo)).toEqual([
        job.jobNo,
      ]);
      const found = await listShipments(tx, lan, { ...list, customerId: ground.customer });
      expect(found.data.map((row) => row.billCount)).toEqual([1]);
      const byNumber = { ...list, searchType: "hwbno" as const, keyword: bill.hwbno.toLowerCase() };
      expect((await listShipments(tx, lan, byNumber)).totalItems).toBe(1);

      const truc = castActor("documentation2", { change: owner });
      expect((await refusal(getHouseBill(tx, truc, { id: bill.id }))).code).toBe("record.notFound");
      expect((await listShipments(tx, truc, list)).totalItems).toBe(0);
      expect((await refusal(deleteHouseBill(tx, truc, { id: bill.id }))).code).toBe(
        "record.notFound",
      );
      expect((await refusal(deleteHouseBill(tx, nam, { id: bill.id }))).code).toBe(
        "access.forbidden",
      );
    }),
  );

  test.each([
    ["Group", groups.salesHcm, true],
    ["Group", groups.documentationHcm2, false],
    ["Department", groups.documentationHcm2, true],
    ["Office", groups.salesHcm, false],
  ] as const)(
    "what his group or department sells is reached there: %s, %s, %s",
    async (reach, groupId, reached) => {
      await story(async (tx) => {
        const job = await openJob(tx);
        const bill = await write(tx, job.id);
        const range = { list: reach, detail: reach, write: reach, delete: reach };
        // The job is in the other office, so only its salesman gives access to it.
        const colleague = castActor("manager", {
          change: { docSeaFCLExport: range },
          officeId: offices.hph,
          departmentId: departments.salesHcm,
          groupId,
        });
        const list = {
          ...shipmentCriteria.parse({ transactionType: "SFE" }),
          page: 1,
          size: 15,
        };
        const found = await listShipments(tx, colleague, list);
        expect(found.data.map((row) => row.jobNo)).toEqual(reached ? [job.jobNo] : []);
        if (!reached) {
          const refused = await refusal(getHouseBill(tx, colleague, { id: bill.id }));
          expect(refused.code).toBe("record.notFound");
          return;
        }
        expect((await getHouseBill(tx, colleague, { id: bill.id })).may).toContain("update");
        for (const gone of [
          () => cancelShipment(tx, colleague, { id: job.id, reason: null }),
          () => deleteHouseBill(tx, colleague, { id: bill.id }),
        ]) {
          expect((await refusal(gone())).code).toBe("access.forbidden");
        }
      })();
    },
  );

  test(
    "the bills of a job come in the order of their numbers, narrowed as the list was",
    story(async (tx) => {
      const job = await openJob(tx);
      for (const hwbno of ["B-2", "B-1", "A-9"]) await write(tx, job.id, { hwbno });
      const ask = { jobId: job.id, hwbno: null, customerId: null, saleManId: null, ...noDocument };
      const numbers = async (change: object) =>
        (await listHouseBills(tx, lan, { ...ask, ...change })).map((row) => row.hwbno);
      expect(await numbers({})).toEqual(["A-9", "B-1", "B-2"]);
      expect(await numbers({ hwbno: "b-" })).toEqual(["B-1", "B-2"]);
      expect(await numbers({ saleManId: people.salesHph.id })).toEqual([]);
    }),
  );
});

describe("printing a house bill", () => {
  test(
    "it comes as a PDF named after its number, in both languages",
    story(async (tx) => {
      const job = await openJob(tx);
      const bill = await write(tx, job.id, { hwbno: "FW/77", desOfGoods: "Đồ gỗ nội thất" });
      for (const language of ["en", "vi"] as const) {
        const file = await previewHouseBill(tx, castActor("documentation", { language }), {
          hblId: bill.id,
          kind: "TYPE",
          ...billPrint.parse({}),
        });
        expect(file.name).toBe("FW_77.pdf");
        expect(
          Buffer.from(file.bytes as Uint8Array)
            .subarray(0, 5)
            .toString(),
        ).toBe("%PDF-");
      }
    }),
  );
});

test.each([
  ["en", undefined, "Shipper"],
  ["vi", undefined, "Shipper"],
  ["vi", "vi", "Người gửi hàng"],
  ["en", "vi", "Người gửi hàng"],
] as const)(
  "a bill is in English unless another language is requested (screen %s, requested %s)",
  (language, requested, shipper) =>
    story(async (tx) => {
      const job = await openJob(tx);
      const bill = await write(tx, job.id, {
        desOfGoods: "GARMENTS",
        hsCode: "620342",
        contSealNo: "TCLU8765430/40HC/VN0045871\nMSKU1111111/40HC/W1",
      });
      const { bytes } = await previewHouseBill(tx, castActor("documentation", { language }), {
        hblId: bill.id,
        kind: "TYPE",
        ...billPrint.parse({}),
        language: requested,
      });
      const texts = placedTexts(Buffer.from(bytes as Uint8Array)).map((each) => each.text);
      expect(texts).toContain(shipper);
      expect(texts).toContain("HS CODE: 620342");
      // The longer line has no room; both are broken at the same place.
      expect(texts).toEqual(
        expect.arrayContaining(["TCLU8765430/40HC/", "VN0045871", "MSKU1111111/40HC/", "W1"]),
      );
    })(),
);

describe.each(["en", "vi"] as const)("printing on a pre-printed form (%s)", (language) => {
  test(
    "prints the values alone, moved by the offset",
    story(async (tx) => {
      const job = await openJob(tx);
      const bill = await write(tx, job.id, { hwbno: "FW/78", desOfGoods: "GARMENTS" });
      const goodsAt = async (placing: Record<string, string>) => {
        const { bytes } = await previewHouseBill(tx, castActor("documentation", { language }), {
          hblId: bill.id,
          kind: "TYPE",
          ...billPrint.parse(placing),
        });
        const texts = placedTexts(Buffer.from(bytes as Uint8Array));
        const has = (word: string) => texts.some(({ text }) => text === word);
        const goods = texts.find(({ text }) => text === "GARMENTS");
        return { ...goods, framed: has("Shipper") || has("Người gửi hàng") };
      };
      const offset = { offsetX: "2.5", offsetY: "-1" };
      const still = await goodsAt({ reportType: "ITL" });
      const moved = await goodsAt({ reportType: "ITL", ...offset });
      expect([still.framed, moved.framed]).toEqual([false, false]);
      expect((moved.x ?? 0) - (still.x ?? 0)).toBeCloseTo(2.5, 2);
      expect((moved.y ?? 0) - (still.y ?? 0)).toBeCloseTo(-1, 2);
      expect(await goodsAt(offset)).toEqual({ ...still, framed: true });
    }),
  );
});

describe("importing a shipping instruction", () => {
  const preview = async (tx: Tx, jobId: string, text: string | Uint8Array, actor = lan) =>
    previewShippingInstruction(tx, actor, {
      jobId,
      file: {
        name: "si.json",
        mime: "application/json",
        bytes: typeof text === "string" ? new TextEncoder().encode(text) : text,
      },
    });
  const sample = (name: string) =>
    readFileSync(join(import.meta.dirname, "../../message/model/samples", name), "utf8");

  /** The body that the screen sends when the user accepts every value that can be taken. */
  const accepted = (bill: {
    fields: readonly { field: string | null; keep: string | null; verdict: string }[];
  }) =>
    Object.fromEntries(
      bill.fields
        .filter((each) => each.field && each.keep !== null && each.verdict === "taken")
        .map((each) => [each.field, each.keep]),
    );

  test(
    "a file becomes a house bill with parties, ports, goods, containers and seals",
    story(async (tx) => {
      const job = await openJob(tx, { csMawbcontainers: [] });
      const read = await preview(tx, job.id, sample("fcl-export.json"));
      const [whole] = read.bills;
      if (!whole) throw new Error("no bill was read");
      const ask = contract.importShippingInstruction.body.parse({
        ...accepted(whole),
        jobId: job.id,
        customerId: ground.customer,
        csMawbcontainers: whole.containers,
      });
      const bill = (await importShippingInstruction(tx, lan, ask)).data;
      expect(bill.shipperDescription).toContain("LOTUS TIMBER");
      expect(bill.csMawbcontainers.map((line) => [line.containerNo, line.sealNo])).toEqual([
        ["CSQU3054383", "VN118821"],
        ["CBHU3202732", "VN118822"],
      ]);
      expect(bill).toMatchObject({
        pol: ground.saigon,
        pod: ground.losAngeles,
        grossWeight: "41250.000",
      });
    }),
  );

  test(
    "nothing is saved half: with one wrong container there is no bill at all",
    story(async (tx) => {
      const job = await openJob(tx);
      const ask = contract.importShippingInstruction.body.parse({
        ...form(),
        jobId: job.id,
        csMawbcontainers: [box, { ...box, containerNo: "MSCU9988776", sealNo: "S2" }],
      });
      const refused = await refusal(importShippingInstruction(tx, lan, ask));
      expect(wrongFields(refused)).toEqual(["csMawbcontainers.1.containerNo container.digit"]);
      const ofJob = {
        jobId: job.id,
        hwbno: null,
        customerId: null,
        saleManId: null,
        ...noDocument,
      };
      expect(await listHouseBills(tx, lan, ofJob)).toEqual([]);
    }),
  );

  test(
    "a file that is no JSON is answered with line and column, in the person's language",
    story(async (tx) => {
      const job = await openJob(tx);
      const refused = await refusal(preview(tx, job.id, '{\n  "a": 1,\n  "b" 2\n}'));
      expect(refused.code).toBe("si.malformed");
      expect(refused.facts).toMatchObject({ line: 3, column: 7 });
      expect(refused.say("vi")).toContain("dòng 3, cột 7");
      expect((await refusal(preview(tx, job.id, new Uint8Array([0xff, 0xfe, 0x41])))).code).toBe(
        "si.notText",
      );
      for (const text of ["[]", "{}", "12", '{"hello": "world"}']) {
        expect((await refusal(preview(tx, job.id, text))).code).toBe("si.wrongShape");
      }
    }),
  );

  test(
    "nobody previews into a job that is locked or not theirs",
    story(async (tx) => {
      const job = await openJob(tx);
      const other = castActor("documentationHph", {
        change: { docSeaFCLExport: { list: "Office", detail: "Office", write: "Office" } },
      });
      expect((await refusal(preview(tx, job.id, "{}", other))).code).toBe("record.notFound");
      await lockShipment(tx, lan, { id: job.id });
      expect((await refusal(preview(tx, job.id, "{}"))).code).toBe("shipment.locked");
    }),
  );

  const shared = join(import.meta.dirname, "..", "..", "..", "..", "shared", "real");
  const real = existsSync(shared)
    ? readdirSync(shared).filter((name) => /^dcsa-ebl-si.*\.json$/.test(name))
    : [];
  for (const name of real) {
    test(
      `the message ${name} is read and every value of it is accounted for`,
      story(async (tx) => {
        const job = await openJob(tx);
        const read = await preview(tx, job.id, readFileSync(join(shared, name)));
        expect(read.bills.length).toBeGreaterThan(0);
        const [whole] = read.bills;
        const field = (key: string) => whole?.fields.find((each) => each.field === key);
        expect(field("hbltype")).toMatchObject({ value: "Sea Waybill", verdict: "taken" });
        expect(field("bookingNo")).toMatchObject({ value: "{CBR}", verdict: "doubtful" });
        expect(field("shipperDescription")?.value).toContain("Ruijggoordweg");
        expect(whole?.containers[0]?.verdict).toBe("doubtful");
      }),
    );
  }
});

test(
  "a value is taken over into several bills by one save, of all or none",
  story(async (tx) => {
    const job = await openJob(tx);
    const bills = [await write(tx, job.id), await write(tx, job.id)];
    const ask = (version: number) =>
      contract.updateHouseBills.body.parse({
        bills: bills.map((bill) => ({ ...bill, etd: addDays(day, 2), version })),
      });
    const { data } = await updateHouseBills(tx, lan, ask(1));
    expect(data.map((each) => [each.etd, each.version])).toEqual([
      [addDays(day, 2), 2],
      [addDays(day, 2), 2],
    ]);
    expect((await refusal(updateHouseBills(tx, lan, ask(1)))).code).toBe("record.conflict");
    const late = contract.updateHouseBills.body.parse({
      bills: data.map((bill) => ({ ...bill, eta: addDays(day, -3) })),
    });
    expect(wrongFields(await refusal(updateHouseBills(tx, lan, late)))).toEqual([
      "bills.0.eta shipment.etaBeforeEtd",
      "bills.1.eta shipment.etaBeforeEtd",
    ]);
    const other = await write(tx, (await openJob(tx)).id);
    const mixed = contract.updateHouseBills.body.parse({ bills: [data[0], other] });
    expect((await refusal(updateHouseBills(tx, lan, mixed))).code).toBe("houseBill.ofSeveralJobs");
    const twice = contract.updateHouseBills.body.parse({ bills: [data[0], data[0]] });
    expect((await refusal(updateHouseBills(tx, lan, twice))).code).toBe("record.conflict");
  }),
);

test(
  "twenty bills are saved with the statements of one",
  story(async (tx) => {
    const job = await openJob(tx);
    const bills: HouseBillRecord[] = [];
    for (let at = 0; at < 20; at += 1) bills.push(await write(tx, job.id));
    const statements = async (count: number, eta: Day) => {
      const ask = contract.updateHouseBills.body.parse({
        bills: bills.slice(0, count).map((bill) => ({ ...bill, eta })),
      });
      const before = statementCount(tx);
      const { data } = await updateHouseBills(tx, lan, ask);
      data.forEach((bill, at) => (bills[at] = bill));
      return statementCount(tx) - before;
    };
    const ids = bills.map(({ id }) => id);
    const ofOne = await statements(1, addDays(day, 20));
    expect(await statements(20, addDays(day, 30))).toBe(ofOne);
    expect(bills.map(({ id, eta }) => [id, eta])).toEqual(ids.map((id) => [id, addDays(day, 30)]));
    // Two of them replace the container lists.
    expect(ofOne).toBe(10);
  }),
);

test(
  "what a bill has differently is taken over by an ordinary save of the job",
  story(async (tx) => {
    const job = await openJob(tx);
    const bill = await write(tx, job.id);
    expect(await compareBills(tx, lan, { jobId: job.id })).toEqual({
      differences: [],
      changeable: [{ id: bill.id, version: bill.version }],
    });
    const changed = { ...box, containerNo: "MSKU1234565", sealNo: "S2" };
    const ask = { ...bill, csMawbcontainers: [changed], etd: addDays(day, 1) };
    await updateHouseBill(tx, lan, contract.updateHouseBill.body.parse(ask));
    const { differences } = await compareBills(tx, lan, { jobId: job.id });
    expect(differences).toMatchObject([
      { field: "containers", bill: expect.stringContaining("MSKU1234565") },
      { field: "etd", job: day, bill: addDays(day, 1) },
    ]);
    const taken = differences[0]?.toJob;
    const save = { ...job, ...taken?.values, csMawbcontainers: taken?.containers };
    await updateShipment(tx, lan, jobs.updateShipment.body.parse(save));
    expect((await compareBills(tx, lan, { jobId: job.id })).differences).toMatchObject([
      { field: "etd" },
    ]);
    const again = jobs.updateShipment.body.parse(save);
    expect((await refusal(updateShipment(tx, lan, again))).code).toBe("record.conflict");
    await lockShipment(tx, administrator, { id: job.id });
    expect((await compareBills(tx, lan, { jobId: job.id })).changeable).toEqual([]);
    const foreign = castActor("sales", { change: { docSeaFCLExport: { detail: "None" } } });
    expect((await refusal(compareBills(tx, foreign, { jobId: job.id }))).code).toBe(
      "access.forbidden",
    );
  }),
);

describe("what a new bill starts with, by service", () => {
  test.each<[ServiceCode, object, object]>([
    ["SFE", {}, { originBlnumber: "THREE (3)", typeOfMove: "FCL/FCL-CY/CY", documentDate: null }],
    ["SCE", { mbltype: "Copy" }, { originBlnumber: "THREE (3)", typeOfMove: "LCL/LCL-CY/CY" }],
    ["SLE", { mbltype: "Original" }, { originBlnumber: "THREE (3)" }],
    ["SLE", { mbltype: "Surrendered" }, { originBlnumber: "ONE (1)" }],
    [
      "SFI",
      {},
      {
        issueHbldate: null,
        documentDate: addDays(day, 20),
        finalPod: "Los Angeles",
        onBoardStatus: null,
        sailingDate: null,
        originBlnumber: "THREE (3)",
      },
    ],
    ["SLI", {}, { documentDate: addDays(day, 20), onBoardStatus: null }],
    ["SLI", { mbltype: "Surrendered" }, { originBlnumber: "ZERO (0)" }],
  ])("%s %j", (transactionType, change, expected) =>
    rolledBack(database, async (tx) => {
      const measured = { grossWeight: "1", cbm: "1", packageQty: "1" };
      const typed = {
        transactionType,
        incotermId: null,
        csMawbcontainers: [],
        ...measured,
        ...change,
      };
      const job = await openJob(tx, typed, administrator);
      const starts = await newHouseBill(tx, administrator, { jobId: job.id });
      const none = { documentDate: null, onBoardStatus: null, sailingDate: null };
      expect({ ...none, originBlnumber: null, ...starts }).toMatchObject(
        Object.fromEntries(
          Object.entries(expected).map(([field, value]) => [field, value ?? null]),
        ),
      );
    }),
  );

  test("a sea waybill has no originals and is never to order", () =>
    rolledBack(database, async (tx) => {
      const job = await openJob(tx);
      const waybill = { hbltype: "Sea Waybill", originBlnumber: "THREE (3)" };
      const made = await write(tx, job.id, waybill);
      expect(made.originBlnumber).toBe("ZERO (0)");
      const toOrder = { ...waybill, consigneeDescription: "TO ORDER OF ANY BANK" };
      expect(wrongFields(await refusal(write(tx, job.id, toOrder)))).toEqual([
        "consigneeDescription houseBill.waybillToOrder",
      ]);
    }));
});

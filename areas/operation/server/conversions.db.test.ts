import {
  addDeclaration,
  updateDeclaration,
} from "@fairway/areas/customs/server/saveDeclaration.ts";
import { getDeclaration } from "@fairway/areas/customs/server/listDeclarations.ts";
import "@fairway/areas/customs/server/handlers.ts";
import { addDays, addMonths, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { type ActorChange, castActor } from "../../../tests/cast/actors.ts";
import { openOperation, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { race } from "../../../tests/cast/race.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import type { ConvertOutcome } from "../model/convertOutcome.ts";
import * as contract from "../contract.ts";
import { cancelOperation } from "./cancelOperation.ts";
import {
  checkConversions,
  convertDeclaration,
  convertDeclarations,
  convertEach,
} from "./convertDeclarations.ts";
import {
  addDeclarationToJob,
  assignDeclarations,
  goodsOfDeclarations,
} from "./declarationsOfOperation.ts";
import { getOperation } from "./getOperation.ts";
import { lockOperation } from "./lockOperation.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const administrator = castActor("administrator");
const day = today();
const caller = {
  language: "en" as const,
  address: "127.0.0.1",
  userAgent: "test",
  token: null,
  cookies: {},
  origin: "http://127.0.0.1",
  requestId: "test",
};

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeJobGround(tx);
    await run(
      tx,
      sql`insert into partner_agreement_service (company_id, id, agreement_id, service)
        select company_id, new_id(), id, 'CL' from partner_agreement where company_id = ${companyId}`,
    );
  }),
);
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const filled = {
  clearanceNo: "306123456701",
  clearanceDate: day,
  type: "Import",
  customerId: ground.customer,
  hblid: "HB8001",
  mblid: "MB8001",
  gateway: "VNSGN",
  serviceType: "Sea",
  cargoType: "FCL",
  grossWeight: "12500.5",
  netWeight: "12000",
  cbm: "33.25",
  pcs: "640",
  unitCode: "CTN",
  shipper: "OSAKA WORKS",
  consignee: "HOA SEN",
  eta: addDays(day, 2),
};
const add = async (tx: Tx, change: object = {}, actor = lan) =>
  (await addDeclaration(tx, actor, { ...filled, ...change })).data.id;
const convert = async (tx: Tx, id: string, actor = lan) =>
  (await convertDeclaration(tx, actor, { id, isReplicate: false })).data;
const whyNot = async (tx: Tx, id: string, actor = lan) =>
  (await refusal(convertDeclaration(tx, actor, { id, isReplicate: false }))).code;
/** As the call does: each in a transaction of its own, then the answer. */
const convertMany = async (ids: string[], actor = lan) => {
  const made = await convertEach(database, actor, { ids, isReplicate: false }, caller);
  return inTransaction(database, (tx) =>
    convertDeclarations(tx, actor, { ids, isReplicate: false }, { made }),
  );
};
const declared = (tx: Tx, id: string) =>
  getDeclaration(tx, administrator, { id }) as Promise<Record<string, unknown>>;

describe("a declaration becomes a job (OJ-11)", () => {
  test(
    "with its numbers, goods, parties and the agreement's salesman",
    story(async (tx) => {
      const id = await add(tx);
      const opened = await convert(tx, id);
      expect(await getOperation(tx, lan, { id: opened.id })).toMatchObject({
        transactionType: "CL",
        mawb: "MB8001",
        hwbno: "HB8001",
        hblid: opened.hblid,
        serviceDate: day,
        productService: "Sea FCL",
        serviceMode: "Import",
        shipmentMode: "External",
        shipmentType: "Freehand",
        customerId: ground.customer,
        saleManId: people.sales.id,
        personIncharge: lan.userId,
        coloaderCode: "NONCARRIER",
        pol: null,
        pod: ground.saigon,
        clearanceLocation: ground.saigon,
        packageQty: "640.000",
        packageType: ground.carton,
        grossWeight: "12500.500",
        netWeight: "12000.000",
        cbm: "33.250",
        eta: addDays(day, 2),
        shipperDescription: "OSAKA WORKS",
        consigneeDescription: "HOA SEN",
        currentStatus: "Processing",
      });
      expect(await declared(tx, id)).toMatchObject({
        jobId: opened.id,
        jobNo: opened.jobNo,
        convertTime: expect.any(String),
        officeId: lan.officeId,
      });
      const noted = await rows<{ kind: string }>(
        tx,
        sql`select kind from milestone where company_id = ${companyId} and job_id = ${opened.id}
          and actual_on is not null`,
      );
      expect(noted.map(({ kind }) => kind)).toContain("declared");
    }),
  );

  test.each([
    ["Sea", "FCL", "Sea FCL"],
    ["Sea", "LCL", "Sea LCL"],
    ["Air", null, "Air"],
    ["Crossborder", "FCL", "Cross border"],
    ["Warehouse", "LCL", "Warehouse"],
    ["Trucking", "FCL", "Trucking"],
    ["Railway", "FCL", "Railway"],
    ["Express", null, "Express"],
  ])("%s %s is the product service %s", (serviceType, cargoType, productService) =>
    story(async (tx) => {
      const { id } = await convert(tx, await add(tx, { serviceType, cargoType }));
      expect(await getOperation(tx, lan, { id })).toMatchObject({ productService });
    })(),
  );

  test(
    "an export leaves from its gateway",
    story(async (tx) => {
      const { id } = await convert(tx, await add(tx, { type: "Export" }));
      const job = await getOperation(tx, lan, { id });
      expect(job).toMatchObject({ serviceMode: "Export", pol: ground.saigon, pod: null });
    }),
  );

  test(
    "the partner of a declaration without a customer is found by code or tax code",
    story(async (tx) => {
      const id = await add(tx);
      await run(
        tx,
        sql`update customs_declaration set customer_id = null, account_no = '0300-588_142',
            partner_tax_code = '0300-588_142', partner_name = 'As on paper'
          where company_id = ${companyId} and id = ${id}`,
      );
      const { id: jobId } = await convert(tx, id);
      expect(await getOperation(tx, lan, { id: jobId })).toMatchObject({
        customerId: ground.customer,
      });
      expect(await declared(tx, id)).toMatchObject({
        customerId: ground.customer,
        partnerName: "Hoa Sen Export",
      });
    }),
  );

  test(
    "the agreement of the parent does where the customer has none of its own",
    story(async (tx) => {
      await run(
        tx,
        sql`update partner set parent_id = ${ground.customer}
          where company_id = ${companyId} and id = ${ground.otherCustomer}`,
      );
      const id = await add(tx, { customerId: ground.otherCustomer });
      const { id: jobId } = await convert(tx, id);
      expect(await getOperation(tx, lan, { id: jobId })).toMatchObject({
        customerId: ground.otherCustomer,
        saleManId: people.sales.id,
      });
    }),
  );

  test(
    "the supplier that stands for no carrier is added once",
    story(async (tx) => {
      await convert(tx, await add(tx));
      await convert(tx, await add(tx, { clearanceNo: "306123456702", hblid: "HB8002" }));
      const found = await rows(
        tx,
        sql`select id from partner where company_id = ${companyId} and account_no = 'NONCARRIER'`,
      );
      expect(found).toHaveLength(1);
    }),
  );

  test(
    "a canceled job gives the declaration back, and it becomes another job",
    story(async (tx) => {
      const id = await add(tx);
      const first = await convert(tx, id);
      await cancelOperation(tx, administrator, { id: first.id, reason: null });
      const second = await convert(tx, id);
      expect(second.jobNo).not.toBe(first.jobNo);
    }),
  );
});

describe("a declaration is refused (OJ-10)", () => {
  test.each([
    ["without MBL", { mblid: null }, "operation.declarationLacks"],
    ["with a number that no bill has", { mblid: "M".repeat(60) }, "operation.numberUnfit"],
    ["for a partner without an agreement", { customerId: ground.agent }, "operation.noAgreement"],
    [
      "for an agreement of another office",
      { customerId: ground.otherCustomer },
      "operation.noAgreement",
    ],
    ["of years ago", { clearanceDate: addMonths(day, -40) }, "ask.invalid"],
  ])("%s", (_, change, code) =>
    story(async (tx) => {
      expect(await whyNot(tx, await add(tx, change))).toBe(code);
    })(),
  );

  test(
    "on a job, as a copy, for an inactive or unknown customer, with numbers of a job",
    story(async (tx) => {
      const id = await add(tx);
      const set = (change: ReturnType<typeof sql>) =>
        run(
          tx,
          sql`update customs_declaration set ${change}
            where company_id = ${companyId} and id = ${id}`,
        );
      await set(sql`source = 'Replicate'`);
      expect(await whyNot(tx, id)).toBe("operation.copyStays");
      await set(
        sql`source = 'eFMS', customer_id = null, account_no = 'X9', partner_tax_code = null`,
      );
      expect(await whyNot(tx, id)).toBe("operation.noCustomer");
      await set(sql`account_no = null, cargo_type = null`);
      const lacks = await refusal(convertDeclaration(tx, lan, { id, isReplicate: false }));
      expect(lacks.say("en")).toContain("Cargo type, Customer");
      await set(sql`customer_id = ${ground.customer}, cargo_type = 'FCL'`);
      await run(
        tx,
        sql`update partner set active = false
          where company_id = ${companyId} and id = ${ground.customer}`,
      );
      expect(await whyNot(tx, id)).toBe("operation.inactiveCustomer");
      await run(
        tx,
        sql`update partner set active = true
          where company_id = ${companyId} and id = ${ground.customer}`,
      );
      const job = await openOperation(tx, { mawb: "mb8001", hwbno: "hb8001" });
      const taken = await refusal(convertDeclaration(tx, lan, { id, isReplicate: false }));
      expect([taken.code, taken.facts["jobNo"]]).toEqual(["operation.numbersOnJob", job.jobNo]);
      await cancelOperation(tx, administrator, { id: job.id, reason: null });
      await convert(tx, id);
      expect(await whyNot(tx, id)).toBe("customs.onJob");
    }),
  );

  test(
    "when every agreement of the customer is stopped by the check point",
    story(async (tx) => {
      const id = await add(tx);
      await run(
        tx,
        sql`update partner_agreement set contract_type = 'Trial', expired_date = ${addDays(day, -1)}
          where company_id = ${companyId} and partner_id = ${ground.customer}`,
      );
      await run(
        tx,
        sql`insert into office_setting (company_id, id, office_id, apply_type, apply_partner,
            expired_agreement)
          values (${companyId}, new_id(), ${offices.hcm}, 'Check Point', 'Both', true)`,
      );
      expect(await whyNot(tx, id)).toBe("checkPoint.stopped");
      await agreement(tx, people.administrator.id);
      const { id: jobId } = await convert(tx, id);
      // The agreement that has not ended counts.
      expect(await getOperation(tx, lan, { id: jobId })).toMatchObject({
        saleManId: people.administrator.id,
      });
    }),
  );

  test(
    "without the rights and the reach on the declaration, and the right to add jobs",
    story(async (tx) => {
      const id = await add(tx, {}, administrator);
      const may = (change: NonNullable<ActorChange["change"]>) =>
        castActor("documentation", { change });
      const codes: string[] = [];
      for (const change of [
        { opsJobManagement: { write: "None", add: "None" } },
        { opsCustomClearance: { write: "None" } },
        { opsCustomClearance: { write: "Owner" } },
        { opsCustomClearance: { list: "Owner", detail: "Owner", write: "Owner" } },
      ] as const) {
        codes.push(await whyNot(tx, id, may(change as never)));
      }
      expect(codes).toEqual([
        "access.forbidden",
        "access.forbidden",
        "access.forbidden",
        "record.notFound",
      ]);
    }),
  );
});

/** Another agreement of the customer that covers customs logistics. */
async function agreement(tx: Tx, salemanId: string): Promise<void> {
  const [id, own] = [newId(), { companyId }];
  await insertRows(tx, "partner_agreement", [
    {
      ...own,
      id,
      partnerId: ground.customer,
      salemanId,
      contractType: "Trial",
      shipmentType: "Freehand & Nominated",
      paymentMethod: "All",
      baseOn: "Invoice Date",
      effectiveDate: "2020-01-01",
      noDue: true,
      currencyId: "VND",
      creditCurrency: "VND",
      active: true,
    },
  ]);
  await insertRows(tx, "partner_agreement_office", [
    { ...own, id: newId(), agreementId: id, officeId: offices.hcm },
  ]);
  await insertRows(tx, "partner_agreement_service", [
    { ...own, id: newId(), agreementId: id, service: "CL" },
  ]);
}

describe("several declarations", () => {
  test(
    "are checked with as many statements as one, and twins are named (OJ-13)",
    story(async (tx) => {
      const ids = [
        await add(tx),
        await add(tx, { clearanceNo: "306123456702" }),
        await add(tx, { clearanceNo: "306123456703", customerId: ground.agent, hblid: "HB3" }),
      ];
      const check = async (some: string[]) => {
        const before = statementCount(tx);
        const { data } = await checkConversions(tx, lan, { ids: some });
        return { data, statements: statementCount(tx) - before };
      };
      const one = await check(ids.slice(0, 1));
      const all = await check(ids);
      expect(all.statements).toBe(one.statements);
      expect(all.data.map(({ clearanceNo, code }) => [clearanceNo, code])).toEqual([
        ["306123456701", null],
        ["306123456702", "operation.twinChosen"],
        ["306123456703", "operation.noAgreement"],
      ]);
      expect((await refusal(checkConversions(tx, lan, { ids: [...ids, newId()] }))).code).toBe(
        "record.notFound",
      );
    }),
  );

  test(
    "are twins where their numbers differ in leading zeros only, as on a job (OJ-2)",
    story(async (tx) => {
      const ids = [
        await add(tx, { hblid: "HB0801" }),
        await add(tx, { clearanceNo: "306123456702", hblid: "HB801" }),
      ];
      const { data } = await checkConversions(tx, lan, { ids });
      expect(data.map(({ code }) => code)).toEqual([null, "operation.twinChosen"]);
      await convert(tx, ids[0] as string);
      expect(await whyNot(tx, ids[1] as string)).toBe("operation.numbersOnJob");
    }),
  );

  test("become jobs each for itself: seven with a twin and a stranger are five jobs (OJ-13)", async () => {
    const ids = await inTransaction(database, async (tx) => {
      const changes = [
        { clearanceNo: "306222222201" },
        { clearanceNo: "306222222202" },
        { clearanceNo: "306222222203", customerId: ground.agent, hblid: "HB8003" },
        { clearanceNo: "306222222204", type: "Export", hblid: "HB8004" },
        { clearanceNo: "306222222205", hblid: "HB8005" },
        { clearanceNo: "306222222206", serviceType: "Air", cargoType: null, hblid: "HB8006" },
        { clearanceNo: "306222222207", type: "Export", hblid: "HB8007" },
      ];
      const added: string[] = [];
      for (const change of changes) added.push(await add(tx, { mblid: "MBSEVEN", ...change }));
      return added;
    });
    const { data } = await convertMany([...ids, ids[0] as string]);
    expect(data.map(({ clearanceNo, code }) => [clearanceNo.slice(-2), code])).toEqual([
      ["01", null],
      ["02", "operation.numbersOnJob"],
      ["03", "operation.noAgreement"],
      ["04", null],
      ["05", null],
      ["06", null],
      ["07", null],
    ]);
    const jobs = new Set(data.flatMap(({ jobNo }) => jobNo ?? []));
    expect(jobs.size).toBe(5);
    const again = await convertMany(ids);
    expect(again.data.every(({ isDone }) => !isDone)).toBe(true);
    expect((await refusal(convertMany([...ids, newId()]))).code).toBe("record.notFound");
    expect(again.data[0]).toMatchObject({
      code: "customs.onJob",
      reason: expect.stringContaining("LOG"),
    });
  });

  test("32 users who convert one declaration make one job, and its twin none", async () => {
    const [id, twin] = await inTransaction(database, async (tx) => [
      await add(tx, { clearanceNo: "306123450001", mblid: "MBRACE", hblid: "HBRACE" }),
      await add(tx, { clearanceNo: "306123450002", mblid: "MBRACE", hblid: "HBRACE" }),
    ]);
    const asked = Array.from({ length: 32 }, (_, at) => {
      const ids = [(at % 2 === 0 ? id : twin) as string];
      return convertMany(ids);
    });
    const outcomes = (await Promise.all(asked)).flatMap(({ data }) => data as ConvertOutcome[]);
    expect(outcomes.filter(({ isDone }) => isDone)).toHaveLength(1);
    const codes = new Set(outcomes.flatMap(({ code }) => code ?? []));
    expect([...codes].toSorted()).toEqual(
      expect.arrayContaining(["customs.onJob", "operation.numbersOnJob"].toSorted()),
    );
    const jobs = await inTransaction(database, (tx) =>
      rows(tx, sql`select id from shipment where company_id = ${companyId} and mawb = 'MBRACE'`),
    );
    expect(jobs).toHaveLength(1);
  });

  test(
    "are jobs with a constant number of statements each",
    story(async (tx) => {
      await convert(tx, await add(tx, { clearanceNo: "306123459001", hblid: "HBS1" }));
      const id = await add(tx, { clearanceNo: "306123459002", hblid: "HBS2" });
      const before = statementCount(tx);
      await convert(tx, id);
      expect(statementCount(tx) - before).toBeLessThanOrEqual(17);
    }),
  );

  test("one that was saved after it was read is read again", async () => {
    const id = await inTransaction(database, (tx) =>
      add(tx, { clearanceNo: "306123450009", hblid: "HBNEW", mblid: "MBNEW" }),
    );
    await inTransaction(database, (tx) =>
      updateDeclaration(tx, lan, { id, version: 1, pcs: "7" } as never),
    );
    const { data } = await convertMany([id]);
    const { jobId } = data[0] as ConvertOutcome;
    const job = await inTransaction(database, (tx) => getOperation(tx, lan, { id: String(jobId) }));
    expect(job.packageQty).toBe("7.000");
  });
});

describe("the declarations of a job (OJ-14, OJ-15)", () => {
  const assign = (tx: Tx, ask: object, actor = lan) =>
    assignDeclarations(tx, actor, contract.assignDeclarations.body.parse(ask));
  const weights = async (tx: Tx, id: string) => {
    const { grossWeight, netWeight, cbm } = await getOperation(tx, lan, { id });
    return [grossWeight, netWeight, cbm];
  };

  test(
    "are added and taken off, and weights follow with as many statements for many as for one",
    story(async (tx) => {
      const job = await openOperation(tx, { grossWeight: "1", cbm: "9" });
      const ids = [
        await add(tx, { cbm: null }),
        await add(tx, { clearanceNo: "306123456702", grossWeight: "0.125", cbm: null }),
        await add(tx, {
          clearanceNo: "306123456703",
          grossWeight: null,
          cbm: null,
          netWeight: null,
        }),
      ];
      const put = async (clearanceIds: string[]) => {
        const before = statementCount(tx);
        await assign(tx, { jobId: job.id, clearanceIds });
        return statementCount(tx) - before;
      };
      const one = await put(ids.slice(0, 1));
      expect(await put(ids.slice(1))).toBeLessThanOrEqual(one);
      expect(await weights(tx, job.id)).toEqual(["12500.625", "24000.000", "9.000"]);
      const bill = await rows<{ grossWeight: string }>(
        tx,
        sql`select gross_weight from house_bill
          where company_id = ${companyId} and id = ${job.hblid}`,
      );
      expect(bill).toEqual([{ grossWeight: "12500.625" }]);
      expect(await goodsOfDeclarations(tx, lan, { id: job.id })).toEqual({
        declarations: 3,
        grossWeight: "12500.625",
        netWeight: "24000.000",
        cbm: null,
        packageQty: "1920",
        packageType: ground.carton,
        packageTypeCode: "CTN",
        containers: null,
      });
      const { data } = await assign(tx, { jobId: job.id, removedClearanceIds: ids.slice(1) });
      expect(data).toEqual({ added: 0, removed: 2 });
      expect(await weights(tx, job.id)).toEqual(["12500.500", "12000.000", "9.000"]);
      await assign(tx, { jobId: job.id, removedClearanceIds: ids.slice(0, 1) });
      expect(await weights(tx, job.id)).toEqual(["12500.500", "12000.000", "9.000"]);
      expect(await declared(tx, ids[0] as string)).toMatchObject({
        jobId: null,
        convertTime: null,
      });
    }),
  );

  test(
    "a new one is entered on the job",
    story(async (tx) => {
      const job = await openOperation(tx);
      const { data } = await addDeclarationToJob(tx, lan, {
        jobId: job.id,
        declaration: filled,
      } as never);
      expect(await declared(tx, data.id)).toMatchObject({ jobId: job.id, jobNo: job.jobNo });
      expect(await weights(tx, job.id)).toEqual(["12500.500", "12000.000", "33.250"]);
    }),
  );

  test(
    "of another job, customer or office are refused, and a locked job refuses all",
    story(async (tx) => {
      const [job, other] = [await openOperation(tx), await openOperation(tx, { hwbno: "O2" })];
      const [own, foreign, copy] = [
        await add(tx),
        await add(tx, { clearanceNo: "306123456702", customerId: ground.otherCustomer }),
        await add(tx, { clearanceNo: "306123456703" }),
      ];
      await run(
        tx,
        sql`update customs_declaration set source = 'Replicate'
          where company_id = ${companyId} and id = ${copy}`,
      );
      const code = async (ask: object, actor = lan) =>
        (await refusal(assign(tx, { jobId: job.id, ...ask }, actor))).code;
      await assign(tx, { jobId: other.id, clearanceIds: [own] });
      expect(await code({ clearanceIds: [own] })).toBe("customs.onJob");
      expect(await code({ removedClearanceIds: [own] })).toBe("operation.notOnJob");
      expect(await code({ clearanceIds: [foreign] })).toBe("operation.otherCustomer");
      expect(await code({ clearanceIds: [copy] })).toBe("operation.copyStays");
      expect(await code({ clearanceIds: [newId()] })).toBe("record.notFound");
      const onlyOwn = castActor("documentation2", {
        change: { opsCustomClearance: { list: "Owner", detail: "Owner", write: "Owner" } },
      });
      expect(await code({ clearanceIds: [foreign] }, onlyOwn)).toBe("record.notFound");
      await lockOperation(tx, administrator, { id: job.id });
      expect(await code({ clearanceIds: [foreign] })).toBe("shipment.locked");
    }),
  );
});

test("an agreement that ends while declarations are converted makes no job (OJ-10)", async () => {
  const ids = await inTransaction(database, async (tx) => [
    await add(tx, { clearanceNo: "306123456711", hblid: "HBENDS1", mblid: "MBENDS" }),
    await add(tx, { clearanceNo: "306123456712", hblid: "HBENDS2", mblid: "MBENDS" }),
  ]);
  const active = (tx: Tx, is: boolean) =>
    run(
      tx,
      sql`update partner_agreement set active = ${is}
        where company_id = ${companyId} and partner_id = ${ground.customer}`,
    );
  const made = await race(
    database,
    async (tx) => {
      await run(
        tx,
        sql`select from customs_declaration
          where company_id = ${companyId} and id = ${ids[0]} for update`,
      );
      await active(tx, false);
    },
    () => convertEach(database, lan, { ids, isReplicate: false }, caller),
  );
  await inTransaction(database, (tx) => active(tx, true));
  const codes = made.status === "fulfilled" ? made.value?.map(({ code }) => code) : made.reason;
  expect(codes).toEqual(["operation.noAgreement", "operation.noAgreement"]);
});

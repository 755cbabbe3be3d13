import { getReplicateTarget } from "@fairway/areas/operation/server/getReplicateTarget.ts";
import "@fairway/areas/customs/server/handlers.ts";
import "./handlers.ts";
import { rightsFor } from "@fairway/areas/access/model/rightsFor.ts";
import { newOperation } from "@fairway/areas/operation/model/operation.ts";
import { assignDeclarations } from "@fairway/areas/operation/server/declarationsOfOperation.ts";
import { addOperation } from "@fairway/areas/operation/server/addOperation.ts";
import { cancelOperation } from "@fairway/areas/operation/server/cancelOperation.ts";
import { getOperation } from "@fairway/areas/operation/server/getOperation.ts";
import { listOperations } from "@fairway/areas/operation/server/listOperations.ts";
import { lockOperation } from "@fairway/areas/operation/server/lockOperation.ts";
import { updateOperation } from "@fairway/areas/operation/server/updateOperation.ts";
import * as operations from "@fairway/areas/operation/contract.ts";
import { containerForm } from "@fairway/areas/shipment/model/container.ts";
import { today, yearMonth } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { openOperation, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { companyId, departments, offices, people } from "../../../tests/cast/people.ts";
import { codeOf, race } from "../../../tests/cast/race.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { placeInHph, writeReplicateSetting } from "../../../tests/cast/secondOffice.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import { replicateDeclaration } from "./replicateDeclaration.ts";
import { replicateJobs } from "./replicateJobs.ts";
import { syncGoods } from "./syncGoods.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const administrator = castActor("administrator");
const month = yearMonth(today());

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeJobGround(tx);
    await writeReplicateSetting(tx);
    await placeInHph(tx, "administrator");
  }),
);
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const boxes = [
  containerForm.parse({ containerTypeId: ground.hc40, quantity: 2, gw: "12500.5", cbm: "60" }),
];
const replicate = async (tx: Tx, id: string, actor = administrator) => {
  const { data } = await replicateJobs(tx, actor, { ids: [id] });
  return data[0] as NonNullable<(typeof data)[number]>;
};
const declare = async (tx: Tx, jobId: string, clearanceNo: string, clearanceDate = today()) => {
  const id = newId();
  await insertRows(tx, "customs_declaration", [
    {
      companyId,
      id,
      clearanceNo,
      type: "Import",
      clearanceDate,
      route: "Red",
      jobId,
      convertTime: "now",
      officeId: offices.hcm,
      userCreated: people.documentation.id,
      userModified: people.documentation.id,
    },
  ]);
  return id;
};
const declarationsOf = (tx: Tx, jobId: string) =>
  rows<Record<string, unknown>>(
    tx,
    sql`select clearance_no, source, route, office_id, convert_time is not null as is_converted
      from customs_declaration where company_id = ${companyId} and job_id = ${jobId}
      order by clearance_no`,
  );

describe("a replica", () => {
  test(
    "is the job in the other office, with its number behind the prefix and the board's salesman",
    story(async (tx) => {
      const job = await openOperation(tx, {
        csMawbcontainers: boxes,
        invoiceNo: "INV-7",
        consigneeDescription: "PACIFIC",
      });
      const replica = await replicate(tx, job.id);
      expect(replica.jobNo).toBe(`RLOG${month}/00001`);
      const there = await getOperation(tx, administrator, { id: replica.id });
      expect(there).toMatchObject({
        jobNo: `R${job.jobNo}`,
        mawb: "OPSMBL0001",
        hwbno: "OPSHBL0001",
        invoiceNo: "INV-7",
        consigneeDescription: "PACIFIC",
        customerId: ground.customer,
        saleManId: people.director.id,
        personIncharge: administrator.userId,
        officeId: offices.hph,
        currentStatus: "Processing",
        isLocked: false,
        isReplicate: true,
        replicaOf: job.id,
        replicaOfNo: job.jobNo,
        replicatedId: null,
        grossWeight: "12500.500",
        sumCont: 2,
      });
      expect(there.csMawbcontainers).toMatchObject([{ quantity: 2, gw: "12500.500" }]);
      expect(await getOperation(tx, lan, { id: job.id })).toMatchObject({
        isReplicate: false,
        replicatedId: replica.id,
        replicatedJobNo: replica.jobNo,
      });
      const found = await listOperations(tx, administrator, {
        page: 1,
        size: 15,
        ...operations.listOperations.body.parse({ transactionType: "CL" }),
      });
      const shown = new Map(found.data.map((row) => [row.jobNo, row]));
      expect(shown.get(job.jobNo)).toMatchObject({
        isReplicate: false,
        replicateNo: replica.jobNo,
      });
      expect(shown.get(replica.jobNo)).toMatchObject({ isReplicate: true, replicateNo: job.jobNo });
    }),
  );

  test(
    "is opened with a new job on request, and takes no number of the series",
    story(async (tx) => {
      const form = newOperation.parse({
        transactionType: "CL",
        mawb: "M1",
        hwbno: "H1",
        serviceDate: today(),
        productService: "Sea FCL",
        serviceMode: "Import",
        shipmentMode: "External",
        coloaderId: ground.carrier,
        customerId: ground.customer,
        saleManId: administrator.userId,
      });
      const { data } = await addOperation(tx, administrator, { ...form, isReplicate: true });
      expect(data.replicatedJobNo).toBe(`R${data.jobNo}`);
      const next = await openOperation(tx, { hwbno: "H2" });
      expect(next.jobNo).toBe(`LOG${month}/00002`);
    }),
  );

  test(
    "has the stages of the job with their statuses, and its first declaration",
    story(async (tx) => {
      const job = await openOperation(tx);
      await run(
        tx,
        sql`delete from stage_assigned where company_id = ${companyId} and job_id = ${job.id}`,
      );
      const stage = (order: number, status: string, more: object = {}) => ({
        companyId,
        id: newId(),
        jobId: job.id,
        systemCode: "U_POD",
        isReported: true,
        status,
        mainPersonInCharge: lan.userId,
        realPersonInCharge: lan.userId,
        orderNumberProcessed: order,
        userCreated: lan.userId,
        userModified: lan.userId,
        ...more,
      });
      await insertRows(tx, "stage_assigned", [
        stage(1, "Done", { doneDate: "2026-11-01T03:00:00Z" }),
        stage(2, "Overdued", { hblid: job.hblid }),
      ]);
      await run(
        tx,
        sql`insert into stage_assigned (company_id, id, job_id, system_code, is_reported, status,
            department_id, order_number_processed)
          values (${companyId}, ${newId()}, ${job.id}, 'U_ATA', true, 'InSchedule',
            ${departments.operationHcm}, 3)`,
      );
      await declare(tx, job.id, "306100000002", "2026-11-04");
      await declare(tx, job.id, "306100000001", "2026-11-03");
      const replica = await replicate(tx, job.id);
      const stages = await rows<Record<string, unknown>>(
        tx,
        sql`select status, hblid, main_person_in_charge, department_id, done_date is not null as is_done
          from stage_assigned where company_id = ${companyId} and job_id = ${replica.id}
          order by order_number_processed`,
      );
      expect(stages).toMatchObject([
        { status: "Done", hblid: null, mainPersonInCharge: lan.userId, isDone: true },
        { status: "Overdued", hblid: replica.hblid, isDone: false },
        // No department of this name works in Hai Phong.
        {
          status: "InSchedule",
          departmentId: null,
          mainPersonInCharge: administrator.userId,
        },
      ]);
      const { currentStatus } = await getOperation(tx, administrator, { id: replica.id });
      expect(currentStatus).toBe("Overdued");
      expect(await declarationsOf(tx, replica.id)).toEqual([
        {
          clearanceNo: "306100000001",
          source: "Replicate",
          route: "Red",
          officeId: offices.hph,
          isConverted: true,
        },
      ]);
    }),
  );

  test(
    "takes a further declaration once, and the goods of its job",
    story(async (tx) => {
      const job = await openOperation(tx);
      const replica = await replicate(tx, job.id);
      const id = await declare(tx, job.id, "306100000009");
      const added = async () => (await replicateDeclaration(tx, administrator, { id })).data;
      expect(await added()).toEqual({ added: 1, jobNo: replica.jobNo });
      expect(await added()).toEqual({ added: 0, jobNo: replica.jobNo });

      const form = await getOperation(tx, lan, { id: job.id });
      await updateOperation(
        tx,
        lan,
        operations.updateOperation.body.parse({
          ...form,
          netWeight: "900",
          packageQty: "7",
          packageType: ground.carton,
          csMawbcontainers: boxes,
        }),
      );
      await syncGoods(tx, administrator, { jobId: job.id });
      const there = await getOperation(tx, administrator, { id: replica.id });
      const here = await getOperation(tx, lan, { id: job.id });
      for (const field of ["grossWeight", "netWeight", "cbm", "packageQty", "sumCont"] as const) {
        expect([field, there[field]]).toEqual([field, here[field]]);
      }
      expect(there.packageContainer).toBe(here.packageContainer);
      expect(there.csMawbcontainers).toHaveLength(1);
      expect(there.saleManId).toBe(people.director.id);
    }),
  );

  test(
    "keeps the salesman of the board",
    story(async (tx) => {
      const job = await openOperation(tx);
      const { id } = await replicate(tx, job.id);
      const form = await getOperation(tx, administrator, { id });
      const changed = { ...form, saleManId: people.sales.id };
      const saved = updateOperation(
        tx,
        administrator,
        operations.updateOperation.body.parse(changed),
      );
      expect(wrongFields(await refusal(saved))).toEqual(["saleManId operation.boardSalesman"]);
    }),
  );
});

describe("a job is refused a replica", () => {
  const code = async (promise: Promise<unknown>) => (await refusal(promise)).code;

  test(
    "a second one, one of a replica, one of trucking, and a locked job",
    story(async (tx) => {
      const job = await openOperation(tx);
      const replica = await replicate(tx, job.id);
      expect(await code(replicate(tx, job.id))).toBe("replica.exists");
      expect(await code(replicate(tx, replica.id))).toBe("replica.ofReplica");
      const truck = await openOperation(tx, { transactionType: "TK" });
      expect(await code(replicate(tx, truck.id))).toBe("replica.otherService");
      const other = await openOperation(tx, { hwbno: "OTHER" });
      await lockOperation(tx, administrator, { id: other.id });
      expect(await code(replicate(tx, other.id))).toBe("shipment.locked");
    }),
  );

  test(
    "without a level in the other office, which is named",
    story(async (tx) => {
      const job = await openOperation(tx);
      const refused = await refusal(replicate(tx, job.id, lan));
      expect([refused.code, refused.facts]).toEqual([
        "replica.noLevel",
        { office: "HPH", jobNo: job.jobNo },
      ]);
    }),
  );

  test(
    "with a level there that may not add jobs",
    story(async (tx) => {
      const job = await openOperation(tx);
      await placeInHph(tx, "documentation", rightsFor("receivable"));
      expect(await code(replicate(tx, job.id, lan))).toBe("access.forbidden");
    }),
  );

  test(
    "beyond the reach of the user, without a setting, and without a salesman of the board",
    story(async (tx) => {
      const job = await openOperation(tx);
      const owner = castActor("operation", {
        change: { opsJobManagement: { detail: "Owner", list: "Owner", write: "Owner" } },
      });
      expect(await code(replicate(tx, job.id, owner))).toBe("record.notFound");
      const reader = castActor("operation", { change: { opsJobManagement: { write: "Owner" } } });
      expect(await code(replicate(tx, job.id, reader))).toBe("access.forbidden");
      await run(
        tx,
        sql`update company set board_salesman_id = null where company_id = ${companyId}`,
      );
      expect(await code(replicate(tx, job.id))).toBe("replica.noBoardSalesman");
      await run(tx, sql`delete from office_setting where company_id = ${companyId}`);
      expect(await code(replicate(tx, job.id))).toBe("replica.noOffice");
      await run(tx, sql`update office set internal_code = null where company_id = ${companyId}`);
      // Every condition is told before, not one after the other.
      expect(await getReplicateTarget(tx, administrator, { jobId: job.id })).toMatchObject({
        officeName: null,
        worksThere: false,
        hasSalesman: false,
        isReady: false,
        withoutHouse: [{ id: offices.hcm }],
      });
    }),
  );

  test(
    "when an office with the same prefix has the number, and all or none of several",
    story(async (tx) => {
      await run(
        tx,
        sql`update office set office_prefix = 'R'
          where company_id = ${companyId} and id = ${offices.hph}`,
      );
      const here = castActor("administrator", { officeId: offices.hph });
      const first = await openOperation(tx);
      const second = await openOperation(tx, { hwbno: "SECOND" });
      await run(
        tx,
        sql`update shipment set job_no = ${`R${second.jobNo}`}
          where company_id = ${companyId} and id = ${(await openOperation(tx, { hwbno: "ELSEWHERE" }, here)).id}`,
      );
      const both = replicateJobs(tx, administrator, { ids: [second.id, first.id] });
      expect(await code(both)).toBe("replica.numberTaken");
    }),
  );
});

describe("cancelling", () => {
  test(
    "a job waits for its replica, whose own declarations go; then it may be copied again",
    story(async (tx) => {
      const job = await openOperation(tx);
      await declare(tx, job.id, "306100000001");
      const replica = await replicate(tx, job.id);
      const canceled = cancelOperation(tx, administrator, { id: job.id, reason: null });
      const refused = await refusal(canceled);
      expect([refused.code, refused.facts]).toEqual([
        "shipment.hasReplica",
        { jobNo: job.jobNo, replicaNo: replica.jobNo },
      ]);
      await cancelOperation(tx, administrator, { id: replica.id, reason: null });
      expect(await declarationsOf(tx, replica.id)).toEqual([]);
      expect(await declarationsOf(tx, job.id)).toMatchObject([{ clearanceNo: "306100000001" }]);
      expect(await getOperation(tx, lan, { id: job.id })).toMatchObject({ replicatedId: null });
      const again = await replicate(tx, job.id);
      expect(again.jobNo).toBe(replica.jobNo);
      await cancelOperation(tx, administrator, { id: again.id, reason: null });
      await cancelOperation(tx, administrator, { id: job.id, reason: null });
    }),
  );
});

test("200 jobs are copied with the statements of two", { timeout: 120_000 }, () =>
  rolledBack(database, async (tx) => {
    const open = async (count: number, prefix: string) => {
      const ids: string[] = [];
      for (let at = 0; at < count; at += 1) {
        const hwbno = `${prefix}${at}`;
        ids.push((await openOperation(tx, { hwbno, csMawbcontainers: boxes })).id);
      }
      await declare(tx, ids[0] as string, `3061${prefix}`);
      return ids;
    };
    const statementsOf = async (ids: readonly string[]) => {
      const before = statementCount(tx);
      const { data } = await replicateJobs(tx, administrator, { ids: [...ids] });
      expect(data.map(({ replicaOf }) => replicaOf)).toEqual([...ids].toSorted());
      return statementCount(tx) - before;
    };
    const few = await statementsOf(await open(2, "20000001"));
    expect(await statementsOf(await open(200, "20000002"))).toBe(few);
  }),
);

test("of several jobs the one that cannot be copied is named, and none is", () =>
  rolledBack(database, async (tx) => {
    const job = await openOperation(tx);
    const here = castActor("administrator", { officeId: offices.hph });
    const clash = await openOperation(tx, { hwbno: "BOTH" }, here);
    const other = await openOperation(tx, { hwbno: "BOTH" });
    const refused = await refusal(replicateJobs(tx, administrator, { ids: [job.id, other.id] }));
    expect(wrongFields(refused)).toEqual(["hwbno operation.numbersTaken"]);
    expect(refused.fields[0]?.facts).toMatchObject({ jobNo: clash.jobNo });
    expect(await getOperation(tx, administrator, { id: job.id })).toMatchObject({
      replicatedId: null,
    });
  }));

test("of 32 users who copy one job at once one does", async () => {
  const job = await inTransaction(database, (tx) => openOperation(tx, { hwbno: "RACE" }));
  const outcomes = await Promise.all(
    Array.from({ length: 32 }, () =>
      inTransaction(database, (tx) => replicate(tx, job.id)).then(
        () => "copied",
        (fault) => fault.code,
      ),
    ),
  );
  expect(outcomes.filter((each) => each === "copied")).toHaveLength(1);
  expect(outcomes.filter((each) => each === "replica.exists")).toHaveLength(31);
});

test("PostgreSQL keeps one living replica of a job", async () => {
  await rolledBack(database, async (tx) => {
    const job = await openOperation(tx, { hwbno: "ONCE" });
    const replica = await replicate(tx, job.id);
    const other = await openOperation(tx, { hwbno: "TWICE" });
    const second = run(
      tx,
      sql`update shipment set replica_of = ${job.id}
        where company_id = ${companyId} and id = ${other.id}`,
    );
    expect((await refusal(second)).code).toBe("replica.existsMeanwhile");
    expect(replica.replicaOf).toBe(job.id);
  });
});

test("a declaration that leaves its job meanwhile is not copied", async () => {
  const { job, id } = await inTransaction(database, async (tx) => {
    const opened = await openOperation(tx, { hwbno: "LEAVES" });
    await replicate(tx, opened.id);
    return { job: opened, id: await declare(tx, opened.id, "306123456799") };
  });
  const copied = await race(
    database,
    (tx) =>
      assignDeclarations(tx, administrator, {
        jobId: job.id,
        clearanceIds: [],
        removedClearanceIds: [id],
      }),
    (tx) => replicateDeclaration(tx, administrator, { id }),
  );
  expect(codeOf(copied)).toBe("replica.declarationWithoutJob");
});

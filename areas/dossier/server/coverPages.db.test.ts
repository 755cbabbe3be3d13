import { addDays, today } from "@fairway/core/time/day.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { hostileText } from "@fairway/engine/paper/hostileTexts.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { assign, tripsOf } from "../../../tests/cast/madeTrips.ts";
import {
  openJob,
  openOperation,
  writeBill,
  writeJobGround,
} from "../../../tests/cast/openedJob.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import { previewCoverPage } from "./previewCoverPage.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const day = today();

beforeAll(() => inTransaction(database, writeJobGround));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const open = (tx: Tx) =>
  openJob(tx, { transactionType: "SCE", packageQty: "1", grossWeight: "1", cbm: "1" });
const print = async (tx: Tx, id: string, language: "en" | "vi") => {
  const paper = await previewCoverPage(tx, lan, { id, language });
  return { name: paper.name, text: paperText(paper.bytes as Buffer).replaceAll(/\s+/g, " ") };
};

test(
  "a cover page has the job, its bills with their sums, and the day of a release",
  story(async (tx) => {
    const job = await open(tx);
    const first = await writeBill(tx, job.id, {
      packageType: ground.carton,
      shipperDescription: hostileText,
      consigneeDescription: "PACIFIC FURNITURE INC\n880 APOLLO STREET",
      packageQty: "120",
      grossWeight: "2480.5",
      cbm: "9.876",
    });
    const second = await writeBill(tx, job.id, {
      packageType: ground.carton,
      shipperDescription: "HOA SEN EXPORT",
      consigneeDescription: "BAYVIEW TABLES LLC",
      packageQty: "18",
      grossWeight: "14250",
      cbm: "11.4",
    });
    const released = addDays(day, -3);
    await run(
      tx,
      sql`insert into bill_release
        (company_id, id, job_id, state, released_on, released_by, user_created)
        values (${companyId}, ${first.id}, ${job.id}, 'Released', ${released}, ${lan.userId},
          ${lan.userId})`,
    );
    const before = statementCount(tx);
    const { name, text } = await print(tx, job.id, "en");
    expect(statementCount(tx) - before).toBeLessThanOrEqual(6);
    expect(name).toBe(`COVER-${job.jobNo.replaceAll("/", "_")}.pdf`);
    for (const said of [
      job.jobNo,
      first.hwbno,
      second.hwbno,
      "EVER ACE - 1234E",
      hostileText.split("\n")[0] as string,
      "PACIFIC FURNITURE INC",
      "BAYVIEW TABLES LLC",
      "16,730.500",
      "21.276",
      released.split("-").reverse().join("/"),
    ]) {
      expect(text).toContain(said);
    }
    const { text: vietnamese } = await print(tx, job.id, "vi");
    expect(vietnamese).toContain("TRANG BÌA HỒ SƠ");
    expect(vietnamese).toContain("16.730,500");
  }),
);

test(
  "the cover page of an operation has its customer, declarations and trucks",
  story(async (tx) => {
    const job = await openOperation(tx, { transactionType: "CL", packageQty: "12" });
    await insertRow(tx, "customs_declaration", {
      companyId,
      id: newId(),
      clearanceNo: "107009876540",
      clearanceDate: day,
      type: "Import",
      route: "Yellow",
      jobId: job.id,
      userCreated: lan.userId,
    });
    await assign(tx, await tripsOf(tx, job.id), { truckNo: "51C-123.45" });
    const { text } = await print(tx, job.id, "en");
    for (const said of ["107009876540 · Yellow", "51C-123.45", "Hoa Sen"]) {
      expect(text).toContain(said);
    }
  }),
);

test(
  "packages of several kinds are packages, also on a bill that has the kind of its first line",
  story(async (tx) => {
    const job = await open(tx);
    const line = { containerTypeId: ground.hc40, quantity: 1, gw: "100", cbm: "1" };
    const bill = await writeBill(tx, job.id, {
      packageType: ground.carton,
      shipperDescription: "HOA SEN EXPORT",
      consigneeDescription: "BAYVIEW TABLES LLC",
      packageQty: "15",
      grossWeight: "200",
      cbm: "2",
      csMawbcontainers: [
        { ...line, packageQuantity: "12", packageTypeId: ground.carton },
        { ...line, packageQuantity: "3", packageTypeId: ground.drum },
      ],
    });
    await run(
      tx,
      sql`update house_bill set package_type = ${ground.carton}
        where company_id = ${companyId} and id = ${bill.id}`,
    );
    expect((await print(tx, job.id, "en")).text).toContain("15 PACKAGES");
    expect((await print(tx, job.id, "vi")).text).toContain("15 KIỆN");
  }),
);

test(
  "a job without bills prints its head, a missing one is refused",
  story(async (tx) => {
    const job = await open(tx);
    const { text } = await print(tx, job.id, "en");
    expect(text).toContain("EVER ACE - 1234E");
    expect(text).not.toContain("Consignee");
    const missing = previewCoverPage(tx, lan, { id: ground.carrier });
    expect((await refusal(missing)).code).toBe("record.notFound");
  }),
);

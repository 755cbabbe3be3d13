import * as bills from "@fairway/areas/housebill/contract.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import * as jobs from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { hostileText } from "@fairway/engine/paper/hostileTexts.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { previewCoverPage } from "./previewCoverPage.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const administrator = castActor("administrator");
const day = today();

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeShippingGround(tx);
    await run(
      tx,
      sql`update incoterm set service = '{SFE,SLE,SCE,SFI,SCI}' where company_id = ${companyId}`,
    );
  }),
);
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const openJob = async (tx: Tx) => {
  const ask = jobs.createShipment.body.parse({
    transactionType: "SCE",
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
    packageQty: "1",
    grossWeight: "1",
    cbm: "1",
  });
  return (await createShipment(tx, lan, ask)).data;
};
const write = async (tx: Tx, jobId: string, change: object) => {
  const ask = bills.createHouseBill.body.parse({
    jobId,
    customerId: ground.customer,
    saleManId: administrator.userId,
    packageType: ground.carton,
    ...change,
  });
  return (await createHouseBill(tx, lan, ask)).data;
};
const print = async (tx: Tx, id: string, language: "en" | "vi") => {
  const paper = await previewCoverPage(tx, lan, { id, language });
  return { name: paper.name, text: paperText(paper.bytes as Buffer).replaceAll(/\s+/g, " ") };
};

test(
  "a cover page has the job, its bills with their sums, and the day of a release",
  story(async (tx) => {
    const job = await openJob(tx);
    const first = await write(tx, job.id, {
      shipperDescription: hostileText,
      consigneeDescription: "PACIFIC FURNITURE INC\n880 APOLLO STREET",
      packageQty: "120",
      grossWeight: "2480.5",
      cbm: "9.876",
    });
    const second = await write(tx, job.id, {
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
  "a job without bills prints its head, a missing one is refused",
  story(async (tx) => {
    const job = await openJob(tx);
    const { text } = await print(tx, job.id, "en");
    expect(text).toContain("EVER ACE - 1234E");
    expect(text).not.toContain("Consignee");
    const missing = previewCoverPage(tx, lan, { id: ground.carrier });
    expect((await refusal(missing)).code).toBe("record.notFound");
  }),
);

import { listHouseBills } from "@fairway/areas/housebill/server/listHouseBills.ts";
import { readHouseBill } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { cancelShipment } from "@fairway/areas/shipment/server/cancelShipment.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { listShipments } from "@fairway/areas/shipment/server/listShipments.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { type Reach, reaches } from "@fairway/core/permission/permission.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { chargedJob as job, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { addAndUpdate } from "../contract.ts";
import { chargedBill, mustChangeCharges } from "./chargedBill.ts";
import { listCharges } from "./listCharges.ts";
import { saveCharges } from "./saveCharges.ts";
import { shipmentCriteria } from "@fairway/areas/shipment/model/shipmentCriteria.ts";

const database = await testDatabase();
const day = today("Asia/Ho_Chi_Minh");

/** Ngoc of Hai Phong, with the given reach of the rights on sea FCL export. */
const ngoc = (reach: Reach = "Owner", change = {}) =>
  castActor("documentationHph", {
    change: {
      docSeaFCLExport: { list: reach, detail: reach, write: reach, delete: reach, ...change },
    },
  });

/** A job of Lan's, and Lan as the user for whom Ngoc acts. */
const story =
  (fn: (tx: Tx) => Promise<void>, authorization: object = {}) =>
  () =>
    rolledBack(database, async (tx) => {
      await writeChargedJob(tx);
      await run(
        tx,
        sql`update shipment set person_incharge = ${people.documentation.id},
          user_created = ${people.documentation.id}
        where company_id = ${companyId}`,
      );
      await run(
        tx,
        sql`update house_bill set user_created = ${people.documentation.id}
        where company_id = ${companyId}`,
      );
      await authorize(tx, authorization);
      await fn(tx);
    });

const authorize = (tx: Tx, change: object) =>
  insertRow(tx, "sys_authorization", {
    companyId,
    id: newId(),
    userId: people.documentation.id,
    assignTo: people.documentationHph.id,
    name: "Leave",
    services: ["SFE", "SFI"],
    startDate: day,
    endDate: null,
    officeId: offices.hcm,
    ...change,
  });

async function sees(tx: Tx, actor: Actor) {
  const ask = { page: 1, size: 15, ...shipmentCriteria.parse({ transactionType: "SFE" }) };
  const listed = await listShipments(tx, actor, ask).then(
    ({ data }) => data.some((row) => row.id === job.jobId),
    () => false,
  );
  const opened = await getShipment(tx, actor, { id: job.jobId }).then(
    () => true,
    () => false,
  );
  return { listed, opened };
}

describe("who is authorised for the jobs of another", () => {
  test(
    "lists, opens and changes them, their bills and their charges",
    story(async (tx) => {
      const actor = ngoc();
      expect(await sees(tx, actor)).toEqual({ listed: true, opened: true });
      const { may } = await getShipment(tx, actor, { id: job.jobId });
      expect(may).toEqual(expect.arrayContaining(["update", "addBill", "updateCharge"]));
      const bills = await listHouseBills(tx, actor, { jobId: job.jobId } as Parameters<
        typeof listHouseBills
      >[2]);
      expect(bills.find((bill) => bill.id === job.bill)?.may).toContain("update");
      await readHouseBill(tx, actor, job.bill);
      await listCharges(tx, actor, { hbId: job.bill, type: "SELL" });
      mustChangeCharges(actor, await chargedBill(tx, actor, job.bill));
      const line = {
        chargeId: job.thc,
        quantity: "1",
        unitPrice: "100000",
        currencyId: "VND",
        vatrate: "8",
        exchangeDate: job.day,
        unitId: job.container,
        paymentObjectId: job.customer,
      };
      const ask = { hblid: job.bill, type: "SELL", charges: [line], removed: [] };
      const saved = await saveCharges(tx, actor, addAndUpdate.body.parse(ask));
      expect(saved.data).toHaveLength(1);
    }),
  );

  test(
    "does not cancel them: deleting stays with the person in charge",
    story(async (tx) => {
      const actor = ngoc();
      expect((await getShipment(tx, actor, { id: job.jobId })).may).not.toContain("cancel");
      await expect(cancelShipment(tx, actor, { id: job.jobId, reason: null })).rejects.toThrow(
        "access.forbidden",
      );
    }),
  );

  test(
    "the list and the guard agree for every reach, and nothing comes of no right",
    story(async (tx) => {
      for (const reach of reaches) {
        const is = reach !== "None";
        expect([reach, await sees(tx, ngoc(reach))]).toEqual([reach, { listed: is, opened: is }]);
      }
      const without = ngoc("Owner", { access: false });
      await expect(getShipment(tx, without, { id: job.jobId })).rejects.toThrow("record.notFound");
    }),
  );

  const nothing = { listed: false, opened: false };
  test.each([
    ["for other services", { services: ["AE", "SLE"] }],
    ["from tomorrow on", { startDate: addDays(day, 1) }],
    ["until yesterday", { startDate: addDays(day, -9), endDate: addDays(day, -1) }],
    ["but switched off", { active: false }],
    ["by somebody else", { userId: people.documentation2.id }],
    ["to somebody else", { assignTo: people.salesHph.id }],
  ])("%s: the job stays out of sight", (_, change) =>
    story(async (tx) => expect(await sees(tx, ngoc())).toEqual(nothing), change)(),
  );

  test(
    "on the last day: still",
    story(async (tx) => expect(await sees(tx, ngoc())).toEqual({ listed: true, opened: true }), {
      startDate: addDays(day, -9),
      endDate: day,
    }),
  );

  test(
    "a job that goes to another person in charge is gone with it",
    story(async (tx) => {
      await run(
        tx,
        sql`update shipment set person_incharge = ${people.documentation2.id}
          where company_id = ${companyId}`,
      );
      expect(await sees(tx, ngoc())).toEqual(nothing);
    }),
  );
});

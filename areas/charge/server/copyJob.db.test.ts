import * as houseBills from "@fairway/areas/housebill/contract.ts";
import { billParts } from "@fairway/areas/housebill/model/billParts.ts";
import { readBillsOfJob } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import * as jobs from "@fairway/areas/shipment/contract.ts";
import { copiedContainers, copiedForm } from "@fairway/areas/shipment/model/jobCopy.ts";
import { jobParts } from "@fairway/areas/shipment/model/jobParts.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { shapeOfParts } from "@fairway/core/contract/parts.ts";
import { maybeDay } from "@fairway/core/contract/shapes.ts";
import { addDays, today, yearMonth } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { getCharges } from "./getCharges.ts";
import { importJob } from "./importJob.ts";
import { saveCharges } from "./saveCharges.ts";

const database = await testDatabase();
const lan = castActor("administrator");
const day = today();
const before = addDays(day, -20);

const bought = [newId(), newId(), newId()];

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeShippingGround(tx);
    await insertRows(
      tx,
      "charge",
      bought.map((id, at) => ({
        companyId,
        id,
        code: `BOUGHT-${at}`,
        chargeNameEn: "Bought",
        chargeNameVn: "Mua",
        type: "CREDIT",
        serviceTypeId: [],
        officeIds: [],
      })),
    );
    await run(
      tx,
      sql`update incoterm set service = array['SFE', 'AE', 'AI', 'SFI', 'SLI', 'SLE', 'SCE', 'SCI']
        where company_id = ${companyId}`,
    );
  }),
);

const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const air = { mawb: "738-24681355", flightVesselName: "VN300", flightDate: before };
const loose = { packageQty: "12", grossWeight: "900", cbm: "3" };
const sea = { flightVesselName: "EVER ACE", voyNo: "12E", mawb: "EGLV1" };
const leaving = { ...sea, bookingNo: "BK-9", mbltype: "Original" };
const ofService = {
  AE: air,
  AI: air,
  SFE: leaving,
  SFI: sea,
  SLE: { ...leaving, ...loose },
  SLI: { ...sea, ...loose },
  SCE: leaving,
  SCI: sea,
} as const;
type Code = keyof typeof ofService;

/** The numbers and days of a bill that its service has. */
function billOfService(service: Code): object {
  if (service === "AE") return {};
  if (service === "AI") {
    return { poinvoiceNo: "PO-INV-1", flightNoOrigin: "JL5", flightDateOrigin: before };
  }
  return service.endsWith("I")
    ? { referenceNo: "REF-1", hwbno: "ORIGIN-1", documentNo: "D-1" }
    : { referenceNo: "REF-1", purchaseOrderNo: "PO-8", closingDate: before };
}

/** A job with everything that belongs to one shipment, and a bill with the same. */
async function source(tx: Tx, transactionType: Code): Promise<string> {
  const { data } = await createShipment(
    tx,
    lan,
    jobs.createShipment.body.parse({
      transactionType,
      coloaderId: ground.carrier,
      agentId: ground.agent,
      pol: ground.saigon,
      pod: ground.losAngeles,
      etd: before,
      eta: addDays(before, 2),
      atd: before,
      ata: addDays(before, 2),
      pono: "PO-77",
      incotermId: ground.fob,
      ...ofService[transactionType],
    }),
  );
  await createHouseBill(
    tx,
    lan,
    houseBills.createHouseBill.body.parse({
      jobId: data.id,
      customerId: ground.customer,
      saleManId: people.sales.id,
      shipperDescription: "HOA SEN EXPORT",
      consigneeDescription: "PACIFIC FURNITURE INC",
      forwardingAgentDescription: "PACIFIC BRIDGE",
      ...(transactionType.startsWith("SL") ? { ...loose, packageType: ground.carton } : {}),
      ...billOfService(transactionType),
    }),
  );
  return data.id;
}

async function copied(tx: Tx, id: string, change: object = {}) {
  const job = await getShipment(tx, lan, { id });
  const form = copiedForm(job, { userId: lan.userId, mayNoProfit: true });
  const ask = {
    ...form,
    transactionType: job.transactionType,
    csMawbcontainers: copiedContainers(job.csMawbcontainers),
    etd: day,
    eta: addDays(day, 2),
    id,
    ...change,
  };
  return importJob(tx, lan, contract.importJob.body.parse(ask));
}

const daysOf = (shape: Readonly<Record<string, unknown>>) =>
  Object.keys(shape).filter((field) => shape[field] === maybeDay);
const daysOfParts = [...daysOf(shapeOfParts(billParts)), ...daysOf(shapeOfParts(jobParts))];

describe("a copy holds no number, date or document of its source", () => {
  test.each(Object.keys(ofService) as Code[])("%s", (service) =>
    rolledBack(database, async (tx) => {
      const id = await source(tx, service);
      const isAir = service.startsWith("A");
      const { data } = await copied(tx, id, { mawb: isAir ? "738-24681366" : "EGLV2" });
      const made = await getShipment(tx, lan, { id: data.id });
      const [bill] = await readBillsOfJob(tx, companyId, data.id);
      expect(made.jobNo).toContain(yearMonth(day));
      const days = daysOfParts.filter((field) => field in made || field in (bill ?? {}));
      expect(days.length).toBeGreaterThan(8);
      const text = JSON.stringify([made, bill], (key, value: unknown) =>
        key.startsWith("datetime") ? undefined : value,
      );
      for (const own of [before, addDays(before, 2), "PO-77", "BK-9", "EGLV1", "12E"]) {
        expect(text).not.toContain(own);
      }
      for (const own of ["738-24681355", "REF-1", "PO-8", "PO-INV-1", "JL5", "D-1", "ORIGIN-1"]) {
        expect(text).not.toContain(own);
      }
      expect(made).toMatchObject({ coloaderId: ground.carrier, currentStatus: "Processing" });
      expect(bill).toMatchObject({ customerId: ground.customer, saleManId: people.sales.id });
    }),
  );
});

describe("a copy is refused", () => {
  test(
    "without the carrier's number where its bills have numbers of others",
    story(async (tx) => {
      const id = await source(tx, "SFI");
      expect((await refusal(copied(tx, id))).code).toBe("shipment.copyNeedsNumber");
      const { data } = await copied(tx, id, { copies: { houseBills: false } });
      expect(data.houseBills).toEqual([]);
    }),
  );

  test(
    "in another service, and revising an open job",
    story(async (tx) => {
      const id = await source(tx, "SFE");
      const other = { transactionType: "SCE" };
      expect((await refusal(copied(tx, id, other))).code).toBe("shipment.copyOfOtherService");
      const revised = { revises: true };
      expect((await refusal(copied(tx, id, revised))).code).toBe("shipment.notClosed");
    }),
  );
});

test(
  "lines of other screens and lines that a link fee made are not copied",
  story(async (tx) => {
    const id = await source(tx, "SFE");
    const [bill] = await readBillsOfJob(tx, companyId, id);
    const line = {
      unitId: ground.kgs,
      unitPrice: "1000",
      currencyId: "VND",
      quantity: "1",
      paymentObjectId: ground.carrier,
      exchangeDate: day,
    };
    const keyed = contract.addAndUpdate.body.parse({
      hblid: bill?.id,
      type: "BUY",
      charges: bought.map((chargeId) => ({ ...line, chargeId })),
    });
    const [own, linked, settled] = (await saveCharges(tx, lan, keyed)).data;
    await run(
      tx,
      sql`update surcharge set link_fee = true, link_charge_id = ${own?.id}
        where company_id = ${companyId} and id = ${linked?.id}`,
    );
    await run(
      tx,
      sql`update surcharge set is_from_shipment = false
        where company_id = ${companyId} and id = ${settled?.id}`,
    );
    const { data } = await copied(tx, id, { mawb: "EGLV2" });
    const lines = await getCharges(tx, lan, { jobId: data.id });
    expect(lines.map(({ chargeId, linkFee }) => [chargeId, linkFee])).toEqual([[bought[0], false]]);
  }),
);

test(
  "copied bills of a sea import get passing numbers of the day",
  story(async (tx) => {
    const id = await source(tx, "SLI");
    const { data } = await copied(tx, id, { mawb: "EGLV3" });
    const stem = day.slice(2).replaceAll("-", "");
    expect(data.houseBills[0]?.hwbno).toMatch(new RegExp(`^${stem}\\d{2}0001$`));
  }),
);

import * as bills from "@fairway/areas/housebill/contract.ts";
import { getHouseBill } from "@fairway/areas/housebill/server/getHouseBill.ts";
import { updateHouseBill } from "@fairway/areas/housebill/server/updateHouseBill.ts";
import { billedServiceCodes, serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { families } from "@fairway/areas/service/model/families.ts";
import * as shipments from "@fairway/areas/shipment/contract.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { updateShipment } from "@fairway/areas/shipment/server/updateShipment.ts";
import { listStages } from "@fairway/areas/stage/server/listStages.ts";
import { saveJob } from "@fairway/areas/stage/server/saveJob.ts";
import { addDays, addMonths, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { bareDocument } from "../../../tests/cast/bareDocument.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { addAndUpdate } from "../contract.ts";
import { claimCharges } from "./claimCharges.ts";
import { saveCharges } from "./saveCharges.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const day = today();
const [sold, bought] = [newId(), newId()];

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeShippingGround(tx);
    const anyService = { companyId, serviceTypeId: [], officeIds: [] };
    await insertRows(
      tx,
      "charge",
      (
        [
          [sold, "SELLING", "DEBIT"],
          [bought, "REFUND", "CREDIT"],
        ] as const
      ).map(([id, code, type]) => ({
        ...anyService,
        id,
        code,
        type,
        chargeNameEn: code,
        chargeNameVn: code,
      })),
    );
    await run(tx, sql`update incoterm set service = ${[...billedServiceCodes]}`);
    await run(
      tx,
      sql`insert into partner_agreement_service (company_id, id, agreement_id, service)
        select a.company_id, gen_random_uuid(), a.id, s.service
        from partner_agreement a, unnest(${billedServiceCodes.filter((code) => code !== "SFE")}::text[]) s (service)
        where a.company_id = ${companyId}`,
    );
  }),
);

/** A job of a service with every field that some service requires, and one bill. */
async function openJob(tx: Tx, code: (typeof billedServiceCodes)[number], change: object = {}) {
  const service = serviceOf(code);
  const isAir = service.family === "air";
  const data = shipments.createShipment.body.parse({
    transactionType: code,
    mawb: isAir ? "738-24681355" : "MASTER-1",
    ...(isAir ? {} : { typeOfService: "FCL/FCL" }),
    mbltype: "Original",
    coloaderId: ground.carrier,
    agentId: ground.agent,
    pol: ground.saigon,
    pod: ground.losAngeles,
    etd: day,
    eta: day,
    incotermId: ground.fob,
    packageQty: "1",
    grossWeight: "1",
    chargeWeight: "1",
    cbm: "1",
    shipmentType: "Nominated",
    ...change,
  });
  const job = (await createShipment(tx, lan, data)).data;
  const bill = newId();
  await insertRows(tx, "house_bill", [
    {
      companyId,
      id: bill,
      jobId: job.id,
      family: families[service.family].letter,
      hwbno: `HOUSE-${code}`,
      customerId: ground.customer,
      saleManId: people.sales.id,
      officeId: offices.hcm,
      isCanceled: false,
    },
  ]);
  const stamp = { companyId, id: bill, userModified: lan.userId };
  await insertRows(tx, isAir ? "air_bill" : "sea_bill", [{ ...stamp, hbltype: "Original" }]);
  return { job, bill };
}

const save = async (tx: Tx, job: ShipmentRecord, change: object, verb = updateShipment) => {
  const ask = { ...job, csMawbcontainers: undefined, ...change };
  return (await verb(tx, lan, shipments.updateShipment.body.parse(ask))).data;
};

async function charge(tx: Tx, hblid: string, type: "SELL" | "BUY", change: object = {}) {
  const line = {
    chargeId: type === "SELL" ? sold : bought,
    quantity: "1",
    unitId: ground.kgs,
    unitPrice: "1000",
    currencyId: "VND",
    paymentObjectId: type === "SELL" ? ground.customer : ground.carrier,
    exchangeDate: day,
    ...change,
  };
  const ask = addAndUpdate.body.parse({ hblid, type, charges: [line] });
  const [saved] = (await saveCharges(tx, lan, ask)).data;
  if (!saved) throw new Error("a line is saved");
  return saved.id;
}

async function note(tx: Tx, chargeId: string) {
  const documentId = await bareDocument(tx, lan, { kind: "note", number: "SEFDN1" });
  await claimCharges(tx, lan, { side: "debit", slot: "note", documentId }, [chargeId]);
  await run(
    tx,
    sql`update document set sync_status = 'Synced'
      where company_id = ${companyId} and id = ${documentId}`,
  );
}

const nominated = (tx: Tx) =>
  run(
    tx,
    sql`update partner_agreement set shipment_type = 'Nominated'
      where company_id = ${companyId} and partner_id = ${ground.customer}`,
  );

type Opened = Awaited<ReturnType<typeof openJob>>;

/** What stands on the job, the change that it holds, and the same without it. */
const rules: readonly {
  readonly code: string;
  readonly field: string;
  readonly standing: (tx: Tx, made: Opened) => Promise<unknown>;
  readonly change: (code: ServiceCode) => object;
  readonly names: string;
}[] = [
  {
    code: "shipment.carrierHasRefunds",
    field: "coloaderId",
    standing: (tx, { bill }) => charge(tx, bill, "BUY", { isRefundFee: true }),
    change: () => ({ coloaderId: ground.agent }),
    names: "REFUND",
  },
  {
    code: "shipment.numberBooked",
    field: "mawb",
    standing: async (tx, { bill }) => note(tx, await charge(tx, bill, "SELL")),
    change: (code) => ({ mawb: serviceOf(code).family === "air" ? "738-24681366" : "OTHER" }),
    names: "SEFDN1",
  },
  {
    code: "shipment.hasProfit",
    field: "noProfit",
    standing: (tx, { bill }) => charge(tx, bill, "SELL"),
    change: () => ({ noProfit: true }),
    names: "1,000",
  },
  {
    code: "shipment.nominatedBills",
    field: "shipmentType",
    standing: nominated,
    change: () => ({ shipmentType: "Freehand" }),
    names: "HOUSE-",
  },
];

const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

test(
  "the number of a bill stays while its charges are in accounting (HB-5)",
  story(async (tx) => {
    const { bill } = await openJob(tx, "SFE");
    const stored = await getHouseBill(tx, lan, { id: bill });
    const renumbered = async () => {
      const ask = bills.updateHouseBill.body.parse({ ...stored, hwbno: "OTHER-1" });
      const { fields } = await refusal(updateHouseBill(tx, lan, ask));
      return fields.map(({ field, code }) => `${field} ${code}`);
    };
    expect(await renumbered()).not.toContain("hwbno houseBill.numberBooked");
    await note(tx, await charge(tx, bill, "SELL"));
    expect(await renumbered()).toContain("hwbno houseBill.numberBooked");
  }),
);

describe.each(billedServiceCodes)("a saved job of %s", (code) => {
  test.each(rules)("$code holds $field, and nothing holds it without a reason", async (rule) => {
    await rolledBack(database, async (tx) => {
      const { job } = await openJob(tx, code);
      expect(await save(tx, job, rule.change(code))).toMatchObject(rule.change(code));
    });
    await rolledBack(database, async (tx) => {
      const made = await openJob(tx, code);
      await rule.standing(tx, made);
      const refused = await refusal(save(tx, made.job, rule.change(code)));
      expect(refused.code).toBe(rule.code);
      expect(refused.fields.map(({ field }) => field)).toEqual([rule.field]);
      expect(refused.say("en")).toContain(rule.names);
      // What it does not hold is saved.
      expect((await save(tx, made.job, { notes: "x" })).notes).toBe("x");
    });
  });

  test(
    "keeps the month of its service date",
    story(async (tx) => {
      const { job } = await openJob(tx, code);
      const far = addMonths(day, 12);
      const refused = await refusal(save(tx, job, { serviceDate: far, etd: far, eta: far }));
      expect(refused.code).toBe("shipment.serviceDateMoved");
      expect(refused.fields.map(({ field }) => field)).toEqual(["serviceDate"]);
    }),
  );

  test(
    "is refused by the first of several reasons",
    story(async (tx) => {
      const made = await openJob(tx, code);
      for (const { standing } of rules) await standing(tx, made);
      let change = Object.assign({}, ...rules.map((rule) => rule.change(code))) as Record<
        string,
        unknown
      >;
      for (const { code: expected, field } of rules) {
        expect((await refusal(save(tx, made.job, change))).code).toBe(expected);
        const { [field]: _done, ...rest } = change;
        change = rest;
      }
    }),
  );

  test(
    "records actual dates and the incoterm as stages, each once",
    story(async (tx) => {
      const { job } = await openJob(tx, code, { etd: addDays(day, -1), serviceDate: day });
      const codes = async () =>
        (await listStages(tx, lan, { jobId: job.id })).map((stage) => stage.code);
      const changed = { atd: addDays(day, -1), ata: day };
      const saved = await save(tx, job, changed, saveJob as typeof updateShipment);
      expect(await codes()).toEqual(["U_ATD", "U_ATA"]);
      await save(tx, saved, { notes: "same days" }, saveJob as typeof updateShipment);
      expect(await codes()).toHaveLength(2);
      const other = newId();
      await insertRows(tx, "incoterm", [
        { companyId, id: other, code: "CIF", nameEn: "CIF", nameLocal: "CIF", service: [code] },
      ]);
      const { version } = await one<{ version: number }>(
        tx,
        sql`select version from shipment where company_id = ${companyId} and id = ${job.id}`,
      );
      await save(tx, saved, { version, incotermId: other }, saveJob as typeof updateShipment);
      expect(await codes()).toEqual(["U_ATD", "U_ATA", "U_ICT"]);
    }),
  );
});

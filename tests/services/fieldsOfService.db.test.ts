import * as bills from "@fairway/areas/housebill/contract.ts";
import { type HouseBillForm, houseBillForm } from "@fairway/areas/housebill/model/houseBill.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import { getHouseBill } from "@fairway/areas/housebill/server/getHouseBill.ts";
import { syncBills } from "@fairway/areas/housebill/server/syncBills.ts";
import { updateHouseBill } from "@fairway/areas/housebill/server/updateHouseBill.ts";
import { fieldsOfBill, fieldsOfJob } from "@fairway/areas/service/model/declaredFields.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import * as jobs from "@fairway/areas/shipment/contract.ts";
import { type ShipmentForm, shipmentForm } from "@fairway/areas/shipment/model/shipment.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { updateShipment } from "@fairway/areas/shipment/server/updateShipment.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { columnName } from "@fairway/engine/db/columnNames.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { ZodType } from "zod";
import { castActor } from "../cast/actors.ts";
import { openJob, writeBill, writeJobGround } from "../cast/openedJob.ts";
import { refusal, wrongFields } from "../cast/refusal.ts";
import { ground } from "../cast/shippingGround.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const day = today();

beforeAll(() => inTransaction(database, writeJobGround));

/** Fields of other services that a service does not have on its jobs and on its bills. */
interface Foreign {
  readonly job: readonly (keyof ShipmentForm)[];
  readonly bill: readonly (keyof HouseBillForm)[];
  /** The table and the field of a value from before, of a job and of a bill. */
  readonly keptOnJob: readonly [table: string, field: keyof ShipmentForm];
  readonly keptOnBill: readonly [table: string, field: keyof HouseBillForm];
}
const onSeaExport: Foreign = {
  job: ["deliveryPlace", "subColoader", "flightDate", "airlineInfo"],
  bill: ["documentNo", "alsoNotifyPartyDescription", "etaWarehouse", "rateCharge"],
  keptOnJob: ["sea_job", "subColoader"],
  keptOnBill: ["sea_bill", "documentNo"],
};
const onSeaImport: Foreign = {
  job: ["bookingNo", "siNo", "paymentTerm", "flightDate"],
  bill: ["bookingNo", "sailingDate", "onBoardStatus", "goodsDeliveryDescription", "attachList"],
  keptOnJob: ["shipment", "bookingNo"],
  keptOnBill: ["sea_bill", "onBoardStatus"],
};
const byAir = {
  keptOnJob: ["shipment", "bookingNo"],
  keptOnBill: ["house_bill", "bookingNo"],
} as const;
const foreign: Readonly<Partial<Record<ServiceCode, Foreign>>> = {
  AE: {
    job: ["bookingNo", "voyNo", "netWeight", "packageContainer", "subColoader"],
    bill: ["bookingNo", "netWeight", "contSealNo", "arrivalDate", "poinvoiceNo", "paymentTerm"],
    ...byAir,
  },
  AI: {
    job: ["airlineInfo", "bookingNo", "voyNo", "netWeight"],
    bill: ["rateCharge", "firstCarrierTo", "handlingInformation", "showDim", "bookingNo"],
    ...byAir,
  },
  SFE: onSeaExport,
  SLE: onSeaExport,
  SCE: onSeaExport,
  SFI: onSeaImport,
  SLI: onSeaImport,
  SCI: onSeaImport,
};

const values = [
  true,
  "1",
  day,
  "Express",
  "Domestic",
  ground.saigon,
  "Prepaid",
  "Single",
  "0.5",
  "PP",
  "K",
  "M",
  "VN",
  "2026-03-16T02:00:00.000Z",
];
const ofParty: Readonly<Record<string, string>> = {
  goodsDeliveryId: ground.customer,
  supplierId: ground.carrier,
};

/** A value that the field takes. */
function valueOf(field: string, shape: ZodType): unknown {
  const fits = [...(ofParty[field] ? [ofParty[field]] : []), ...values].find((value) => {
    const parsed = shape.safeParse(value);
    return parsed.success && Boolean(parsed.data);
  });
  expect([field, fits]).not.toEqual([field, undefined]);
  return fits;
}

/** Stores a value that was possible before. */
const keep = (tx: Tx, [table, field]: readonly [string, string], id: string) =>
  run(
    tx,
    sql`update ${sql.table(table)} set ${sql.ref(columnName(field))} = 'OLD' where id = ${id}`,
  );

const unknownOf = (wrong: readonly string[]) =>
  [...new Set(wrong.filter((each) => each.endsWith(" field.unknown")))]
    .map((each) => each.replace(" field.unknown", ""))
    .toSorted();
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

describe.each(Object.entries(foreign) as [ServiceCode, Foreign][])(
  "the fields of %s",
  (code, not) => {
    const service = serviceOf(code);
    const isAir = service.family === "air";
    const others = (shape: object, has: ReadonlySet<string>) =>
      Object.fromEntries(
        Object.entries(shape as Record<string, ZodType>)
          .filter(([field]) => !has.has(field))
          .map(([field, each]) => [field, valueOf(field, each)]),
      );
    const ofJobs = others(shipmentForm.shape, fieldsOfJob(service));
    const ofBills = others(houseBillForm.shape, fieldsOfBill(service));
    const goods = { packageQty: "1", grossWeight: "1", chargeWeight: "1", cbm: "1" };
    const open = (tx: Tx) =>
      openJob(tx, { transactionType: code, mawb: isAir ? "738-24681355" : "OSLU1", ...goods });
    const write = (tx: Tx, jobId: string, change: object = {}) =>
      writeBill(tx, jobId, { hwbno: "H-1", packageType: ground.carton, ...goods, ...change });

    test("those of other services are not among them", () => {
      expect(Object.keys(ofJobs)).toEqual(expect.arrayContaining([...not.job]));
      expect(Object.keys(ofBills)).toEqual(expect.arrayContaining([...not.bill]));
    });

    test(
      "a job refuses all others by name, and keeps a stored one",
      story(async (tx) => {
        const ask = jobs.createShipment.body.parse({ transactionType: code, ...ofJobs });
        const names = Object.keys(ofJobs).toSorted();
        expect(unknownOf(wrongFields(await refusal(createShipment(tx, lan, ask))))).toEqual(names);
        const job = await open(tx);
        const save = (stored: object, change: object) =>
          updateShipment(tx, lan, jobs.updateShipment.body.parse({ ...stored, ...change }));
        expect(unknownOf(wrongFields(await refusal(save(job, ofJobs))))).toEqual(names);
        await keep(tx, not.keptOnJob, job.id);
        const field = not.keptOnJob[1];
        const { data } = await save(await getShipment(tx, lan, { id: job.id }), { notes: "x" });
        expect(data).toMatchObject({ notes: "x", [field]: "OLD" });
        expect((await save(data, { [field]: null })).data[field]).toBeNull();
      }),
    );

    test(
      "a bill refuses all others by name, takes none from its job, and keeps a stored one",
      story(async (tx) => {
        const job = await open(tx);
        const ask = bills.createHouseBill.body.parse({ jobId: job.id, ...ofBills });
        const names = Object.keys(ofBills).toSorted();
        expect(unknownOf(wrongFields(await refusal(createHouseBill(tx, lan, ask))))).toEqual(names);
        const bill = await write(tx, job.id);
        expect(Object.entries(bill).filter(([field, value]) => field in ofBills && value)).toEqual(
          [],
        );
        const moved = jobs.updateShipment.body.parse({ ...job, eta: addDays(day, 25) });
        const { version } = (await updateShipment(tx, lan, moved)).data;
        await syncBills(tx, lan, { id: job.id, version });
        await keep(tx, not.keptOnBill, bill.id);
        const stored = await getHouseBill(tx, lan, { id: bill.id });
        const foreignOf = Object.entries(stored).filter(
          ([field, value]) => field in ofBills && value,
        );
        expect(foreignOf).toEqual([[not.keptOnBill[1], "OLD"]]);
        const save = (change: object) =>
          updateHouseBill(tx, lan, bills.updateHouseBill.body.parse({ ...stored, ...change }));
        expect(unknownOf(wrongFields(await refusal(save(ofBills))))).toEqual(names);
        const { data } = await save({ remark: "x" });
        expect(data).toMatchObject({ remark: "x", [not.keptOnBill[1]]: "OLD" });
      }),
    );
  },
);

import * as chargeCalls from "@fairway/areas/charge/contract.ts";
import { importJob } from "@fairway/areas/charge/server/importJob.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import * as bills from "@fairway/areas/housebill/contract.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import { searchFields } from "@fairway/areas/service/model/searchFields.ts";
import { billedServiceCodes, serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { columnWords } from "@fairway/areas/service/model/tradeWords.ts";
import * as jobs from "@fairway/areas/shipment/contract.ts";
import { copiedForm } from "@fairway/areas/shipment/model/jobCopy.ts";
import { serviceDateAfter } from "@fairway/areas/shipment/model/serviceDateAfter.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { cancelShipment } from "@fairway/areas/shipment/server/cancelShipment.ts";
import { listShipments } from "@fairway/areas/shipment/server/listShipments.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { updateJobStatus } from "@fairway/areas/shipment/server/updateJobStatus.ts";
import { updateShipment } from "@fairway/areas/shipment/server/updateShipment.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { addDays, addMonths, type Day, today, yearMonth } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../cast/actors.ts";
import { openJob, writeBill, writeJobGround } from "../cast/openedJob.ts";
import { companyId, offices } from "../cast/people.ts";
import { refusal, wrongFields } from "../cast/refusal.ts";
import { ground } from "../cast/shippingGround.ts";

const database = await testDatabase();
const administrator = castActor("administrator");
const inHaiphong = castActor("administrator", { officeId: offices.hph });
const lan = castActor("documentation");
const day = today();
const chargeId = newId();

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeJobGround(tx);
    await insertRows(tx, "charge", [
      {
        companyId,
        id: chargeId,
        code: "SELLING",
        type: "DEBIT",
        chargeNameEn: "Selling",
        chargeNameVn: "Selling",
        serviceTypeId: [],
        officeIds: [],
      },
    ]);
  }),
);

/** What the trade expects of one service. */
interface Expected {
  readonly prefix: string;
  readonly dated: "etd" | "eta";
  /** The fields of an empty form, and those of a bill on a job that has no more than these. */
  readonly job: readonly string[];
  readonly bill: readonly string[];
  /** The first two numbers of bills; null where they are typed. */
  readonly drawn: readonly [string, string] | null;
  /** Bill numbers are unique over all offices, or within one. */
  readonly unique: "company" | "office";
  /** The job's own port of another mode, and what is chosen instead. */
  readonly port: { readonly field: "pol" | "pod"; readonly other: string };
  readonly typeOfService: string | null;
  /** The service date after the date of the job moved: while it was empty, and while edited. */
  readonly movesAlways: boolean;
  readonly isCharged: boolean;
  /** The searches of its list, and the titles of its columns of goods. */
  readonly searches: readonly string[];
  readonly measures: readonly string[];
}

const stem = `CASTUSLAX${yearMonth(day)}`;
const searches = ["all", "jobNo", "mawb", "hwbno", "creditDebitNo", "soaNo"];
const seaSearches = [...searches, "bookingNo", "containerNo", "sealNo", "markNo"];
const sea = {
  searches: seaSearches,
  port: { field: "pol", other: ground.narita },
  movesAlways: false,
} as const;
const air = {
  searches,
  measures: ["Package Qty", "G.W", "CBM"],
  port: { field: "pod", other: ground.rotterdam },
  typeOfService: null,
  movesAlways: true,
  isCharged: false,
  unique: "company",
  drawn: ["CAST0001", "CAST0002"],
} as const;
const seaExport = {
  ...sea,
  measures: ["Total Cont", "CBM"],
  dated: "etd",
  drawn: [`${stem}001`, `${stem}002`],
  unique: "office",
  job: ["etd", "pol", "coloaderId", "mbltype"],
} as const;
const seaImport = {
  ...sea,
  measures: ["Cont Qty", "Package Qty", "G.W", "CBM"],
  dated: "eta",
  drawn: null,
  unique: "office",
  job: ["eta", "pod"],
} as const;
const measured = ["grossWeight", "cbm", "packageQty"] as const;
const ofExport = ["customerId", "saleManId", "shipperDescription", "incotermId"] as const;
const onExport = [...ofExport, "pod", "podDescription", "oceanVoyNo"] as const;
const onImport = [
  "hwbno",
  "customerId",
  "saleManId",
  "consigneeDescription",
  "mawb",
  "pol",
  "incotermId",
] as const;

const expected: Readonly<Partial<Record<ServiceCode, Expected>>> = {
  AE: {
    ...air,
    prefix: "AE",
    dated: "etd",
    job: ["mawb", "etd", "pol", "coloaderId", "incotermId"],
    bill: ["customerId", "saleManId", "shipperDescription"],
  },
  AI: {
    ...air,
    prefix: "AI",
    dated: "eta",
    job: ["mawb", "eta", "pod", "agentId", "incotermId"],
    bill: ["customerId", "saleManId", "consigneeDescription"],
  },
  SFE: {
    ...seaExport,
    prefix: "SEF",
    typeOfService: "FCL/FCL",
    isCharged: false,
    bill: [...onExport, "consigneeDescription"],
  },
  SFI: { ...seaImport, prefix: "SIF", typeOfService: "FCL/FCL", isCharged: false, bill: onImport },
  SLE: {
    ...seaExport,
    measures: ["Total Pkgs", "G.W", "CBM"],
    prefix: "SEL",
    typeOfService: "LCL/LCL",
    isCharged: true,
    job: [...seaExport.job, ...measured],
    bill: [...onExport, "packageType"],
  },
  SLI: {
    ...seaImport,
    prefix: "SIL",
    typeOfService: "LCL/LCL",
    isCharged: true,
    job: [...seaImport.job, ...measured],
    bill: [...onImport, "packageType"],
  },
  SCE: { ...seaExport, prefix: "SEC", typeOfService: "LCL/LCL", isCharged: true, bill: onExport },
  SCI: { ...seaImport, prefix: "SIC", typeOfService: "LCL/LCL", isCharged: true, bill: onImport },
};

/** The titles of columns of goods in the list of any service. */
const ofGoods = new Set(Object.values(expected).flatMap(({ measures }) => measures));

/** All that a refusal says. */
const said = ({ fields, facts }: Refused) => JSON.stringify([fields, facts]);
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);
/** Consecutive master waybills of an airline, and master bills. */
const masters = {
  air: ["738-24681355", "738-24681366", "738-24681370"],
  sea: ["OSLU1", "OSLU2", "OSLU3"],
} as const;

test("every service that is worked is in the table", () => {
  expect(Object.keys(expected).sort()).toEqual([...billedServiceCodes].sort());
});

describe.each(Object.entries(expected) as [ServiceCode, Expected][])("a job of %s", (code, own) => {
  const service = serviceOf(code);
  const family = service.family === "air" ? "air" : "sea";
  const [first, second, third] = masters[family];
  const goods = { packageQty: "1", grossWeight: "1", chargeWeight: "1", cbm: "1" };
  const open = (tx: Tx, change: object = {}, actor = lan) =>
    openJob(tx, { transactionType: code, mawb: first, ...goods, ...change }, actor);
  const numbered = own.drawn ? {} : { hwbno: "H-1" };
  const packages = { packageType: ground.carton, ...goods };
  const write = (tx: Tx, job: { readonly id: string }, change: object = {}, actor = lan) =>
    writeBill(tx, job.id, { ...numbered, ...packages, ...change }, actor);
  const save = (tx: Tx, job: ShipmentRecord, change: object) => {
    const ask = { ...job, csMawbcontainers: undefined, dimensionDetails: undefined, ...change };
    return updateShipment(tx, lan, jobs.updateShipment.body.parse(ask));
  };

  test(
    "is numbered by the month of its date, with the defaults of its service",
    story(async (tx) => {
      const later = addMonths(day, 2);
      const month = (date: Day) => `${own.prefix}${yearMonth(date)}`;
      const job = await open(tx);
      expect(job).toMatchObject({
        jobNo: `${month(own.dated === "etd" ? day : addDays(day, 20))}/00001`,
        serviceDate: job[own.dated],
        shipmentType: "Freehand",
        typeOfService: own.typeOfService,
        personIncharge: lan.userId,
        currentStatus: "Processing",
      });
      expect([job.jobNo.startsWith("H"), job.chargedTons]).toEqual([
        false,
        own.isCharged ? "1.000" : null,
      ]);
      const next = await open(tx, { mawb: second });
      expect(next.jobNo).toBe(job.jobNo.replace(/1$/, "2"));
      const inOther = await open(tx, { mawb: second }, inHaiphong);
      expect(inOther.jobNo).toBe(`H${job.jobNo}`);
      const moved = { etd: later, eta: later, mawb: third };
      expect((await open(tx, moved)).jobNo).toBe(`${month(later)}/00001`);
    }),
  );

  test(
    "names every required field of an empty form, and fields of other goods",
    story(async (tx) => {
      const ask = jobs.createShipment.body.parse({ transactionType: code });
      const empty = wrongFields(await refusal(createShipment(tx, lan, ask)));
      const required = [...own.job, "serviceDate"].map((field) => `${field} field.required`);
      expect(empty.toSorted()).toEqual(required.toSorted());
      const strange = family === "air" ? { typeOfService: "FCL/FCL" } : { flightDate: day };
      const other = await refusal(open(tx, strange));
      expect(wrongFields(other)).toEqual([`${Object.keys(strange)[0]} field.unknown`]);
    }),
  );

  test(
    "says what is wrong with its ports, days, weights and number, all at once",
    story(async (tx) => {
      const { field, other } = own.port;
      const mode = await refusal(open(tx, { [field]: other }));
      expect(wrongFields(mode)).toEqual([`${field} shipment.portOfOtherMode`]);
      expect(said(mode)).toContain(field === "pol" ? "Air" : "Sea");
      const wrong = {
        pod: ground.saigon,
        eta: addDays(day, -1),
        serviceDate: day,
        atd: addDays(day, 1),
        ata: addDays(day, 1),
        cbm: "-1",
        mawb: "A;B",
      };
      expect(wrongFields(await refusal(open(tx, wrong)))).toEqual([
        "mawb shipment.mawbCharacters",
        "eta shipment.etaBeforeEtd",
        "pod shipment.samePorts",
        "atd shipment.inFuture",
        "ata shipment.inFuture",
        "cbm shipment.negative",
      ]);
      const sameDay = await open(tx, { eta: day, atd: day, ata: day });
      expect(sameDay.eta).toBe(day);
      const stored = sql`update place set mode_of_transport = ${family === "air" ? "SEA" : "AIR"}
        where company_id = ${companyId} and id = ${ground.saigon}`;
      await run(tx, stored);
      // A port that the job has already stays.
      expect((await save(tx, sameDay, { notes: "x" })).data.notes).toBe("x");
    }),
  );

  test(
    "has the carrier's number alone in its family and office, until it is canceled",
    story(async (tx) => {
      const job = await open(tx);
      const taken = await refusal(open(tx, { mawb: first.toLowerCase() }));
      expect(wrongFields(taken)).toEqual(["mawb shipment.mawbTaken"]);
      expect(said(taken)).toContain(job.jobNo);
      await open(tx, {}, inHaiphong);
      const other =
        family === "air" ? { transactionType: "SFE" } : { transactionType: "AE", isMawb: true };
      await openJob(tx, { ...other, ...goods, mawb: first });
      await cancelShipment(tx, administrator, { id: job.id, reason: "x" });
      expect((await open(tx)).mawb).toBe(first);
    }),
  );

  test("moves its service date with its own date as the service says", () => {
    const [was, now, edited] = ["2026-12-05", "2026-12-09", "2026-12-01"] as const;
    const after = (serviceDate: Day | null) =>
      serviceDateAfter(service.form.dateRule, { was, day: now, serviceDate });
    expect([after(null), after(edited)]).toEqual([now, own.movesAlways ? now : null]);
  });

  test(
    "is listed by the searches and states that its list has; others are refused by name",
    story(async (tx) => {
      const job = await open(tx);
      const list = (criteria: object) => {
        const ask = { transactionType: code, keyword: job.jobNo, ...criteria };
        return listShipments(tx, lan, {
          page: 1,
          size: 15,
          ...jobs.listShipments.body.parse(ask),
        });
      };
      for (const searchType of Object.keys(searchFields)) {
        const asked = list({ searchType });
        if (own.searches.includes(searchType)) await asked;
        else expect(wrongFields(await refusal(asked))).toEqual(["searchType field.unknown"]);
      }
      for (const status of [null, "", "Open", job.currentStatus]) {
        expect((await list({ status })).data).toMatchObject([{ id: job.id }]);
      }
      expect((await list({ status: "Reopen" })).data).toEqual([]);
      expect(wrongFields(await refusal(list({ status: "Nothing" })))).toEqual([
        "status field.unknown",
      ]);
      expect(service.list.searches.toSorted()).toEqual(own.searches.toSorted());
      const titles = service.list.columns.map((column) => columnWords(service, column).en);
      expect(titles.filter((title) => ofGoods.has(title))).toEqual(own.measures);
    }),
  );

  test(
    "has bills with the number and the required fields of the service",
    story(async (tx) => {
      const job = await open(tx);
      const bill = await write(tx, job);
      const more = await write(tx, job, own.drawn ? {} : { hwbno: "H-2" });
      expect([bill.hwbno, more.hwbno]).toEqual(own.drawn ?? ["H-1", "H-2"]);
      expect(bill.chargedTons).toBe(own.isCharged ? "1.000" : null);
      const all = { mawb: second, pod: null, pol: null, incotermId: null, mbltype: null };
      const notKeyed = Object.keys({
        ...all,
        ...goods,
        flightVesselName: null,
        voyNo: null,
      }).filter((field) => !own.job.includes(field));
      const bare = await open(tx, {
        mawb: second,
        ...Object.fromEntries(notKeyed.map((field) => [field, null])),
      });
      const parties = { customerId: null, shipperDescription: null, consigneeDescription: null };
      const ask = bills.createHouseBill.body.parse({ jobId: bare.id, ...parties });
      expect(wrongFields(await refusal(createHouseBill(tx, lan, ask))).toSorted()).toEqual(
        own.bill.map((field) => `${field} field.required`).toSorted(),
      );
    }),
  );

  test(
    "has bills whose numbers are not repeated, on ports of its mode",
    story(async (tx) => {
      const job = await open(tx);
      const bill = await write(tx, job, { hwbno: "OWN-1" });
      const next = await open(tx, { mawb: second });
      const taken = await refusal(write(tx, next, { hwbno: "own-1" }));
      const by = family === "air" ? "waybillTaken" : "hwbnoTaken";
      expect(wrongFields(taken)).toEqual([`hwbno houseBill.${by}`]);
      expect(said(taken)).toContain(job.jobNo);
      const elsewhere = await open(tx, { mawb: `${masters[family][2]}` }, inHaiphong);
      const there = write(tx, elsewhere, { hwbno: "OWN-1" }, inHaiphong);
      if (own.unique === "company") {
        expect(wrongFields(await refusal(there))).toEqual([`hwbno houseBill.${by}`]);
      } else expect((await there).hwbno).toBe("OWN-1");
      const port = await refusal(write(tx, job, { hwbno: "P-1", pol: own.port.other }));
      expect(wrongFields(port)).toEqual(["pol shipment.portOfOtherMode"]);
      await cancelShipment(tx, administrator, { id: job.id, reason: "x" });
      expect((await write(tx, next, { hwbno: "OWN-1" })).id).not.toBe(bill.id);
    }),
  );

  test(
    "refuses writes when locked or canceled, and charges when finished",
    story(async (tx) => {
      const job = await open(tx);
      const bill = await write(tx, job);
      const charge = () =>
        saveCharges(
          tx,
          lan,
          chargeCalls.addAndUpdate.body.parse({
            hblid: bill.id,
            type: "SELL",
            charges: [
              {
                chargeId,
                quantity: "1",
                unitId: ground.kgs,
                unitPrice: "1000",
                currencyId: "VND",
                paymentObjectId: ground.customer,
                exchangeDate: day,
              },
            ],
          }),
        );
      await updateJobStatus(tx, administrator, { jobId: job.id, status: "Finish" });
      expect((await refusal(charge())).code).toMatch(/finished$/i);
      await lockShipment(tx, administrator, { id: job.id });
      const stored = await getShipment(tx, lan, { id: job.id });
      expect(stored).toMatchObject({ currentStatus: "Finish", isLocked: true });
      for (const tried of [
        () => save(tx, stored, { notes: "x" }),
        () => write(tx, job, { hwbno: "H-9" }),
        charge,
      ]) {
        expect((await refusal(tried())).code).toMatch(/locked$/i);
      }
      const gone = await open(tx, { mawb: second });
      await cancelShipment(tx, administrator, { id: gone.id, reason: "x" });
      expect((await refusal(save(tx, gone, { notes: "x" }))).code).toBe("shipment.canceled");
      expect((await refusal(write(tx, gone, { hwbno: "H-9" }))).code).toBe("shipment.canceled");
    }),
  );

  test(
    "is not copied as freehand while the agreement of a bill is for nominated goods",
    story(async (tx) => {
      const job = await open(tx, { shipmentType: "Nominated" });
      await write(tx, job);
      await run(
        tx,
        sql`insert into partner_agreement_service (company_id, id, agreement_id, service)
          select a.company_id, gen_random_uuid(), a.id, ${code} from partner_agreement a
          where a.company_id = ${companyId} and not exists (select from partner_agreement_service s
            where s.agreement_id = a.id and s.service = ${code})`,
      );
      await run(
        tx,
        sql`update partner_agreement set shipment_type = 'Nominated', saleman_id = ${administrator.userId}
          where company_id = ${companyId} and partner_id = ${ground.customer}`,
      );
      const stored = await getShipment(tx, lan, { id: job.id });
      const form = copiedForm(stored, { userId: lan.userId, mayNoProfit: false });
      const days = { etd: day, eta: addDays(day, 20), serviceDate: stored.serviceDate };
      const copy = (shipmentType: string) =>
        importJob(
          tx,
          lan,
          chargeCalls.importJob.body.parse({
            ...form,
            ...days,
            id: job.id,
            mawb: second,
            transactionType: code,
            shipmentType,
          }),
        );
      expect(wrongFields(await refusal(copy("Freehand")))).toEqual([
        "shipmentType shipment.nominatedCopy",
      ]);
      expect((await copy("Nominated")).data.houseBills).toHaveLength(1);
    }),
  );
});

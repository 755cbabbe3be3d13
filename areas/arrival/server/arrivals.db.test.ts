import * as charges from "@fairway/areas/charge/contract.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { importJob } from "@fairway/areas/charge/server/importJob.ts";
import { copiedForm } from "@fairway/areas/shipment/model/jobCopy.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import "./copyArrival.ts";
import { attachFiles } from "@fairway/areas/file/server/attachFiles.ts";
import { billFiles } from "@fairway/areas/housebill/model/fileFolders.ts";
import * as bills from "@fairway/areas/housebill/contract.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import { deleteHouseBill } from "@fairway/areas/housebill/server/deleteHouseBill.ts";
import * as jobs from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { listStages } from "@fairway/areas/stage/server/listStages.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows } from "@fairway/engine/db/writeRows.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { actorInRole, castActor } from "../../../tests/cast/actors.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { getDeliveryOrder, updateDeliveryOrder } from "./deliveryOrder.ts";
import { getArrival } from "./getArrival.ts";
import {
  previewAirDocumentRelease,
  previewArrivalNotice,
  previewAuthorizeLetter,
  previewConsignLetter,
  previewDeliveryOrder,
  previewProofOfDelivery,
} from "./previewArrival.ts";
import {
  getProofOfDelivery,
  proofsOfJob,
  updateMultipleProofOfDelivery,
  updateProofOfDelivery,
} from "./proofOfDelivery.ts";
import { proofFiles } from "./proofFiles.ts";
import { setArrivalChargeDefault, setArrivalHeaderFooterDefault } from "./setDefaults.ts";
import { updateArrival } from "./updateArrival.ts";

const database = await testDatabase();
const lan = castActor("documentation");
/** Without the right to rates outside the bound. */
const clerk = actorInRole("documentation");
const administrator = castActor("administrator");
const day = today();

const id = (no: number) => `0190c0de-0000-7000-8000-0000000009${String(no).padStart(2, "0")}`;
const charge = { thc: id(1), fee: id(2), cic: id(3), bought: id(4), cif: id(5) } as const;

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeShippingGround(tx);
    const named = (chargeId: string, code: string, nameEn: string, type = "DEBIT") => ({
      companyId,
      id: chargeId,
      code,
      chargeNameEn: nameEn,
      chargeNameVn: `${nameEn} (vi)`,
      type,
      serviceTypeId: [],
    });
    await insertRows(tx, "charge", [
      named(charge.thc, "SS_THC", "Terminal handling"),
      named(charge.fee, "SS_DO", "D/O fee"),
      named(charge.cic, "SS_CIC", "Container imbalance"),
      named(charge.bought, "BS_THC", "Bought handling", "CREDIT"),
    ]);
    await insertRows(tx, "incoterm", [
      {
        companyId,
        id: charge.cif,
        code: "CIF",
        nameEn: "CIF",
        nameLocal: "CIF",
        service: ["SFI", "SLI", "SCI"],
      },
    ]);
    await insertRows(tx, "exchange_rate", [
      {
        companyId,
        id: id(8),
        currencyFrom: "USD",
        currencyTo: "VND",
        rate: "25412.5",
        effectiveOn: addDays(day, -9),
      },
    ]);
  }),
);

const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const openJob = async (tx: Tx, change: object = {}) => {
  const ask = jobs.createShipment.body.parse({
    transactionType: "SFI",
    mbltype: "Original",
    coloaderId: ground.carrier,
    pol: ground.rotterdam,
    pod: ground.saigon,
    etd: addDays(day, -20),
    eta: day,
    incotermId: charge.cif,
    flightVesselName: "EVER ACE",
    voyNo: "1234E",
    mawb: "EGLV0001",
    ...change,
  });
  return (await createShipment(tx, lan, ask)).data;
};
const openBill = async (tx: Tx, jobId: string, hwbno = "RTMSGN001", change: object = {}) => {
  const ask = bills.createHouseBill.body.parse({
    jobId,
    hwbno,
    hbltype: "Original",
    mawb: "EGLV0001",
    customerId: ground.customer,
    saleManId: administrator.userId,
    consigneeDescription: "HOA SEN IMPORT\n1 STREET",
    shipperDescription: "ROTTERDAM TRADING BV",
    pol: ground.rotterdam,
    pod: ground.saigon,
    eta: day,
    serviceType: "FCL/FCL",
    incotermId: charge.cif,
    desOfGoods: "MACHINES",
    packageQty: "1155",
    packageType: ground.carton,
    grossWeight: "45345.875",
    cbm: "148.425",
    ...change,
  });
  return (await createHouseBill(tx, lan, ask)).data;
};
const line = (chargeId: string, unitPrice: string, change: object = {}) => ({
  chargeId,
  quantity: "1",
  unitId: ground.hc40,
  unitPrice,
  currencyId: "VND",
  vatrate: "8",
  ...change,
});
const lines = [
  line(charge.thc, "4150000", { quantity: "2" }),
  line(charge.thc, "2750000", { unitId: ground.dc20 }),
  line(charge.fee, "850000", { notes: "Per bill" }),
  line(charge.cic, "150", { quantity: "2", currencyId: "USD" }),
];
const noticeAsk = (hblid: string, change: object = {}) =>
  contract.updateArrival.body.parse({ hblid, csArrivalFrieghtCharges: lines, ...change });
const orderAsk = (hblid: string, change: object = {}) =>
  contract.updateDeliveryOrder.body.parse({ hblid, ...change });
const proofAsk = (hblid: string, change: object = {}) =>
  contract.updateProofOfDelivery.body.parse({ hblid, ...change });

test(
  "a delivery order says until when it is valid, the free days and where empty containers go",
  story(async (tx) => {
    const job = await openJob(tx);
    const bill = await openBill(tx, job.id);
    const terms = { validUntil: addDays(day, 10), demDays: "5", detDays: 7, emptyReturn: "ICD 3" };
    const early = orderAsk(bill.id, { ...terms, validUntil: addDays(day, -1) });
    expect(wrongFields(await refusal(updateDeliveryOrder(tx, lan, early)))).toEqual([
      "validUntil arrival.validBeforeDate",
    ]);
    const { data } = await updateDeliveryOrder(tx, lan, orderAsk(bill.id, terms));
    expect(data).toMatchObject({ ...terms, demDays: 5 });
    const { bytes } = await previewDeliveryOrder(tx, lan, { hblid: bill.id, language: "en" });
    const text = paperText(bytes as Buffer).replaceAll(/\s+/g, " ");
    for (const said of ["DEM 5 days · DET 7 days", "ICD 3", "Valid until"]) {
      expect(text).toContain(said);
    }
    const loose = await openJob(tx, {
      transactionType: "SLI",
      mawb: "EGLV0002",
      packageQty: "1",
      grossWeight: "1",
      cbm: "1",
    });
    const other = await openBill(tx, loose.id, "RTMSGN009", { mawb: "EGLV0002" });
    const asked = orderAsk(other.id, { demDays: 5, validUntil: terms.validUntil });
    expect(wrongFields(await refusal(updateDeliveryOrder(tx, lan, asked)))).toEqual([
      "demDays arrival.containersOnly",
    ]);
    expect((await updateDeliveryOrder(tx, lan, orderAsk(other.id))).data.validUntil).toBeNull();
  }),
);

test(
  "a notice is numbered below its job and valued as selling charges are",
  story(async (tx) => {
    const job = await openJob(tx);
    const bill = await openBill(tx, job.id);
    const other = await openBill(tx, job.id, "RTMSGN002");
    const fresh = await getArrival(tx, lan, { hblid: bill.id });
    expect(fresh).toMatchObject({ arrivalNo: null, version: null, arrivalFirstNotice: day });
    const { data } = await updateArrival(tx, lan, noticeAsk(bill.id));
    expect(data).toMatchObject({
      arrivalNo: `${job.jobNo}-A01`,
      version: 1,
      totals: [
        { currencyId: "USD", total: "324.00" },
        { currencyId: "VND", total: "12852000" },
      ],
      totalVnd: "21085650",
    });
    const before = statementCount(tx);
    expect(await getArrival(tx, lan, { hblid: bill.id, type: "SFI" })).toEqual(data);
    expect(statementCount(tx) - before).toBeLessThanOrEqual(5);
    expect((await updateArrival(tx, lan, noticeAsk(other.id))).data.arrivalNo).toBe(
      `${job.jobNo}-A02`,
    );
    const order = await updateDeliveryOrder(tx, lan, orderAsk(other.id, { doheader1: "Cat Lai" }));
    expect(order.data).toMatchObject({
      deliveryOrderNo: `${job.jobNo}-D01`,
      deliveryOrderPrintedDate: day,
      isUnreleased: true,
    });
    expect((await getDeliveryOrder(tx, lan, { hblid: bill.id })).doheader1).toBe("Cảng Sài Gòn");
    // A bill takes its papers along, and the next one does not take a number that is still in use.
    await deleteHouseBill(tx, administrator, { id: bill.id });
    const third = await openBill(tx, job.id, "RTMSGN003");
    expect((await updateArrival(tx, lan, noticeAsk(third.id))).data.arrivalNo).toBe(
      `${job.jobNo}-A03`,
    );
  }),
);

test(
  "lines keep their ids; what is not ticked does not count, and a typed rate stays",
  story(async (tx) => {
    const bill = await openBill(tx, (await openJob(tx)).id);
    const first = (await updateArrival(tx, lan, noticeAsk(bill.id))).data;
    const [thc, , fee, cic] = first.csArrivalFrieghtCharges;
    const changed = [
      { ...cic, exchangeRate: "26000" },
      { ...thc, isTick: false },
      { ...fee, unitPrice: "0", isFull: false },
      line(charge.fee, "100000", { vatrate: null, isShow: false }),
    ];
    const ask = noticeAsk(bill.id, {
      version: first.version,
      arrivalFirstNotice: addDays(day, -1),
      arrivalSecondNotice: day,
      arrivalHeader: '<p onclick="x()">Dear <b>customer</b><script>x()</script></p>',
      csArrivalFrieghtCharges: changed,
    });
    const { data } = await updateArrival(tx, lan, ask);
    expect(data.csArrivalFrieghtCharges.map((each) => each.id).slice(0, 3)).toEqual([
      cic?.id,
      thc?.id,
      fee?.id,
    ]);
    expect(data).toMatchObject({
      version: 2,
      arrivalHeader: "<p>Dear <b>customer</b></p>",
      totals: [
        { currencyId: "USD", total: "324.00" },
        { currencyId: "VND", total: "100000" },
      ],
      // 300 × 26,000 = 7,800,000, and 8 % of it.
      totalVnd: "8524000",
    });
    expect((await refusal(updateArrival(tx, lan, ask))).code).toBe("record.conflict");
    expect((await refusal(updateArrival(tx, lan, noticeAsk(bill.id)))).code).toBe(
      "record.conflict",
    );
  }),
);

test(
  "a typed rate outside the bound takes the right and a reason, as on a charge, and marks line and notice",
  story(async (tx) => {
    const bill = await openBill(tx, (await openJob(tx)).id);
    const at = (exchangeRate: string, change: object = {}) =>
      line(charge.cic, "150", { currencyId: "USD", exchangeRate, ...change });
    const save = async (actor: typeof lan, sent: object[], change: object = {}) =>
      (
        await updateArrival(
          tx,
          actor,
          noticeAsk(bill.id, { csArrivalFrieghtCharges: sent, ...change }),
        )
      ).data;
    const field = "csArrivalFrieghtCharges.0.exchangeRate";
    for (const rate of ["1", "20000", "999999"]) {
      expect(wrongFields(await refusal(save(clerk, [at(rate)])))).toEqual([
        `${field} rate.outsideBound`,
      ]);
    }
    expect(wrongFields(await refusal(save(administrator, [at("20000")])))).toEqual([
      `${field} rate.reasonNeeded`,
    ]);
    const within = await save(clerk, [at("26000")]);
    expect(within).toMatchObject({ version: 1, rateOutside: false, rateReason: null });
    const [first] = within.csArrivalFrieghtCharges;
    const reason = { id: first?.id, rateReason: "Agreed with the customer" };
    const marked = await save(administrator, [at("20000", reason)], { version: 1 });
    const mark = { rateOutside: true, rateReason: reason.rateReason };
    expect(marked).toMatchObject({ ...mark, csArrivalFrieghtCharges: [mark] });
    // Another user changes the quantity: rate, mark and reason stay while the amount does not grow.
    const grown = save(clerk, [at("20000", { id: first?.id, quantity: "2" })], { version: 2 });
    expect(wrongFields(await refusal(grown))).toEqual([`${field} rate.outsideBound`]);
    const less = await save(clerk, [at("20000", { id: first?.id, quantity: "0.5" })], {
      version: 2,
    });
    expect(less).toMatchObject({
      ...mark,
      csArrivalFrieghtCharges: [{ ...mark, quantity: "0.5" }],
    });
    const again = { version: 3, arrivalFirstNotice: addDays(day, -1) };
    const moved = save(clerk, [at("20000", { id: first?.id })], again);
    expect(wrongFields(await refusal(moved))).toEqual([`${field} rate.outsideBound`]);
    const { kept } = await one<{ kept: string[] }>(
      tx,
      sql`select array_agg(after ->> 'rate_reason' order by changed_at, id) as kept from history
        where company_id = ${companyId} and table_name = 'arrival_charge'
          and record_id = ${first?.id}`,
    );
    expect(kept).toContain(reason.rateReason);
    const back = await save(clerk, [at("25412.5", { id: first?.id })], { version: 3 });
    expect(back).toMatchObject({ rateOutside: false, rateReason: null });
    const books = sql<{ named: string }>`select named from unmarked_rates(${companyId})`;
    expect(await rows(tx, books)).toEqual([]);
    await run(tx, sql`update arrival_charge set exchange_rate = 1 where company_id = ${companyId}`);
    expect(await rows(tx, books)).toEqual([{ named: `${back.arrivalNo} SS_CIC` }]);
  }),
);

test(
  "a line that announces a charge at a permitted rate takes its mark and reason",
  story(async (tx) => {
    const bill = await openBill(tx, (await openJob(tx)).id);
    const sold = {
      chargeId: charge.cic,
      unitId: ground.hc40,
      unitPrice: "150",
      currencyId: "USD",
      vatrate: "8",
      paymentObjectId: ground.customer,
      exchangeDate: addDays(day, -2),
      exchangeRate: "20000",
      rateReason: "The rate of the contract",
    };
    const ask = { hblid: bill.id, type: "SELL", charges: [sold] };
    await saveCharges(tx, administrator, charges.addAndUpdate.body.parse(ask));
    const notice = (chargeId: string, quantity = "1") =>
      noticeAsk(bill.id, {
        csArrivalFrieghtCharges: [
          line(chargeId, "150", { currencyId: "USD", exchangeRate: "20000", quantity }),
        ],
      });
    for (const more of [notice(charge.fee), notice(charge.cic, "2")]) {
      const other = await refusal(updateArrival(tx, clerk, more));
      expect(other.fields.map(({ code }) => code)).toEqual(["rate.outsideBound"]);
    }
    const { data } = await updateArrival(tx, clerk, notice(charge.cic));
    expect(data).toMatchObject({ rateOutside: true, rateReason: "The rate of the contract" });
  }),
);

test(
  "a day far from its job is refused on every paper, with the days that are possible",
  story(async (tx) => {
    const bill = await openBill(tx, (await openJob(tx)).id);
    for (const far of ["2100-01-01", "1990-01-01"]) {
      const notice = updateArrival(tx, lan, noticeAsk(bill.id, { arrivalFirstNotice: far }));
      expect(wrongFields(await refusal(notice))).toEqual(["arrivalFirstNotice shipment.farDay"]);
      const printed = orderAsk(bill.id, { deliveryOrderPrintedDate: far });
      expect(wrongFields(await refusal(updateDeliveryOrder(tx, lan, printed)))).toEqual([
        "deliveryOrderPrintedDate shipment.farDay",
      ]);
    }
    const late = noticeAsk(bill.id, { arrivalSecondNotice: "2100-01-01" });
    expect(wrongFields(await refusal(updateArrival(tx, lan, late)))).toEqual([
      "arrivalSecondNotice shipment.farDay",
    ]);
    const delivered = proofAsk(bill.id, { deliveryDate: "1991-01-01" });
    expect(wrongFields(await refusal(updateProofOfDelivery(tx, lan, delivered)))).toEqual([
      "deliveryDate shipment.farDay",
    ]);
    expect(
      contract.updateArrival.body.safeParse({
        hblid: bill.id,
        arrivalFirstNotice: "1900-01-01",
        csArrivalFrieghtCharges: [],
      }).success,
    ).toBe(false);
  }),
);

test(
  "a proof warns of a bill without an order and of originals that are out",
  story(async (tx) => {
    const job = await openJob(tx);
    const bill = await openBill(tx, job.id);
    const warned = { isUnreleased: true, lacksOrder: true };
    expect(await getProofOfDelivery(tx, lan, { hblid: bill.id })).toMatchObject(warned);
    expect(await proofsOfJob(tx, lan, { jobId: job.id })).toMatchObject([warned]);
    await updateDeliveryOrder(tx, lan, orderAsk(bill.id));
    const { data } = await updateProofOfDelivery(tx, lan, proofAsk(bill.id, { deliveryDate: day }));
    expect(data).toMatchObject({ isUnreleased: true, lacksOrder: false });
  }),
);

test(
  "every wrong field of a notice is named at once",
  story(async (tx) => {
    const bill = await openBill(tx, (await openJob(tx)).id);
    const wrong = [
      line(charge.bought, "1"),
      line(charge.fee, "-1"),
      line(charge.fee, "1", { vatrate: "101", exchangeRate: "2" }),
      line(charge.fee, "1", { id: id(77), currencyId: "USD" }),
      { ...line(charge.fee, "1"), unitId: null, quantity: "-1" },
      line(id(78), "1", { currencyId: "QQQ" }),
    ];
    const ask = noticeAsk(bill.id, {
      csArrivalFrieghtCharges: wrong,
      arrivalSecondNotice: addDays(day, -1),
    });
    const at = "csArrivalFrieghtCharges";
    expect(wrongFields(await refusal(updateArrival(tx, lan, ask))).toSorted()).toEqual([
      "arrivalSecondNotice arrival.secondBeforeFirst",
      `${at}.0.chargeId charge.wrongType`,
      `${at}.1.unitPrice arrival.priceBelowZero`,
      `${at}.2.exchangeRate arrival.rateFixed`,
      `${at}.2.vatrate charge.vat`,
      `${at}.3.chargeId arrival.lineGone`,
      `${at}.4.quantity charge.quantity`,
      `${at}.4.unitId field.required`,
      `${at}.5.chargeId field.unknown`,
      `${at}.5.currencyId field.unknown`,
    ]);
    const early = noticeAsk(bill.id, { arrivalFirstNotice: addDays(day, -30) });
    expect((await refusal(updateArrival(tx, lan, early))).code).toBe("rate.missing");
  }),
);

test(
  "what a user keeps begins the next notice of the service, for this user alone",
  story(async (tx) => {
    const bill = await openBill(tx, (await openJob(tx)).id);
    const header = {
      type: "SFI" as const,
      arrivalHeader: "<p>Dear</p>",
      arrivalDocuments: "<p>Original bill</p>",
      arrivalFooter: null,
    };
    await setArrivalHeaderFooterDefault(tx, lan, header);
    const { csArrivalFrieghtChargeDefaults } = contract.setArrivalChargeDefault.body.parse({
      type: "SFI",
      csArrivalFrieghtChargeDefaults: [lines[3], lines[0]],
    });
    await setArrivalChargeDefault(tx, lan, { type: "SFI", csArrivalFrieghtChargeDefaults });
    const begun = await getArrival(tx, lan, { hblid: bill.id });
    expect(begun).toMatchObject({
      arrivalHeader: "<p>Dear</p>",
      arrivalDocuments: "<p>Original bill</p>",
      arrivalNo: null,
      csArrivalFrieghtCharges: [
        { id: null, chargeCode: "SS_CIC", unitPrice: "150", total: null },
        { id: null, chargeCode: "SS_THC", quantity: "2" },
      ],
    });
    const { data } = await updateArrival(
      tx,
      lan,
      contract.updateArrival.body.parse({ ...begun, version: null }),
    );
    expect(data.totals).toHaveLength(2);
    const another = await openBill(tx, bill.jobId, "RTMSGN009");
    const theirs = await getArrival(tx, administrator, { hblid: another.id });
    expect(theirs).toMatchObject({ arrivalHeader: null, csArrivalFrieghtCharges: [] });
  }),
);

test(
  "a bill has the papers of its service, and a locked job refuses them all",
  story(async (tx) => {
    const job = await openJob(tx);
    const bill = await openBill(tx, job.id);
    const other = await refusal(getArrival(tx, lan, { hblid: bill.id, type: "SLI" }));
    expect(other.code).toBe("record.notFound");
    const leaving = await openJob(tx, {
      transactionType: "SFE",
      pol: ground.saigon,
      pod: ground.rotterdam,
      etd: day,
      eta: addDays(day, 20),
      incotermId: null,
      mawb: "EGLV0002",
    });
    const exported = await openBill(tx, leaving.id, "EXP001", {
      pol: ground.saigon,
      pod: ground.rotterdam,
      mawb: "EGLV0002",
      incotermId: ground.fob,
      freightPayment: "Prepaid",
      placeFreightPay: "SAIGON",
      sailingDate: day,
      oceanVoyNo: "EVER ACE",
    });
    for (const tried of [
      () => getArrival(tx, lan, { hblid: exported.id }),
      () => updateArrival(tx, lan, noticeAsk(exported.id)),
      () => getDeliveryOrder(tx, lan, { hblid: exported.id }),
    ]) {
      expect((await refusal(tried())).code).toBe("arrival.otherService");
    }
    await lockShipment(tx, administrator, { id: job.id });
    for (const tried of [
      () => updateArrival(tx, lan, noticeAsk(bill.id)),
      () => updateDeliveryOrder(tx, lan, orderAsk(bill.id)),
      () => updateProofOfDelivery(tx, lan, proofAsk(bill.id)),
      () =>
        updateMultipleProofOfDelivery(tx, lan, { jobId: job.id, houseBills: [proofAsk(bill.id)] }),
    ]) {
      expect((await refusal(tried())).code).toBe("shipment.locked");
    }
    expect((await getArrival(tx, lan, { hblid: bill.id })).may).toEqual(["print"]);
  }),
);

test(
  "proofs of delivery are saved for one bill or for several, each change with its stage",
  story(async (tx) => {
    const job = await openJob(tx);
    const bill = await openBill(tx, job.id);
    const other = await openBill(tx, job.id, "RTMSGN002");
    const ahead = proofAsk(bill.id, { deliveryDate: addDays(day, 1) });
    expect(wrongFields(await refusal(updateProofOfDelivery(tx, lan, ahead)))).toEqual([
      "deliveryDate proof.dayAhead",
    ]);
    const ask = proofAsk(bill.id, { deliveryDate: day, deliveryPerson: "Hòa", note: "Wet" });
    const { data } = await updateProofOfDelivery(tx, lan, ask);
    expect(data).toMatchObject({ version: 1, deliveryPerson: "Hòa", referenceNo: null });
    expect(await getProofOfDelivery(tx, lan, { hblid: bill.id })).toEqual(data);
    // Nothing changed: neither a conflict nor a stage.
    await updateProofOfDelivery(tx, lan, { ...ask, version: data.version });
    const several = contract.updateMultipleProofOfDelivery.body.parse({
      jobId: job.id,
      houseBills: [
        { hblid: bill.id, version: 1, deliveryDate: day, deliveryPerson: "An" },
        { hblid: other.id, deliveryDate: day, deliveryPerson: "An" },
      ],
    });
    const saved = await updateMultipleProofOfDelivery(tx, lan, several);
    expect(saved.data).toMatchObject([
      { hwbno: "RTMSGN001", version: 2, deliveryPerson: "An" },
      { hwbno: "RTMSGN002", version: 1, deliveryPerson: "An" },
    ]);
    expect(await proofsOfJob(tx, lan, { jobId: job.id })).toEqual(saved.data);
    expect((await getProofOfDelivery(tx, lan, { hblid: bill.id })).note).toBe("Wet");
    const stages = await listStages(tx, lan, { jobId: job.id });
    expect(stages.filter(({ code }) => code === "U_POD").map(({ hblno }) => hblno)).toEqual([
      "RTMSGN001",
      "RTMSGN001",
      "RTMSGN002",
    ]);
    const pdf = {
      name: "signed.pdf",
      mime: "application/pdf",
      bytes: Buffer.from("%PDF-1.7\n%%EOF"),
    };
    const attach = (documentType: string) =>
      attachFiles(tx, lan, {
        owner: { ...billFiles, objectId: bill.id },
        files: [pdf],
        particulars: { documentType },
      });
    await attach("POD");
    await attach("Customs");
    const files = await proofFiles(tx, lan, { hblId: bill.id, jobId: job.id });
    expect(files.map(({ name }) => name)).toEqual(["signed.pdf"]);
    const wrongJob = proofFiles(tx, lan, { hblId: bill.id, jobId: other.id });
    expect((await refusal(wrongJob)).code).toBe("record.notFound");
    const stale = {
      ...several,
      houseBills: [{ ...several.houseBills[0], deliveryPerson: "Bình" }],
    };
    expect(
      (await refusal(updateMultipleProofOfDelivery(tx, lan, stale as typeof several))).code,
    ).toBe("record.conflict");
    const elsewhere = await openBill(
      tx,
      (await openJob(tx, { mawb: "EGLV0003" })).id,
      "RTMSGN003",
      { mawb: "EGLV0003" },
    );
    const mixed = {
      jobId: job.id,
      houseBills: [proofAsk(elsewhere.id), proofAsk(other.id), proofAsk(other.id)],
    };
    expect(wrongFields(await refusal(updateMultipleProofOfDelivery(tx, lan, mixed)))).toEqual([
      "houseBills.0.hblid proof.otherJob",
      "houseBills.2.hblid proof.billTwice",
    ]);
  }),
);

/** Prints a paper with at most six statements and returns its text in one line. */
const textOf = (tx: Tx) => async (print: () => Promise<{ bytes: unknown }>) => {
  const before = statementCount(tx);
  const { bytes } = await print();
  expect(statementCount(tx) - before).toBeLessThanOrEqual(6);
  return paperText(bytes as Buffer).replaceAll(/\s+/g, " ");
};

test(
  "papers print what is stored, with at most six statements for any number of lines",
  { timeout: 60_000 },
  story(async (tx) => {
    const bill = await openBill(tx, (await openJob(tx)).id);
    await run(
      tx,
      sql`insert into bank (company_id, id, code, bank_name_en, bank_name_vn)
        values (${companyId}, new_id(), 'VCB', 'Vietcombank', 'Ngân hàng Ngoại thương Việt Nam')`,
    );
    await run(
      tx,
      sql`update office set bank_name = 'VCB', bank_account_vnd = '0071 0001',
        swift_code = 'BFTVVNVX' where company_id = ${companyId}`,
    );
    await run(
      tx,
      sql`update place set address = '5 Nguyen Tat Thanh'
        where company_id = ${companyId} and id = ${ground.saigon}`,
    );
    await run(
      tx,
      sql`update unit set unit_name_vn = 'Thùng'
        where company_id = ${companyId} and id = ${ground.carton}`,
    );
    const none = await refusal(previewDeliveryOrder(tx, lan, { hblid: bill.id }));
    expect(none.code).toBe("arrival.notSaved");
    const shown = [
      ...lines,
      line(charge.fee, "7777777", { isShow: false, isTick: false }),
      line(charge.thc, "8888888", { isFull: false, isTick: false }),
    ];
    const notice = noticeAsk(bill.id, {
      arrivalFooter: "<p>Bring <b>papers</b></p>",
      csArrivalFrieghtCharges: shown,
    });
    const { data } = await updateArrival(tx, lan, notice);
    await updateDeliveryOrder(tx, lan, orderAsk(bill.id, { doheader1: "Cảng Cát Lái" }));
    await updateProofOfDelivery(
      tx,
      lan,
      proofAsk(bill.id, { deliveryDate: day, deliveryPerson: "Lê Hòa" }),
    );
    const printed = textOf(tx);
    const inVnd = await printed(() =>
      previewArrivalNotice(tx, lan, { hblId: bill.id, currency: "VND", language: "en" }),
    );
    for (const said of [
      data.arrivalNo ?? "",
      "RTMSGN001",
      "EGLV0001",
      "EVER ACE / 1234E",
      "ROTTERDAM TRADING BV",
      "HOA SEN IMPORT",
      "1,155 Carton",
      "45,345.875 kg",
      "MACHINES",
      "8,964,000",
      "2,970,000",
      "918,000",
      "8,233,650",
      "25,412.5",
      "21,085,650",
      "Per bill",
      "Bring papers",
      "Ho Chi Minh City 5 Nguyen Tat Thanh",
      "Original bill of lading, duly endorsed",
      "Vietcombank",
      "0071 0001",
      "BFTVVNVX",
    ]) {
      expect(inVnd).toContain(said);
    }
    for (const hidden of ["7,777,777", "8,888,888"]) expect(inVnd).not.toContain(hidden);
    const inOwn = await printed(() =>
      previewArrivalNotice(tx, lan, { hblId: bill.id, currency: "ORIGIN", language: "vi" }),
    );
    for (const said of [
      "GIẤY BÁO HÀNG ĐẾN",
      "324,00",
      "12.852.000",
      "21.085.650",
      "D/O fee (vi)",
      "Cảng Sài Gòn 5 Nguyen Tat Thanh",
      "Vận đơn gốc đã ký hậu hợp lệ",
      "Ngân hàng Ngoại thương Việt Nam",
      "1.155 Thùng",
      "Bản gốc",
    ]) {
      expect(inOwn).toContain(said);
    }
    for (const english of ["Original", "Carton"]) expect(inOwn).not.toContain(english);
    const order = await printed(() =>
      previewDeliveryOrder(tx, lan, { hblid: bill.id, language: "vi" }),
    );
    for (const said of [
      "LỆNH GIAO HÀNG",
      "-D01",
      data.arrivalNo ?? "",
      "Cảng Cát Lái",
      "RTMSGN001",
    ]) {
      expect(order).toContain(said);
    }
    const proof = await printed(() =>
      previewProofOfDelivery(tx, lan, { id: bill.id, language: "en" }),
    );
    for (const said of ["PROOF OF DELIVERY", "RTMSGN001", "Lê Hòa", "HOA SEN IMPORT"]) {
      expect(proof).toContain(said);
    }
  }),
);

test(
  "a bill that arrives by air has a notice, a letter to its warehouse and a receipt for its documents",
  { timeout: 60_000 },
  story(async (tx) => {
    const warehouseId = id(6);
    await insertRows(tx, "place", [
      {
        companyId,
        id: warehouseId,
        placeType: "Warehouse",
        code: "TCS",
        nameEn: "Tan Son Nhat Cargo",
        nameVn: "Kho hàng Tân Sơn Nhất",
        displayName: "TCS",
        countryId: "VN",
      },
    ]);
    await run(
      tx,
      sql`update place set mode_of_transport = 'AIR' where company_id = ${companyId}
        and id in (${ground.rotterdam}, ${ground.saigon})`,
    );
    await run(
      tx,
      sql`update incoterm set service = '{AI}' where company_id = ${companyId}
        and id = ${charge.cif}`,
    );
    const master = { transactionType: "AI", mawb: "738-24681355", warehouseId };
    const air = { mbltype: null, coloaderId: null, agentId: ground.agent, voyNo: null };
    const flown = { flightVesselName: "VN409", flightDate: day };
    const job = await openJob(tx, { ...master, ...air, ...flown });
    const bill = await openBill(tx, job.id, "FWH0042", {
      hbltype: null,
      serviceType: null,
      mawb: "738-24681355",
      forwardingAgentDescription: "PACIFIC BRIDGE",
      flightNo: "VN409",
      flightDate: day,
      warehouseId,
      grossWeight: "1381.4",
      chargeWeight: "1381.5",
    });
    const { data } = await updateArrival(tx, lan, noticeAsk(bill.id));
    expect(data.arrivalNo).toBe(`${job.jobNo}-A01`);
    const fresh = await getDeliveryOrder(tx, lan, { hblid: bill.id, type: "AI" });
    const begun = { doheader1: "Kho hàng Tân Sơn Nhất", subAbbr: "TCS", isUnreleased: false };
    expect(fresh).toMatchObject(begun);
    const order = await updateDeliveryOrder(tx, lan, orderAsk(bill.id, begun));
    expect(order.data.deliveryOrderNo).toBe(`${job.jobNo}-AL01`);
    const refused = await refusal(previewDeliveryOrder(tx, lan, { hblid: bill.id }));
    expect(refused.code).toBe("arrival.otherService");
    const printed = textOf(tx);
    const every = ["FWH0042", "738-24681355", "VN409", "HOA SEN IMPORT", "1,381.5"];
    const notice = { hblId: bill.id, currency: "VND", language: "en" } as const;
    const letter = { housbillId: bill.id, printSign: true, language: "en" } as const;
    const papers = [
      [
        await printed(() => previewArrivalNotice(tx, lan, notice)),
        ["PACIFIC BRIDGE", "21,085,650"],
      ],
      [
        await printed(() => previewAuthorizeLetter(tx, lan, letter)),
        [`${job.jobNo}-AL01`, "Kho hàng Tân Sơn Nhất (TCS)", "We authorize", "Director"],
      ],
      [
        await printed(() => previewConsignLetter(tx, lan, letter)),
        ["are consigned to us", "Director"],
      ],
      [
        await printed(() => previewAirDocumentRelease(tx, lan, { id: bill.id, language: "en" })),
        ["DOCUMENT RELEASE"],
      ],
      [
        await printed(() => previewProofOfDelivery(tx, lan, { id: bill.id, language: "en" })),
        ["PROOF OF DELIVERY"],
      ],
    ] as const;
    for (const [text, said] of papers) {
      for (const part of [...every, ...said]) expect(text).toContain(part);
    }
    const plain = { ...letter, printSign: false };
    expect(await printed(() => previewAuthorizeLetter(tx, lan, plain))).not.toContain("Director");
  }),
);

test(
  "the history keeps every paper and its lines",
  story(async (tx) => {
    const bill = await openBill(tx, (await openJob(tx)).id);
    await updateArrival(tx, lan, noticeAsk(bill.id));
    await updateDeliveryOrder(tx, lan, orderAsk(bill.id));
    await updateProofOfDelivery(tx, lan, proofAsk(bill.id, { note: "x" }));
    const { kept } = await one<{ kept: string[] }>(
      tx,
      sql`select array_agg(distinct table_name order by table_name) as kept from history
        where company_id = ${companyId} and table_name in ('arrival_notice', 'arrival_charge',
          'delivery_order', 'proof_of_delivery')`,
    );
    expect(kept).toEqual([
      "arrival_charge",
      "arrival_notice",
      "delivery_order",
      "proof_of_delivery",
    ]);
  }),
);

test(
  "a copy of a job takes the charges of its notices, valued today, and none of its texts and days",
  story(async (tx) => {
    const job = await openJob(tx);
    const bill = await openBill(tx, job.id);
    const texts = { arrivalHeader: "<p>Dear</p>", arrivalFirstNotice: addDays(day, -2) };
    const { data } = await updateArrival(tx, lan, noticeAsk(bill.id, texts));
    const source = await getShipment(tx, lan, { id: job.id });
    const form = copiedForm(source, { userId: lan.userId, mayNoProfit: false });
    const ask = { ...form, transactionType: "SFI", id: job.id, eta: day, mawb: "EGLV0002" };
    const made = await importJob(tx, lan, charges.importJob.body.parse(ask));
    const hblid = made.data.houseBills[0]?.id as string;
    const copied = await getArrival(tx, lan, { hblid });
    expect(copied).toMatchObject({
      arrivalNo: `${made.data.jobNo}-A01`,
      arrivalFirstNotice: day,
      arrivalHeader: null,
    });
    const told = (shown: typeof data.csArrivalFrieghtCharges) =>
      shown.map(({ chargeId, quantity, unitPrice, notes }) => [
        chargeId,
        quantity,
        unitPrice,
        notes,
      ]);
    expect(told(copied.csArrivalFrieghtCharges)).toEqual(told(data.csArrivalFrieghtCharges));
  }),
);

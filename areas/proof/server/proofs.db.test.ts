import * as bills from "@fairway/areas/housebill/contract.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import { updateHouseBill } from "@fairway/areas/housebill/server/updateHouseBill.ts";
import * as instructions from "@fairway/areas/instruction/contract.ts";
import { getInstruction } from "@fairway/areas/instruction/server/getInstruction.ts";
import { saveInstruction } from "@fairway/areas/instruction/server/saveInstruction.ts";
import * as mails from "@fairway/areas/mail/contract.ts";
import { sendMail } from "@fairway/areas/mail/server/sendMail.ts";
import * as manifest from "@fairway/areas/manifest/contract.ts";
import { getManifest } from "@fairway/areas/manifest/server/getManifest.ts";
import { saveManifest } from "@fairway/areas/manifest/server/saveManifest.ts";
import * as jobs from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { openOperation, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import { proofOfJob } from "./proofOfJob.ts";

const database = await testDatabase();
const lan = castActor("documentation");
beforeAll(() => inTransaction(database, writeJobGround));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const box = {
  containerTypeId: ground.hc40,
  containerNo: "CSQU3054383",
  sealNo: "S1",
  packageQuantity: "120",
  packageTypeId: ground.carton,
  gw: "2480.5",
  cbm: "9.876",
};

const openJob = async (tx: Tx, change: object = {}, ofJob: object = {}) => {
  const ask = jobs.createShipment.body.parse({
    transactionType: "SFE",
    mbltype: "Original",
    coloaderId: ground.carrier,
    agentId: ground.agent,
    pol: ground.saigon,
    pod: ground.losAngeles,
    etd: today(),
    eta: addDays(today(), 20),
    incotermId: ground.fob,
    flightVesselName: "EVER ACE",
    voyNo: "1234E",
    packageQty: "120",
    grossWeight: "2480.5",
    cbm: "9.876",
    csMawbcontainers: [{ ...box, ...change }],
    ...ofJob,
  });
  const job = (await createShipment(tx, lan, ask)).data;
  const bill = bills.createHouseBill.body.parse({
    jobId: job.id,
    customerId: ground.customer,
    saleManId: people.sales.id,
    shipperDescription: "HOA SEN EXPORT",
    consigneeDescription: "PACIFIC FURNITURE INC",
    packageQty: "120",
    grossWeight: "2480.5",
    cbm: "9.876",
    csMawbcontainers: [{ ...box, containerTypeId: job.csMawbcontainers[0]?.containerTypeId }],
  });
  return { job, bill: (await createHouseBill(tx, lan, bill)).data };
};

const facts = async (tx: Tx, jobId: string) =>
  (await proofOfJob(tx, lan, { jobId })).map(({ fact, one, other }) =>
    [fact, one.paper, one.value, other.paper, other.value].join(" | "),
  );

test(
  "papers that agree have no difference, with six statements",
  story(async (tx) => {
    const { job } = await openJob(tx);
    const before = statementCount(tx);
    expect(await proofOfJob(tx, lan, { jobId: job.id })).toEqual([]);
    expect(statementCount(tx) - before).toBeLessThanOrEqual(6);
  }),
);

test(
  "pieces, weight, seal, port and manifest that differ are named with both values",
  story(async (tx) => {
    const { job, bill } = await openJob(tx);
    const offered = await getManifest(tx, lan, { jobId: job.id, fresh: "false" });
    const other = { ...offered, pod: ground.rotterdam };
    await saveManifest(tx, lan, manifest.saveManifest.body.parse(other));
    const changed = { ...bill, packageQty: "118", grossWeight: "2470" };
    const list = [{ ...bill.csMawbcontainers[0], sealNo: "S2", gw: "2470" }];
    const ask = { ...changed, csMawbcontainers: list };
    await updateHouseBill(tx, lan, bills.updateHouseBill.body.parse(ask));
    const found = await facts(tx, job.id);
    expect(found).toEqual(
      expect.arrayContaining([
        "packages | job | 120 | bill | 118",
        "grossWeight | job | 2480.5 | bill | 2470",
        "seal | job | S1 | bills | S2",
        "grossWeight | job | 2480.5 | bills | 2470",
        "pod | job | Los Angeles | manifest | Rotterdam",
      ]),
    );
  }),
);

test(
  "several lines of a container are compared with all of it on the bills, and in total",
  story(async (tx) => {
    const loose = { ...box, containerTypeId: null };
    const half = { ...loose, packageQuantity: "60", gw: "1240.25", cbm: "4.938" };
    const lines = [half, { ...half, markNo: "B" }];
    const { job, bill } = await openJob(tx, loose, {
      transactionType: "SLE",
      csMawbcontainers: lines,
    });
    expect(await facts(tx, job.id)).toEqual([]);
    const more = { ...half, id: bill.csMawbcontainers[0]?.id, packageQuantity: "130", gw: "2500" };
    const ask = { ...bill, csMawbcontainers: [more] };
    await updateHouseBill(tx, lan, bills.updateHouseBill.body.parse(ask));
    expect(await facts(tx, job.id)).toEqual([
      "packages | job | 120 | bills | 130",
      "grossWeight | job | 2480.5 | bills | 2500",
      "cbm | job | 9.876 | bills | 4.938",
      "packages | bill | 120 | containers | 130",
      "grossWeight | bill | 2480.5 | containers | 2500",
      "cbm | bill | 9.876 | containers | 4.938",
    ]);
  }),
);

test(
  "the charges of a notice and those of its bill are compared by currency",
  story(async (tx) => {
    const { job, bill } = await openJob(tx);
    const own = { companyId, userCreated: lan.userId, userModified: lan.userId };
    const notice = { ...own, id: bill.id, jobId: job.id, serial: 1, arrivalFirstNotice: today() };
    await insertRows(tx, "arrival_notice", [notice]);
    const amounts = { netAmount: "100", vatAmount: "8", amountVnd: "100", vatAmountVnd: "8" };
    const line = {
      ...own,
      hblid: bill.id,
      quantity: "1",
      unitPrice: "100",
      vatrate: "8",
      ...amounts,
    };
    const fee = { code: "SS_DO", chargeNameEn: "D/O fee", chargeNameVn: "Phí D/O" };
    const chargeId = newId();
    await insertRows(tx, "charge", [
      { companyId, id: chargeId, ...fee, type: "DEBIT", serviceTypeId: [] },
    ]);
    await insertRows(tx, "arrival_charge", [
      {
        ...line,
        id: newId(),
        lineNo: 1,
        chargeId,
        unitId: ground.hc40,
        currencyId: "USD",
        total: "108",
        exchangeRate: "1",
        isShow: true,
        isFull: true,
        isTick: true,
      },
    ]);
    expect(await facts(tx, job.id)).toEqual(["charges | notice | 108.00 USD | charges | 0.00 USD"]);
  }),
);

test(
  "a verified mass below the goods of job or bills and the tare is named",
  story(async (tx) => {
    const verified = { tare: "3900", vgm: "6380.5", vgmMethod: "2", vgmSigner: "Lan" };
    const { job, bill } = await openJob(tx, { ...verified, vgmDate: today() });
    expect(await facts(tx, job.id)).toEqual([]);
    const list = [{ ...bill.csMawbcontainers[0], gw: "2481" }];
    const ask = { ...bill, grossWeight: "2481", csMawbcontainers: list };
    await updateHouseBill(tx, lan, bills.updateHouseBill.body.parse(ask));
    expect(await facts(tx, job.id)).toContain("verifiedMass | job | 6380.5 | bills | 6381");
  }),
);

test(
  "parties that the instruction and the only bill name differently are told",
  story(async (tx) => {
    const { job, bill } = await openJob(tx);
    const offered = await getInstruction(tx, lan, { id: job.id });
    const save = (change: object) =>
      saveInstruction(tx, lan, instructions.saveInstruction.body.parse({ ...offered, ...change }));
    const parties = {
      actualShipperDescription: "HOA SEN  export",
      actualConsigneeDescription: "PACIFIC FURNITURE INC",
    };
    await save(parties);
    expect(await facts(tx, job.id)).toEqual([]);
    const changed = { ...bill, notifyPartyDescription: "PACIFIC BROKERS" };
    await updateHouseBill(tx, lan, bills.updateHouseBill.body.parse(changed));
    const { version } = await getInstruction(tx, lan, { id: job.id });
    await save({
      ...parties,
      version,
      actualConsigneeDescription: "PACIFIC FURNITURE LLC",
      consigneeId: ground.otherCustomer,
    });
    expect(await facts(tx, job.id)).toEqual(
      expect.arrayContaining([
        "consignee | job | Pacific Bridge LLC | instruction | Lotus Furniture",
        "consignee | bill | PACIFIC FURNITURE INC | instruction | PACIFIC FURNITURE LLC",
        "notifyParty | bill | PACIFIC BROKERS | instruction | PACIFIC FURNITURE LLC",
      ]),
    );
  }),
);

test(
  "what changed since the last mail is told with both values",
  story(async (tx) => {
    const { job, bill } = await openJob(tx);
    const mail = { kind: "houseBill", jobId: job.id, hblId: bill.id, to: "a@b.example" };
    const ask = mails.sendMail.body.parse({ ...mail, subject: "Bill", body: "Please check." });
    await sendMail(tx, lan, ask);
    await sendMail(tx, lan, { ...ask, kind: "preAlert" });
    expect(await facts(tx, job.id)).toEqual([]);
    const changed = { ...bill, consigneeDescription: "LATE CONSIGNEE", etd: addDays(today(), 1) };
    await updateHouseBill(tx, lan, bills.updateHouseBill.body.parse(changed));
    const before = statementCount(tx);
    // Two mails said the same; the change is one.
    expect(await facts(tx, job.id)).toEqual([
      `etd | job | ${today()} | bill | ${addDays(today(), 1)}`,
      `etd | mail | ${today()} | bill | ${addDays(today(), 1)}`,
      "consignee | mail | PACIFIC FURNITURE INC | bill | LATE CONSIGNEE",
    ]);
    expect(statementCount(tx) - before).toBeLessThanOrEqual(6);
  }),
);

test(
  "the declarations of an operations job are compared with its pieces, weight and containers",
  story(async (tx) => {
    const job = await openOperation(tx, {
      packageQty: "420",
      grossWeight: "23620.5",
      cbm: null,
      csMawbcontainers: [{ containerTypeId: ground.hc40, quantity: 2 }],
    });
    const compared = async () =>
      (await proofOfJob(tx, lan, { jobId: job.id })).filter(
        ({ other }) => other.paper === "declarations",
      );
    expect(await compared()).toEqual([]);
    await insertRows(tx, "customs_declaration", [
      {
        companyId,
        id: newId(),
        clearanceNo: "107009876540",
        type: "Import",
        clearanceDate: today(),
        jobId: job.id,
        pcs: "320",
        grossWeight: "23620.5",
        cbm: "48.2",
        qtyCont: 1,
        userCreated: people.sales.id,
        userModified: people.sales.id,
      },
    ]);
    expect(
      (await compared()).map(({ fact, one, other }) => [fact, one.paper, one.value, other.value]),
    ).toEqual([
      ["packages", "job", "420", "320"],
      ["containers", "containers", "2", "1"],
    ]);
  }),
);

test(
  "a job that the user may not open has no proof",
  story(async (tx) => {
    const { job } = await openJob(tx);
    const stranger = castActor("accountant", { change: { docSeaFCLExport: { detail: "Owner" } } });
    const refused = await refusal(proofOfJob(tx, stranger, { jobId: job.id }));
    expect(refused.entry.status).toBeOneOf([403, 404]);
  }),
);

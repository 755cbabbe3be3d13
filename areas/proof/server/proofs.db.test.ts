import * as bills from "@fairway/areas/housebill/contract.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import { updateHouseBill } from "@fairway/areas/housebill/server/updateHouseBill.ts";
import * as manifest from "@fairway/areas/manifest/contract.ts";
import { getManifest } from "@fairway/areas/manifest/server/getManifest.ts";
import { saveManifest } from "@fairway/areas/manifest/server/saveManifest.ts";
import * as jobs from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { proofOfJob } from "./proofOfJob.ts";

const database = await testDatabase();
const lan = castActor("documentation");
beforeAll(() => inTransaction(database, writeShippingGround));
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

const openJob = async (tx: Tx) => {
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
    csMawbcontainers: [box],
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
    csMawbcontainers: [box],
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
  "a job that the user may not open has no proof",
  story(async (tx) => {
    const { job } = await openJob(tx);
    const stranger = castActor("accountant", { change: { docSeaFCLExport: { detail: "Owner" } } });
    const refused = await refusal(proofOfJob(tx, stranger, { jobId: job.id }));
    expect(refused.entry.status).toBeOneOf([403, 404]);
  }),
);

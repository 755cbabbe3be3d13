import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import * as jobs from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { importShippingInstruction } from "./importShippingInstruction.ts";
import { previewShippingInstruction } from "./previewShippingInstruction.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const day = today();
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeShippingGround(tx);
    await run(
      tx,
      sql`update incoterm set service = ${[...serviceCodes]} where company_id = ${companyId}`,
    );
  }),
);

const openJob = async (tx: Tx, transactionType: string, change: object = {}) => {
  const ask = jobs.createShipment.body.parse({
    transactionType,
    mbltype: "Original",
    coloaderId: ground.carrier,
    agentId: ground.agent,
    pol: ground.saigon,
    pod: ground.losAngeles,
    etd: day,
    eta: addDays(day, 20),
    incotermId: ground.fob,
    packageQty: "800",
    packageType: ground.carton,
    grossWeight: "41250",
    cbm: "120",
    ...change,
  });
  return (await createShipment(tx, lan, ask)).data;
};
const preview = (tx: Tx, jobId: string, path: string) =>
  previewShippingInstruction(tx, lan, {
    jobId,
    file: { name: "si.json", mime: "application/json", bytes: readFileSync(path) },
  });
type Bill = Awaited<ReturnType<typeof preview>>["bills"][number];

/** Accepts what can be taken, as the screen does, and says the rest by hand. */
const accept = (tx: Tx, jobId: string, bill: Bill, change: object = {}) => {
  const taken = bill.fields
    .filter(({ field, keep, verdict }) => field && keep !== null && verdict === "taken")
    .map(({ field, keep }) => [field, keep]);
  const ask = {
    shipperDescription: "HOA SEN EXPORT",
    consigneeDescription: "PACIFIC FURNITURE INC",
    ...Object.fromEntries(taken),
    jobId,
    customerId: ground.customer,
    saleManId: people.sales.id,
    csMawbcontainers: bill.containers,
    ...change,
  };
  return importShippingInstruction(tx, lan, contract.importShippingInstruction.body.parse(ask));
};

const samples = join(import.meta.dirname, "../../message/model/samples");
const real = join(import.meta.dirname, "../../../../shared/real");
const realFiles = existsSync(real)
  ? readdirSync(real).filter((name) => /^dcsa-ebl-si.*\.json$/.test(name))
  : [];

describe.each(["SFE", "SLE", "SCE"])("a job of %s", (transactionType) => {
  test(
    "gets a bill with the parties, goods and containers of a shipping instruction",
    story(async (tx) => {
      const job = await openJob(tx, transactionType);
      const { bills } = await preview(tx, job.id, join(samples, "fcl-export.json"));
      const [whole] = bills;
      if (!whole) throw new Error("no bill was read");
      const measured = { packageQty: "800", packageType: ground.carton, cbm: "120" };
      const { data } = await accept(tx, job.id, whole, measured);
      expect(data.shipperDescription).toContain("LOTUS TIMBER");
      expect(data.grossWeight).toBe("41250.000");
      expect(data.csMawbcontainers.map(({ containerNo, sealNo }) => [containerNo, sealNo])).toEqual(
        [
          ["CSQU3054383", "VN118821"],
          ["CBHU3202732", "VN118822"],
        ],
      );
    }),
  );

  test.each(["house-bills.json", "dangerous-goods.json"])("reads %s into proposals", (name) =>
    rolledBack(database, async (tx) => {
      const job = await openJob(tx, transactionType);
      const { bills } = await preview(tx, job.id, join(samples, name));
      expect(bills.length).toBeGreaterThan(0);
      expect(bills[0]?.fields.some(({ verdict }) => verdict === "taken")).toBe(true);
    }),
  );

  test.skipIf(realFiles.length === 0)("reads the messages that others wrote", () =>
    rolledBack(database, async (tx) => {
      const job = await openJob(tx, transactionType);
      for (const name of realFiles) {
        const { bills } = await preview(tx, job.id, join(real, name));
        expect(bills.flatMap(({ containers }) => containers).length).toBeGreaterThan(0);
      }
    }),
  );
});

test.each([
  ["SFI", "Sea FCL Import", {}],
  ["AE", "Air Export", { mawb: "738-24681355" }],
])("a job of %s is refused with the services that read them", (service, name, change) =>
  rolledBack(database, async (tx) => {
    const route = service === "SFI" ? { pol: ground.losAngeles, pod: ground.saigon } : {};
    const job = await openJob(tx, service, { mawb: "EGLV0001", ...route, ...change });
    const read = await refusal(preview(tx, job.id, join(samples, "fcl-export.json")));
    const bill = { key: "", title: "", fields: [], containers: [] };
    const imported = await refusal(accept(tx, job.id, bill));
    for (const refused of [read, imported]) {
      expect(refused.code).toBe("si.otherService");
      expect(refused.say("en")).toContain(name);
      expect(refused.say("en")).toContain("Sea Consol Export");
      expect(refused.say("vi")).toContain(job.jobNo);
    }
  }),
);

import { today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { createShipment } from "./createShipment.ts";
import { salesmanOfPartner } from "./salesmanOfPartner.ts";

const database = await testDatabase();
const lan = castActor("documentation");
beforeAll(() => inTransaction(database, writeShippingGround));

const jobOf = async (tx: Tx) => {
  const ask = contract.createShipment.body.parse({
    transactionType: "SFE",
    mbltype: "Original",
    coloaderId: ground.carrier,
    agentId: ground.agent,
    pol: ground.saigon,
    pod: ground.losAngeles,
    etd: today(),
    typeOfService: "FCL/FCL",
  });
  return (await createShipment(tx, lan, ask)).data.id;
};

test("a job takes the salesman whose agreement with the customer covers it, or none", () =>
  rolledBack(database, async (tx) => {
    const jobId = await jobOf(tx);
    const ask = { partnerId: ground.customer, jobId };
    expect(await salesmanOfPartner(tx, lan, ask)).toBe(people.sales.id);
    await run(
      tx,
      sql`update partner_agreement set active = false
        where company_id = ${companyId} and partner_id = ${ground.customer}`,
    );
    expect(await salesmanOfPartner(tx, lan, ask)).toBeNull();
  }));

test("nobody learns a salesman by a job that is out of sight", () =>
  rolledBack(database, async (tx) => {
    const ask = { partnerId: ground.customer, jobId: await jobOf(tx) };
    const stranger = castActor("documentation", { rights: {} });
    await expect(salesmanOfPartner(tx, stranger, ask)).rejects.toMatchObject({
      code: "record.notFound",
    });
  }));

import * as bills from "@fairway/areas/housebill/contract.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import { newOperation } from "@fairway/areas/operation/model/operation.ts";
import { openOperationsJob } from "@fairway/areas/operation/server/openOperationsJob.ts";
import { openServices, serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import * as jobs from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { castActor } from "./actors.ts";
import { companyId } from "./people.ts";
import { ground, writeShippingGround } from "./shippingGround.ts";

const clerk = castActor("documentation");
const salesman = castActor("administrator");

/** Writes the shipping ground with an incoterm that jobs of every open service take. */
export async function writeJobGround(tx: Tx): Promise<void> {
  await writeShippingGround(tx);
  const codes = openServices.map(({ code }) => code);
  await run(tx, sql`update incoterm set service = ${codes} where company_id = ${companyId}`);
}

/** Opens a job of a service as Lan keys it, from Saigon to Los Angeles today, with changes. */
export async function openJob(
  tx: Tx,
  change: Readonly<Record<string, unknown>> & { readonly transactionType: string },
  actor: Actor = clerk,
) {
  const ask = jobs.createShipment.body.parse({
    mbltype: "Original",
    coloaderId: ground.carrier,
    agentId: ground.agent,
    pol: ground.saigon,
    pod: ground.losAngeles,
    etd: today(),
    eta: addDays(today(), 20),
    incotermId: ground.fob,
    flightVesselName: "EVER ACE",
    ...(serviceOf(change.transactionType).family === "sea" ? { voyNo: "1234E" } : {}),
    ...change,
  });
  return (await createShipment(tx, actor, ask)).data;
}

/** Opens an operations job with its bill, from Saigon to Los Angeles today, with changes. */
export async function openOperation(
  tx: Tx,
  change: Readonly<Record<string, unknown>> = {},
  actor: Actor = clerk,
) {
  const ask = newOperation.parse({
    transactionType: "CL",
    mawb: "OPSMBL0001",
    hwbno: "OPSHBL0001",
    serviceDate: today(),
    ...(change["transactionType"] === "TK" ? {} : { productService: "Sea FCL" }),
    serviceMode: "Export",
    shipmentMode: "External",
    coloaderId: ground.carrier,
    pol: ground.saigon,
    pod: ground.losAngeles,
    customerId: ground.customer,
    saleManId: salesman.userId,
    ...change,
  });
  return openOperationsJob(tx, actor, ask);
}

/** Opens an air export job from Saigon to Los Angeles today, with its MAWB number and changes. */
export async function openAirJob(tx: Tx, change: Readonly<Record<string, unknown>> = {}) {
  const ask = jobs.createShipment.body.parse({
    transactionType: "AE",
    mawb: "738-24681355",
    coloaderId: ground.carrier,
    agentId: ground.agent,
    pol: ground.saigon,
    pod: ground.losAngeles,
    etd: today(),
    incotermId: ground.fob,
    ...change,
  });
  return (await createShipment(tx, clerk, ask)).data;
}

/** Writes a bill on a job for the customer, with shipper and consignee as printed, with changes. */
export async function writeBill(
  tx: Tx,
  jobId: string,
  change: Readonly<Record<string, unknown>> = {},
  actor: Actor = clerk,
) {
  const ask = bills.createHouseBill.body.parse({
    jobId,
    customerId: ground.customer,
    saleManId: salesman.userId,
    shipperDescription: "HOA SEN EXPORT",
    consigneeDescription: "PACIFIC FURNITURE INC",
    ...change,
  });
  return (await createHouseBill(tx, actor, ask)).data;
}

import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import { readBillsOfJob } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import { isOpen, type Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { containersOfWholeJob } from "@fairway/areas/shipment/server/billContainers.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { hasInstruction } from "../model/hasInstruction.ts";
import type { InstructionRecord } from "../model/instruction.ts";
import { instructionDefaults } from "../model/instructionDefaults.ts";
import { refuseInstruction } from "../model/refusals.ts";
import { instructedBills, sumsOfBills } from "../model/sumsOfBills.ts";
import { instructionGround } from "./instructionGround.ts";
import { readInstruction } from "./readInstruction.ts";

/** Refuses the job of a service that has no instruction. Rule SI-1 */
export function mustHaveInstruction(job: Shipment): void {
  if (!hasInstruction(serviceOf(job.transactionType))) {
    throw refuseInstruction("instruction.otherService", { jobNo: job.jobNo });
  }
}

/** Reads the house bills of a job and their containers. */
export async function billsOfInstruction(
  tx: Tx,
  companyId: string,
  jobId: string,
): Promise<{ bills: HouseBill[]; lines: ContainerLine[] }> {
  const bills = await readBillsOfJob(tx, companyId, jobId);
  const lines = await containersOfWholeJob(tx, companyId, jobId);
  return { bills, lines: lines.filter(({ hblid }) => hblid !== null) };
}

/**
 * Returns the instruction of a job; unsaved, what a new one starts with.
 *
 * Refuses: record.notFound · access.forbidden · instruction.otherService
 */
export async function getInstruction(
  tx: Tx,
  actor: Actor,
  ask: { id: string },
): Promise<InstructionRecord> {
  const job = await readShipment(tx, actor, ask.id);
  mustHaveInstruction(job);
  return instructionOf(tx, actor, job);
}

/** Returns the instruction of a job that the caller has read. */
export async function instructionOf(
  tx: Tx,
  actor: Actor,
  job: Shipment,
): Promise<InstructionRecord> {
  const stored = await readInstruction(tx, actor, job.id);
  const { bills, lines } = await billsOfInstruction(tx, actor.companyId, job.id);
  const fromBills = sumsOfBills(bills, lines);
  const places = bills.map(({ deliveryPlace }) => deliveryPlace);
  const values =
    stored ??
    instructionDefaults(actor, job, fromBills, await instructionGround(tx, actor, job, places));
  const { menu } = serviceOf(job.transactionType);
  const may = isOpen(job) && actor.may(`${menu}.write`, job) ? ["update"] : [];
  return {
    ...values,
    jobId: job.id,
    version: stored?.version ?? null,
    datetimeModified: stored?.datetimeModified ?? null,
    userNameModified: stored?.userNameModified ?? null,
    fromBills,
    bills: instructedBills(bills, lines),
    may: stored ? [...may, "print"] : may,
  };
}

/** Checks whether a job has a saved instruction. */
export async function checkInstruction(
  tx: Tx,
  actor: Actor,
  ask: { jobId: string },
): Promise<boolean> {
  const job = await readShipment(tx, actor, ask.jobId);
  const found = await maybe(
    tx,
    sql`select 1 as saved from shipping_instruction
      where company_id = ${actor.companyId} and id = ${job.id}`,
  );
  return found !== null;
}

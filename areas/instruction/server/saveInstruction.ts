import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { wrongPorts } from "@fairway/areas/shipment/server/portsOfFamily.ts";
import { unknownReferences } from "@fairway/areas/shipment/server/unknownReferences.ts";
import { lockShipmentRow, refuseClosed } from "@fairway/areas/shipment/server/lockShipmentRow.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { InstructionRecord } from "../model/instruction.ts";
import { whyNotInstruction } from "../model/whyNotInstruction.ts";
import { instructionOf, mustHaveInstruction } from "./getInstruction.ts";
import { references } from "./instructionGround.ts";

/**
 * Saves the instruction of a job; the first saving makes it.
 *
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden · instruction.otherService · shipment.locked ·
 *   shipment.canceled · every wrong field at once · record.conflict
 * Source: rules SI-1 to SI-3
 */
export async function saveInstruction(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.saveInstruction>,
): Promise<{ status: true; data: InstructionRecord }> {
  const { jobId, version, ...form } = ask;
  const job = await lockShipmentRow(tx, actor, jobId);
  actor.must(`${serviceOf(job.transactionType).menu}.write`, job);
  mustHaveInstruction(job);
  refuseClosed(job);
  refuseFields([
    ...whyNotInstruction(form),
    ...(await unknownReferences(tx, actor, form, references)),
    ...(await wrongPorts(tx, job, form, ["pol", "pod"])),
  ]);
  const { companyId, userId } = actor;
  const key = { companyId, id: job.id };
  // The lock of the job keeps a second first saving away.
  const found = await maybe(
    tx,
    sql`select 1 as saved from shipping_instruction
      where company_id = ${companyId} and id = ${job.id}`,
  );
  if (version !== null) {
    await updateVersioned(
      tx,
      "shipping_instruction",
      { ...key, version },
      { ...form, ...stampChange(actor) },
    );
  } else if (found) {
    throw refuse("record.conflict");
  } else {
    await insertRow(tx, "shipping_instruction", {
      ...key,
      ...form,
      userCreated: userId,
      userModified: userId,
    });
  }
  return { status: true, data: await instructionOf(tx, actor, job) };
}

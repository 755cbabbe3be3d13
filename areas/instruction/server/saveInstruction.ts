import { wrongPorts } from "@fairway/areas/shipment/server/portsOfFamily.ts";
import { unknownReferences } from "@fairway/areas/shipment/server/unknownReferences.ts";
import { lockJobToWrite } from "@fairway/areas/shipment/server/lockJobToWrite.ts";
import { saveUnderJob } from "@fairway/areas/shipment/server/saveUnderJob.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
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
  const job = await lockJobToWrite(tx, actor, { id: jobId, check: mustHaveInstruction });
  refuseFields([
    ...whyNotInstruction(form),
    ...(await unknownReferences(tx, actor, form, references)),
    ...(await wrongPorts(tx, job, form, ["pol", "pod"])),
  ]);
  await saveUnderJob(tx, actor, {
    table: "shipping_instruction",
    id: job.id,
    version,
    row: form,
  });
  return { status: true, data: await instructionOf(tx, actor, job) };
}

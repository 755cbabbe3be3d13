import type { Actor } from "@fairway/core/permission/actor.ts";
import { nextState } from "@fairway/core/steps/steps.ts";
import { say } from "@fairway/core/words/words.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { type JobStatus, statusWords } from "../model/choices.ts";
import { refuseShipment } from "../model/refusals.ts";
import type { Shipment } from "../model/shipment.ts";
import { shipmentSteps } from "../model/shipmentSteps.ts";

/**
 * Returns the state to which a verb leads; refuses a verb that the job's state does not have. Rule
 * SH-6.
 */
export function stepTo(actor: Actor, job: Shipment, verb: string): JobStatus {
  const next = nextState(shipmentSteps, job.currentStatus, verb);
  if (next) return next;
  const status = say(statusWords[job.currentStatus], actor.language);
  throw refuseShipment("shipment.notInState", { jobNo: job.jobNo, status });
}

/** Writes changed fields of a job that the transaction has locked. */
export function writeShipmentState(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  changes: object,
): Promise<number> {
  const { companyId, id, version } = job;
  return updateVersioned(
    tx,
    "shipment",
    { companyId, id, version },
    { ...changes, ...stampChange(actor) },
  );
}

import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { isOpen, type Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { mayDelete } from "@fairway/areas/shipment/server/shipmentMay.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { AssignedStage, StageRow } from "../model/assignedStage.ts";
import { refuseStage } from "../model/refusals.ts";
import { isOpenStage } from "../model/stageStatus.ts";

/**
 * Checks whether the user may change this stage: as its user, as the one who assigned it, by write
 * reach, or as one of the department that has it.
 */
export function mayChangeStage(actor: Actor, job: Shipment, stage: AssignedStage): boolean {
  const own = [stage.mainPersonInCharge, stage.realPersonInCharge, stage.userCreated];
  const { menu } = serviceOf(job.transactionType);
  return own.includes(actor.userId) || actor.may(`${menu}.write`, job) || mayTakeOver(actor, stage);
}

/** Checks whether the stage waits for one of the user's department. Rule OP-12 */
function mayTakeOver(actor: Actor, stage: AssignedStage): boolean {
  return isWaiting(stage) && stage.departmentId === actor.departmentId;
}

/** Checks whether nobody has the stage of a department yet. */
export function isWaiting({ departmentId, mainPersonInCharge, status }: AssignedStage): boolean {
  return departmentId !== null && mainPersonInCharge === null && isOpenStage(status);
}

/**
 * Checks whether the user may remove this stage: as the one who assigned it, or with the right to
 * delete the job.
 */
export function mayRemoveStage(actor: Actor, job: Shipment, stage: AssignedStage): boolean {
  return stage.userCreated === actor.userId || mayDelete(actor, job);
}

/** Refuses users who may not assign stages on this job. Rule OP-2. */
export function mustAssign(actor: Actor, job: Shipment): void {
  const { menu } = serviceOf(job.transactionType);
  actor.must(`${menu}.write`, job);
  actor.must(`${menu}.AssignStage`, job);
}

/** Refuses to remove a stage of the system or of another user. */
export function mustRemoveStage(actor: Actor, job: Shipment, stage: AssignedStage): void {
  const { code } = stage;
  if (stage.type === "System") throw refuseStage("stage.system", { code });
  if (mayRemoveStage(actor, job, stage)) return;
  throw refuseStage("stage.notYours", { code, creator: stage.userNameCreated ?? "–" });
}

/** Refuses to change a stage of the system or of another user. */
export function mustChangeStage(actor: Actor, job: Shipment, stage: AssignedStage): void {
  if (stage.type === "System") throw refuseStage("stage.system", { code: stage.code });
  if (mayChangeStage(actor, job, stage)) return;
  const { menu } = serviceOf(job.transactionType);
  throw refuse("access.forbidden", { permission: `${menu}.write` });
}

/** Adds to a stage the verbs that the user may run. */
export function shownStage(actor: Actor, job: Shipment, stage: AssignedStage): StageRow {
  const open = isOpen(job) && stage.type === "User";
  const may: Record<string, boolean> = {
    update: open && mayChangeStage(actor, job, stage),
    takeOver: open && mayTakeOver(actor, stage),
    delete: open && mayRemoveStage(actor, job, stage),
  };
  return { ...stage, may: Object.keys(may).filter((verb) => may[verb]) };
}

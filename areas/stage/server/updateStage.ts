import { lockShipmentRow, refuseClosed } from "@fairway/areas/shipment/server/lockShipmentRow.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateVersioned } from "@fairway/engine/db/writeRows.ts";
import type * as contract from "../contract.ts";
import { statusOnSaving } from "../model/jobStanding.ts";
import { isOpenStage } from "../model/stageStatus.ts";
import { whyNotStage } from "../model/whyNotStage.ts";
import { clockNow } from "./clock.ts";
import { followStages } from "./followStages.ts";
import { readStage } from "./readStage.ts";
import { stageFacts } from "./stageFacts.ts";
import { endDepartmentMessages, tellDepartments, tellOfStages } from "./tellOfStages.ts";
import { mustChangeStage } from "./stageMay.ts";
import type { AssignedStage, StageRow } from "../model/assignedStage.ts";

/**
 * Saves a stage and sets the state of its job from its stages.
 *
 * Locks: the job.
 * Refuses: shipment.locked · shipment.canceled · stage.system · record.conflict · every wrong
 *   field at once
 * Source: rules OP-2 to OP-6, OP-11, OP-12
 */
export async function updateStage(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.updateStage>,
): Promise<{ status: true; data: StageRow }> {
  const seen = await readStage(tx, actor, ask.id);
  const job = await lockShipmentRow(tx, actor, seen.jobId);
  // Read again after locking: another user may have saved it in between.
  const stage = await readStage(tx, actor, ask.id);
  mustChangeStage(actor, job, stage);
  refuseClosed(job);
  const { id, version, ...typed } = ask;
  const form = { ...typed, ...personsAfter(actor, stage, typed) };
  refuseFields(whyNotStage({ ...form, departmentId: stage.departmentId }));
  const changed = {
    hblid: form.hblid,
    mainPersonInCharge: other(form.mainPersonInCharge, stage.mainPersonInCharge),
    realPersonInCharge: other(form.realPersonInCharge, stage.realPersonInCharge),
  };
  await stageFacts(tx, actor, job, [changed], () => "");

  const status = statusOnSaving(job, form, stage, clockNow());
  const doneDate = status === "Done" ? (stage.doneDate ?? "now") : null;
  const doneByRecord = status === "Done" && stage.doneByRecord;
  await updateVersioned(
    tx,
    "stage_assigned",
    { companyId: actor.companyId, id, version },
    { ...form, ...ruleAfter(stage, form), status, doneDate, doneByRecord, ...stampChange(actor) },
  );
  if (stage.mainPersonInCharge === null) await endDepartmentMessages(tx, actor, job);
  else if (form.mainPersonInCharge === null && isOpenStage(status)) {
    await tellDepartments(tx, actor, job, [stage.departmentId]);
  }
  await tellOfStages(tx, actor, job, [changed.mainPersonInCharge, changed.realPersonInCharge]);
  const stages = await followStages(tx, actor, job, { saved: status });
  return { status: true, data: stages.find((each) => each.id === id) as StageRow };
}

type Form = Pick<
  Ask<typeof contract.updateStage>,
  "status" | "deadline" | "mainPersonInCharge" | "realPersonInCharge"
>;

/** A stage that nobody has is taken over by the user who works on it. Rule OP-12 */
function personsAfter(actor: Actor, stage: AssignedStage, form: Form) {
  const { status, mainPersonInCharge: main } = form;
  // Who did it is only known when it is done: until then it follows the person in charge.
  const isHandedOver =
    status !== "Done" &&
    main !== stage.mainPersonInCharge &&
    form.realPersonInCharge === stage.realPersonInCharge;
  const real = isHandedOver ? main : form.realPersonInCharge;
  const isWorkedOn = status === "Processing" || status === "Done";
  const taker = stage.departmentId && isWorkedOn ? actor.userId : null;
  const person = main ?? real ?? taker;
  return { mainPersonInCharge: person, realPersonInCharge: real ?? (main ? null : person) };
}

/** A typed deadline no longer follows a day of the job. Rule OP-11 */
function ruleAfter({ deadline }: AssignedStage, form: Form) {
  const at = (instant: string | null) => (instant === null ? null : Date.parse(instant));
  return at(deadline) === at(form.deadline) ? {} : { dueBase: null, dueShift: null };
}

// A user who has left the company keeps the existing stages.
const other = (asked: string | null, before: string | null) => (asked === before ? null : asked);

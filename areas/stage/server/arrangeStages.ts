import { lockShipmentRow, refuseClosed } from "@fairway/areas/shipment/server/lockShipmentRow.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, updateRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { followStages } from "./followStages.ts";
import { stageFacts } from "./stageFacts.ts";
import { mustAssign, mustRemoveStage } from "./stageMay.ts";
import { endDepartmentMessages, tellDepartments, tellOfStages } from "./tellOfStages.ts";
import { insertStages, stageRows } from "./stageTable.ts";
import type { StageRow } from "../model/assignedStage.ts";

/**
 * Sets the stages of a job in the given order: omitted ones are removed, new ones are in schedule for
 * those who get them on a new job (rule OP-8) unless a user is named. Stages recorded by the system are kept; if
 * omitted, they come last.
 *
 * Locks: the job.
 * Refuses: shipment.locked · shipment.canceled · stage.system · stage.notYours · record.conflict
 * Source: rules OP-1, OP-2
 */
export async function arrangeStages(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.arrangeStages>,
): Promise<{ status: true; data: StageRow[] }> {
  const job = await lockShipmentRow(tx, actor, ask.jobId);
  mustAssign(actor, job);
  refuseClosed(job);
  const before = await stageRows(tx, actor, sql`a.job_id = ${job.id}`);
  const kept = ask.stages.map((each) => each.id).filter((id) => id !== null);
  // A stage that another user has removed meanwhile cannot be ordered.
  const known = new Set(before.map((stage) => stage.id));
  if (kept.some((id) => !known.has(id)) || new Set(kept).size < kept.length) {
    throw refuse("record.conflict");
  }
  const left = before.filter((stage) => !kept.includes(stage.id));
  const gone = left.filter((stage) => stage.type === "User");
  for (const stage of gone) mustRemoveStage(actor, job, stage);
  const order = [
    ...ask.stages,
    ...left.filter((stage) => stage.type === "System").map(({ id }) => ({ id, ...nobody })),
  ];
  const added = order
    .map((each, at) => ({ ...each, orderNumberProcessed: at + 1 }))
    .filter((each) => each.id === null);
  if (added.some((each) => each.stageId === null)) {
    throw refuse("ask.invalid", {}, { fields: [refuse.field("stages", "field.required")] });
  }
  const facts = await stageFacts(tx, actor, job, added, (at) => `stages.${at}.`);
  const given = added.map((each) => {
    const departmentId = each.mainPersonInCharge
      ? null
      : (facts.departments[each.stageId ?? ""] ?? null);
    const person = each.mainPersonInCharge ?? (departmentId ? null : job.personIncharge);
    return { ...each, departmentId, mainPersonInCharge: person, realPersonInCharge: person };
  });
  await deleteRows(
    tx,
    "stage_assigned",
    actor.companyId,
    gone.map((stage) => stage.id),
    actor.userId,
  );
  await updateRows(
    tx,
    "stage_assigned",
    actor.companyId,
    order.flatMap(({ id }, at) => (id ? [{ id, orderNumberProcessed: at + 1 }] : [])),
  );
  await insertStages(
    tx,
    actor,
    given.map((each) => ({
      jobId: job.id,
      stageId: each.stageId ?? "",
      hblid: null,
      status: "InSchedule",
      description: facts.descriptions[each.stageId ?? ""] ?? null,
      deadline: null,
      departmentId: each.departmentId,
      mainPersonInCharge: each.mainPersonInCharge,
      realPersonInCharge: each.realPersonInCharge,
      orderNumberProcessed: each.orderNumberProcessed,
    })),
  );
  await tellOfStages(
    tx,
    actor,
    job,
    given.map((each) => each.mainPersonInCharge),
  );
  await tellDepartments(
    tx,
    actor,
    job,
    given.map((each) => each.departmentId),
  );
  if (gone.some((stage) => stage.mainPersonInCharge === null)) {
    await endDepartmentMessages(tx, actor, job);
  }
  return { status: true, data: await followStages(tx, actor, job, { gone }) };
}

const nobody = { stageId: null, mainPersonInCharge: null };

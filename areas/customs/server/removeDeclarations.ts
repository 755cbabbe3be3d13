import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows } from "@fairway/engine/db/writeRows.ts";
import { mayOn, mustHave, mustOn } from "@fairway/engine/resource/permit.ts";
import { declaredDeclaration } from "../contract.ts";
import { refuseCustoms } from "../model/refusals.ts";
import { jobNoOf, lockCopies } from "./declarationTable.ts";
import { type Declaration, readDeclarations } from "./readDeclarations.ts";

interface Chosen {
  readonly ids: readonly string[];
}

/**
 * Deletes declarations that are on no job, with their copies; all or none.
 *
 * Shape: as many statements for many declarations as for one.
 * Locks: the declarations, then their copies.
 * Refuses: record.notFound · access.forbidden · customs.onJob · customs.twinOnJob
 * Source: rule CU-4
 */
export async function removeDeclarations(tx: Tx, actor: Actor, { ids }: Chosen) {
  mustHave(actor, declaredDeclaration, "delete");
  const found = await readDeclarations(tx, actor, ids, "locked");
  if (found.length < new Set(ids).size) throw refuse("record.notFound");
  for (const row of found) mustOn(actor, declaredDeclaration, "delete", row);
  const onJob = found.find((row) => row.jobId !== null);
  if (onJob) {
    const [clearanceNo, jobNo] = [onJob.clearanceNo, String(onJob.jobCode)];
    throw refuseCustoms("customs.onJob", { clearanceNo, jobNo });
  }
  const chosen = found.map((row) => row.id);
  const copies = await lockCopies(tx, actor.companyId, chosen);
  const used = copies.find((copy) => copy.jobId !== null);
  if (used) {
    const jobNo = await jobNoOf(tx, actor.companyId, String(used.jobId));
    throw refuseCustoms("customs.twinOnJob", { clearanceNo: used.clearanceNo, jobNo });
  }
  const gone = [...chosen, ...copies.map((copy) => copy.id)];
  await deleteRows(tx, declaredDeclaration.table, actor.companyId, gone, actor.userId);
  return { status: true as const, data: { count: chosen.length } };
}

/** Deletes one declaration. Refuses: as `removeDeclarations` */
export async function removeDeclaration(tx: Tx, actor: Actor, { id }: { readonly id: string }) {
  await removeDeclarations(tx, actor, { ids: [id] });
  return { status: true as const, data: { id } };
}

/** May the actor delete all these declarations? False if one is on a job or does not exist. */
export async function mayRemoveDeclarations(tx: Tx, actor: Actor, { ids }: Chosen) {
  if (actor.reach("opsCustomClearance.delete") === "None") return false;
  const found = await readDeclarations(tx, actor, ids);
  const all = found.length === new Set(ids).size;
  const may = (row: Declaration) =>
    row.jobId === null && mayOn(actor, declaredDeclaration, "delete", row);
  return all && found.every(may);
}

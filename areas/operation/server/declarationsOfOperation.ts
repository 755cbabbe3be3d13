import { declaredDeclaration } from "@fairway/areas/customs/contract.ts";
import { refuseCustoms } from "@fairway/areas/customs/model/refusals.ts";
import { putOnJob, takeOffJob } from "@fairway/areas/customs/server/declarationsOnJob.ts";
import { partnersOfDeclarations } from "@fairway/areas/customs/server/knownCodes.ts";
import {
  type Declaration,
  readDeclarations,
} from "@fairway/areas/customs/server/readDeclarations.ts";
import { addDeclaration } from "@fairway/areas/customs/server/saveDeclaration.ts";
import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { lockJobToWrite } from "@fairway/areas/shipment/server/lockJobToWrite.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { mustOn } from "@fairway/engine/resource/permit.ts";
import type * as contract from "../contract.ts";
import { refuseOperation } from "../model/refusals.ts";
import { billOfOperation, mustBeOperation } from "./billOfOperation.ts";
import { declaredGoods, takeDeclaredWeights } from "./declaredGoods.ts";

/**
 * Adds declarations of the job's customer to a job and takes others off it, all or none; its weights
 * and volume become the sums of its declarations.
 *
 * Shape: the statements do not depend on the number of declarations.
 * Locks: the job, then the declarations.
 * Refuses: operation.otherService, .copyStays, .otherCustomer, .notOnJob · record.notFound ·
 *   access.forbidden · customs.onJob · shipment.locked, .canceled
 * Source: rules OJ-14, OJ-15, areas/operation/README.md
 */
export async function assignDeclarations(
  tx: Tx,
  actor: Actor,
  { jobId, clearanceIds, removedClearanceIds }: Ask<typeof contract.assignDeclarations>,
): Promise<Answer<typeof contract.assignDeclarations>> {
  const job = await lockJobToWrite(tx, actor, { id: jobId, check: mustBeOperation });
  const bill = await billOfOperation(tx, actor, job);
  const chosen = await readDeclarations(
    tx,
    actor,
    [...clearanceIds, ...removedClearanceIds],
    "locked",
  );
  const byId = new Map(chosen.map((each) => [each.id, each]));
  const found = (ids: readonly string[]) =>
    [...new Set(ids)].map((id) => {
      const declaration = byId.get(id);
      if (!declaration) throw refuse("record.notFound");
      mustOn(actor, declaredDeclaration, "write", declaration);
      return declaration;
    });
  const gone = found(removedClearanceIds);
  const added = found(clearanceIds).filter((each) => each.jobId !== job.id);
  for (const { jobId: heldBy, clearanceNo } of gone) {
    if (heldBy !== job.id) {
      throw refuseOperation("operation.notOnJob", { clearanceNo, jobNo: job.jobNo });
    }
  }
  await mustFit(tx, actor, { job, bill, added });
  const ids = (some: readonly Declaration[]) => some.map(({ id }) => id);
  if (gone.length > 0) await takeOffJob(tx, actor, { jobId: job.id, ids: ids(gone) });
  if (added.length > 0) {
    const { customerId } = bill;
    await putOnJob(tx, actor, { jobId: job.id, ids: ids(added), customerId: String(customerId) });
  }
  if (gone.length + added.length > 0) await takeDeclaredWeights(tx, actor, job, bill.id);
  return { status: true, data: { added: added.length, removed: gone.length } };
}

/**
 * Adds a new declaration on a job.
 *
 * Locks, Refuses: as addDeclaration and assignDeclarations
 * Source: rule OJ-14
 */
export async function addDeclarationToJob(
  tx: Tx,
  actor: Actor,
  { jobId, declaration }: Ask<typeof contract.addDeclarationToJob>,
): Promise<Answer<typeof contract.addDeclarationToJob>> {
  const job = await lockJobToWrite(tx, actor, { id: jobId, check: mustBeOperation });
  const { data } = await addDeclaration(tx, actor, declaration);
  await assignDeclarations(tx, actor, {
    jobId: job.id,
    clearanceIds: [data.id],
    removedClearanceIds: [],
  });
  return { status: true, data: { id: data.id } };
}

/**
 * Sums the goods of the declarations of a job, for its form.
 *
 * Refuses: record.notFound · operation.otherService
 * Source: rule OJ-15
 */
export async function goodsOfDeclarations(
  tx: Tx,
  actor: Actor,
  { id }: Ask<typeof contract.goodsOfDeclarations>,
): Promise<Answer<typeof contract.goodsOfDeclarations>> {
  const job = await readShipment(tx, actor, id);
  mustBeOperation(job);
  return declaredGoods(tx, actor, job.id);
}

/** Refuses declarations of another job or another customer, and copies for another office. */
async function mustFit(
  tx: Tx,
  { companyId }: Actor,
  {
    job,
    bill,
    added,
  }: {
    readonly job: Shipment;
    readonly bill: HouseBill;
    readonly added: readonly Declaration[];
  },
): Promise<void> {
  const customers = await partnersOfDeclarations(tx, companyId, added);
  for (const [at, { clearanceNo, jobId, jobCode, source }] of added.entries()) {
    if (jobId) throw refuseCustoms("customs.onJob", { clearanceNo, jobNo: jobCode ?? "" });
    if (source === "Replicate") throw refuseOperation("operation.copyStays", { clearanceNo });
    if (customers[at] !== bill.customerId) {
      const { jobNo } = job;
      const customer = bill.customerName ?? "";
      throw refuseOperation("operation.otherCustomer", { clearanceNo, customer, jobNo });
    }
  }
}

import { isJobClosed } from "@fairway/areas/document/model/jobClosed.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { nextState } from "@fairway/core/steps/steps.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { isRevisable } from "../model/jobCopy.ts";
import { rightsToLock, unlockRight } from "../model/lockRights.ts";
import { isOpen, type Shipment } from "../model/shipment.ts";
import { shipmentSteps } from "../model/shipmentSteps.ts";

/**
 * Checks whether the user's delete reach covers this job; the reach of a salesman or of a
 * salesman's unit does not count. Rule SH-11.
 */
export function mayDelete(actor: Actor, job: Shipment): boolean {
  const { menu } = serviceOf(job.transactionType);
  return actor.may(`${menu}.delete`, {
    ...job,
    alsoOwners: [job.personIncharge],
    salesUnits: [],
  });
}

/** Returns the names of the verbs that the user may run on this job now. */
export function shipmentMay(actor: Actor, job: Shipment): string[] {
  const { menu, bill, hasReplicas = false } = serviceOf(job.transactionType);
  const adds = actor.reach(`${menu}.add`) !== "None" && !job.isReplicate;
  const open = isOpen(job);
  const alive = !isJobClosed("canceled", job);
  const writes = actor.may(`${menu}.write`, job);
  const takes = (verb: string) => nextState(shipmentSteps, job.currentStatus, verb) !== null;
  const may: Record<string, boolean> = {
    update: writes && open,
    copy: adds,
    revise: adds && isRevisable(job),
    replicate: hasReplicas && writes && open && !job.isReplicate && job.replicatedId === null,
    syncReplica: writes && job.replicatedId !== null,
    addBill: writes && open && bill.kind !== "virtual",
    cancel: open && mayDelete(actor, job),
    lock: open && rightsToLock(job).every((right) => actor.may(right, job)),
    unlock: alive && job.isLocked && actor.may(unlockRight, job),
    finish: open && writes && takes("finish") && actor.may(`${menu}.FinishShipment`, job),
    reopen: open && writes && takes("reopen") && actor.may(`${menu}.ReopenShipment`, job),
    updateCharge:
      open && writes && !isJobClosed("finished", job) && actor.may(`${menu}.UpdateCharge`, job),
    issueNote: open && actor.reach("accManagement.add") !== "None",
    assignStage: open && writes && actor.may(`${menu}.AssignStage`, job),
    noProfit: open && writes && actor.may(`${menu}.AllowNoProfit`, job),
    import: open && writes && actor.may(`${menu}.import`, job),
  };
  return Object.keys(may).filter((verb) => may[verb]);
}

/** The same as flags, under the names of the first system. */
export function shipmentPermission(may: readonly string[]) {
  return {
    allowUpdate: may.includes("update"),
    allowDelete: may.includes("cancel"),
    allowAddCharge: may.includes("updateCharge"),
    allowUpdateCharge: may.includes("updateCharge"),
    allowLock: may.includes("lock"),
    allowAssignStage: may.includes("assignStage"),
    allowFinish: may.includes("finish"),
    allowReopen: may.includes("reopen"),
  };
}

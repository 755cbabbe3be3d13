import { isJobClosed } from "@fairway/areas/document/model/jobClosed.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { isOpen } from "@fairway/areas/shipment/model/shipment.ts";
import { refuseClosed } from "@fairway/areas/shipment/server/lockShipmentRow.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { BillAndJob } from "../model/houseBill.ts";

/**
 * Checks whether a right on the menu of the job's service covers the job or the bill. Rule HB-6.
 */
export function mayOnBill(actor: Actor, action: string, { bill, job }: BillAndJob): boolean {
  const right = `${serviceOf(job.transactionType).menu}.${action}` as const;
  return actor.may(right, job) || actor.may(right, bill);
}

/**
 * Checks whether the user may delete this bill: as its creator, as the creator of its job, or by
 * reach.
 */
export function mayDeleteBill(actor: Actor, { bill, job }: BillAndJob): boolean {
  const right = `${serviceOf(job.transactionType).menu}.delete` as const;
  return actor.may(right, { ...bill, alsoOwners: [job.userCreated], salesUnits: [] });
}

/** Refuses users who may not change this bill now. */
export function mustChangeBill(actor: Actor, found: BillAndJob): void {
  if (!mayOnBill(actor, "write", found)) {
    const { menu } = serviceOf(found.job.transactionType);
    throw refuse("access.forbidden", { permission: `${menu}.write` });
  }
  refuseClosed(found.job);
}

/** Returns the names of the verbs that the user may run on this bill now. */
export function houseBillMay(actor: Actor, found: BillAndJob): string[] {
  const { job } = found;
  const open = isOpen(job);
  const writes = mayOnBill(actor, "write", found);
  const may: Record<string, boolean> = {
    update: open && writes,
    copy: open && actor.may(`${serviceOf(job.transactionType).menu}.write`, job),
    delete: open && mayDeleteBill(actor, found),
    updateCharge:
      open && writes && !isJobClosed("finished", job) && mayOnBill(actor, "UpdateCharge", found),
    print: true,
  };
  return Object.keys(may).filter((verb) => may[verb]);
}

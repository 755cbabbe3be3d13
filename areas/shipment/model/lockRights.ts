import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import type { Shipment } from "./shipment.ts";

/** The rights that lock a job; both cover it. Rule SH-7 */
export function rightsToLock({ transactionType }: Pick<Shipment, "transactionType">): Permission[] {
  const { menu } = serviceOf(transactionType);
  return [`${menu}.write`, `${menu}.LockShipment`];
}

/** The right that unlocks a job of any service. Rule SH-7 */
export const unlockRight = "settingUnlock.write" as const satisfies Permission;

import type { Place } from "@fairway/core/permission/permission.ts";

/** The owner of a new record: the actor's unit, stamped once and never changed. */
export function stampNew(actor: Place) {
  return {
    companyId: actor.companyId,
    officeId: actor.officeId,
    departmentId: actor.departmentId,
    groupId: actor.groupId,
    userCreated: actor.userId,
    userModified: actor.userId,
  };
}

/** The user who changed a record; the time is the transaction's. */
export function stampChange(actor: Pick<Place, "userId">) {
  return { userModified: actor.userId, datetimeModified: "now" };
}

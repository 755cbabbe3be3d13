import type { Actor } from "@fairway/core/permission/actor.ts";

/** The owner of a new record: the actor's unit, stamped once and never changed. */
export function stampNew(actor: Actor) {
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
export function stampChange(actor: Actor) {
  return { userModified: actor.userId, datetimeModified: "now" };
}

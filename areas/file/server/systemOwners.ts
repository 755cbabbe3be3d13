import { refuseAccess } from "@fairway/areas/access/model/refusals.ts";
import { getUser } from "@fairway/areas/organisation/server/adminUsers.ts";
import { company } from "@fairway/areas/organisation/model/company.ts";
import { department } from "@fairway/areas/organisation/model/department.ts";
import { office } from "@fairway/areas/organisation/model/office.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { readRecord } from "@fairway/engine/resource/getRecord.ts";
import { type OwnerRule, registerFileOwners } from "./fileOwners.ts";

// Logo and stamps appear on papers that every user prints, so colleagues may see them.
const ofUnit =
  (resource: Resource): OwnerRule =>
  async (tx, actor, { objectId }, will) => {
    const row = await readRecord(tx, actor, resource, objectId, will === "change");
    if (will === "change") actor.must(`${resource.menu}.write`, row);
    return {};
  };

async function ofUser(tx: Tx, actor: Actor, owner: { objectId: string }, will: "see" | "change") {
  if (owner.objectId === actor.userId) {
    // A signature belongs to the user, also when an administrator acts as this user.
    if (will === "change" && actor.actedBy) throw refuseAccess("acting.notNow");
    return {};
  }
  const user = await getUser(tx, actor, { id: owner.objectId });
  if (will === "change" && !user.permission.allowUpdate) {
    throw refuse("access.forbidden", { permission: "sysUserManagement.write" });
  }
  return {};
}

registerFileOwners({
  "System/Company": ofUnit(company),
  "System/Office": ofUnit(office),
  "System/Department": ofUnit(department),
  "System/User": ofUser,
});

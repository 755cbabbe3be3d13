import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { getOffice } from "./getOffice.ts";
import { readOffices } from "./organisationTable.ts";

/** Returns an office where the user works, or any within the reach on offices. */
export async function getOfficeById(tx: Tx, actor: Actor, ask: { id: string }) {
  const office = await getOffice(tx, actor, ask.id);
  const own = await readOffices(tx, actor.companyId, actor.userId);
  const row = {
    companyId: office.companyId,
    officeId: office.id,
    departmentId: null,
    groupId: null,
    userCreated: null,
  };
  if (!own.some((each) => each.id === office.id)) actor.must("sysOffice.detail", row);
  return {
    ...office,
    permission: {
      allowUpdate: actor.may("sysOffice.write", row),
      allowDelete: actor.may("sysOffice.delete", row),
    },
  };
}

import { saveMenus } from "@fairway/areas/access/server/saveMenus.ts";
import { setUserRights } from "@fairway/areas/access/server/createPerson.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { type CastName, companyId, offices, people } from "./people.ts";

/** Gives people of the cast their office and the rights of their roles there. */
export async function seat(tx: Tx, names: readonly CastName[]): Promise<void> {
  await saveMenus(tx);
  for (const name of names) {
    const { id: userId, role } = people[name];
    const officeId = offices[people[name].office];
    const level = { companyId, id: newId(), userId, officeId, level: "office" };
    await insertRows(tx, "user_level", [level]);
    await setUserRights(tx, { companyId, userId, officeId, rights: role });
  }
}

import type { Actor } from "@fairway/core/permission/actor.ts";
import { inReach, type Owned, type Reach } from "@fairway/core/permission/permission.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { mayOn } from "@fairway/engine/resource/permit.ts";
import { sql } from "kysely";
import { declaredDeclaration } from "../contract.ts";
import type { Reading } from "./readingTable.ts";

/** Which stored declarations the user of a reading may open, and which change. */
export interface ReadingReach {
  readonly opens: (declaration: Owned) => boolean;
  readonly writes: (declaration: Owned) => boolean;
}

/** The reach of a reading while its user is signed in. Source: rule CU-15 */
export function reachOfActor(actor: Actor): ReadingReach {
  return {
    opens: (declaration) => mayOn(actor, declaredDeclaration, "detail", declaration),
    writes: (declaration) => mayOn(actor, declaredDeclaration, "write", declaration),
  };
}

/**
 * The reach of a reading by the clock: the rights of its user in its office at this moment.
 *
 * Source: rule CU-15
 */
export async function reachOfReading(tx: Tx, reading: Reading): Promise<ReadingReach> {
  const { companyId, userCreated: userId, officeId, departmentId, groupId } = reading;
  const rights = await maybe<{ detail: Reach; write: Reach }>(
    tx,
    sql`select g.detail, g.write from user_permission p
      join sys_user u on u.company_id = ${companyId} and u.id = p.user_id and u.active
      join user_permission_general g on g.company_id = ${companyId} and g.user_permission_id = p.id
        and g.menu_id = ${declaredDeclaration.menu} and g.access
      where p.company_id = ${companyId} and p.user_id = ${userId} and p.office_id = ${officeId}`,
  );
  const covers = (reach: Reach | undefined) => (declaration: Owned) =>
    reach !== undefined &&
    officeId !== null &&
    inReach(reach, { userId, companyId, officeId, departmentId, groupId }, declaration);
  return { opens: covers(rights?.detail), writes: covers(rights?.write) };
}

import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { readPeople, readUsers, usersOnLevels } from "./userTable.ts";

interface Where {
  readonly type: "company" | "office" | "department" | "group" | "owner";
  readonly officeId?: string | null | undefined;
  readonly departmentId?: string | null | undefined;
  readonly groupId?: string | null | undefined;
}

/** Lists the active users of the company (`actor.companyId`) with their places of work. */
export function listActivePeople(tx: Tx, actor: Actor) {
  return readPeople(tx, actor.companyId, { first: actor.userId });
}

/** Lists active users on exactly one level of a unit, or with "owner" in all below it. */
export function usersByType(tx: Tx, actor: Actor, ask: Where) {
  const unit = {
    officeId: ask.officeId ?? null,
    departmentId: ask.departmentId ?? null,
    groupId: ask.groupId ?? null,
  };
  const within = (column: string, id: string | null) =>
    sql`(${id}::uuid is null or ${sql.ref(column)} = ${id}::uuid)`;
  const level = ask.type === "owner" ? sql`true` : sql`l.level = ${ask.type}`;
  return usersOnLevels(
    tx,
    // Only the company of `actor.userId`, independent of the request.
    actor.companyId,
    sql`${level} and ${within("l.office_id", unit.officeId)}
      and ${within("l.department_id", unit.departmentId)}
      and ${within("l.group_id", unit.groupId)}`,
  );
}

/** Lists the users of the company that `actor.userId` works in. */
export function usersOfMyCompany(tx: Tx, actor: Actor, ask: { active: boolean | null }) {
  return readUsers(tx, actor.companyId, { keyword: null, active: ask.active, limit: 10_000 });
}

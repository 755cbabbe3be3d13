import { type Actor, makeActor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { rightsOfSet } from "./rightsOfSet.ts";

interface Level {
  readonly departmentId: string | null;
  readonly groupId: string | null;
  readonly username: string;
  readonly userType: string;
  readonly nameEn: string;
  readonly timeZone: string;
  readonly set: string | null;
  readonly version: number | null;
  readonly closed: readonly string[];
}

/** A user whose place of work is sought. */
export type Worker = Pick<Actor, "companyId" | "userId" | "language"> &
  Partial<Pick<Actor, "sessionId" | "actedBy">>;

/**
 * Makes the actor that a user is in an office: the unit of the default level there, or of the first one,
 * and the rights of this office. Null for a user without an active level there.
 *
 * Shape: an actor who works there already is returned as it is.
 * Source: rule AC-7, areas/access/README.md
 */
export async function actorIn(
  tx: Tx,
  who: Worker | Actor,
  officeId: string,
): Promise<Actor | null> {
  if ("officeId" in who && who.officeId === officeId) return who;
  const { companyId, userId, language, sessionId = null, actedBy = null } = who;
  const found = await maybe<Level>(
    tx,
    sql`select l.department_id, l.group_id, u.username, u.user_type,
        e.employee_name_en as name_en, o.time_zone, up.id as set, up.version,
        array(select m.id from menu m where not m.active) as closed
      from user_level l
      join sys_user u on u.company_id = ${companyId} and u.id = l.user_id and u.active
        and u.working_status <> 'Off'
      join employee e on e.company_id = ${companyId} and e.id = u.employee_id
      join office o on o.company_id = ${companyId} and o.id = l.office_id and o.active
      left join user_permission up on up.company_id = ${companyId}
        and up.user_id = u.id and up.office_id = o.id
      where l.company_id = ${companyId} and l.user_id = ${userId} and l.office_id = ${officeId}
        and l.active
      order by l.is_default desc, l.id limit 1`,
  );
  if (!found) return null;
  const { username, set, version, closed, ...place } = found;
  const rights = set && version ? await rightsOfSet(tx, { companyId, id: set, version }) : {};
  return makeActor({
    ...place,
    companyId,
    userId,
    officeId,
    userName: username,
    language,
    sessionId,
    actedBy,
    rights: Object.fromEntries(Object.entries(rights).filter(([menu]) => !closed.includes(menu))),
  });
}

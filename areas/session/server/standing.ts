import type { Rights } from "@fairway/areas/access/model/rightsFor.ts";
import { rightsOfSet } from "@fairway/areas/access/server/rightsOfSet.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Claims } from "./accessToken.ts";

/** The present state of a session in the database. */
export interface Standing {
  username: string;
  userType: string;
  nameEn: string;
  timeZone: string;
  open: boolean;
  worksThere: boolean;
  mustChange: boolean;
  /** The Super Admin acting as this user, or null. */
  actedBy: string | null;
  rights: Rights;
}

/** Reads session, person and unit with one statement; null when there is no such session. */
export async function readStanding(tx: Tx, who: Claims): Promise<Standing | null> {
  const { companyId } = who;
  const found = await maybe<
    Omit<Standing, "rights"> & {
      set: string | null;
      version: number | null;
      closed: readonly string[];
    }
  >(
    tx,
    sql`select u.username, u.user_type, e.employee_name_en as name_en, o.time_zone,
        s.logged_off_on is null and s.expires_at > now() and u.active
          and u.working_status <> 'Off' and o.active
          and s.acted_by is not distinct from ${who.actor ?? null}::uuid
          and (s.acted_by is null or exists (select from sys_user a
            where a.company_id = ${companyId} and a.id = s.acted_by and a.active
              and a.working_status <> 'Off' and a.user_type = 'Super Admin')) as open,
        s.acted_by is null and coalesce(p.must_change, false) as must_change, s.acted_by,
        exists (select from user_level l
          where l.company_id = ${companyId} and l.user_id = ${who.userId} and l.active
            and l.office_id = ${who.officeId}
            and l.department_id is not distinct from ${who.departmentId}::uuid
            and l.group_id is not distinct from ${who.groupId}::uuid) as works_there,
        up.id as set, up.version, array(select m.id from menu m where not m.active) as closed
      from session s
      join sys_user u on u.company_id = ${companyId} and u.id = s.user_id
      join employee e on e.company_id = ${companyId} and e.id = u.employee_id
      join office o on o.company_id = ${companyId} and o.id = ${who.officeId}
      left join user_password p on p.company_id = ${companyId} and p.id = u.id
      left join user_permission up on up.company_id = ${companyId}
        and up.user_id = u.id and up.office_id = o.id
      where s.company_id = ${companyId} and s.id = ${who.sessionId}
        and s.user_id = ${who.userId}`,
  );
  if (!found) return null;
  const { set, version, closed, ...standing } = found;
  const rights = set && version ? await rightsOfSet(tx, { companyId, id: set, version }) : {};
  return { ...standing, rights: closed.length === 0 ? rights : without(rights, closed) };
}

/** The rights without the screens that are closed to all users. */
function without(rights: Rights, closed: readonly string[]): Rights {
  return Object.fromEntries(Object.entries(rights).filter(([menuId]) => !closed.includes(menuId)));
}

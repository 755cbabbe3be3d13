import { maybe, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { findScreen } from "../model/menus.ts";
import type { Rights } from "../model/rightsFor.ts";
import type { Claims } from "./accessToken.ts";
import { rightsOfSet } from "./rightsOfSet.ts";

/** What the database says of a session in this moment. */
export interface Standing {
  username: string;
  userType: string;
  nameEn: string;
  timeZone: string;
  open: boolean;
  worksThere: boolean;
  mustChange: boolean;
  /** The Super Admin who acts as this person; null when they work themselves. */
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

/** Rights on all screens but those that nobody may open. */
function without(rights: Rights, closed: readonly string[]): Rights {
  return Object.fromEntries(Object.entries(rights).filter(([menuId]) => !closed.includes(menuId)));
}

/** Replaces the rights of a user in one office, or gives the first ones. */
export async function replaceRights(
  tx: Tx,
  set: {
    companyId: string;
    userId: string;
    officeId: string;
    rights: Rights;
    by: string | null;
  },
): Promise<void> {
  const { companyId, by } = set;
  const id = newId();
  const kept = await maybe<{ id: string }>(
    tx,
    sql`insert into user_permission as p
        (company_id, id, user_id, office_id, user_created, user_modified)
      values (${companyId}, ${id}, ${set.userId}, ${set.officeId}, ${by}, ${by})
      on conflict (company_id, user_id, office_id) do update
        set version = p.version + 1, user_modified = ${by}, datetime_modified = now()
      returning p.id`,
  );
  const userPermissionId = kept?.id ?? id;
  for (const table of ["user_permission_general", "user_permission_special"]) {
    await run(
      tx,
      sql`delete from ${sql.table(table)}
        where company_id = ${companyId} and user_permission_id = ${userPermissionId}`,
    );
  }
  const entries = Object.entries(set.rights);
  await insertRows(
    tx,
    "user_permission_general",
    entries.map(([menuId, { special: _, ...row }]) => ({
      companyId,
      id: newId(),
      userPermissionId,
      menuId,
      ...row,
      userModified: by,
    })),
  );
  const specials = entries.flatMap(([menuId, row]) =>
    row.special.map((actionName) => ({ menuId, actionName })),
  );
  await insertRows(
    tx,
    "user_permission_special",
    specials.map((each) => ({
      companyId,
      id: newId(),
      userPermissionId,
      moduleId: moduleOf(each.menuId),
      ...each,
      isAllow: true,
      userModified: by,
    })),
  );
}

const moduleOf = (menuId: string) => findScreen(menuId)?.parentId ?? "";

import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";

/** A user in a picker. */
export interface UserChoice {
  id: string;
  username: string;
  staffCode: string;
  employeeNameEn: string;
  employeeNameVn: string;
  email: string | null;
  active: boolean;
}

/** A user with their group. */
export interface PersonIncharge extends UserChoice {
  officeId: string;
  officeName: string;
  departmentId: string | null;
  departmentName: string | null;
  groupId: string | null;
  groupName: string | null;
}

const columns = sql`u.id, u.username, u.active, e.staff_code, e.employee_name_en,
  e.employee_name_vn, e.email`;

/** Reads users by parts of their names, folded, in any order of words. */
export function readUsers(
  tx: Tx,
  companyId: string,
  ask: {
    keyword: string | null;
    ids?: readonly string[] | undefined;
    officeId?: string | null | undefined;
    active: boolean | null;
    limit: number;
  },
): Promise<UserChoice[]> {
  const words = fold(ask.keyword ?? "")
    .split(/\s+/)
    .filter(Boolean);
  const patterns = words.map(anywhere);
  const begins = words.map((word) => anywhere(` ${word}`));
  const wanted = words.join(" ");
  const starts = anywhere(wanted).slice(1);
  const office = ask.officeId
    ? sql`and exists (select from user_level l where l.company_id = ${companyId}
        and l.user_id = u.id and l.office_id = ${ask.officeId} and l.active)`
    : sql``;
  const named = ask.ids ? sql`and u.id = any(${[...ask.ids]}::uuid[])` : sql``;
  return rows<UserChoice>(
    tx,
    sql`select ${columns} from sys_user u
      join employee e on e.company_id = ${companyId} and e.id = u.employee_id
      where u.company_id = ${companyId}
        and (${ask.active}::boolean is null or u.active = ${ask.active}::boolean)
        and (e.search || ' ' || f_unaccent(u.username)) like all (${patterns}::text[])
        ${named} ${office}
      order by case
          when f_unaccent(u.username) = ${wanted} then 0
          when f_unaccent(u.username) like ${starts} or f_unaccent(e.employee_name_en) like ${starts}
            or f_unaccent(e.employee_name_vn) like ${starts} then 1
          when ' ' || e.search like all (${begins}::text[]) then 2
          else 3 end,
        e.employee_name_en, u.id limit ${ask.limit}`,
  );
}

/** Reads the active users of a group, or of an office when no group is named; a given user first. */
export function readPersonsIncharge(
  tx: Tx,
  companyId: string,
  unit: { officeId: string; groupId: string | null; first: string },
): Promise<PersonIncharge[]> {
  const there = unit.groupId
    ? sql`l.group_id = ${unit.groupId}::uuid`
    : sql`l.office_id = ${unit.officeId}::uuid`;
  return readPeople(tx, companyId, { first: unit.first, there });
}

/** Reads active users, each with one place in an office, preferably the default one. */
export function readPeople(
  tx: Tx,
  companyId: string,
  ask: { first: string; there?: RawBuilder<unknown> },
): Promise<PersonIncharge[]> {
  return rows<PersonIncharge>(
    tx,
    sql`select * from (
        select distinct on (u.id) ${columns},
          l.office_id, o.short_name as office_name, l.department_id,
          d.dept_name_abbr as department_name, l.group_id, g.short_name as group_name
        from user_level l
        join sys_user u on u.company_id = ${companyId} and u.id = l.user_id and u.active
        join employee e on e.company_id = ${companyId} and e.id = u.employee_id
        join office o on o.company_id = ${companyId} and o.id = l.office_id
        left join department d on d.company_id = ${companyId} and d.id = l.department_id
        left join sys_group g on g.company_id = ${companyId} and g.id = l.group_id
        where l.company_id = ${companyId} and l.active and ${ask.there ?? sql`true`}
        order by u.id, l.is_default desc, l.id) as person
      order by id = ${ask.first} desc, employee_name_en, id`,
  );
}

/** Reads the active users with an active place that matches a condition on `l`. */
export function usersOnLevels(
  tx: Tx,
  companyId: string,
  condition: RawBuilder<unknown>,
): Promise<UserChoice[]> {
  return rows<UserChoice>(
    tx,
    sql`select ${columns} from sys_user u
      join employee e on e.company_id = ${companyId} and e.id = u.employee_id
      where u.company_id = ${companyId} and u.active and exists (select from user_level l
        where l.company_id = ${companyId} and l.user_id = u.id and l.active and ${condition})
      order by e.employee_name_en, u.id`,
  );
}

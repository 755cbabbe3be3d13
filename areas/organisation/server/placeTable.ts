import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { Unit } from "../model/organisation.ts";
import type { UserLevel } from "../model/userLevel.ts";

/** Reads places of work with the names of users and units, by a condition on `l`. */
export function readPlaces(
  tx: Tx,
  companyId: string,
  condition: RawBuilder<unknown>,
): Promise<UserLevel[]> {
  return rows<UserLevel>(
    tx,
    sql`select l.id, l.user_id, l.level, l.office_id, l.department_id, l.group_id, l.position,
        l.is_default, l.active, u.username, e.employee_name_en, e.employee_name_vn,
        c.abbreviation as company_name, o.short_name as office_name,
        d.dept_name_abbr as department_name, g.short_name as group_name
      from user_level l
      join sys_user u on u.company_id = ${companyId} and u.id = l.user_id
      join employee e on e.company_id = ${companyId} and e.id = u.employee_id
      join company c on c.company_id = ${companyId}
      left join office o on o.company_id = ${companyId} and o.id = l.office_id
      left join department d on d.company_id = ${companyId} and d.id = l.department_id
      left join sys_group g on g.company_id = ${companyId} and g.id = l.group_id
      where l.company_id = ${companyId} and ${condition}
      order by l.is_default desc, e.employee_name_en, l.id`,
  );
}

/** The condition of exactly one unit. */
export function exactly(unit: Unit): RawBuilder<unknown> {
  return sql`l.office_id is not distinct from ${unit.officeId}::uuid
    and l.department_id is not distinct from ${unit.departmentId}::uuid
    and l.group_id is not distinct from ${unit.groupId}::uuid`;
}

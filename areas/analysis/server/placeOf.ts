import type { Actor } from "@fairway/core/permission/actor.ts";
import { type RawBuilder, sql } from "kysely";
import { personName } from "./personName.ts";

type Sql = RawBuilder<unknown>;

/** Joins the usual place of a user as a table with office, department, its manager and team. */
export function placeOf(
  companyId: string,
  language: Actor["language"],
  userId: Sql,
  alias: string,
): Sql {
  const local = language === "vi";
  return sql`left join lateral (
    select o.short_name as office, coalesce(${sql.ref(local ? "d.dept_name" : "d.dept_name_en")}, d.code) as department,
      coalesce(${sql.ref(local ? "t.name_vn" : "t.name_en")}, t.code) as team,
      (select ${personName(companyId, language, sql`m.user_id`)} from user_level m
        where m.company_id = ${companyId} and m.department_id = l.department_id
          and m.level = 'department' and m.position = 'Manager-Leader' and m.active
        order by m.id limit 1) as manager
    from user_level l
    left join office o on o.company_id = ${companyId} and o.id = l.office_id
    left join department d on d.company_id = ${companyId} and d.id = l.department_id
    left join sys_group t on t.company_id = ${companyId} and t.id = l.group_id
    where l.company_id = ${companyId} and l.user_id = ${userId} and l.active
    order by l.is_default desc, l.id limit 1) ${sql.ref(alias)} on true`;
}

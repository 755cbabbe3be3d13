import { type RawBuilder, sql } from "kysely";

/**
 * The department that gets a stage of the catalogue `c` on the job `s` in SQL: that of the stage, in
 * another office the one of the same name. Null where the person in charge gets it: the stage names
 * no department, the person works in it, or nobody does in the office of the job.
 *
 * Source: rule OP-8, areas/stage/README.md
 */
export function departmentThatGets(companyId: string): RawBuilder<unknown> {
  return sql`(
    select d.id from department n
    join department d on d.company_id = ${companyId} and d.branch_id = s.office_id and d.active
      and (d.id = n.id or (n.branch_id <> s.office_id
        and text_key(d.dept_name_en) = text_key(n.dept_name_en)))
    where n.company_id = ${companyId} and n.id = c.stage_department_id
      and exists (select from user_level l
        join sys_user u on u.company_id = ${companyId} and u.id = l.user_id and u.active
        where l.company_id = ${companyId} and l.department_id = d.id and l.active)
      and not exists (select from user_level l where l.company_id = ${companyId}
        and l.department_id = d.id and l.user_id = s.person_incharge and l.active)
    order by d.id limit 1)`;
}

import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { getReportUnits as call } from "../contract.ts";
import { personName } from "./personName.ts";

type Sql = RawBuilder<unknown>;

/**
 * Returns the offices, departments, groups and staff that a report may be narrowed to: those of the
 * company, of the own office, department or group, or the user alone, by the reach of the report.
 *
 * Shape: one statement.
 * Source: rule AN-2
 */
export function getReportUnits(
  tx: Tx,
  actor: Actor,
  { menu }: Ask<typeof call>,
): Promise<Answer<typeof call>> {
  actor.mustHave(`${menu}.list`);
  const { companyId, language, officeId, departmentId, groupId, userId } = actor;
  const reach = actor.reach(`${menu}.list`);
  const isWide = reach === "Company" || reach === "All";
  const isOffice = isWide || reach === "Office";
  const isDepartment = isOffice || reach === "Department";
  const isGroup = isDepartment || reach === "Group";
  const only = (isOpen: boolean, column: Sql, id: string | null): Sql =>
    isOpen ? sql`true` : sql`${column} is not distinct from ${id}::uuid`;
  const inOffice = (column: Sql) => only(isWide, column, officeId);
  const place = sql`${inOffice(sql`l.office_id`)}
    and ${only(isOffice, sql`l.department_id`, departmentId)}
    and ${only(isDepartment, sql`l.group_id`, groupId)}
    and ${only(isGroup, sql`l.user_id`, userId)}`;
  const local = language === "vi";
  const office = sql.ref(local ? "o.branch_name_vn" : "o.branch_name_en");
  const department = sql.ref(local ? "d.dept_name" : "d.dept_name_en");
  const group = sql.ref(local ? "g.name_vn" : "g.name_en");
  return one(
    tx,
    sql`
      select
        (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', ${office}) order by ${office}), '[]')
          from office o where o.company_id = ${companyId} and ${inOffice(sql`o.id`)}) as offices,
        (select coalesce(jsonb_agg(jsonb_build_object('id', d.id,
            'name', coalesce(${department}, d.code), 'officeId', d.branch_id) order by d.code), '[]')
          from department d where d.company_id = ${companyId} and ${inOffice(sql`d.branch_id`)}
            and ${only(isOffice, sql`d.id`, departmentId)}) as departments,
        (select coalesce(jsonb_agg(jsonb_build_object('id', g.id,
            'name', coalesce(${group}, g.code), 'departmentId', g.department_id) order by g.code), '[]')
          from sys_group g
          join department d on d.company_id = ${companyId} and d.id = g.department_id
          where g.company_id = ${companyId} and ${inOffice(sql`d.branch_id`)}
            and ${only(isOffice, sql`d.id`, departmentId)}
            and ${only(isDepartment, sql`g.id`, groupId)}) as groups,
        (select coalesce(jsonb_agg(jsonb_build_object('id', t.user_id, 'name', t.name,
            'places', t.places) order by t.name), '[]')
          from (
            select l.user_id, ${personName(companyId, language, sql`l.user_id`)} as name,
              jsonb_agg(distinct jsonb_build_object('officeId', l.office_id,
                'departmentId', l.department_id, 'groupId', l.group_id)) as places
            from user_level l
            where l.company_id = ${companyId} and l.active and l.office_id is not null and ${place}
            group by l.user_id
          ) t) as staff`,
  );
}

import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ApprovalSteps } from "@fairway/areas/organisation/model/officeSetting.ts";
import type { Level } from "../model/levels.ts";
import type { TypeKey } from "./approvalTypes.ts";

/** The unit of a document; its office selects the setting. */
export interface Unit {
  readonly officeId: string | null;
  readonly departmentId: string | null;
  readonly groupId: string | null;
}

/** The setting of an office with the holders of each level for one unit. */
export interface Ground {
  /** Null where the office has no setting for the type. */
  readonly modes: (ApprovalSteps & { readonly overLimit: string | null }) | null;
  readonly holders: Readonly<Record<Level, readonly string[]>>;
  /** The holders without an e-mail address. */
  readonly withoutMail: readonly string[];
}

/**
 * Reads setting and holders for each unit in one statement, in the order of the units.
 *
 * Source: rule AP-2
 */
export async function groundsOf(
  tx: Tx,
  { companyId }: Pick<Actor, "companyId">,
  { flow, type }: TypeKey,
  units: readonly Unit[],
): Promise<Ground[]> {
  const asked = units.map(({ officeId, departmentId, groupId }, at) => ({
    at,
    office_id: officeId,
    department_id: departmentId,
    group_id: groupId,
  }));
  const held = (level: Level) =>
    sql`coalesce((select jsonb_agg(distinct h.user_id order by h.user_id) from held h
      where h.at = u.at and h.level = ${level}), '[]'::jsonb)`;
  return rows<Ground>(
    tx,
    sql`
      with unit as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
          as u (at integer, office_id uuid, department_id uuid, group_id uuid)
      ), held as materialized (
        select u.at, w.level, l.user_id, p.email, p.employee_name_en as name
        from unit u
        cross join lateral (
          select 'leader'::text as level, u.group_id as unit_id where u.group_id is not null
          union all select 'manager', u.department_id where u.department_id is not null
          union all select 'accountant', d.id from department d
            where d.company_id = ${companyId} and d.branch_id = u.office_id
              and d.dept_type = 'ACCOUNTANT' and d.active
          union all select 'bod', u.office_id where u.office_id is not null) w
        join user_level l on l.company_id = ${companyId} and l.office_id = u.office_id and l.active
          and l.position = 'Manager-Leader' and case w.level
            when 'leader' then l.level = 'group' and l.group_id = w.unit_id
            when 'bod' then l.level = 'office'
            else l.level = 'department' and l.department_id = w.unit_id end
        join person p on p.company_id = ${companyId} and p.id = l.user_id and p.active
      )
      select case when s.id is null then null else jsonb_build_object('leader', s.leader,
          'manager', s.manager, 'accountant', s.accountant, 'bod', s.bod,
          'overLimit', s.over_limit::text) end as modes,
        jsonb_build_object('leader', ${held("leader")}, 'manager', ${held("manager")},
          'accountant', ${held("accountant")}, 'bod', ${held("bod")}) as holders,
        coalesce((select jsonb_agg(distinct h.name order by h.name) from held h
          where h.at = u.at and coalesce(h.email, '') = ''), '[]'::jsonb) as without_mail
      from unit u
      left join office_approval s on s.company_id = ${companyId} and s.office_id = u.office_id
        and s.flow = ${flow} and s.type = (select coalesce(t.setting_type, t.type)
          from approval_type t where t.flow = ${flow} and t.type = ${type})
      order by u.at`,
  );
}

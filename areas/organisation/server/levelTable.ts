import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** A place of work: one active level with an office. */
export interface Level {
  id: string;
  officeId: string;
  departmentId: string | null;
  groupId: string | null;
  departmentName: string | null;
  groupName: string | null;
  isDefault: boolean;
}

/** Reads the active levels of a user in active offices, default first. */
export function readLevels(
  tx: Tx,
  companyId: string,
  userId: string,
  officeId?: string,
): Promise<Level[]> {
  return rows<Level>(
    tx,
    sql`select l.id, l.office_id, l.department_id, l.group_id, l.is_default,
        d.dept_name_abbr as department_name, g.short_name as group_name
      from user_level l
      join office o on o.company_id = ${companyId} and o.id = l.office_id and o.active
      left join department d on d.company_id = ${companyId} and d.id = l.department_id
      left join sys_group g on g.company_id = ${companyId} and g.id = l.group_id
      where l.company_id = ${companyId} and l.user_id = ${userId} and l.active
        and (${officeId ?? null}::uuid is null or l.office_id = ${officeId ?? null}::uuid)
      order by l.is_default desc, l.id`,
  );
}

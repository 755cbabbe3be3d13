import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** The name of a place of work. */
export interface NamedUnit {
  readonly office: string;
  readonly department: string | null;
  readonly group: string | null;
}

/** Names an office with department and group; null when there is none. */
export function nameUnit(
  tx: Tx,
  companyId: string,
  unit: { officeId: string; departmentId: string | null; groupId: string | null },
): Promise<NamedUnit | null> {
  return maybe<NamedUnit>(
    tx,
    sql`select o.short_name as office, d.dept_name as department, g.short_name as "group"
      from office o
      left join department d on d.company_id = ${companyId} and d.id = ${unit.departmentId}
      left join sys_group g on g.company_id = ${companyId} and g.id = ${unit.groupId}
      where o.company_id = ${companyId} and o.id = ${unit.officeId}`,
  );
}

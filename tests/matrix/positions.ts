import type { Tx } from "@fairway/engine/db/tx.ts";
import { rows, run } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { companyId, departments, groups, offices, people } from "../cast/people.ts";

/** Whose the records are, seen from the documentation clerk of Ho Chi Minh City. */
export const positions = {
  own: {
    officeId: offices.hph,
    departmentId: departments.documentationHph,
    groupId: groups.documentationHph,
    userCreated: people.documentation.id,
  },
  "same group": {
    officeId: offices.hcm,
    departmentId: departments.documentationHcm,
    groupId: groups.documentationHcm,
    userCreated: people.manager.id,
  },
  "other group": {
    officeId: offices.hcm,
    departmentId: departments.documentationHcm,
    groupId: groups.documentationHcm2,
    userCreated: people.documentation2.id,
  },
  "other department": {
    officeId: offices.hcm,
    departmentId: departments.operationHcm,
    groupId: groups.operationHcm,
    userCreated: people.operation.id,
  },
  "other office": {
    officeId: offices.hph,
    departmentId: departments.documentationHph,
    groupId: groups.documentationHph,
    userCreated: people.documentationHph.id,
  },
} as const;
export type Position = keyof typeof positions | "other company";

/** Columns that make somebody an owner beside the creator; they follow the creator here. */
const ownerColumns = ["person_incharge", "sale_man_id", "saleman_id"];

/** Gives every record of the company that has an owner to one position. */
export async function moveEverything(tx: Tx, to: keyof typeof positions): Promise<void> {
  const owned = await rows<{ name: string; owners: string[] }>(
    tx,
    sql`select table_name as name, array_agg(column_name::text) as owners
      from information_schema.columns
      where table_schema = 'public' and table_name in (
        select c.table_name from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and c.column_name = 'group_id'
          and t.table_type = 'BASE TABLE')
        -- Where somebody works is not a record with an owner.
        and table_name not in ('user_level')
      group by table_name
      having array_agg(column_name::text) @> array['company_id', 'office_id', 'department_id',
        'user_created']`,
  );
  const { officeId, departmentId, groupId, userCreated } = positions[to];
  await run(tx, sql`set local session_replication_role = replica`);
  for (const table of owned) {
    const owners = ownerColumns
      .filter((column) => table.owners.includes(column))
      .map((column) => sql`, ${sql.ref(column)} = ${userCreated}`);
    await run(
      tx,
      sql`update ${sql.table(table.name)} set office_id = ${officeId},
        department_id = ${departmentId}, group_id = ${groupId}, user_created = ${userCreated}
        ${sql.join(owners, sql``)} where company_id = ${companyId}`,
    );
  }
  await run(tx, sql`set local session_replication_role = origin`);
}

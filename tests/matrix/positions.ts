import type { Tx } from "@fairway/engine/db/tx.ts";
import { rows, run } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { companyId, departments, groups, offices, people } from "../cast/people.ts";
import type { Position } from "./model.ts";

interface Whose {
  readonly officeId: string;
  readonly departmentId: string;
  readonly groupId: string;
  readonly userCreated: string;
  /** The units whose place this is; none where no unit of that kind has such a place. */
  readonly units: {
    readonly office?: string;
    readonly department?: string;
    readonly group: string;
  };
}

const elsewhere = {
  officeId: offices.hph,
  departmentId: departments.documentationHph,
  groupId: groups.documentationHph,
};
const unitsElsewhere = {
  office: offices.hph,
  department: departments.documentationHph,
  group: groups.documentationHph,
};

/** Whose the records are, seen from the documentation clerk of Ho Chi Minh City. */
export const whose: Readonly<Record<Exclude<Position, "other company">, Whose>> = {
  own: { ...elsewhere, userCreated: people.documentation.id, units: unitsElsewhere },
  "same group": {
    officeId: offices.hcm,
    departmentId: departments.documentationHcm,
    groupId: groups.documentationHcm,
    userCreated: people.manager.id,
    units: { group: groups.documentationHcm },
  },
  "other group": {
    officeId: offices.hcm,
    departmentId: departments.documentationHcm,
    groupId: groups.documentationHcm2,
    userCreated: people.documentation2.id,
    units: { department: departments.documentationHcm, group: groups.documentationHcm2 },
  },
  "other department": {
    officeId: offices.hcm,
    departmentId: departments.operationHcm,
    groupId: groups.operationHcm,
    userCreated: people.operation.id,
    units: {
      office: offices.hcm,
      department: departments.operationHcm,
      group: groups.operationHcm,
    },
  },
  "other office": {
    ...elsewhere,
    userCreated: people.documentationHph.id,
    units: unitsElsewhere,
  },
};

/** The user that the calls about users are asked for; the others of the cast stay in their places. */
export const somebody = people.salesHph.id;

const units = ["company", "office", "department", "sys_group"];
/** Columns that make a user an owner besides the creator; they follow the creator here. */
const ownerColumns = ["person_incharge", "sale_man_id", "saleman_id"];

/** Gives every record of the company that has an owner to one position. */
export async function moveEverything(tx: Tx, to: keyof typeof whose): Promise<void> {
  const owned = await rows<{ name: string; owners: string[] }>(
    tx,
    sql`select c.table_name as name, array_agg(c.column_name::text) as owners
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        -- These have no owner: a person's places, and entries of open items, whose item has one.
        and c.table_name not in ('user_level', 'due_entry', 'advance_entry')
      group by c.table_name
      having array_agg(c.column_name::text) @> array['company_id', 'user_created']`,
  );
  const { officeId, departmentId, groupId, userCreated } = whose[to];
  const place = { office_id: officeId, department_id: departmentId, group_id: groupId };
  await run(tx, sql`set local session_replication_role = replica`);
  for (const { name, owners } of owned) {
    const owner = [...ownerColumns.filter((each) => owners.includes(each)), "user_created"];
    // Units are where they are.
    const isPlaced =
      !units.includes(name) && Object.keys(place).every((each) => owners.includes(each));
    const sets = [
      ...owner.map((column) => sql`${sql.ref(column)} = ${userCreated}`),
      ...(isPlaced
        ? Object.entries(place).map(([column, id]) => sql`${sql.ref(column)} = ${id}`)
        : []),
    ];
    await run(
      tx,
      sql`update ${sql.table(name)} set ${sql.join(sets)} where company_id = ${companyId}`,
    );
  }
  await run(
    tx,
    sql`update user_level set office_id = ${officeId}, department_id = ${departmentId},
        group_id = ${groupId} where company_id = ${companyId} and user_id = ${somebody}`,
  );
  await run(
    tx,
    sql`update user_permission set office_id = ${officeId}
      where company_id = ${companyId} and user_id = ${somebody}`,
  );
  // Mails are decided for a department, which then is the one of this place.
  await run(
    tx,
    sql`update email_setting set dept_id = ${departmentId} where company_id = ${companyId}`,
  );
  await run(tx, sql`set local session_replication_role = origin`);
}

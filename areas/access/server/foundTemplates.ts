import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { roleNames } from "../model/roleNames.ts";
import { roles, rightsFor } from "../model/rightsFor.ts";
import { insertTemplateRows } from "./setTable.ts";

/** Gives every company without roles the usual ones, each with a template of its rights. */
export async function foundTemplates(tx: Tx): Promise<void> {
  const companies = await rows<{ id: string }>(
    tx,
    sql`select c.id from company c where not exists (
      select from sys_role r where r.company_id = c.company_id)`,
  );
  for (const { id: companyId } of companies) {
    const made = roles.map((role) => ({
      role: newId(),
      id: newId(),
      code: role,
      name: roleNames[role].en,
      description: roleNames[role].vi,
      rights: rightsFor(role),
    }));
    await insertRows(
      tx,
      "sys_role",
      made.map(({ role: id, code, name, description }) => ({
        companyId,
        id,
        code,
        name,
        description,
        active: true,
      })),
    );
    await insertRows(
      tx,
      "permission_sample",
      made.map(({ role: roleId, id, name }) => ({
        companyId,
        id,
        name,
        roleId,
        type: "Standard",
        active: true,
      })),
    );
    await insertTemplateRows(tx, companyId, made);
  }
}

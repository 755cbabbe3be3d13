import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId, updateRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { sameRights } from "../model/permissionRows.ts";
import { roleNames } from "../model/roleNames.ts";
import { roles, rightsFor } from "../model/rightsFor.ts";
import { insertTemplateRows, readSets } from "./setTable.ts";

/** Gives every company without roles the usual ones, each with a template of its rights and its users. */
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
    // Who has a role's rights to the letter has them from its template.
    const sets = await readSets(tx, companyId, sql`p.permission_sample_id is null`);
    const copies = sets.flatMap(({ id, rights }) => {
      const template = made.find((each) => sameRights(each.rights, rights));
      return template ? [{ id, permissionSampleId: template.id }] : [];
    });
    await updateRows(tx, "user_permission", companyId, copies);
  }
}

import { maybe, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { findScreen } from "../model/menus.ts";
import type { Rights } from "../model/rightsFor.ts";

/** Replaces the rights of a user in one office, or gives the first ones. */
export async function replaceRights(
  tx: Tx,
  set: {
    companyId: string;
    userId: string;
    officeId: string;
    rights: Rights;
    by: string | null;
  },
): Promise<void> {
  const { companyId, by } = set;
  const id = newId();
  const kept = await maybe<{ id: string }>(
    tx,
    sql`insert into user_permission as p
        (company_id, id, user_id, office_id, user_created, user_modified)
      values (${companyId}, ${id}, ${set.userId}, ${set.officeId}, ${by}, ${by})
      on conflict (company_id, user_id, office_id) do update
        set version = p.version + 1, user_modified = ${by}, datetime_modified = now()
      returning p.id`,
  );
  const userPermissionId = kept?.id ?? id;
  for (const table of ["user_permission_general", "user_permission_special"]) {
    await run(
      tx,
      sql`delete from ${sql.table(table)}
        where company_id = ${companyId} and user_permission_id = ${userPermissionId}`,
    );
  }
  const entries = Object.entries(set.rights);
  await insertRows(
    tx,
    "user_permission_general",
    entries.map(([menuId, { special: _, ...row }]) => ({
      companyId,
      id: newId(),
      userPermissionId,
      menuId,
      ...row,
      userModified: by,
    })),
  );
  const specials = entries.flatMap(([menuId, row]) =>
    row.special.map((actionName) => ({ menuId, actionName })),
  );
  await insertRows(
    tx,
    "user_permission_special",
    specials.map((each) => ({
      companyId,
      id: newId(),
      userPermissionId,
      moduleId: moduleOf(each.menuId),
      ...each,
      isAllow: true,
      userModified: by,
    })),
  );
}

const moduleOf = (menuId: string) => findScreen(menuId)?.parentId ?? "";

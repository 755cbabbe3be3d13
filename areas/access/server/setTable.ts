import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import { findScreen } from "../model/menus.ts";
import { sameRights } from "../model/permissionRows.ts";
import type { setRow } from "../model/permissionSet.ts";
import type { templateRow } from "../model/permissionTemplate.ts";
import type { Rights } from "../model/rightsFor.ts";

type SetRow = z.input<typeof setRow>;
/** A user's set with its rights and those of the template it was copied from. */
export type PermissionSet = SetRow & { readonly rights: Rights; readonly sample: Rights | null };
/** A template with its rights. */
export type Template = z.input<typeof templateRow> & { readonly rights: Rights };

/** The rights of a set or template as one value, of the tables that begin with `stem`. */
function rightsJson(companyId: string, stem: string, id: RawBuilder<unknown>) {
  const key = sql.ref(`${stem}_id`);
  return sql`(select coalesce(jsonb_object_agg(g.menu_id, jsonb_build_object(
      'access', g.access, 'detail', g.detail, 'write', g.write, 'delete', g.delete,
      'list', g.list, 'import', g.import, 'export', g.export,
      'special', (select coalesce(jsonb_agg(x.action_name), '[]'::jsonb)
        from ${sql.table(`${stem}_special`)} x
        where x.company_id = ${companyId} and x.${key} = ${id} and x.menu_id = g.menu_id
          and x.is_allow))), '{}'::jsonb)
    from ${sql.table(`${stem}_general`)} g
    where g.company_id = ${companyId} and g.${key} = ${id} and g.access)`;
}

/** Reads sets by a condition on `p`, with their rights and their template's. */
export async function readSets(
  tx: Tx,
  companyId: string,
  condition: RawBuilder<unknown>,
): Promise<PermissionSet[]> {
  const found = await rows<Omit<PermissionSet, "differs">>(
    tx,
    sql`select p.id, p.version, p.user_id, p.office_id, p.permission_sample_id,
        p.datetime_modified, u.username as user_name, e.employee_name_en,
        o.short_name as office_name, t.name as sample_name,
        ${rightsJson(companyId, "user_permission", sql`p.id`)} as rights,
        case when t.id is not null
          then ${rightsJson(companyId, "permission_sample", sql`t.id`)} end as sample
      from user_permission p
      join sys_user u on u.company_id = ${companyId} and u.id = p.user_id
      join employee e on e.company_id = ${companyId} and e.id = u.employee_id
      join office o on o.company_id = ${companyId} and o.id = p.office_id
      left join permission_sample t on t.company_id = ${companyId}
        and t.id = p.permission_sample_id
      where p.company_id = ${companyId} and ${condition}
      order by o.code, p.id`,
  );
  return found.map((each) => ({
    ...each,
    differs: each.sample !== null && !sameRights(each.rights, each.sample),
  }));
}

/** Locks one set, so that two editors come one after the other. */
export function lockSet(tx: Tx, companyId: string, id: string): Promise<{ id: string } | null> {
  return maybe(
    tx,
    sql`select id from user_permission where company_id = ${companyId} and id = ${id} for update`,
  );
}

/** Reads templates by a condition on `t`, with their rights and how many users have them. */
export function readTemplates(
  tx: Tx,
  companyId: string,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`t.name, t.id`,
): Promise<Template[]> {
  return rows<Template>(
    tx,
    sql`select t.id, t.name, t.type, t.role_id, r.name as role_name, t.active, t.version,
        t.datetime_modified,
        (select count(*)::int from user_permission p
          where p.company_id = ${companyId} and p.permission_sample_id = t.id) as users,
        ${rightsJson(companyId, "permission_sample", sql`t.id`)} as rights
      from permission_sample t
      left join sys_role r on r.company_id = ${companyId} and r.id = t.role_id
      where t.company_id = ${companyId} and ${condition}
      order by ${order}`,
  );
}

/** The rows of templates as they are written. */
export async function insertTemplateRows(
  tx: Tx,
  companyId: string,
  templates: readonly { readonly id: string; readonly rights: Rights }[],
): Promise<void> {
  const each = templates.flatMap(({ id, rights }) =>
    Object.entries(rights).map(([menuId, row]) => ({ id, menuId, ...row })),
  );
  await insertRows(
    tx,
    "permission_sample_general",
    each.map(({ id, special: _, ...row }) => ({
      companyId,
      ...row,
      permissionSampleId: id,
      id: newId(),
    })),
  );
  await insertRows(
    tx,
    "permission_sample_special",
    each.flatMap(({ id, menuId, special }) =>
      special.map((actionName) => ({
        companyId,
        id: newId(),
        permissionSampleId: id,
        moduleId: findScreen(menuId)?.parentId ?? "",
        menuId,
        actionName,
        isAllow: true,
      })),
    ),
  );
}

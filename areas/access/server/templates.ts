import type { Actor } from "@fairway/core/permission/actor.ts";
import { reaches } from "@fairway/core/permission/permission.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRow, newId, updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { addTemplate as added, getRoles as roles } from "../contract.ts";
import { type MenuRow, rightsOf, rowsOf } from "../model/permissionRows.ts";
import { reachNames } from "../model/reachNames.ts";
import { refuseAccess } from "../model/refusals.ts";
import { auditRights } from "./auditRights.ts";
import { mustGive } from "./mustGive.ts";
import { insertTemplateRows, readTemplates, type Template } from "./setTable.ts";

interface Criteria {
  readonly keyword: string | null;
  readonly roleId?: string | null | undefined;
  readonly active?: boolean | null | undefined;
  readonly sort?: string | null | undefined;
}

/** Shows one page of the templates. */
export async function pageTemplates(
  tx: Tx,
  actor: Actor,
  ask: Criteria & { page: number; size: number },
) {
  actor.mustHave("sysPermission.list");
  const found = await find(tx, actor, ask);
  const from = (ask.page - 1) * ask.size;
  return {
    data: found.slice(from, from + ask.size),
    page: ask.page,
    size: ask.size,
    totalItems: found.length,
    capped: false,
  };
}

/** Finds templates for pickers. */
export function queryTemplates(tx: Tx, actor: Actor, ask: Criteria) {
  actor.mustHave("sysPermission.list", "sysUserManagement.write");
  return find(tx, actor, ask);
}

/** Names the active templates. */
export async function templateChoices(tx: Tx, actor: Actor) {
  actor.mustHave("sysPermission.list", "sysUserManagement.write");
  const found = await find(tx, actor, { keyword: null, active: true });
  return found.map(({ id, name }) => ({ id, name }));
}

async function find(tx: Tx, actor: Actor, ask: Criteria) {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  const word = fold(ask.keyword ?? "");
  if (word) parts.push(sql`f_unaccent(t.name) like ${anywhere(word)}`);
  if (ask.roleId) parts.push(sql`t.role_id = ${ask.roleId}`);
  if (ask.active !== null && ask.active !== undefined) parts.push(sql`t.active = ${ask.active}`);
  const found = await readTemplates(
    tx,
    actor.companyId,
    sql.join(parts, sql` and `),
    orderOf(ask.sort),
  );
  return found.map(({ rights: _, ...row }) => row);
}

const columns: Readonly<Record<string, string>> = {
  name: "t.name",
  type: "t.type",
  roleName: "r.name",
  active: "t.active",
  datetimeModified: "t.datetime_modified",
};

function orderOf(sort: string | null | undefined): RawBuilder<unknown> {
  const column = columns[sort?.replace(/^-/, "") ?? ""];
  if (!column) return sql`t.name, t.id`;
  return sort?.startsWith("-")
    ? sql`${sql.ref(column)} desc nulls last, t.id`
    : sql`${sql.ref(column)} nulls last, t.id`;
}

/** Opens a template, or a blank one without id. */
export async function getTemplate(tx: Tx, actor: Actor, ask: { id?: string | undefined }) {
  actor.mustHave("sysPermission.detail");
  if (!ask.id) return blank(actor);
  const { rights, ...row } = await one(tx, actor, ask.id);
  return { ...row, menus: rowsOf(rights) };
}

const blank = (actor: Actor) => ({
  id: null,
  name: "",
  type: "Standard" as const,
  roleId: null,
  roleName: null,
  active: true,
  users: 0,
  version: 0,
  datetimeModified: actor.today,
  menus: rowsOf({}),
});

async function one(tx: Tx, actor: Actor, id: string): Promise<Template> {
  const [found] = await readTemplates(tx, actor.companyId, sql`t.id = ${id}`);
  if (!found) throw refuse("record.notFound");
  return found;
}

type Filled = z.output<typeof added.body>;

/** Creates a template; its rights may not exceed those of the user. */
export async function addTemplate(tx: Tx, actor: Actor, ask: Filled) {
  actor.mustHave("sysPermission.add");
  const rights = rightsOf(ask.menus);
  mustGive(actor, rights, {});
  const { menus: _, ...row } = ask;
  const { companyId } = actor;
  const id = newId();
  const stamps = { userCreated: actor.userId, userModified: actor.userId };
  await insertRow(tx, "permission_sample", { companyId, id, ...row, ...stamps });
  await insertTemplateRows(tx, companyId, [{ id, rights }]);
  await auditRights(tx, actor, { id, object: ask.name, before: {}, after: rights });
  return { status: true as const, data: { id, version: 1 } };
}

/**
 * Changes a template; sets that were copied from it stay as they are.
 *
 * Refuses: record.conflict · rights.beyondYours
 */
export async function updateTemplate(
  tx: Tx,
  actor: Actor,
  ask: Filled & { id: string; version: number; menus: readonly MenuRow[] },
) {
  actor.mustHave("sysPermission.write");
  const before = await one(tx, actor, ask.id);
  const rights = rightsOf(ask.menus);
  mustGive(actor, rights, before.rights);
  const { menus: _, id, version: read, ...row } = ask;
  const key = { companyId: actor.companyId, id, version: read };
  const version = await updateVersioned(tx, "permission_sample", key, {
    ...row,
    ...stampChange(actor),
  });
  for (const table of ["permission_sample_general", "permission_sample_special"]) {
    await run(
      tx,
      sql`delete from ${sql.table(table)}
        where company_id = ${actor.companyId} and permission_sample_id = ${id}`,
    );
  }
  await insertTemplateRows(tx, actor.companyId, [{ id, rights }]);
  await auditRights(tx, actor, { id, object: ask.name, before: before.rights, after: rights });
  return { status: true as const, data: { id, version } };
}

/** Deletes a template that is off; one that sets were copied from is in use. */
export async function deleteTemplate(tx: Tx, actor: Actor, ask: { id: string }) {
  actor.mustHave("sysPermission.delete");
  const template = await one(tx, actor, ask.id);
  if (template.active) throw refuseAccess("template.active");
  await deleteRows(tx, "permission_sample", actor.companyId, [ask.id], actor.userId);
  const { id, name: object, rights: before } = template;
  await auditRights(tx, actor, { id, object, before, after: {} });
  return { status: true as const, data: { id: ask.id } };
}

/** Names the reaches in the person's language. */
export async function reachChoices(_: Tx, actor: Actor) {
  return reaches.map((id) => ({ id, name: reachNames[id][actor.language] }));
}

/** Lists the roles with how many templates and users stand behind each. */
export function getRoles(tx: Tx, actor: Actor): Promise<z.input<typeof roles.answer>> {
  actor.mustHave("sysRole.list", "sysPermission.list");
  const { companyId } = actor;
  return rows(
    tx,
    sql`select r.id, r.code, r.name, r.description, r.active,
        count(distinct t.id)::int as templates, count(distinct p.user_id)::int as users
      from sys_role r
      left join permission_sample t on t.company_id = ${companyId} and t.role_id = r.id
      left join user_permission p on p.company_id = ${companyId}
        and p.permission_sample_id = t.id
      where r.company_id = ${companyId}
      group by r.id, r.code, r.name, r.description, r.active
      order by r.name`,
  );
}

import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { userRecord, userRow } from "../model/userRecord.ts";
import { userWithin } from "./userReach.ts";

/** The requested users. */
export interface UserFilter {
  readonly keyword?: string | null | undefined;
  readonly searchBy?: string | null | undefined;
  readonly userType?: string | null | undefined;
  readonly userRole?: string | null | undefined;
  readonly workingStatus?: string | null | undefined;
  readonly active?: boolean | null | undefined;
  readonly officeId?: string | null | undefined;
  readonly sort?: string | null | undefined;
}

/** The parameters of a list of users. */
export interface UserCriteria extends UserFilter {
  readonly page: number;
  readonly size: number;
}

const columns: Readonly<Record<string, string>> = {
  username: "u.username",
  staffCode: "e.staff_code",
  employeeNameEn: "e.employee_name_en",
  employeeNameVn: "e.employee_name_vn",
  email: "e.email",
  title: "e.title",
  tel: "e.tel",
  userType: "u.user_type",
  userRole: "u.user_role",
  workingStatus: "u.working_status",
  active: "u.active",
  datetimeModified: "u.datetime_modified",
};

const list = sql`u.id, u.username, u.active, u.user_type, u.user_role, u.working_status,
  u.datetime_modified, e.staff_code, e.employee_name_en, e.employee_name_vn, e.email, e.title,
  e.tel`;

/** Reads one page of the users within the actor's reach. */
export async function readUserPage(tx: Tx, actor: Actor, ask: UserCriteria) {
  const where = sql.join(conditions(actor, ask), sql` and `);
  const from = sql`from sys_user u
    join employee e on e.company_id = ${actor.companyId} and e.id = u.employee_id
    where ${where}`;
  const found = await rows<z.input<typeof userRow> & { totalItems: number; id: string | null }>(
    tx,
    sql`with page as (select ${list} ${from} order by ${order(ask.sort)}
        limit ${ask.size} offset ${(ask.page - 1) * ask.size}),
      counted as (select count(*)::int as total_items ${from})
      select counted.total_items, page.* from counted left join page on true`,
  );
  return {
    data: found.filter((row) => row.id !== null).map(({ totalItems: _, ...row }) => row),
    page: ask.page,
    size: ask.size,
    totalItems: found[0]?.totalItems ?? 0,
    capped: false,
  };
}

function order(sort: string | null | undefined): RawBuilder<unknown> {
  const name = sort?.replace(/^-/, "") ?? "";
  const column = columns[name];
  if (!column) return sql`u.datetime_modified desc, u.id`;
  const text = !["active", "datetimeModified"].includes(name);
  const by = text ? sql`lower(${sql.ref(column)})` : sql.ref(column);
  return sort?.startsWith("-") ? sql`${by} desc nulls last, u.id` : sql`${by} nulls last, u.id`;
}

/** Reads the ids of all users that match a filter and are within the actor's reach. */
export async function readUserIds(tx: Tx, actor: Actor, ask: UserFilter): Promise<string[]> {
  const found = await rows<{ id: string }>(
    tx,
    sql`select u.id from sys_user u
      join employee e on e.company_id = ${actor.companyId} and e.id = u.employee_id
      where ${sql.join(conditions(actor, ask), sql` and `)}`,
  );
  return found.map((each) => each.id);
}

function conditions(actor: Actor, ask: UserFilter): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [userWithin(actor, "sysUserManagement.list")];
  const field = columns[ask.searchBy ?? ""];
  for (const word of fold(ask.keyword ?? "")
    .split(/\s+/)
    .filter(Boolean)) {
    const pattern = anywhere(word);
    parts.push(
      field
        ? sql`f_unaccent(${sql.ref(field)}::text) like ${pattern}`
        : sql`(e.search || ' ' || f_unaccent(u.username)) like ${pattern}`,
    );
  }
  for (const name of ["userType", "userRole", "workingStatus"] as const) {
    if (ask[name]) parts.push(sql`${sql.ref(columns[name] as string)} = ${ask[name]}`);
  }
  if (ask.active !== null && ask.active !== undefined) parts.push(sql`u.active = ${ask.active}`);
  if (ask.officeId) {
    parts.push(sql`exists (select from user_level l where l.company_id = ${actor.companyId}
      and l.user_id = u.id and l.office_id = ${ask.officeId} and l.active)`);
  }
  return parts;
}

/** One user for administration, with the actor's verbs. */
export type AdminUser = z.input<typeof userRecord> & {
  readonly employeeId: string;
  readonly mayDetail: boolean;
  readonly mayWrite: boolean;
  readonly mayDelete: boolean;
};

/** Reads one user and which of the actor's rights cover them. */
export function readAdminUser(
  tx: Tx,
  actor: Actor,
  id: string,
  lock = false,
): Promise<Omit<AdminUser, "permission"> | null> {
  const may = (action: string) => userWithin(actor, `sysUserManagement.${action}`);
  return maybe(
    tx,
    sql`select ${list}, u.version, u.employee_id, u.description, u.credit_limit, u.credit_rate,
        u.is_ldap, u.datetime_created, e.personal_id, e.photo,
        ${may("detail")} as may_detail, ${may("write")} as may_write,
        ${may("delete")} as may_delete
      from sys_user u
      join employee e on e.company_id = ${actor.companyId} and e.id = u.employee_id
      where u.company_id = ${actor.companyId} and u.id = ${id}
      ${lock ? sql`for update of u, e` : sql``}`,
  );
}

import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { chooseRecords } from "@fairway/engine/resource/chooseRecords.ts";
import { sql } from "kysely";
import { department, departmentKinds } from "../model/department.ts";
import { group } from "../model/group.ts";
import { readAdminUser } from "./adminUserTable.ts";
import { getOffice } from "./getOffice.ts";
import { readOffices } from "./organisationTable.ts";
import type { UserChoice } from "./userTable.ts";

/** Lists the active offices of the user's company; none for another company. */
export async function officesOfCompany(tx: Tx, actor: Actor, ask: { id: string }) {
  return ask.id === actor.companyId ? readOffices(tx, actor.companyId) : [];
}

/** Returns the company of the caller, or of a user within reach. */
export async function companiesOfUser(tx: Tx, actor: Actor, ask: { id: string }) {
  if (ask.id !== actor.userId) {
    const user = await readAdminUser(tx, actor, ask.id);
    if (!user?.mayDetail) throw refuse("record.notFound");
  }
  return rows<{
    id: string;
    code: string;
    abbreviation: string;
    nameEn: string;
    nameVn: string;
  }>(
    tx,
    sql`select id, code, abbreviation, name_en, name_vn from company
      where company_id = ${actor.companyId}`,
  );
}

/** Returns the address of an office (without `actor.reach`: it is printed on every paper). */
export async function locationOfOffice(tx: Tx, actor: Actor, ask: { id: string }) {
  const { id, location } = await getOffice(tx, actor, ask.id);
  return { id, location };
}

/** Lists the offices of the caller, or of a user within reach. */
export async function officesOfUser(tx: Tx, actor: Actor, ask: { id: string }) {
  if (ask.id !== actor.userId) {
    const user = await readAdminUser(tx, actor, ask.id);
    if (!user?.mayDetail) throw refuse("record.notFound");
  }
  return readOffices(tx, actor.companyId, ask.id);
}

/** Lists the departments of an office for pickers (without `actor.reach`: names only). */
export function departmentsOfOffice(tx: Tx, actor: Actor, ask: { id: string }) {
  return chooseRecords(tx, actor, department, { branchId: ask.id, active: true, size: 1000 });
}

/** Lists the groups of a department for pickers. */
export function groupsOfDepartment(tx: Tx, actor: Actor, ask: { id: string }) {
  return chooseRecords(tx, actor, group, { departmentId: ask.id, active: true, size: 1000 });
}

/** Returns the types of departments in the user's language. */
export async function departmentTypes(_: Tx, actor: Actor) {
  return Object.entries(departmentKinds).map(([id, words]) => ({
    id,
    name: words[actor.language],
  }));
}

/** Lists the active users who work in a unit or below it. */
export function usersOnLevel(
  tx: Tx,
  actor: Actor,
  ask: {
    officeId?: string | null | undefined;
    departmentId?: string | null | undefined;
    groupId?: string | null | undefined;
  },
): Promise<UserChoice[]> {
  const { companyId } = actor;
  return rows<UserChoice>(
    tx,
    sql`select u.id, u.username, u.active, e.staff_code, e.employee_name_en, e.employee_name_vn,
        e.email
      from sys_user u
      join employee e on e.company_id = ${companyId} and e.id = u.employee_id
      where u.company_id = ${companyId} and u.active and exists (
        select from user_level l where l.company_id = ${companyId} and l.user_id = u.id
          and l.active
          and (${ask.officeId ?? null}::uuid is null or l.office_id = ${ask.officeId ?? null}::uuid)
          and (${ask.departmentId ?? null}::uuid is null
            or l.department_id = ${ask.departmentId ?? null}::uuid)
          and (${ask.groupId ?? null}::uuid is null or l.group_id = ${ask.groupId ?? null}::uuid))
      order by e.employee_name_en, u.id`,
  );
}

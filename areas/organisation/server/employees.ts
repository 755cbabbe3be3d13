import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { employee } from "../model/userRecord.ts";
import { userWithin } from "./userReach.ts";

type Employee = z.input<typeof employee>;

/** Returns an employee; bank and identity only to themselves or with the right on users. */
export function employeeById(tx: Tx, actor: Actor, ask: { employeeid: string }) {
  return readEmployee(tx, actor, sql`e.id = ${ask.employeeid}`);
}

/** Returns the employee of a user, like `employeeById`. */
export function employeeOfUser(tx: Tx, actor: Actor, ask: { userId: string }) {
  return readEmployee(tx, actor, sql`u.id = ${ask.userId}`);
}

async function readEmployee(
  tx: Tx,
  actor: Actor,
  condition: RawBuilder<unknown>,
): Promise<Employee> {
  const { companyId } = actor;
  const near = sql`(u.id = ${actor.userId} or ${userWithin(actor, "sysUserManagement.detail")})`;
  const own = (column: string) =>
    sql`case when ${near} then ${sql.ref(`e.${column}`)} end as ${sql.ref(column)}`;
  const found = await maybe<Employee>(
    tx,
    sql`select e.id, u.id as user_id, u.username, e.staff_code, e.employee_name_en,
        e.employee_name_vn, e.title, e.email, e.tel, u.active,
        ${own("bank_account_no")}, ${own("bank_name")}, ${own("bank_code")}, ${own("personal_id")}
      from employee e
      join sys_user u on u.company_id = ${companyId} and u.employee_id = e.id
      where e.company_id = ${companyId} and ${condition}`,
  );
  if (!found) throw refuse("record.notFound");
  return found;
}

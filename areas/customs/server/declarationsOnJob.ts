import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { noteDeclarations } from "./noteDeclarations.ts";

interface OfJob {
  readonly jobId: string;
  readonly ids: readonly string[];
}

/**
 * Puts declarations on a job and notes its milestones. The partner of a declaration without a
 * customer becomes its customer.
 *
 * Shape: `withUnit` also moves them to the user's unit, to which a job opened from them belongs.
 * Locks: nothing; the caller has locked the declarations and checked the rights.
 * Source: rules CU-4, CU-29
 */
export async function putOnJob(
  tx: Tx,
  actor: Actor,
  {
    jobId,
    ids,
    customerId,
    withUnit = false,
  }: OfJob & { readonly customerId: string; readonly withUnit?: boolean },
): Promise<void> {
  const { companyId, userId, officeId, departmentId, groupId } = actor;
  const unit = withUnit
    ? sql`office_id = ${officeId}, department_id = ${departmentId}, group_id = ${groupId},`
    : sql``;
  await run(
    tx,
    sql`update customs_declaration d
      set ${unit} job_id = ${jobId}, convert_time = now(), customer_id = coalesce(d.customer_id, p.id),
        account_no = case when d.customer_id is null then p.account_no else d.account_no end,
        partner_name = case when d.customer_id is null then p.partner_name_en
          else d.partner_name end,
        partner_tax_code = case when d.customer_id is null then p.tax_code
          else d.partner_tax_code end,
        user_modified = ${userId}, datetime_modified = now(), version = d.version + 1
      from partner p
      where p.company_id = ${companyId} and p.id = ${customerId}
        and d.company_id = ${companyId} and d.id = any(${[...ids]}::uuid[])`,
  );
  await noteDeclarations(tx, actor, [jobId]);
}

/**
 * Takes declarations off their job and notes its milestones.
 *
 * Locks: nothing; the caller has locked the declarations and checked the rights.
 */
export async function takeOffJob(tx: Tx, actor: Actor, { jobId, ids }: OfJob): Promise<void> {
  const { companyId, userId } = actor;
  await run(
    tx,
    sql`update customs_declaration
      set job_id = null, convert_time = null, user_modified = ${userId}, datetime_modified = now(),
        version = version + 1
      where company_id = ${companyId} and job_id = ${jobId} and id = any(${[...ids]}::uuid[])`,
  );
  await noteDeclarations(tx, actor, [jobId]);
}

import type { Place } from "@fairway/core/permission/permission.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { noteDeclarations } from "./noteDeclarations.ts";

/** What a copy has of its own: everything else is that of the declaration. */
const copied = [
  "clearance_no",
  "type",
  "first_clearance_no",
  "clearance_date",
  "customer_id",
  "account_no",
  "partner_name",
  "partner_tax_code",
  "mblid",
  "hblid",
  "gateway",
  "port_code_ck",
  "port_code_nn",
  "customs_office",
  "gross_weight",
  "net_weight",
  "cbm",
  "qty_cont",
  "pcs",
  "unit_code",
  "commodity_code",
  "cargo_type",
  "service_type",
  "route",
  "released_on",
  "import_country_code",
  "export_country_code",
  "shipper",
  "consignee",
  "eta",
  "note",
];

/** A declaration for a replica, or the first ones of jobs for the replicas of each. */
type Copies =
  | { readonly declarationId: string; readonly to: string }
  | { readonly firstOf: readonly { readonly from: string; readonly to: string }[] };

/**
 * Copies declarations to replicas, those that they do not have yet, and returns how many were added.
 *
 * Shape: one statement for any number; the copies have number and date of their origins (CU-1).
 * Locks: nothing more; the caller has locked the jobs.
 * Source: rule OJ-23, areas/operation/README.md
 */
export async function copyDeclarations(tx: Tx, there: Place, copies: Copies): Promise<number> {
  const { companyId, officeId, departmentId, groupId, userId } = there;
  const chosen: RawBuilder<unknown> =
    "declarationId" in copies
      ? sql`select ${copies.declarationId}::uuid as id, ${copies.to}::uuid as to_job`
      : sql`select f.id, k."to" as to_job
          from jsonb_to_recordset(${JSON.stringify(copies.firstOf)}::jsonb)
            as k("from" uuid, "to" uuid)
          cross join lateral (
            select f.id from customs_declaration f
            where f.company_id = ${companyId} and f.job_id = k."from"
            order by f.clearance_date, f.clearance_no, f.id limit 1) f`;
  const columns = sql.join(copied.map((column) => sql.ref(column)));
  const values = sql.join(copied.map((column) => sql.ref(`d.${column}`)));
  const added = await rows<{ jobId: string }>(
    tx,
    sql`insert into customs_declaration (company_id, id, source, job_id, convert_time, office_id,
        department_id, group_id, user_created, user_modified, ${columns})
      select ${companyId}, new_id(), 'Replicate', c.to_job, now(), ${officeId},
        ${departmentId}::uuid, ${groupId}::uuid, ${userId}, ${userId}, ${values}
      from (${chosen}) c
      join customs_declaration d on d.company_id = ${companyId} and d.id = c.id
        and d.source <> 'Replicate'
      on conflict do nothing returning job_id`,
  );
  await noteDeclarations(
    tx,
    there,
    added.map(({ jobId }) => jobId),
  );
  return added.length;
}

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

/**
 * Copies declarations to a replica, those that it does not have yet, and returns how many were added.
 *
 * Shape: one statement for any number; the copies have number and date of their origins (CU-1).
 * Locks: nothing more; the caller has locked the job.
 * Source: rule OJ-23, areas/operation/README.md
 */
export async function copyDeclarations(
  tx: Tx,
  there: Place,
  jobId: string,
  which: { readonly declarationId: string } | { readonly firstOf: string },
): Promise<number> {
  const { companyId, officeId, departmentId, groupId, userId } = there;
  const chosen: RawBuilder<unknown> =
    "declarationId" in which
      ? sql`d.id = ${which.declarationId}`
      : sql`d.id = (select f.id from customs_declaration f
          where f.company_id = ${companyId} and f.job_id = ${which.firstOf}
          order by f.clearance_date, f.clearance_no, f.id limit 1)`;
  const columns = sql.join(copied.map((column) => sql.ref(column)));
  const added = await rows<{ id: string }>(
    tx,
    sql`insert into customs_declaration (company_id, id, source, job_id, convert_time, office_id,
        department_id, group_id, user_created, user_modified, ${columns})
      select ${companyId}, new_id(), 'Replicate', ${jobId}, now(), ${officeId}, ${departmentId}::uuid,
        ${groupId}::uuid, ${userId}, ${userId}, ${columns}
      from customs_declaration d
      where d.company_id = ${companyId} and ${chosen} and d.source <> 'Replicate'
      on conflict do nothing returning id`,
  );
  if (added.length > 0) await noteDeclarations(tx, there, [jobId]);
  return added.length;
}

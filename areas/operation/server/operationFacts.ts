import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { OperationRow } from "../model/operationRow.ts";
import { instantOf } from "./jobLinks.ts";

type Fact =
  | "productService"
  | "serviceMode"
  | "shipmentMode"
  | "customNo"
  | "clearances"
  | "isReplicate"
  | "replicateNo"
  | "fieldOpsName"
  | "departmentName"
  | "groupName"
  | "serviceNo"
  | "isLinkJob"
  | "isLinkFee"
  | "userLinkFee"
  | "dateLinkFee";

/** Reads what operations show of the jobs of a page, with one statement; the caller has checked them. */
export async function operationFacts(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<OperationRow, Fact>>> {
  if (ids.length === 0) return new Map();
  const found = await rows<Pick<OperationRow, Fact | "id">>(
    tx,
    factsOf(actor, sql`s.id = any(${[...ids]}::uuid[])`),
  );
  return new Map(found.map(({ id, ...facts }) => [id, facts]));
}

/** The statement that reads what operations show of jobs `s`. */
export function factsOf(
  { companyId, language }: Pick<Actor, "companyId" | "language">,
  where: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const name = sql.ref(language === "vi" ? "p.employee_name_vn" : "p.employee_name_en");
  return sql`select s.id, o.product_service, o.service_mode, o.shipment_mode,
        s.replica_of is not null as is_replicate,
        (select r.job_no from shipment r where r.company_id = ${companyId}
          and (r.id = s.replica_of or (r.replica_of = s.id and r.current_status <> 'Canceled'))
          limit 1) as replicate_no,
        c.custom_no, coalesce(c.clearances, 0)::int as clearances,
        (select ${name} from person p
          where p.company_id = ${companyId} and p.id = o.field_ops_id) as field_ops_name,
        (select d.dept_name_abbr from department d
          where d.company_id = ${companyId} and d.id = s.department_id) as department_name,
        (select g.short_name from sys_group g
          where g.company_id = ${companyId} and g.id = s.group_id) as group_name,
        coalesce(j.job_no, o.service_no) as service_no, o.service_job_id is not null as is_link_job,
        coalesce(o.is_link_fee, false) as is_link_fee, (select ${name} from person p
          where p.company_id = ${companyId} and p.id = o.link_fee_by) as user_link_fee,
        ${instantOf("o.link_fee_at")} as date_link_fee
      from shipment s
      left join operations_job o on o.company_id = ${companyId} and o.id = s.id
      left join shipment j on j.company_id = ${companyId} and j.id = o.service_job_id
      left join lateral (
        select count(*) as clearances,
          (array_agg(d.clearance_no order by d.clearance_date, d.clearance_no))[1] as custom_no
        from customs_declaration d
        where d.company_id = ${companyId} and d.job_id = s.id) c on true
      where s.company_id = ${companyId} and ${where}`;
}

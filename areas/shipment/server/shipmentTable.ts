import type { Actor } from "@fairway/core/permission/actor.ts";
import { actorsFor } from "@fairway/areas/access/server/actsFor.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { lockedFirst } from "@fairway/engine/db/lockRow.ts";
import { joinParts, type Parted, partedBy, partTables } from "@fairway/engine/db/partedRows.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { jobParts } from "../model/jobParts.ts";
import type { Shipment } from "../model/shipment.ts";
import { customersOf } from "./customersOf.ts";
import { salesUnits } from "./salesUnits.ts";

/** The tables of a job of a service. The root is locked, versioned and referenced. */
export const jobTables = ({ family }: Pick<Service, "family">): Parted =>
  partedBy("shipment", jobParts, family);

/**
 * Reads jobs of one company with their names.
 *
 * Shape: `where` uses the alias `s` for the job.
 */
export function shipmentRows(
  tx: Tx,
  { companyId, language }: Pick<Actor, "companyId" | "language">,
  where: RawBuilder<unknown>,
  before = sql``,
): Promise<Shipment[]> {
  const name = sql.ref(language === "vi" ? "p.employee_name_vn" : "p.employee_name_en");
  return rows<Shipment>(
    tx,
    sql`
      ${before}
      select l.*, s.*, co.account_no as coloader_code, co.short_name as coloader_name,
        ag.account_no as agent_code, ag.short_name as agent_name,
        pl.code as pol_code, pl.name_en as pol_name, pd.code as pod_code, pd.name_en as pod_name,
        dp.code as delivery_place_code, dp.name_en as delivery_place_name,
        cl.code as clearance_location_code, cl.name_en as clearance_location_name,
        ${sql.ref(language === "vi" ? "cg.group_name_vn" : "cg.group_name_en")} as commodity_group_name,
        (select ${name} from person p
          where p.company_id = ${companyId} and p.id = l.field_ops_id) as field_ops_name,
        wh.code as warehouse_code, wh.name_en as warehouse_name, ic.code as incoterm_code,
        pt.code as package_type_code, ofc.short_name as office_name,
        (select r.job_no from shipment r
          where r.company_id = ${companyId} and r.id = s.revised_job_id) as revised_job_no,
        (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'jobNo', r.job_no)
            order by r.id), '[]')
          from shipment r
          where r.company_id = ${companyId} and r.revised_job_id = s.id) as revisions,
        s.replica_of is not null as is_replicate,
        (select r.job_no from shipment r
          where r.company_id = ${companyId} and r.id = s.replica_of) as replica_of_no,
        rep.id as replicated_id, rep.job_no as replicated_job_no,
        (select ${name} from person p
          where p.company_id = ${companyId} and p.id = s.person_incharge) as person_incharge_name,
        (select p.username from person p
          where p.company_id = ${companyId} and p.id = s.locked_user) as locked_user_name,
        (select p.username from person p
          where p.company_id = ${companyId} and p.id = s.user_created) as user_name_created,
        (select p.username from person p
          where p.company_id = ${companyId} and p.id = s.user_modified) as user_name_modified,
        array(select s.person_incharge union select b.sale_man_id from house_bill b
          where b.company_id = ${companyId} and b.job_id = s.id and b.sale_man_id is not null
          union ${actorsFor(companyId, sql`s.person_incharge`, sql`s.transaction_type`)}
        )::text[] as also_owners,
        ${salesUnits(companyId, sql`sb.job_id = s.id`)} as sales_units,
        ${customersOf(companyId)} as customer_names
      from shipment s
      ${joinParts(jobParts, companyId, sql`s.id`)}
      left join partner co on co.company_id = ${companyId} and co.id = s.coloader_id
      left join partner ag on ag.company_id = ${companyId} and ag.id = s.agent_id
      left join place pl on pl.company_id = ${companyId} and pl.id = s.pol
      left join place pd on pd.company_id = ${companyId} and pd.id = s.pod
      left join place dp on dp.company_id = ${companyId} and dp.id = l.delivery_place
      left join place wh on wh.company_id = ${companyId} and wh.id = l.warehouse_id
      left join place cl on cl.company_id = ${companyId} and cl.id = l.clearance_location
      left join commodity_group cg
        on cg.company_id = ${companyId} and cg.id = l.commodity_group_id
      left join incoterm ic on ic.company_id = ${companyId} and ic.id = s.incoterm_id
      left join unit pt on pt.company_id = ${companyId} and pt.id = s.package_type
      left join office ofc on ofc.company_id = ${companyId} and ofc.id = s.office_id
      left join shipment rep on rep.company_id = ${companyId} and rep.replica_of = s.id
        and rep.current_status <> 'Canceled'
      where s.company_id = ${companyId} and ${where}
      order by s.id`,
  );
}

/** Locks one job, if it exists, and reads it after the lock with one statement. */
export async function lockShipment(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<Shipment | null> {
  const locked = lockedFirst("shipment", partTables(jobParts), { companyId, ids: [id] });
  const [job] = await shipmentRows(tx, { companyId, language: "en" }, sql`s.id = ${id}`, locked);
  return job ?? null;
}

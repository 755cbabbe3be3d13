import { actorsFor } from "@fairway/areas/access/server/actsFor.ts";
import { salesUnits } from "@fairway/areas/shipment/server/salesUnits.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { type RawBuilder, sql } from "kysely";

/**
 * Selects bills of one company with the names of what they refer to.
 *
 * Shape: `from` declares the aliases `b` for the bill and `l` for the part of its kind; the alias
 *   `j` is its job.
 */
export function namedBills(
  { companyId, language }: Pick<Actor, "companyId" | "language">,
  from: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const name = sql.ref(language === "vi" ? "p.employee_name_vn" : "p.employee_name_en");
  return sql`
      select l.*, b.*, cu.account_no as customer_code, cu.short_name as customer_name,
        sh.account_no as shipper_code, sh.short_name as shipper_name,
        cn.account_no as consignee_code, cn.short_name as consignee_name,
        np.account_no as notify_party_code, np.short_name as notify_party_name,
        fa.account_no as forwarding_agent_code, fa.short_name as forwarding_agent_name,
        gd.account_no as goods_delivery_code, gd.short_name as goods_delivery_name,
        sp.account_no as supplier_code, sp.short_name as supplier_name,
        pl.code as pol_code, pl.name_en as pol_name, plc.name_en as pol_country,
        pd.code as pod_code, pd.name_en as pod_name, pdc.name_en as pod_country,
        wh.code as warehouse_code, wh.name_en as warehouse_name, ic.code as incoterm_code,
        pt.code as package_type_code,
        pt.unit_name_en as package_type_name, pt.unit_name_vn as package_type_name_vn, oc.name_en as origin_country_name,
        rs.state as release_state, coalesce(rs.is_surrendered, false) as is_surrendered,
        rs.on_board as issued_on_board,
        (select count(*)::int from bill_original_out oo
          where oo.company_id = ${companyId} and oo.hblid = b.id) as originals_out,
        (select g.short_name from sys_group g
          where g.company_id = ${companyId} and g.id = b.group_id) as group_name,
        (select d.dept_name_abbr from department d
          where d.company_id = ${companyId} and d.id = b.department_id) as department_name,
        (select ${name} from person p
          where p.company_id = ${companyId} and p.id = b.sale_man_id) as sale_man_name,
        (select p.username from person p
          where p.company_id = ${companyId} and p.id = b.user_created) as user_name_created,
        (select p.username from person p
          where p.company_id = ${companyId} and p.id = b.user_modified) as user_name_modified,
        array_remove(array[b.sale_man_id, j.user_created], null)::text[] || array(
          ${actorsFor(companyId, sql`b.user_created`, sql`j.transaction_type`)})::text[]
          as also_owners,
        ${salesUnits(companyId, sql`sb.id = b.id`)} as sales_units
      from ${from}
      join shipment j on j.company_id = ${companyId} and j.id = b.job_id
      join partner cu on cu.company_id = ${companyId} and cu.id = b.customer_id
      left join partner sh on sh.company_id = ${companyId} and sh.id = b.shipper_id
      left join partner cn on cn.company_id = ${companyId} and cn.id = b.consignee_id
      left join partner np on np.company_id = ${companyId} and np.id = l.notify_party_id
      left join partner fa on fa.company_id = ${companyId} and fa.id = l.forwarding_agent_id
      left join partner gd on gd.company_id = ${companyId} and gd.id = l.goods_delivery_id
      left join partner sp on sp.company_id = ${companyId} and sp.id = l.supplier_id
      left join place pl on pl.company_id = ${companyId} and pl.id = l.pol
      left join country plc on plc.id = pl.country_id
      left join place pd on pd.company_id = ${companyId} and pd.id = l.pod
      left join country pdc on pdc.id = pd.country_id
      left join country oc on oc.id = l.origin_country_id
      left join place wh on wh.company_id = ${companyId} and wh.id = l.warehouse_id
      left join incoterm ic on ic.company_id = ${companyId} and ic.id = b.incoterm_id
      left join bill_release_state rs on rs.company_id = ${companyId} and rs.id = b.id
      left join unit pt on pt.company_id = ${companyId} and pt.id = b.package_type`;
}

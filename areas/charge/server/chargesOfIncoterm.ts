import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { getIncotermCharges } from "../contract.ts";
import { chargeTypeOf } from "../model/chargeLine.ts";
import { quantityByHint, type ShipmentFigures } from "../model/quantityByHint.ts";
import { chargedBill, onMenuOf } from "./chargedBill.ts";
import { twinOf } from "./readShownCharges.ts";

type Offer = Omit<Answer<typeof getIncotermCharges>[number], "quantity">;
type Found = Offer &
  ShipmentFigures & { readonly catalogueCurrency: string | null; readonly isContainer: boolean };

/**
 * Returns the usual charges of a house bill's incoterm for a tab, as lines to be completed.
 *
 * Shape: one statement; an empty list for a bill without an incoterm.
 * Refuses: record.notFound · access.forbidden
 * Source: rule CH-12, areas/charge/README.md
 */
export async function chargesOfIncoterm(
  tx: Tx,
  actor: Actor,
  { hbId, type }: Ask<typeof getIncotermCharges>,
): Promise<Answer<typeof getIncotermCharges>> {
  const bill = await chargedBill(tx, actor, hbId);
  actor.must(onMenuOf(bill, "detail"), bill);
  const { companyId } = actor;
  const vi = actor.language === "vi";
  // The bill's containers give a figure; without them the job (buying) or the bill (selling).
  const own = type === "BUY" ? "j" : "b";
  const sum = (ofContainers: string, figure: string) =>
    sql`coalesce(nullif(${sql.ref(`boxes.${ofContainers}`)}, 0), ${sql.ref(`${own}.${figure}`)})`;
  const found = await rows<Found>(
    tx,
    sql`with boxes as (
        select sum(k.gw) as gw, sum(k.nw) as nw, sum(k.charge_able_weight) as cw,
          sum(k.cbm) as cbm, sum(k.quantity)::text as cont
        from container k where k.company_id = ${companyId} and k.hblid = ${hbId}
      ), types as (
        select coalesce(jsonb_object_agg(container_type_id, count::text), '{}'::jsonb) as of_type
        from (select container_type_id, sum(quantity) as count from container
          where company_id = ${companyId} and hblid = ${hbId} and container_type_id is not null
          group by container_type_id) as each
      )
      select t.charge_id, c.code as charge_code,
        ${sql.ref(vi ? "c.charge_name_vn" : "c.charge_name_en")} as charge_name,
        ${sql.ref(vi ? "g.name_vn" : "g.name")} as charge_group_name,
        t.quantity_type, t.unit_id, u.code as unit_code,
        u.unit_type = 'Container' as is_container, trim_scale(c.unit_price) as unit_price,
        t.currency_id, c.currency_id as catalogue_currency, trim_scale(c.vatrate) as vatrate,
        p.id as partner_id, p.account_no as partner_code, p.short_name as partner_name,
        w.id as twin_id, w.code as twin_code,
        ${sql.ref(vi ? "w.charge_name_vn" : "w.charge_name_en")} as twin_name,
        ${sum("gw", "gross_weight")} as gw, ${sum("nw", "net_weight")} as nw,
        ${sum("cw", "charge_weight")} as cw, ${sum("cbm", "cbm")} as cbm,
        ${sql.ref(`${own}.package_qty`)} as package, boxes.cont, types.of_type as cont_of_type
      from house_bill b
      join shipment j on j.company_id = ${companyId} and j.id = b.job_id
      join incoterm_charge t on t.company_id = ${companyId} and t.incoterm_id = b.incoterm_id
        and t.type = ${type}
      join charge c on c.company_id = ${companyId} and c.id = t.charge_id and c.active
        and c.type in (${chargeTypeOf[type]}, 'OTHER')
        and (c.service_type_id = '{}' or j.transaction_type = any(c.service_type_id))
        and (c.office_ids = '{}' or b.office_id = any(c.office_ids))
      left join charge w on w.company_id = ${companyId}
        and w.id = ${twinOf("c")}
      left join charge_group g on g.company_id = ${companyId} and g.id = c.charge_group
      join unit u on u.company_id = ${companyId} and u.id = t.unit_id
      left join partner p on p.company_id = ${companyId} and p.active and p.id = case t.charge_to
        when 'Customer' then b.customer_id when 'Shipper' then b.shipper_id
        when 'Consignee' then b.consignee_id when 'Agent' then j.agent_id
        else j.coloader_id end
      cross join boxes cross join types
      where b.company_id = ${companyId} and b.id = ${hbId}
      order by t.line_no, t.id`,
  );
  return found.map(({ catalogueCurrency, gw, nw, cw, cbm, package: packages, cont, ...line }) => {
    const { contOfType, isContainer, ...offer } = line;
    const figures = { gw, nw, cw, cbm, package: packages, cont, contOfType };
    const isPriced = line.unitPrice !== null && !decimal(line.unitPrice).isZero();
    return {
      ...offer,
      quantity: quantityByHint(line.quantityType ?? "", { id: line.unitId, isContainer }, figures),
      // A catalogue price is in the catalogue's currency.
      unitPrice: isPriced && catalogueCurrency === line.currencyId ? line.unitPrice : null,
    };
  });
}

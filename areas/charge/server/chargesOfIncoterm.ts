import { commissionGroup } from "@fairway/areas/catalogue/model/commissionGroup.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { getIncotermCharges } from "../contract.ts";
import { chargeTypeOf } from "../model/chargeLine.ts";
import { quantityOnBill } from "../model/quantityByHint.ts";
import { billFigures } from "./billFigures.ts";
import { chargedBill, onMenuOf } from "./chargedBill.ts";
import { twinOf } from "./readShownCharges.ts";

type Offer = Answer<typeof getIncotermCharges>[number];
type Found = Omit<Offer, "quantity" | "priceSource" | "priceReference"> & {
  readonly catalogueCurrency: string | null;
  readonly incotermCode: string;
};

/**
 * Returns the usual charges of a house bill's incoterm for a tab, as lines to be completed.
 *
 * Shape: an empty list for a bill without an incoterm.
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
  const found = await rows<Found>(
    tx,
    sql`select t.charge_id, c.code as charge_code,
        ${sql.ref(vi ? "c.charge_name_vn" : "c.charge_name_en")} as charge_name,
        ${sql.ref(vi ? "g.name_vn" : "g.name")} as charge_group_name,
        coalesce(g.name = ${commissionGroup}, false) as is_commission,
        t.quantity_type, t.unit_id, u.code as unit_code,
        trim_scale(c.unit_price) as unit_price,
        t.currency_id, c.currency_id as catalogue_currency, i.code as incoterm_code, trim_scale(c.vatrate) as vatrate,
        p.id as partner_id, p.account_no as partner_code, p.short_name as partner_name,
        w.id as twin_id, w.code as twin_code,
        ${sql.ref(vi ? "w.charge_name_vn" : "w.charge_name_en")} as twin_name
      from house_bill b
      join shipment j on j.company_id = ${companyId} and j.id = b.job_id
      join incoterm i on i.company_id = ${companyId} and i.id = b.incoterm_id
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
      where b.company_id = ${companyId} and b.id = ${hbId}
      order by t.line_no, t.id`,
  );
  const figures = await billFigures(tx, actor, bill);
  return found.map(({ catalogueCurrency, incotermCode, ...line }) => {
    const isPriced =
      line.unitPrice !== null &&
      !decimal(line.unitPrice).isZero() &&
      // A catalogue price is in the catalogue's currency.
      catalogueCurrency === line.currencyId;
    return {
      ...line,
      quantity: quantityOnBill({ ...line, type }, figures),
      unitPrice: isPriced ? line.unitPrice : null,
      priceSource: "incoterm" as const,
      priceReference: incotermCode,
    };
  });
}

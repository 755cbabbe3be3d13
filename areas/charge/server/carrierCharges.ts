import { commissionGroup } from "@fairway/areas/catalogue/model/commissionGroup.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { getCarrierCharges } from "../contract.ts";
import { withQuantities } from "../model/fillLines.ts";
import type { FilledLine } from "../model/offeredLine.ts";
import { billFigures } from "./billFigures.ts";
import { chargedBill, onMenuOf } from "./chargedBill.ts";
import { twinOf } from "./readShownCharges.ts";

/**
 * Returns the charges that are defined for the carrier of a job, as bought lines of a bill.
 *
 * Shape: those in use, of the job's service and the bill's office; none for a job without a carrier.
 * Refuses: record.notFound · access.forbidden
 * Source: rule CH-17, areas/charge/README.md
 */
export async function carrierCharges(
  tx: Tx,
  actor: Actor,
  { hblid }: Ask<typeof getCarrierCharges>,
): Promise<Answer<typeof getCarrierCharges>> {
  const bill = await chargedBill(tx, actor, hblid);
  actor.must(onMenuOf(bill, "detail"), bill);
  const { companyId } = actor;
  const vi = actor.language === "vi";
  const name = (charge: string) => sql.ref(`${charge}.${vi ? "charge_name_vn" : "charge_name_en"}`);
  const found = await rows<FilledLine>(
    tx,
    sql`select 'BUY' as type, t.charge_id, c.code as charge_code, ${name("c")} as charge_name,
        ${sql.ref(vi ? "g.name_vn" : "g.name")} as charge_group_name,
        coalesce(g.name = ${commissionGroup}, false) as is_commission,
        w.id as twin_id, w.code as twin_code, ${name("w")} as twin_name,
        trim_scale(t.quantity) as quantity, t.quantity_type, u.id as unit_id, u.code as unit_code,
        trim_scale(t.unit_price) as unit_price, 'carrier' as price_source,
        p.short_name as price_reference, t.currency_id, trim_scale(t.vatrate) as vatrate,
        p.id as partner_id, p.account_no as partner_code, p.short_name as partner_name,
        null::uuid as payer_id, null as payer_code, null as payer_name, null as notes
      from shipment j
      join partner p on p.company_id = ${companyId} and p.id = j.coloader_id and p.active
      join partner_charge t on t.company_id = ${companyId} and t.partner_id = p.id
      join charge c on c.company_id = ${companyId} and c.id = t.charge_id and c.active
        and (c.service_type_id = '{}' or j.transaction_type = any(c.service_type_id))
        and (c.office_ids = '{}' or ${bill.billOfficeId} = any(c.office_ids))
      join unit u on u.company_id = ${companyId} and u.id = coalesce(t.unit_id, c.unit_id)
      left join charge w on w.company_id = ${companyId} and w.id = ${twinOf("c")}
      left join charge_group g on g.company_id = ${companyId} and g.id = c.charge_group
      where j.company_id = ${companyId} and j.id = ${bill.jobId}
      order by t.line_no, t.id`,
  );
  return withQuantities(found, await billFigures(tx, actor, bill));
}

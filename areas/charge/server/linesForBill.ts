import { commissionGroup } from "@fairway/areas/catalogue/model/commissionGroup.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { withQuantities } from "../model/fillLines.ts";
import type { FilledLine } from "../model/offeredLine.ts";
import { billFigures } from "./billFigures.ts";
import type { ChargedBill } from "./chargedBill.ts";
import { twinOf } from "./readShownCharges.ts";

/** The bill whose lines are taken, and how they are named as the source of prices. */
interface SourceBill {
  readonly hblid: string;
  readonly jobNo: string;
  readonly from: "recent" | "copied";
}

/**
 * Reads the lines of another bill as lines for this one: customer, carrier and agent of that job
 * become those of this one, quantities that were taken from the goods are taken from those here.
 *
 * Source: rules CH-17, CH-28, areas/charge/README.md
 */
export async function linesForBill(
  tx: Tx,
  actor: Actor,
  bill: Pick<ChargedBill, "hblid" | "jobId">,
  source: SourceBill,
): Promise<FilledLine[]> {
  const { companyId } = actor;
  const vi = actor.language === "vi";
  const name = (charge: string) => sql.ref(`${charge}.${vi ? "charge_name_vn" : "charge_name_en"}`);
  // The source's customer, carrier and agent become those of this bill.
  const partnerHere = (column: string): RawBuilder<unknown> => sql`case ${sql.ref(column)}
    when o.customer_id then b.customer_id when s.coloader_id then j.coloader_id
    when s.agent_id then j.agent_id
    else ${sql.ref(column)} end`;
  const found = await rows<FilledLine>(
    tx,
    sql`select x.type, x.charge_id, c.code as charge_code, ${name("c")} as charge_name,
        ${sql.ref(vi ? "g.name_vn" : "g.name")} as charge_group_name,
        coalesce(g.name = ${commissionGroup}, false) as is_commission,
        w.id as twin_id, w.code as twin_code, ${name("w")} as twin_name,
        trim_scale(x.quantity) as quantity, x.quantity_type, x.unit_id, u.code as unit_code,
        trim_scale(x.unit_price) as unit_price, ${source.from}::text as price_source,
        ${source.jobNo}::text as price_reference, x.currency_id, trim_scale(x.vatrate) as vatrate,
        p.id as partner_id, p.account_no as partner_code, p.short_name as partner_name,
        q.id as payer_id, q.account_no as payer_code, q.short_name as payer_name,
        x.notes
      from surcharge x
      join house_bill o on o.company_id = ${companyId} and o.id = x.hblid
      join shipment s on s.company_id = ${companyId} and s.id = x.job_id
      join house_bill b on b.company_id = ${companyId} and b.id = ${bill.hblid}
      join shipment j on j.company_id = ${companyId} and j.id = b.job_id
      join charge c on c.company_id = ${companyId} and c.id = x.charge_id and c.active
        and (c.service_type_id = '{}' or j.transaction_type = any(c.service_type_id))
        and (c.office_ids = '{}' or b.office_id = any(c.office_ids))
      left join charge w on w.company_id = ${companyId} and w.id = ${twinOf("c")}
      left join charge_group g on g.company_id = ${companyId} and g.id = c.charge_group
      join unit u on u.company_id = ${companyId} and u.id = x.unit_id
      left join partner p on p.company_id = ${companyId} and p.active
        and p.id = ${partnerHere("x.payment_object_id")}
      left join partner q on q.company_id = ${companyId} and q.active
        and q.id = ${partnerHere("x.payer_id")}
      where x.company_id = ${companyId} and x.hblid = ${source.hblid} and x.is_from_shipment
      order by x.type, x.line_no, x.id`,
  );
  return withQuantities(found, await billFigures(tx, actor, bill));
}

import type { ReportBucket } from "@fairway/areas/catalogue/model/reportBuckets.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import {
  buyingBuckets,
  overviewColumns,
  overviewTitle,
  sellingBuckets,
} from "../model/shipmentOverview.ts";
import { billBoxes, goodsOf } from "./billBoxes.ts";
import { billParty } from "./billParty.ts";
import { billPartners } from "./billPartners.ts";
import { earliestClearance } from "./earliestClearance.ts";
import { commission, type Figure } from "./figure.ts";
import { generalFigures } from "./generalReport.ts";
import { personName } from "./personName.ts";
import { placeOf } from "./placeOf.ts";
import { billReport } from "./report.ts";
import { reportSheet } from "./reportSheet.ts";

function inBucket(type: "SELL" | "BUY", bucket: ReportBucket): Figure {
  const ofGroup =
    bucket === "Com"
      ? commission
      : bucket === "Others" && type === "SELL"
        ? sql`(${commission} or coalesce(g.report_bucket, 'Others') = 'Others')`
        : sql`(not ${commission} and coalesce(g.report_bucket, 'Others') = ${sql.lit(bucket)})`;
  return { plus: sql`c.type = ${sql.lit(type)} and ${ofGroup}` };
}

const buckets = Object.fromEntries([
  ...sellingBuckets.map((bucket) => [`sell${bucket}`, inBucket("SELL", bucket)] as const),
  ...buyingBuckets.map((bucket) => [`buy${bucket}`, inBucket("BUY", bucket)] as const),
]);

/** Revenue, cost, profit and what is paid on behalf, in every overview. */
export const overviewMoney: Readonly<Record<string, Figure>> = {
  revenue: generalFigures.revenue,
  cost: generalFigures.cost,
  profit: generalFigures.profit,
  obhPaid: generalFigures.obh,
  obhReceived: generalFigures.obh,
};

/** The goods, parties, places and references of a bill in an overview. */
export const overviewFacts = ({ companyId, language, timeZone }: Actor) => ({
  columns: sql`s.job_no, op.product_service, coalesce(s.mawb, b.mawb) as mawb, b.hwbno,
      s.service_date, coalesce(sb.etd, ab.etd, s.etd) as etd, coalesce(sb.eta, ab.eta, s.eta) as eta,
      nullif(concat_ws(' ', s.flight_vessel_name, s.voy_no), '') as vessel,
      nullif(concat_ws('/', pl.code, pd.code), '') as route,
      co.short_name as carrier, ag.short_name as agent, ag.short_name as nomination_party,
      ${billParty(companyId, "shipper")} as shipper, ${billParty(companyId, "consignee")} as consignee,
      s.shipment_type, ${personName(companyId, language, sql`b.sale_man_id`)} as salesman,
      nullif(concat_ws(' ', trim_scale(coalesce(b.package_qty, s.package_qty)), pu.code), '') as qty,
      box.*, ${goodsOf("gross_weight")} as gross_weight,
      ${goodsOf("charge_weight")} as cw,
      ${goodsOf("cbm")} as cbm,
      coalesce(sb.final_pod, ab.final_pod, pd.name_en) as destination,
      k.account_no as customer_id,
      ${sql.ref(language === "vi" ? "k.partner_name_vn" : "k.partner_name_en")} as customer,
      rb.hwbno as related_hbl, rs.job_no as related_job,
      ho.short_name as handle_office, sl.office as sales_office,
      ${personName(companyId, language, sql`case when s.family = 'O' then s.person_incharge else s.user_created end`)}
        as creator,
      coalesce(s.pono, sb.purchase_order_no, ab.poinvoice_no, op.invoice_no) as pono,
      coalesce(b.booking_no, s.booking_no) as booking_no, s.commodity,
      coalesce(sb.reference_no, op.service_no) as reference_no, s.payment_term, s.notes,
      (s.datetime_created at time zone ${timeZone})::date as created,
      sl.team as salesman_group, sl.department as salesman_department,
      il.team as pic_group, il.department as pic_department,
      ${earliestClearance(companyId)} as custom_no, inc.code as incoterm,
      split_part(sb.notify_party_description, E'\\n', 1) as notify_party`,
  joins: sql`${billPartners(companyId)}
      left join sea_bill sb on sb.company_id = ${companyId} and sb.id = b.id
      left join air_bill ab on ab.company_id = ${companyId} and ab.id = b.id
      left join operations_job op on op.company_id = ${companyId} and op.id = s.id
      left join shipment rs on rs.company_id = ${companyId} and rs.id = op.service_job_id
      left join house_bill rb on rb.company_id = ${companyId} and rb.id = op.service_hbl_id
      left join incoterm inc on inc.company_id = ${companyId}
        and inc.id = coalesce(b.incoterm_id, s.incoterm_id)
      left join unit pu on pu.company_id = ${companyId} and pu.id = coalesce(b.package_type, s.package_type)
      left join office ho on ho.company_id = ${companyId} and ho.id = s.office_id
      ${placeOf(companyId, language, sql`b.sale_man_id`, "sl")}
      ${placeOf(companyId, language, sql`s.person_incharge`, "il")}
      left join lateral (${billBoxes(companyId)}) box on true`,
});

/** One line for each house bill with its goods, parties, and money by group. Source: rule AN-8 */
const shipmentOverview = billReport({
  title: overviewTitle,
  menu: "reportGeneral",
  columns: overviewColumns,
  figures: {
    ...buckets,
    ...overviewMoney,
  },
  order: sql`service_date, job_no, hwbno`,
  facts: overviewFacts,
});

/** Writes the shipment overview as a workbook. */
export function exportShipmentOverview(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportShipmentOverview>,
  desk?: Desk,
) {
  // Printed forms of the overview have their header in the rows 9 and 10.
  const layout = { name: `Shipment Overview ${ask.currency}`, rowsAbove: 8 };
  return reportSheet(tx, actor, shipmentOverview, { criteria: ask, layout, desk });
}

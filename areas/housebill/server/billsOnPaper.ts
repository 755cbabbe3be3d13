import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import type { Writing } from "@fairway/engine/paper/writing.ts";
import { sql } from "kysely";
import type { BillOnPaper } from "../model/billOnPaper.ts";

const words = {
  ...tradeWords,
  customNo: { en: "Declaration no.", vi: "Số tờ khai" },
  customer: { en: "Customer", vi: "Khách hàng" },
  gross: { en: "GW", vi: "Trọng lượng cả bì" },
  net: { en: "NW", vi: "Trọng lượng tịnh" },
  volume: { en: "CBM", vi: "Số khối" },
} as const;

/** Reads bills with their goods by id. Does not check permissions; the caller does. */
export async function billsOnPaper(
  tx: Tx,
  { companyId, language }: Actor,
  hblids: readonly string[],
): Promise<ReadonlyMap<string, BillOnPaper>> {
  const customer = language === "vi" ? sql`c.partner_name_vn` : sql`c.partner_name_en`;
  const found = await rows<BillOnPaper & { hblid: string }>(
    tx,
    sql`
      select b.id as hblid, j.job_no,
        case when b.is_virtual then '' else coalesce(b.hwbno, '') end as hwbno,
        coalesce(j.mawb, '') as mawb, coalesce(${customer}, c.short_name, '') as customer,
        coalesce(split_part(b.shipper_description, E'\\n', 1), '') as shipper,
        coalesce(split_part(b.consignee_description, E'\\n', 1), '') as consignee,
        coalesce((select string_agg(t.text, ', ' order by t.text) from (
          select sum(k.quantity) || ' x ' || u.code as text from container k
          join unit u on u.company_id = ${companyId} and u.id = k.container_type_id
          where k.company_id = ${companyId} and k.hblid = b.id group by u.code) t), '') as containers,
        coalesce(trim_scale(b.package_qty)::text || coalesce(' ' || p.code, ''), '') as packages,
        coalesce(trim_scale(b.gross_weight)::text, '') as gross_weight,
        coalesce(trim_scale(b.net_weight)::text, '') as net_weight,
        coalesce(trim_scale(b.cbm)::text, '') as cbm
      from house_bill b
      join shipment j on j.company_id = ${companyId} and j.id = b.job_id
      left join partner c on c.company_id = ${companyId} and c.id = b.customer_id
      left join unit p on p.company_id = ${companyId} and p.id = b.package_type
      where b.company_id = ${companyId} and b.id = any(${[...hblids]}::uuid[])`,
  );
  return new Map(found.map(({ hblid, ...bill }) => [hblid, bill]));
}

/** Writes job, bills, parties and goods in one cell, one kind a line. */
export function billInCell(
  { say, measured, weight }: Writing,
  bill: BillOnPaper & { readonly customNo: string },
): string {
  const named = (label: string, value: string) => (value ? `${label} ${value}` : "");
  const line = (...parts: string[]) => parts.filter(Boolean).join("  ·  ");
  return [
    line(bill.jobNo, named(say(words.hbl), bill.hwbno), named(say(words.mbl), bill.mawb)),
    line(named(say(words.customNo), bill.customNo), named(say(words.customer), bill.customer)),
    line(named(say(words.shipper), bill.shipper), named(say(words.consignee), bill.consignee)),
    line(
      bill.containers,
      bill.packages,
      named(say(words.gross), measured(bill.grossWeight, "kg")),
      named(say(words.net), measured(bill.netWeight, "kg")),
      named(say(words.volume), bill.cbm && weight(bill.cbm)),
    ),
  ]
    .filter(Boolean)
    .join("\n");
}

import { jobsInReach } from "@fairway/areas/shipment/server/jobsInReach.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { getRecentlyCharges } from "../contract.ts";
import { type ChargedBill, chargedBill, onMenuOf } from "./chargedBill.ts";
import { twinOf } from "./readShownCharges.ts";

interface Source {
  readonly hblid: string;
  readonly jobId: string;
  readonly jobNo: string;
}

/**
 * Returns the charges of another job as lines for a bill: of the job with a given number, else of
 * the last job of the bill's customer on its route. The partners of that job become those of this
 * one.
 *
 * Shape: only jobs of the same service within the user's reach; empty where there is none.
 * Refuses: record.notFound · access.forbidden
 * Source: rule CH-17, areas/charge/README.md
 */
export async function recentCharges(
  tx: Tx,
  actor: Actor,
  { hblid, jobNo }: Ask<typeof getRecentlyCharges>,
): Promise<Answer<typeof getRecentlyCharges>> {
  const bill = await chargedBill(tx, actor, hblid);
  actor.must(onMenuOf(bill, "detail"), bill);
  const source = await sourceBill(tx, actor, bill, jobNo);
  if (!source && jobNo !== null) throw refuse("record.notFound");
  return source ? linesFrom(tx, actor, bill, source) : [];
}

function sourceBill(tx: Tx, actor: Actor, bill: ChargedBill, jobNo: string | null) {
  const { companyId } = actor;
  const { here, elsewhere } = jobsInReach(actor, onMenuOf(bill, "detail"));
  const reach = elsewhere ? sql`(${here} or s.id in (${elsewhere}))` : here;
  const isCharged = sql`exists (select from surcharge x
    where x.company_id = ${companyId} and x.hblid = o.id and x.is_from_shipment)`;
  const isAsked =
    jobNo === null
      ? sql`o.customer_id = b.customer_id and s.pol is not distinct from j.pol
          and s.pod is not distinct from j.pod and s.current_status <> 'Canceled'
          and ${isCharged}`
      : sql`number_key(s.job_no) = number_key(${jobNo})`;
  return maybe<Source>(
    tx,
    sql`select o.id as hblid, s.id as job_id, s.job_no
      from house_bill b
      join shipment j on j.company_id = ${companyId} and j.id = b.job_id
      join shipment s on s.company_id = ${companyId} and s.id <> j.id
        and s.transaction_type = j.transaction_type
      join house_bill o on o.company_id = ${companyId} and o.job_id = s.id
      where b.company_id = ${companyId} and b.id = ${bill.hblid} and ${reach} and ${isAsked}
      order by ${isCharged} desc, (o.customer_id is not distinct from b.customer_id) desc,
        s.service_date desc nulls last, s.job_no desc, o.hwbno, o.id
      limit 1`,
  );
}

function linesFrom(tx: Tx, actor: Actor, bill: ChargedBill, source: Source) {
  const { companyId } = actor;
  const vi = actor.language === "vi";
  const name = (charge: string) => sql.ref(`${charge}.${vi ? "charge_name_vn" : "charge_name_en"}`);
  // The source's customer and carrier become those of this bill.
  const partnerHere = (column: string): RawBuilder<unknown> => sql`case ${sql.ref(column)}
    when o.customer_id then b.customer_id when s.coloader_id then j.coloader_id
    else ${sql.ref(column)} end`;
  return rows<Answer<typeof getRecentlyCharges>[number]>(
    tx,
    sql`select x.type, x.charge_id, c.code as charge_code, ${name("c")} as charge_name,
        ${sql.ref(vi ? "g.name_vn" : "g.name")} as charge_group_name,
        w.id as twin_id, w.code as twin_code, ${name("w")} as twin_name,
        trim_scale(x.quantity) as quantity, x.quantity_type, x.unit_id, u.code as unit_code,
        trim_scale(x.unit_price) as unit_price, x.currency_id, trim_scale(x.vatrate) as vatrate,
        p.id as partner_id, p.account_no as partner_code, p.short_name as partner_name,
        q.id as payer_id, q.account_no as payer_code, q.short_name as payer_name,
        x.notes, ${source.jobNo}::text as job_no
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
}

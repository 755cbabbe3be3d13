import { wrongDebtors } from "@fairway/areas/agreement/server/partnersForCharge.ts";
import { mayOpenPartner } from "@fairway/areas/partner/server/partnerPermit.ts";
import { jobsInReach } from "@fairway/areas/shipment/server/jobsInReach.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { getChargesToCopy, isAgreementInactive, listCopyBills } from "../contract.ts";
import { type ChargedBill, chargedBill, onMenuOf } from "./chargedBill.ts";
import { linesForBill } from "./linesForBill.ts";

const mostBills = 30;

/**
 * Lists the bills whose charges may be copied into a bill: those with charges, of its service and
 * within the user's reach, by numbers or customer; those of the same job and customer first.
 *
 * Refuses: record.notFound · access.forbidden
 * Source: rule CH-28, areas/charge/README.md
 */
export async function copyBills(
  tx: Tx,
  actor: Actor,
  { hblid, keyword }: Ask<typeof listCopyBills>,
): Promise<Answer<typeof listCopyBills>> {
  const bill = await chargedBill(tx, actor, hblid);
  actor.must(onMenuOf(bill, "detail"), bill);
  const { companyId } = actor;
  const { here, elsewhere } = jobsInReach(actor, onMenuOf(bill, "detail"));
  const reach = elsewhere ? sql`(${here} or s.id in (${elsewhere}))` : here;
  const text = anywhere(fold(keyword ?? ""));
  return rows<Answer<typeof listCopyBills>[number]>(
    tx,
    sql`select o.id as hblid, o.hwbno, coalesce(s.mawb, o.mawb) as mblno, s.id as job_id, s.job_no,
        s.service_date::text as service_date, p.short_name as customer_name, n.lines
      from shipment s
      join house_bill o on o.company_id = ${companyId} and o.job_id = s.id
      left join partner p on p.company_id = ${companyId} and p.id = o.customer_id
      cross join lateral (select count(*)::int as lines from surcharge x
        where x.company_id = ${companyId} and x.hblid = o.id and x.is_from_shipment) as n
      where ${reach} and s.transaction_type = ${bill.transactionType} and o.id <> ${hblid}
        and s.current_status <> 'Canceled' and n.lines > 0
        and (s.search like ${text} or f_unaccent(coalesce(o.hwbno, '')) like ${text}
          or p.search like ${text})
      order by (s.id = ${bill.jobId}) desc,
        (o.customer_id is not distinct from ${bill.customerId}::uuid) desc,
        s.service_date desc nulls last, s.job_no desc, o.hwbno, o.id
      limit ${mostBills}`,
  );
}

/**
 * Returns the lines of a bill as lines for another one. Partners are taken by their role; a line that
 * could not be charged to its partner, because no agreement is in force, says so.
 *
 * Shape: without `toHbl` the lines are those of the bill itself, for a service and office.
 * Refuses: record.notFound · access.forbidden
 * Source: rule CH-28, areas/charge/README.md
 */
export async function chargesToCopy(
  tx: Tx,
  actor: Actor,
  { hbId, toHbl, chargeType, serviceType, officeId }: Ask<typeof getChargesToCopy>,
): Promise<Answer<typeof getChargesToCopy>> {
  const source = await chargedBill(tx, actor, hbId);
  actor.must(onMenuOf(source, "detail"), source);
  const target = toHbl && toHbl !== hbId ? await chargedBill(tx, actor, toHbl) : source;
  actor.must(onMenuOf(target, "detail"), target);
  const from = { hblid: source.hblid, jobNo: source.jobNo, from: "copied" as const };
  const found = await linesForBill(tx, actor, target, from);
  const lines = found.filter((line) => !chargeType || line.type === chargeType);
  const sale = {
    service: serviceType ?? target.transactionType,
    officeId: officeId ?? target.billOfficeId,
  };
  const chargeable = await whoMayBeCharged(tx, actor, target, { lines, sale });
  return lines.map((line) => ({ ...line, lacksAgreement: !chargeable(line) }));
}

async function whoMayBeCharged(
  tx: Tx,
  actor: Actor,
  { customerId, agentId, saleManId }: ChargedBill,
  {
    lines,
    sale,
  }: {
    readonly lines: readonly { readonly type: string; readonly partnerId: string | null }[];
    readonly sale: { readonly service: string; readonly officeId: string };
  },
) {
  const isFurther = ({ type, partnerId: id }: (typeof lines)[number]) =>
    type !== "BUY" && id !== null && id !== customerId && id !== agentId;
  const ids = [...new Set(lines.filter(isFurther).flatMap((line) => line.partnerId ?? []))];
  if (ids.length === 0) return () => true;
  const debtors = ids.map((partnerId) => ({ partnerId, salemanId: saleManId }));
  const wrong = await wrongDebtors(tx, actor, debtors, sale);
  const lacking = new Set(wrong.map(({ partnerId }) => partnerId));
  return (line: (typeof lines)[number]) => !isFurther(line) || !lacking.has(line.partnerId ?? "");
}

/**
 * Returns true if a salesman has no agreement in force with a partner any more.
 *
 * Refuses: record.notFound (a partner whose page the actor may not open)
 * Source: rule CH-28, areas/charge/README.md
 */
export async function agreementInactive(
  tx: Tx,
  actor: Actor,
  { salemanId, partnerId }: Ask<typeof isAgreementInactive>,
): Promise<boolean> {
  if (!(await mayOpenPartner(tx, actor, partnerId))) throw refuse("record.notFound");
  const found = await maybe(
    tx,
    sql`select 1 from partner_agreement a
      where a.company_id = ${actor.companyId} and a.partner_id = ${partnerId}
        and a.saleman_id = ${salemanId} and a.active
        and (a.no_due or coalesce(a.expired_date >= ${actor.today}, true)) limit 1`,
  );
  return !found;
}

import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { jobWithin } from "@fairway/areas/shipment/server/jobsInReach.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { refuseSettlement } from "../model/refusals.ts";

/** The most charges that are offered. */
const mostOffered = 10_000;

/**
 * Finds charges that a settlement may take: bought or paid on behalf, on no other settlement and not sent
 * to accounting; by numbers of statements or credit notes, whose partner counts, or by numbers of jobs
 * for a partner.
 *
 * Refuses: settlement.noPartner · settlement.documentUsed (the first statement or note with charges
 *   that are settled or sent)
 * Source: rule ST-5
 */
export async function existingCharges(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.existingCharges>,
): Promise<Answer<typeof contract.existingCharges>> {
  const { companyId } = actor;
  const { settlementId, soaNos, creditNos, jobNos, partnerId } = ask;
  const isByJob = jobNos.length > 0 || soaNos.length + creditNos.length === 0;
  if (isByJob && partnerId === null) {
    throw refuseSettlement("settlement.noPartner", {}, { field: "partnerId" });
  }
  const taken = sql`exists (select from charge_claim t
    where t.company_id = ${companyId} and t.charge_id = s.id and t.side = 'credit'
      and t.slot in ('settlement', 'sync', 'ledger')
      and t.document_id is distinct from ${settlementId}::uuid)`;
  // A list of ids, because PostgreSQL would check an `exists` for every cost of the company.
  const claimedBy = (slot: string, kind: string, numbers: readonly string[]) => sql`
    select k.charge_id from document d
    join charge_claim k on k.company_id = ${companyId} and k.document_id = d.id
      and k.side = 'credit' and k.slot = ${slot}
    where d.company_id = ${companyId} and d.kind = ${kind}
      and number_key(d.number) = any(${keys(numbers)}::text[])
      and d.number = any(${[...numbers]}::text[])`;
  const onDocuments = sql`s.id = any(array(
    ${claimedBy("statement", "soa", soaNos)} union ${claimedBy("note", "note", creditNos)}))`;
  await refuseUsed(tx, actor, ask);
  const byJob =
    jobNos.length === 0
      ? sql`true`
      : sql`(
    number_key(j.job_no) = any(${keys(jobNos)}::text[])
    or number_key(j.mawb) = any(${keys(jobNos)}::text[])
    or number_key(b.hwbno) = any(${keys(jobNos)}::text[])
    or exists (select from customs_declaration c where c.company_id = ${companyId}
      and c.job_id = j.id and number_key(c.clearance_no) = any(${keys(jobNos)}::text[])))`;
  const which = isByJob
    ? sql`${byJob} and case s.type when 'OBH' then s.payer_id else s.payment_object_id end
        = ${partnerId}::uuid`
    : onDocuments;
  const found = await rows<{ id: string; mawb: string | null; isVirtual: boolean }>(
    tx,
    sql`select s.id, j.mawb, b.is_virtual from surcharge s
      join shipment j on j.company_id = ${companyId} and j.id = s.job_id
      join house_bill b on b.company_id = ${companyId} and b.id = s.hblid
      where s.company_id = ${companyId} and s.type in ('BUY', 'OBH') and s.is_from_shipment
        and j.current_status <> 'Canceled' and j.id in (
          select s.id from shipment s where s.company_id = ${companyId}
            and ${jobWithin(actor, "detail")})
        and not ${taken} and ${which}
        and (${ask.serviceDateFrom}::date is null or j.service_date >= ${ask.serviceDateFrom}::date)
        and (${ask.serviceDateTo}::date is null or j.service_date <= ${ask.serviceDateTo}::date)
        and (${ask.services.length === 0} or j.transaction_type = any(${ask.services}::text[]))
        and (${ask.personInCharge}::uuid is null or j.person_incharge = ${ask.personInCharge}::uuid)
      limit ${sql.lit(mostOffered)}`,
  );
  const about = new Map(found.map((each) => [each.id, each]));
  const charges = await getCharges(tx, actor, { chargeIds: [...about.keys()] });
  return charges.map((charge) => {
    const isOwed = charge.type === "OBH";
    const holder = charge.claims.find(
      ({ side, documentId }) => side === "credit" && documentId !== settlementId,
    );
    return {
      chargeId: charge.id,
      type: isOwed ? ("OBH" as const) : ("BUY" as const),
      jobId: charge.jobId,
      jobNo: charge.jobNo,
      hblid: charge.hblid,
      hwbno: about.get(charge.id)?.isVirtual ? null : charge.hwbno,
      mawb: about.get(charge.id)?.mawb ?? null,
      chargeCode: charge.chargeCode,
      chargeNameEn: charge.chargeNameEn,
      chargeNameVi: charge.chargeNameVi,
      netAmount: charge.netAmount,
      vatAmount: charge.vatAmount,
      total: charge.total,
      currencyId: charge.currencyId,
      kickBack: charge.kickBack,
      finalExchangeRate: charge.finalExchangeRate,
      netVnd: charge.amountVnd,
      vatVnd: charge.vatAmountVnd,
      netUsd: charge.amountUsd,
      vatUsd: charge.vatAmountUsd,
      partnerId: (isOwed ? charge.payerId : null) ?? charge.paymentObjectId,
      partnerName: (isOwed ? charge.payerName : null) ?? charge.paymentObjectName,
      invoiceNo: charge.invoiceNo,
      invoiceDate: charge.invoiceDate,
      seriesNo: charge.seriesNo,
      notes: charge.notes,
      heldBy: holder?.documentNo ?? null,
    };
  });
}

const keys = (numbers: readonly string[]) => numbers.map(numberKey);

/** Refuses a statement or note of jobs within reach with charges that are settled elsewhere or sent. */
async function refuseUsed(
  tx: Tx,
  actor: Actor,
  { settlementId, soaNos, creditNos }: Ask<typeof contract.existingCharges>,
): Promise<void> {
  if (soaNos.length + creditNos.length === 0) return;
  const { companyId } = actor;
  const [used] = await rows<{ number: string }>(
    tx,
    sql`with named as (
        select d.id, d.number from document d where d.company_id = ${companyId}
          and d.kind = 'soa' and number_key(d.number) = any(${keys(soaNos)}::text[])
        union all select d.id, d.number from document d where d.company_id = ${companyId}
          and d.kind = 'note' and number_key(d.number) = any(${keys(creditNos)}::text[])
      )
      select d.number from named d
      where exists (select from charge_claim k
          join surcharge c on c.company_id = ${companyId} and c.id = k.charge_id
          join shipment s on s.company_id = ${companyId} and s.id = c.job_id
          where k.company_id = ${companyId} and k.document_id = d.id
            and ${jobWithin(actor, "detail")})
        and exists (select from charge_claim k
          join charge_claim t on t.company_id = ${companyId} and t.charge_id = k.charge_id
            and t.side = 'credit' and t.slot in ('settlement', 'sync')
            and t.document_id is distinct from ${settlementId}::uuid
          where k.company_id = ${companyId} and k.document_id = d.id and k.side = 'credit')
      order by d.number limit 1`,
  );
  if (used) throw refuseSettlement("settlement.documentUsed", used);
}

/** Returns the partners of the charges that `existingCharges` finds. Refuses: as it does */
export async function payeesOfCharges(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.payeesOfCharges>,
): Promise<Answer<typeof contract.payeesOfCharges>> {
  const found = await existingCharges(tx, actor, ask);
  const partners = new Map(found.map((each) => [each.partnerId, each.partnerName]));
  return [...partners].map(([partnerId, partnerName]) => ({ partnerId, partnerName }));
}

import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import {
  type DocumentTerms,
  documentTerms,
} from "@fairway/areas/agreement/server/agreementRules.ts";
import { copyClaims } from "@fairway/areas/note/server/getNoteDetails.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { chargesForInvoice as chargesForInvoiceCall } from "../contract.ts";

interface Payer {
  partnerId: string;
  partnerCode: string;
  partnerName: string;
  partnerAddress: string;
  taxCode: string;
  agreement: DocumentTerms | null;
  chargeIds: string[];
}

/**
 * Finds charges by note, job, house bill or master bill that no invoice holds, by partner.
 *
 * Shape: only jobs within the user's reach that are not canceled; empty without criteria.
 */
export async function chargesForInvoice(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof chargesForInvoiceCall>,
) {
  actor.mustHave("accManagement.Invoice");
  const { companyId, language } = actor;
  const named = [ask.cdNotes, ask.jobNos, ask.hbls, ask.mbls].some((each) => each.length > 0);
  if (!named && !ask.partnerId) return [];
  const address = language === "vi" ? sql`p.address_vn` : sql`p.address_en`;
  const any = (column: string, values: string[]) =>
    sql`${sql.ref(column)} = any(${values}::text[])`;
  const payers = await rows<Payer>(
    tx,
    sql`
      with free as (
        select s.id, s.payment_object_id, j.office_id, j.transaction_type, b.sale_man_id
        from surcharge s
        join shipment j on j.company_id = ${companyId} and j.id = s.job_id
        join house_bill b on b.company_id = ${companyId} and b.id = s.hblid
        where s.company_id = ${companyId} and s.type = ${ask.type === "Invoice" ? "SELL" : "OBH"}
          and s.is_from_shipment and j.current_status <> 'Canceled'
          and ${within(actor, "accManagement.list", "j")}
          and (${!named} or ${any("j.job_no", ask.jobNos)} or ${any("b.hwbno", ask.hbls)}
            or ${any("j.mawb", ask.mbls)} or exists (
              select from charge_claim k
              join document n on n.company_id = ${companyId} and n.id = k.document_id
              where k.company_id = ${companyId} and k.charge_id = s.id and k.side = 'debit'
                and k.slot = 'note' and ${any("n.number", ask.cdNotes)}))
          and (${ask.partnerId ?? null}::uuid is null
            or s.payment_object_id = ${ask.partnerId ?? null}::uuid)
          and not exists (
            select from charge_claim k
            where k.company_id = ${companyId} and k.charge_id = s.id and k.side = 'debit'
              and k.slot = 'ledger')
        order by s.id limit 1000
      ), payer as (
        select payment_object_id, array_agg(id) as charge_ids, array_agg(distinct sale_man_id) as
          salesmen, array_agg(distinct transaction_type) as services
        from free group by payment_object_id
      )
      select p.id as partner_id, p.account_no as partner_code, p.short_name as partner_name,
        ${address} as partner_address, p.tax_code, a.agreement, payer.charge_ids
      from payer
      join partner p on p.company_id = ${companyId} and p.id = payer.payment_object_id
      left join lateral (${documentTerms(companyId, sql`p`, {
        officeId: sql`${actor.officeId}`,
        services: sql`payer.services`,
        salesmen: sql`payer.salesmen`,
      })}) a on true
      order by p.short_name, p.id`,
  );
  const chargeIds = payers.flatMap((each) => each.chargeIds);
  const charges = chargeIds.length ? await getCharges(tx, actor, { chargeIds }) : [];
  return payers.map(({ agreement, chargeIds: own, ...payer }) => ({
    ...payer,
    paymentTerm:
      (ask.type === "InvoiceTemp" ? agreement?.paymentTermObh : null) ??
      agreement?.paymentTerm ??
      null,
    charges: charges.filter((each) => own.includes(each.id)).map(copyClaims),
  }));
}

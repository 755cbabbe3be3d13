import type { ClaimSide } from "@fairway/areas/charge/model/claimRules.ts";
import type { SurchargeType } from "@fairway/areas/charge/model/surcharge.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import {
  type DocumentTerms,
  documentTerms,
} from "@fairway/areas/agreement/server/agreementRules.ts";
import { mostCharges } from "@fairway/areas/note/contract.ts";
import { copyClaims } from "@fairway/areas/note/server/getNoteDetails.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { asApproved } from "../model/approvedLine.ts";
import type {
  chargesForInvoice as chargesForInvoiceCall,
  chargesForVoucher as chargesForVoucherCall,
} from "../contract.ts";

import { approvedLines } from "./approvedLines.ts";

interface Payer {
  partnerId: string;
  partnerCode: string;
  partnerName: string;
  partnerAddress: string;
  taxCode: string;
  agreement: DocumentTerms | null;
  chargeIds: string[];
  /** All of its lines that are found; the first of them are answered. */
  count: number;
}

/**
 * Finds charges by note, statement, job, house bill or master bill that no invoice holds, by partner.
 *
 * Shape: only jobs within the user's reach that are not canceled; empty without criteria. Of each
 *   partner as many lines as one document takes, and the count of all.
 */
export async function chargesForInvoice(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof chargesForInvoiceCall>,
) {
  actor.mustHave("accManagement.Invoice");
  const isBehalf = ask.type === "InvoiceTemp";
  return offeredCharges(tx, actor, ask, {
    side: "debit",
    types: [isBehalf ? "OBH" : "SELL"],
    partner: sql`s.payment_object_id`,
    among: sql`s.is_from_shipment`,
    isBehalf,
  });
}

/**
 * Finds charges for a voucher as `chargesForInvoice` does: what we owe, or what is sold, that no
 * invoice or voucher holds and that accounting does not have.
 *
 * Shape: by the payee of the settlement, else the partner of the charge; a charge that was not entered
 *   on the job only from its settlement, and only from one that is Done.
 * Source: rule VO-1, areas/invoice/README.md
 */
export async function chargesForVoucher(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof chargesForVoucherCall>,
) {
  actor.mustHave("accManagement.Voucher");
  const { companyId } = actor;
  const side = ask.selling ? "debit" : "credit";
  const settled = (state: RawBuilder<unknown>) => sql`
    select n.partner_id from charge_claim k
    join document n on n.company_id = ${companyId} and n.id = k.document_id
    where k.company_id = ${companyId} and k.charge_id = s.id and k.side = ${side}
      and k.slot = 'settlement' and ${state}`;
  const own = sql`case when s.type = 'OBH' then s.payer_id else s.payment_object_id end`;
  const isNamed = ask.settlementNos.length > 0;
  return offeredCharges(tx, actor, ask, {
    side,
    types: ask.selling ? ["SELL"] : ["BUY", "OBH"],
    partner: sql`coalesce((${settled(sql`n.state = 'Done'`)}), ${own}, s.vat_partner_id)`,
    named: isNamed ? sql`exists (${settled(isOneOf("n.number", ask.settlementNos))})` : null,
    among: sql`not exists (${settled(sql`n.state <> 'Done'`)})
      and (s.is_from_shipment or ${isNamed})
      and not exists (
        select from charge_claim k
        where k.company_id = ${companyId} and k.charge_id = s.id and k.side = ${side}
          and k.slot = 'sync')`,
    isBehalf: false,
  });
}

const isOneOf = (column: string, numbers: readonly string[]) =>
  sql`number_key(${sql.ref(column)}) = any(${numbers.map(numberKey)}::text[])`;

interface Offer {
  readonly side: ClaimSide;
  readonly types: readonly SurchargeType[];
  /** The partner of a line `s`. */
  readonly partner: RawBuilder<unknown>;
  readonly among: RawBuilder<unknown>;
  /** A further way in which lines are named. */
  readonly named?: RawBuilder<unknown> | null;
  /** The term of what is paid on behalf counts. */
  readonly isBehalf: boolean;
}

async function offeredCharges(
  tx: Tx,
  actor: Actor,
  ask: Omit<Ask<typeof chargesForInvoiceCall>, "type">,
  { side, types, partner, among, named, isBehalf }: Offer,
) {
  const { companyId, language } = actor;
  const heldBy = (slot: string, numbers: readonly string[]) => sql`exists (
    select from charge_claim k
    join document n on n.company_id = ${companyId} and n.id = k.document_id
    where k.company_id = ${companyId} and k.charge_id = s.id and k.side = ${side}
      and k.slot = ${slot} and ${isOneOf("n.number", numbers)})`;
  const any = (column: string, values: string[]) =>
    sql`${sql.ref(column)} = any(${values}::text[])`;
  const ways = [
    ...(named ? [named] : []),
    ...(ask.jobNos.length > 0 ? [any("j.job_no", ask.jobNos)] : []),
    ...(ask.hbls.length > 0 ? [any("b.hwbno", ask.hbls)] : []),
    ...(ask.mbls.length > 0 ? [any("j.mawb", ask.mbls)] : []),
    ...(ask.cdNotes.length > 0 ? [heldBy("note", ask.cdNotes)] : []),
    ...(ask.soaNos.length > 0 ? [heldBy("statement", ask.soaNos)] : []),
  ];
  if (ways.length === 0 && !ask.partnerId) return [];
  const address = language === "vi" ? sql`p.address_vn` : sql`p.address_en`;
  const payers = await rows<Payer>(
    tx,
    sql`
      with free as (
        select s.id, ${partner} as partner_id, j.office_id, j.transaction_type, b.sale_man_id
        from surcharge s
        join shipment j on j.company_id = ${companyId} and j.id = s.job_id
        join house_bill b on b.company_id = ${companyId} and b.id = s.hblid
        where s.company_id = ${companyId} and s.type = any(${[...types]}::text[])
          and j.current_status <> 'Canceled' and ${among}
          and ${within(actor, "accManagement.list", "j")}
          and (${ways.length > 0 ? sql.join(ways, sql` or `) : sql`true`})
          and (${ask.partnerId ?? null}::uuid is null
            or ${partner} = ${ask.partnerId ?? null}::uuid)
          and not exists (
            select from charge_claim k
            where k.company_id = ${companyId} and k.charge_id = s.id and k.side = ${side}
              and k.slot = 'ledger')
      ), ranked as (
        select f.*, row_number() over (partition by f.partner_id order by f.id) as nth from free f
      ), payer as (
        select partner_id, count(*)::int as count,
          array_agg(id) filter (where nth <= ${mostCharges}) as charge_ids,
          array_agg(distinct sale_man_id) as salesmen,
          array_agg(distinct transaction_type) as services
        from ranked group by partner_id
      )
      select p.id as partner_id, p.account_no as partner_code, p.short_name as partner_name,
        ${address} as partner_address, p.tax_code, a.agreement, payer.charge_ids,
        payer.count
      from payer
      join partner p on p.company_id = ${companyId} and p.id = payer.partner_id
      left join lateral (${documentTerms(companyId, sql`p`, {
        officeId: sql`${actor.officeId}`,
        services: sql`payer.services`,
        salesmen: sql`payer.salesmen`,
      })}) a on true
      order by p.short_name, p.id`,
  );
  const chargeIds = payers.flatMap((each) => each.chargeIds);
  const found = chargeIds.length ? await getCharges(tx, actor, { chargeIds }) : [];
  const approved = await approvedLines(tx, companyId, found, side);
  const charges = found.map((each) => asApproved(each, approved.get(each.id)));
  return payers.map(({ agreement, chargeIds: own, ...payer }) => ({
    ...payer,
    paymentTerm: (isBehalf ? agreement?.paymentTermObh : null) ?? agreement?.paymentTerm ?? null,
    charges: charges.filter((each) => own.includes(each.id)).map(copyClaims),
  }));
}

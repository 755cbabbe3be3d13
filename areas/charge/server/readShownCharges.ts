import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { ShownSurcharge } from "../model/shownSurcharge.ts";
import { isKeyed, type Surcharge } from "../model/surcharge.ts";
import { type ShownFacts, shownSurcharge } from "./shownSurcharge.ts";
import { type LineTable, readSurcharges } from "./surchargeTable.ts";

/**
 * Reads lines as the table of charges shows them: with what their documents give them, and the
 * charge of the other side that the catalogue maps to their own; a charge for every side is its own.
 *
 * Shape: `where` takes in all lines of a bill of a type, or none; the lines that were deleted are in
 *   a table of their own, the last one first.
 */
export async function readShownCharges(
  tx: Tx,
  actor: Actor,
  where: RawBuilder<unknown>,
  table: LineTable = "surcharge",
): Promise<ShownSurcharge[]> {
  const { companyId } = actor;
  const read = await readSurcharges<Line>(tx, companyId, where, {
    table,
    also: shownFacts(actor, table),
  });
  // Lines that only documents make are shown there.
  const found = read.filter(isKeyed);
  const sold = Map.groupBy(found, soldAs);
  const shown = found.map(({ ledger, ...line }) =>
    shownSurcharge({
      ...line,
      ledger: ledger ?? {},
      duplicateCharge: line.type === "SELL" && (sold.get(soldAs(line))?.length ?? 0) > 1,
    }),
  );
  return table === "surcharge" ? shown : shown.toSorted(lastDeletedFirst);
}

type Line = Surcharge &
  Omit<ShownFacts, "ledger" | "duplicateCharge"> & { readonly ledger: ShownFacts["ledger"] | null };

function soldAs({
  hblid,
  type,
  chargeId,
  paymentObjectId,
}: Pick<Line, "hblid" | "type" | "chargeId" | "paymentObjectId">): string {
  return `${hblid} ${type} ${chargeId} ${paymentObjectId}`;
}

function lastDeletedFirst(one: ShownSurcharge, other: ShownSurcharge): number {
  return (other.deletedAt ?? "").localeCompare(one.deletedAt ?? "");
}

function shownFacts({ companyId, language }: Actor, table: LineTable): RawBuilder<unknown> {
  const name = sql.ref(language === "vi" ? "e.employee_name_vn" : "e.employee_name_en");
  const deleted =
    table === "surcharge"
      ? sql`null as deleted_at, null as deleted_by`
      : sql`to_char(s.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as deleted_at, (
          select coalesce(${name}, w.username) from sys_user w
          left join employee e on e.company_id = ${companyId} and e.id = w.employee_id
          where w.company_id = ${companyId} and w.id = s.deleted_by) as deleted_by`;
  return sql`j.transaction_type,
    case s.payment_object_id when b.customer_id then 'Customer' when j.coloader_id then 'Carrier'
      when j.agent_id then 'Agent' else 'Other' end as object_be_paid,
    s.invoice_no is not null and s.type <> 'SELL' and exists (
      select from surcharge i
      where i.company_id = ${companyId} and i.invoice_no = s.invoice_no and i.hblid <> s.hblid
        and i.type = s.type and i.series_no is not distinct from s.series_no
        and coalesce(i.payer_id, i.payment_object_id) = coalesce(s.payer_id, s.payment_object_id)
    ) as duplicate_invoice,
    coalesce(s.vatrate >= 0, false) and not exists (
      select from vat_rate v
      where v.company_id = ${companyId} and v.rate = s.vatrate
        and daterange(v.valid_from, v.valid_to, '[]') @> coalesce(j.service_date, s.exchange_date)
    ) as unusual_vat, (
    -- What the accounting system wrote on a sent line; an invoice or a voucher of ours wins.
    select coalesce(jsonb_object_agg(k.side, jsonb_build_object('voucherId', k.voucher_no,
      'voucherDate', k.voucher_date, 'invoiceNo', null, 'invoiceDate', null, 'seriesNo', null,
      'paymentStatus', null, 'paidDate', null)), '{}')
    from charge_claim k
    where k.company_id = ${companyId} and k.charge_id = s.id and k.voucher_no is not null
    ) || coalesce((
    select jsonb_object_agg(k.side, jsonb_build_object('voucherId', n.voucher_id,
      'voucherDate', n.voucher_date, 'invoiceNo', n.invoice_no, 'invoiceDate', n.invoice_date,
      'seriesNo', n.series_no, 'paymentStatus', u.payment_status,
      'paidDate', case u.payment_status when 'Paid' then u.last_on end))
    from charge_claim k
    join ledger_number n on n.company_id = ${companyId} and n.document_id = k.document_id
    left join due u on u.company_id = ${companyId} and u.document_id = k.document_id
      and u.side = k.side
    where k.company_id = ${companyId} and k.charge_id = s.id and k.slot = 'ledger'
    ), '{}') as ledger, (
    select min(a.advance_no) from charge_claim k
    join cleared_advance a on a.company_id = ${companyId} and a.charge_id = k.charge_id
      and a.settlement_id = k.document_id
    where k.company_id = ${companyId} and k.charge_id = s.id and k.slot = 'settlement'
    ) as cleared_advance_no, (
    select jsonb_build_object('id', p.id, 'status', 'Accountant Manager Approved', 'note', null,
      'date', to_char(p.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from charge_claim k
    join approval_request r on r.company_id = ${companyId} and r.document_id = k.document_id
      and r.is_latest
    join approval_step p on p.company_id = ${companyId} and p.request_id = r.id
      and p.level = 'accountant' and p.decided_at is not null
    where k.company_id = ${companyId} and k.charge_id = s.id and k.slot = 'settlement'
    order by p.decided_at limit 1) as chief_accountant_approval,
    case when s.link_charge_id is not null
      then ${linkedLine(companyId, sql`l.id = s.link_charge_id`)}
      when s.link_fee then ${linkedLine(companyId, sql`l.link_charge_id = s.id`)} end as linked,
    ${deleted}, (
    select w.number from document w
    where w.company_id = ${companyId} and w.id = s.work_order_id) as work_order_no, (
    select jsonb_build_object('id', t.id, 'code', t.code, 'nameEn', t.charge_name_en,
      'nameVi', t.charge_name_vn)
    from charge t where t.company_id = ${companyId} and t.id = ${twinOf("c")}) as twin`;
}

/** The other line of a link. */
function linkedLine(companyId: string, fits: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
      select jsonb_build_object('chargeId', l.id, 'jobId', l.job_id, 'jobNo', o.job_no,
        'hblid', l.hblid, 'transactionType', o.transaction_type)
      from surcharge l
      join shipment o on o.company_id = ${companyId} and o.id = l.job_id
      where l.company_id = ${companyId} and ${fits} limit 1)`;
}

/** The id of the charge on the other side: the mapped one, or the same charge of both sides. */
export function twinOf(alias: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`case ${column("type")} when 'OTHER' then ${column("id")} when 'OBH' then null
    else coalesce(${column("debit_charge")}, ${column("credit_charge")}) end`;
}

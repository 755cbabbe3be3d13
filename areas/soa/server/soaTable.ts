import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import type { DocumentSource } from "@fairway/areas/document/server/readDocuments.ts";
import { itemOf } from "@fairway/areas/due/server/itemOf.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { one, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { type Soa, type SoaLine, sideOf, statedLine, type StatedLine } from "../model/soa.ts";
import { soaKind } from "../model/soaKind.ts";
import type { SummedLine } from "../model/soaSums.ts";
import type { JobOfSoa } from "./soaContext.ts";

/** How statements are read. */
export const soaSource: DocumentSource<Soa> = {
  kind: soaKind,
  columns: () => sql`
    o.type, o.soaform_date, o.soato_date, o.date_type, o.service_type_id, o.obh, o.staff_type,
    o.creator_shipment, o.shipment_customer_id, o.commodity_group_id, o.airline_code, o.note,
    o.exchange_date, trim_scale(o.exc_rate_usd_to_local)::text as exc_rate_usd_to_local,
    o.is_rate_typed, ${amount("debit_amount")}, ${amount("credit_amount")},
    ${inCurrency(sql`o.debit_amount - o.credit_amount`)} as total_amount,
    o.total_vnd::text as total_vnd, o.total_usd::text as total_usd, o.total_shipment,
    o.total_charge,
    coalesce(y.payment_status, case when o.payment_due_date is not null and d.state <> 'Canceled'
      then 'Unpaid' end) as payment_status,
    o.payment_due_date, o.revision, o.issued_from, o.reason_revise, o.reason_reject, held.held_by,
    held.combine_billing_no`,
  joins: (companyId) => sql`
    left join lateral (
      select string_agg(h.number, ', ' order by h.number) as held_by,
        max(h.number) filter (where k.slot = 'combine') as combine_billing_no
      from document_claim k
      join document h on h.company_id = ${companyId} and h.id = k.document_id
      where k.company_id = ${companyId} and k.claimed_id = d.id) held on true
    left join due y on ${itemOf(companyId, "y", { document: "d", side: sql`'debit'` })}`,
};

const inCurrency = (amount: ReturnType<typeof sql>) =>
  sql`case when d.currency_id = ${localCurrency} then round(${amount}, 0) else round(${amount}, 2) end::text`;
const amount = (column: string) => sql`${inCurrency(sql.ref(`o.${column}`))} as ${sql.ref(column)}`;

/** What a statement adds to the VND amounts of its lines, by charge line. */
export type Adjustments = ReadonlyMap<
  string,
  { readonly netAdjustVnd: string; readonly vatAdjustVnd: string }
>;

/** A line as a statement states it, from the charge and its job. */
export function statedFrom(line: Surcharge, job: JobOfSoa): StatedLine {
  return statedLine.parse({
    ...line,
    customNo: job.customNo,
    serviceDate: job.serviceDate,
    transactionType: job.transactionType,
    personInCharge: job.personInCharge,
  });
}

/** Stores the lines of one revision of a statement in place of those that it has. */
export async function replaceLines(
  tx: Tx,
  soa: { readonly companyId: string; readonly id: string; readonly revision: number },
  lines: readonly StatedLine[],
  adjustments: Adjustments = new Map(),
): Promise<void> {
  const { companyId, id: soaId, revision } = soa;
  await run(
    tx,
    sql`delete from soa_line
      where company_id = ${companyId} and soa_id = ${soaId} and revision = ${revision}`,
  );
  await insertRows(
    tx,
    "soa_line",
    lines.map((line, at) => ({
      companyId,
      id: newId(),
      soaId,
      revision,
      lineNo: at + 1,
      chargeId: line.id,
      stated: line,
      amountVnd: line.amountVnd,
      vatAmountVnd: line.vatAmountVnd,
      amountUsd: line.amountUsd,
      vatAmountUsd: line.vatAmountUsd,
      ...(adjustments.get(line.id) ?? { netAdjustVnd: "0", vatAdjustVnd: "0" }),
    })),
  );
}

/** Reads the lines of one revision of a statement in their order, or a part of them. */
export async function readLines(
  tx: Tx,
  soa: Pick<Soa, "companyId" | "id" | "type">,
  revision: number,
  part: { readonly from: number; readonly count: number } = { from: 0, count: 100_000 },
): Promise<SoaLine[]> {
  const { companyId } = soa;
  const side = sideOf(soa.type);
  const found = await rows<Omit<SoaLine, keyof StatedLine> & { stated: StatedLine }>(
    tx,
    sql`
      select l.line_no, l.stated, l.net_adjust_vnd::text as net_adjust_vnd,
        l.vat_adjust_vnd::text as vat_adjust_vnd, l.disputed, ${side} as side, held.cdno,
        held.invoice_no, held.synced_from
      from soa_line l
      left join lateral (
        select max(h.number) filter (where k.slot = 'note') as cdno,
          max(h.number) filter (where k.slot = 'ledger') as invoice_no,
          max(h.number) filter (where k.slot = 'sync') as synced_from
        from charge_claim k
        join document h on h.company_id = ${companyId} and h.id = k.document_id
        where k.company_id = ${companyId} and k.charge_id = l.charge_id and k.side = ${side}
          and k.slot in ('note', 'ledger', 'sync')) held on true
      where l.company_id = ${companyId} and l.soa_id = ${soa.id} and l.revision = ${revision}
      order by l.line_no offset ${sql.lit(part.from)} limit ${sql.lit(part.count)}`,
  );
  return found.map(({ stated, ...line }) => ({ ...stated, ...line }));
}

/** Reads the amounts of the lines of one revision of a statement, without what is stated of them. */
export function readSums(
  tx: Tx,
  soa: Pick<Soa, "companyId" | "id">,
  revision: number,
): Promise<SummedLine[]> {
  return rows<SummedLine>(
    tx,
    sql`
      select l.stated->>'jobId' as job_id, l.amount_vnd::text as amount_vnd,
        l.vat_amount_vnd::text as vat_amount_vnd, l.amount_usd::text as amount_usd,
        l.vat_amount_usd::text as vat_amount_usd, l.net_adjust_vnd::text as net_adjust_vnd,
        l.vat_adjust_vnd::text as vat_adjust_vnd
      from soa_line l
      where l.company_id = ${soa.companyId} and l.soa_id = ${soa.id} and l.revision = ${revision}`,
  );
}

/** Counts the lines of one revision of a statement. */
export async function countLines(
  tx: Tx,
  { companyId, id }: Pick<Soa, "companyId" | "id">,
  revision: number,
): Promise<number> {
  const { count } = await one<{ count: number }>(
    tx,
    sql`select count(*)::int as count from soa_line
      where company_id = ${companyId} and soa_id = ${id} and revision = ${revision}`,
  );
  return count;
}

/** The revisions of a statement that are kept. */
export async function readRevisions(
  tx: Tx,
  { companyId, id }: Pick<Soa, "companyId" | "id">,
): Promise<number[]> {
  const found = await rows<{ revision: number }>(
    tx,
    sql`select distinct revision from soa_line
      where company_id = ${companyId} and soa_id = ${id} order by revision`,
  );
  return found.map(({ revision }) => revision);
}

/** Marks the disputed lines of the present revision of a statement. */
export async function dispute(tx: Tx, soa: Soa, chargeIds: readonly string[]): Promise<number> {
  return run(
    tx,
    sql`update soa_line set disputed = true
      where company_id = ${soa.companyId} and soa_id = ${soa.id} and revision = ${soa.revision}
        and charge_id = any(${[...chargeIds]}::uuid[])`,
  );
}

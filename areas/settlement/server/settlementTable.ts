import { isPartyTo } from "@fairway/areas/approval/server/approvalOf.ts";
import type { DocumentSource } from "@fairway/areas/document/server/readDocuments.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { type RawBuilder, sql } from "kysely";
import type { TakenPart } from "../model/groupsOf.ts";
import type { Settlement, SettlementLine } from "../model/settlement.ts";
import type { SettledAmounts } from "../model/settlementAmounts.ts";
import { settlementKind } from "../model/settlementKind.ts";

/** How settlements are read. Who takes part in the approval of one may open it (ST-8). */
export const settlementSource: DocumentSource<Settlement> = {
  kind: settlementKind,
  mustSee: async (tx, actor, settlement) => {
    if (actor.may("acctSP.detail", settlement)) return;
    if (await isPartyTo(tx, actor, settlement.id)) return;
    actor.must("acctSP.detail", settlement);
  },
  columns: () => sql`
    u.employee_name_en as requester_name, u.employee_name_vn as requester_name_vn,
    dp.dept_name_en as department_name, dp.dept_name as department_name_vn, o.settlement_type,
    o.request_date, o.due_date, o.payment_method, o.bank_account_no, o.bank_account_name,
    o.bank_name, o.bank_code, o.note, trim_scale(o.amount)::text as amount,
    o.amount_vnd::text as amount_vnd, trim_scale(o.amount_usd)::text as amount_usd,
    trim_scale(o.advance_amount)::text as advance_amount,
    trim_scale(o.balance_amount)::text as balance_amount, o.voucher_no, o.voucher_date`,
  joins: (companyId) =>
    sql`left join department dp on dp.company_id = ${companyId} and dp.id = d.department_id`,
};

type LineOfSettlement = SettlementLine & {
  readonly settlementId: string;
  readonly settlementNo: string;
};

/** The charge of a line `l`, also one that was deleted with its settlement. */
export function chargeOfLine(companyId: string): RawBuilder<unknown> {
  const charge = (table: string) => sql`
    select s.type, s.charge_id, s.quantity, s.unit_id, s.unit_price, s.currency_id, s.vatrate,
      s.net_amount, s.vat_amount, s.total, s.final_exchange_rate, s.exchange_date, s.exchange_rate,
      s.payment_object_id, s.payer_id, s.vat_partner_id, s.invoice_no, s.invoice_date, s.series_no,
      s.notes, s.kick_back
    from ${sql.table(table)} s where s.company_id = ${companyId} and s.id = l.charge_id`;
  return sql`${charge("surcharge")} union all ${charge("deleted_surcharge")} limit 1`;
}

/**
 * Reads the lines `l` of settlements with their heads `d`, charges, jobs and bills, in their order; the
 * charges of a deleted settlement are those that were deleted with it.
 */
export function readLines(
  tx: Tx,
  companyId: string,
  where: RawBuilder<unknown>,
): Promise<LineOfSettlement[]> {
  return rows<LineOfSettlement>(
    tx,
    sql`select l.settlement_id, d.number as settlement_no, l.id, l.line_no,
        l.charge_id as charge_line_id, l.side, s.type, l.job_id, j.job_no, j.transaction_type,
        j.is_locked, l.hblid, case when not b.is_virtual then b.hwbno end as hwbno, j.mawb,
        s.charge_id, c.code as charge_code, c.charge_name_en, c.charge_name_vn,
        trim_scale(s.quantity)::text as quantity, s.unit_id, u.code as unit_code,
        trim_scale(s.unit_price)::text as unit_price, s.currency_id,
        trim_scale(s.vatrate)::text as vatrate, s.net_amount::text, s.vat_amount::text,
        s.total::text, trim_scale(s.final_exchange_rate)::text as final_exchange_rate,
        s.exchange_date, trim_scale(s.exchange_rate)::text as exchange_rate, s.payment_object_id,
        po.short_name as payment_object_name, s.payer_id, pa.short_name as payer_name,
        s.vat_partner_id, vp.short_name as vat_partner_name, s.invoice_no, s.invoice_date,
        s.series_no, s.notes, s.kick_back, l.advance_id, a.number as advance_no, l.custom_no,
        l.cont_no, l.net_vnd::text, l.vat_vnd::text, l.net_usd::text, l.vat_usd::text,
        trim_scale(l.typed_rate)::text as typed_rate, l.is_keyed, (
          select x.kind from charge_claim k
          join document x on x.company_id = ${companyId} and x.id = k.document_id
          where k.company_id = ${companyId} and k.charge_id = l.charge_id and k.side = l.side
            and k.slot = 'sync') as synced_from
      from settlement_line l
      join document d on d.company_id = ${companyId} and d.id = l.settlement_id
      join shipment j on j.company_id = ${companyId} and j.id = l.job_id
      join house_bill b on b.company_id = ${companyId} and b.id = l.hblid
      join lateral (${chargeOfLine(companyId)}) s on true
      join charge c on c.company_id = ${companyId} and c.id = s.charge_id
      join unit u on u.company_id = ${companyId} and u.id = s.unit_id
      join partner po on po.company_id = ${companyId} and po.id = s.payment_object_id
      left join partner pa on pa.company_id = ${companyId} and pa.id = s.payer_id
      left join partner vp on vp.company_id = ${companyId} and vp.id = s.vat_partner_id
      left join document a on a.company_id = ${companyId} and a.id = l.advance_id
      where l.company_id = ${companyId} and ${where}
      order by l.settlement_id, l.line_no`,
  );
}

/** Reads the advances of a settlement's lines, each once for a house, with the sums of their lines. */
export function takenParts(tx: Tx, companyId: string, settlementId: string): Promise<TakenPart[]> {
  return rows<TakenPart>(
    tx,
    sql`select x.advance_id, x.hblid, sum(a.amount_vnd)::text as amount_vnd,
        trim_scale(sum(a.amount_usd))::text as amount_usd
      from (select distinct l.advance_id, l.hblid from settlement_line l
        where l.company_id = ${companyId} and l.settlement_id = ${settlementId}
          and l.advance_id is not null) x
      join advance_line a on a.company_id = ${companyId} and a.advance_id = x.advance_id
        and a.hblid = x.hblid
      group by x.advance_id, x.hblid`,
  );
}

/** A line as it is stored. */
export interface StoredLine extends SettledAmounts {
  readonly chargeId: string;
  readonly jobId: string;
  readonly hblid: string;
  readonly advanceId: string | null;
  readonly customNo: string | null;
  readonly contNo: string | null;
  readonly typedRate: string | null;
  readonly isKeyed: boolean;
}

/** Stores the lines of a settlement in place of the former ones. */
export async function replaceLines(
  tx: Tx,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  settlementId: string,
  lines: readonly StoredLine[],
): Promise<void> {
  await run(
    tx,
    sql`delete from settlement_line
      where company_id = ${companyId} and settlement_id = ${settlementId}`,
  );
  await insertRows(
    tx,
    "settlement_line",
    lines.map((line, at) => ({
      companyId,
      id: newId(),
      settlementId,
      lineNo: at + 1,
      userModified: userId,
      ...line,
    })),
  );
}

/** The ids of the charges on a settlement. */
export async function chargesOn(
  tx: Tx,
  companyId: string,
  settlementId: string,
): Promise<string[]> {
  const found = await rows<{ chargeId: string }>(
    tx,
    sql`select charge_id from settlement_line
      where company_id = ${companyId} and settlement_id = ${settlementId} order by line_no`,
  );
  return found.map(({ chargeId }) => chargeId);
}

/** What a settlement has typed of an existing charge, as it is stored. */
export type StoredRate = Pick<StoredLine, "chargeId" | "typedRate" | "netVnd" | "vatVnd">;

/** The typed rates and amounts in VND of the lines of a settlement. */
export function ratesOn(tx: Tx, companyId: string, settlementId: string): Promise<StoredRate[]> {
  return rows<StoredRate>(
    tx,
    sql`select charge_id, trim_scale(typed_rate)::text as typed_rate, net_vnd::text, vat_vnd::text
      from settlement_line
      where company_id = ${companyId} and settlement_id = ${settlementId}`,
  );
}

/** The bills that the lines of a settlement are on, each once. */
export function housesOn(
  tx: Tx,
  companyId: string,
  settlementId: string,
): Promise<{ readonly hblid: string }[]> {
  return rows(
    tx,
    sql`select distinct hblid from settlement_line
      where company_id = ${companyId} and settlement_id = ${settlementId}`,
  );
}

/** What a settlement spends of an advance for a house. */
interface SpentOn {
  readonly settlementId: string;
  readonly advanceId: string;
  readonly hblid: string;
  readonly amountVnd: string;
  readonly amountUsd: string;
}

/** What settlements spend of the advances that they take, by settlement. */
export function spentOn(tx: Tx, companyId: string, ids: readonly string[]): Promise<SpentOn[]> {
  return rows<SpentOn>(
    tx,
    sql`select settlement_id, advance_id, hblid,
        coalesce(sum(net_vnd + vat_vnd) filter (where side = 'credit'), 0)::text as amount_vnd,
        coalesce(sum(net_usd + vat_usd) filter (where side = 'credit'), 0)::text as amount_usd
      from settlement_line
      where company_id = ${companyId} and settlement_id = any(${[...ids]}::uuid[])
        and advance_id is not null
      group by settlement_id, advance_id, hblid
      order by settlement_id, advance_id, hblid`,
  );
}

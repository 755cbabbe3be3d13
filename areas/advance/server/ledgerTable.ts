import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { EntryCause } from "../model/ledger.ts";

/** An entry as it is written; amounts above zero raise what the requester holds. */
export interface NewEntry {
  readonly advanceId: string;
  readonly requester: string;
  readonly currencyId: string;
  readonly cause: EntryCause;
  readonly amount: string;
  readonly amountVnd: string;
  readonly day: string;
  readonly settlementId?: string | null;
  readonly hblid?: string | null;
  readonly voucherNo?: string | null;
  readonly note?: string | null;
}

type Writer = { readonly companyId: string; readonly userId: string };

/** Adds entries with one statement. */
export async function insertEntries(
  tx: Tx,
  { companyId, userId }: Writer,
  entries: readonly NewEntry[],
): Promise<void> {
  await insertRows(
    tx,
    "advance_entry",
    entries.map((entry) => ({ companyId, id: newId(), userCreated: userId, ...entry })),
  );
}

/**
 * Takes back the entries `e` that a condition finds and that are not taken back, on a day; returns
 * their number.
 */
export function reverseEntries(
  tx: Tx,
  { companyId, userId }: Writer,
  {
    where,
    day,
    note,
  }: {
    readonly where: RawBuilder<unknown>;
    readonly day: string;
    readonly note?: string | null;
  },
): Promise<number> {
  return run(
    tx,
    sql`insert into advance_entry (company_id, id, advance_id, requester, currency_id, cause, amount,
        amount_vnd, day, settlement_id, hblid, voucher_no, note, reverses, user_created)
      select e.company_id, gen_random_uuid(), e.advance_id, e.requester, e.currency_id, 'reversed',
        -e.amount, -e.amount_vnd, greatest(e.day, ${day}::date), e.settlement_id, e.hblid,
        e.voucher_no, ${note ?? null}, e.id, ${userId}
      from advance_entry e
      where e.company_id = ${companyId} and e.cause <> 'reversed' and ${where} and ${isLive(companyId)}`,
  );
}

/** The condition that no later entry takes `e` back. */
export const isLive = (companyId: string) => sql`not exists (
  select from advance_entry r where r.company_id = ${companyId} and r.reverses = e.id)`;

/** An advance that a settlement has taken for a bill. */
export interface Taken {
  readonly advanceId: string;
  readonly hblid: string;
}

/** The advances that settlements hold, with the number of the settlement. */
export function settlementsOf(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly number: string; readonly settlementNo: string }[]> {
  return rows(
    tx,
    sql`select a.id, a.number, min(s.number) as settlement_no from advance_taken t
      join document a on a.company_id = ${companyId} and a.id = t.advance_id
      join document s on s.company_id = ${companyId} and s.id = t.settlement_id
      where t.company_id = ${companyId} and t.advance_id = any(${[...ids]}::uuid[])
        and s.state not in ('New', 'Denied', 'Canceled')
      group by a.id, a.number
      order by a.id`,
  );
}

/** Sets the payment state of lines by advance and bill, and that of their advances. Rule AD-9 */
export async function markLines(
  tx: Tx,
  { companyId, userId }: Writer,
  taken: readonly Taken[],
  statusPayment: "NotSettled" | "Settled",
): Promise<void> {
  const advanceIds = taken.map((each) => each.advanceId);
  await run(
    tx,
    sql`update advance_line l set status_payment = ${statusPayment}, user_modified = ${userId}
      from unnest(${advanceIds}::uuid[], ${taken.map((each) => each.hblid)}::uuid[])
        as x (advance_id, hblid)
      where l.company_id = ${companyId} and l.advance_id = x.advance_id and l.hblid = x.hblid
        and l.status_payment <> ${statusPayment}`,
  );
  await run(
    tx,
    sql`update advance a set status_payment = x.state, user_modified = ${userId}
      from (${stateOfLines(companyId)}) x
      where a.company_id = ${companyId} and a.id = x.advance_id
        and a.id = any(${[...new Set(advanceIds)]}::uuid[]) and a.status_payment <> x.state`,
  );
}

/** The payment state of every advance by its lines. Rule AD-9 */
export const stateOfLines = (companyId: string) => sql`
  select l.advance_id, case when bool_and(l.status_payment = 'Settled') then 'Settled'
      when bool_or(l.status_payment = 'Settled') then 'PartialSettlement'
      else 'NotSettled' end as state
  from advance_line l where l.company_id = ${companyId} group by l.advance_id`;

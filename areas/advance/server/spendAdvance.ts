import { lockRows } from "@fairway/engine/db/lockRow.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { sql } from "kysely";
import { refuseAdvance } from "../model/refusals.ts";
import { insertEntries, markLines, reverseEntries, type Taken } from "./ledgerTable.ts";

/** What a settlement spends of an advance for a bill, with its tax, in both currencies. */
export interface Spent extends Taken {
  readonly settlementId: string;
  readonly amountVnd: string;
  readonly amountUsd: string;
}

/** A taken advance as the settlement reads it. */
export interface TakenAdvance extends Taken {
  readonly advanceNo: string;
  readonly currencyId: string;
  readonly requester: string;
  readonly requestDate: string;
  /** The sums of the stored amounts of the lines of this bill. */
  readonly amount: string;
  readonly amountVnd: string;
  readonly amountUsd: string;
}

/**
 * Lets a settlement hold advances for bills, in place of what it held before; an empty list releases
 * them. Returns them with the sums of the stored amounts of their lines, in the order of the numbers.
 *
 * Shape: does not check permissions; the caller does. To be called on every save and before sending.
 * Locks: the advances in the order of their ids.
 * Refuses: record.notFound (no line of the advance names the bill) · advance.notDone · advance.taken
 * Source: rule AD-12
 */
export async function takeAdvances(
  tx: Tx,
  actor: Actor,
  { settlementId, taken }: { readonly settlementId: string; readonly taken: readonly Taken[] },
): Promise<TakenAdvance[]> {
  const { companyId, userId } = actor;
  const pairs = [
    ...new Map(taken.map((each) => [`${each.advanceId} ${each.hblid}`, each])).values(),
  ];
  const advanceIds = pairs.map((each) => each.advanceId);
  await lockRows(tx, "document", { companyId, ids: [...new Set(advanceIds)] });
  await run(
    tx,
    sql`delete from advance_taken where company_id = ${companyId} and settlement_id = ${settlementId}`,
  );
  if (pairs.length === 0) return [];
  const found = await rows<TakenAdvance & { state: string; heldBy: string | null }>(
    tx,
    sql`select d.id as advance_id, l.hblid, d.number as advance_no, d.state, d.currency_id,
        d.user_created as requester, a.request_date,
        trim_scale(sum(l.amount))::text as amount, sum(l.amount_vnd)::text as amount_vnd,
        trim_scale(sum(l.amount_usd))::text as amount_usd,
        (select s.number from advance_taken t
          join document s on s.company_id = ${companyId} and s.id = t.settlement_id
          where t.company_id = ${companyId} and t.advance_id = d.id and t.hblid = l.hblid) as held_by
      from unnest(${advanceIds}::uuid[], ${pairs.map((each) => each.hblid)}::uuid[])
        as x (advance_id, hblid)
      join advance_line l on l.company_id = ${companyId} and l.advance_id = x.advance_id
        and l.hblid = x.hblid
      join document d on d.company_id = ${companyId} and d.id = l.advance_id
      join advance a on a.company_id = ${companyId} and a.id = l.advance_id
      group by d.id, l.hblid, d.number, d.state, d.currency_id, d.user_created, a.request_date
      order by d.number, l.hblid`,
  );
  if (found.length < pairs.length) throw refuse("record.notFound");
  for (const { advanceNo, state, heldBy } of found) {
    if (state !== "Done") throw refuseAdvance("advance.notDone", { advanceNo });
    if (heldBy) throw refuseAdvance("advance.settled", { advanceNo, settlementNo: heldBy });
  }
  await run(
    tx,
    sql`insert into advance_taken (company_id, advance_id, hblid, settlement_id, user_created)
      select ${companyId}, x.advance_id, x.hblid, ${settlementId}, ${userId}
      from unnest(${advanceIds}::uuid[], ${pairs.map((each) => each.hblid)}::uuid[])
        as x (advance_id, hblid)`,
  );
  return found.map(({ state: _, heldBy: __, ...each }) => each);
}

/**
 * Writes into the ledger what settlements at Done spend of each advance they hold; the lines of the
 * advances for those bills are Settled.
 *
 * Shape: one row for each advance and bill of a settlement (`takeAdvances`); the entry is in the
 *   currency of the advance. The statements do not depend on the settlements. Does not check
 *   permissions; the caller does.
 * Unit: `amountVnd` in VND, `amountUsd` in USD, both with tax.
 * Locks: the advances in the order of their ids.
 * Refuses: record.notFound (a settlement does not hold the advance for the bill) · advance.notDone
 * Source: rules AD-9, AD-10, AD-12
 */
export async function spendAdvances(
  tx: Tx,
  actor: Actor,
  { day, spent }: { readonly day: Day; readonly spent: readonly Spent[] },
): Promise<void> {
  const { companyId } = actor;
  if (spent.length === 0) return;
  const settlementIds = [...new Set(spent.map((each) => each.settlementId))];
  const ids = [...new Set(spent.map(({ advanceId }) => advanceId))];
  await lockRows(tx, "document", { companyId, ids });
  const held = await rows<{
    settlementId: string;
    advanceId: string;
    hblid: string;
    advanceNo: string;
    state: string;
    currencyId: string;
    requester: string;
  }>(
    tx,
    sql`select t.settlement_id, t.advance_id, t.hblid, d.number as advance_no, d.state, d.currency_id,
        d.user_created as requester
      from advance_taken t
      join document d on d.company_id = ${companyId} and d.id = t.advance_id
      where t.company_id = ${companyId} and t.settlement_id = any(${settlementIds}::uuid[])`,
  );
  const byKey = new Map(held.map((each) => [keyOf(each), each]));
  const entries = spent.map(({ amountVnd, amountUsd, ...taken }) => {
    const advance = byKey.get(keyOf(taken));
    if (!advance) throw refuse("record.notFound");
    const { state, advanceNo, currencyId, requester } = advance;
    if (state !== "Done") throw refuseAdvance("advance.notDone", { advanceNo });
    const vnd = decimal(amountVnd).negated().toFixed();
    const usd = decimal(amountUsd).negated().toFixed();
    return {
      ...taken,
      requester,
      currencyId,
      day,
      cause: "spent" as const,
      amount: currencyId === localCurrency ? vnd : usd,
      amountVnd: vnd,
    };
  });
  await insertEntries(tx, actor, entries);
  await markLines(tx, actor, spent, "Settled");
}

const keyOf = ({ settlementId, advanceId, hblid }: Taken & { readonly settlementId: string }) =>
  `${settlementId} ${advanceId} ${hblid}`;

/**
 * Takes back what settlements spent, on a day: their entries are reversed, the lines are NotSettled
 * again. The settlements still hold the advances; `takeAdvances` releases them.
 *
 * Shape: does nothing where they spent nothing; the statements do not depend on their number. Does not
 *   check permissions; the caller does.
 * Locks: the advances in the order of their ids.
 * Source: rules AD-9 and AD-10
 */
export async function unspendAdvances(
  tx: Tx,
  actor: Actor,
  { settlementIds, day }: { readonly settlementIds: readonly string[]; readonly day: Day },
): Promise<void> {
  const { companyId } = actor;
  const ids = [...settlementIds];
  const taken = await rows<Taken>(
    tx,
    sql`select advance_id, hblid from advance_taken
      where company_id = ${companyId} and settlement_id = any(${ids}::uuid[])`,
  );
  if (taken.length === 0) return;
  const advanceIds = [...new Set(taken.map(({ advanceId }) => advanceId))];
  await lockRows(tx, "document", { companyId, ids: advanceIds });
  const where = sql`e.settlement_id = any(${ids}::uuid[])`;
  await reverseEntries(tx, actor, { where, day });
  await markLines(tx, actor, taken, "NotSettled");
}

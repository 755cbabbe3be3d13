import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { Advance } from "../model/advance.ts";
import { lineAmounts } from "../model/advanceAmounts.ts";
import { whyNotPaidBack } from "../model/ledger.ts";
import { whyNotVoucherDay } from "../model/whyNotAdvance.ts";
import { refuseAdvance } from "../model/refusals.ts";
import { advanceSource } from "./advanceTable.ts";
import { advanceNoId } from "./getAdvance.ts";
import { insertEntries, isLive, reverseEntries } from "./ledgerTable.ts";

/** Writes that approved advances are paid out, today. Rule AD-10 */
export function payOut(tx: Tx, actor: Actor, advances: readonly Advance[]): Promise<void> {
  const entries = advances.map(({ id, userCreated, currencyId, amount, amountVnd }) => ({
    advanceId: id,
    requester: userCreated ?? actor.userId,
    currencyId,
    amount,
    amountVnd,
    cause: "paidOut" as const,
    day: actor.today,
  }));
  return insertEntries(tx, actor, entries);
}

/**
 * Takes back that advances are paid out, because they are unlocked.
 *
 * Refuses: advance.paidBack, where a return or top-up is not reversed
 */
export async function reversePayOut(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
  note: string,
): Promise<void> {
  const { companyId, today: day } = actor;
  const ofThese = sql`e.advance_id = any(${[...ids]}::uuid[])`;
  const [paidBack] = await rows<{ advanceNo: string; voucherNo: string }>(
    tx,
    sql`select d.number as advance_no, e.voucher_no from advance_entry e
      join document d on d.company_id = ${companyId} and d.id = e.advance_id
      where e.company_id = ${companyId} and ${ofThese} and e.cause in ('returned', 'toppedUp')
        and ${isLive(companyId)}
      order by d.number limit 1`,
  );
  if (paidBack) throw refuseAdvance("advance.paidBack", { ...paidBack });
  await reverseEntries(tx, actor, { where: sql`${ofThese} and e.cause = 'paidOut'`, day, note });
}

/**
 * Writes that a requester returned money of an advance, or got more than it.
 *
 * Locks: the advance.
 * Refuses: record.notFound · access.forbidden · advance.notDone · advance.synced · advance.amount ·
 *   advance.decimals · advance.returnsMore (a return above what is open) · advance.topsUpMore (a
 *   top-up above what the company owes)
 * Source: rule AD-10
 */
export async function payBack(tx: Tx, actor: Actor, ask: Ask<typeof contract.payBack>) {
  const { advanceNo, cause, amount, voucherNo, voucherDate: day, note } = ask;
  const advance = await beginPaidBack(tx, actor, await advanceNoId(tx, actor, advanceNo));
  const { id, currencyId, excRateUsdToLocal } = advance;
  refuseFields([
    ...whyNotPaidBack({ amount }, currencyId),
    ...whyNotVoucherDay({ voucherDate: day }, actor.today, "voucherDate"),
  ]);
  const open = await openOf(tx, actor.companyId, id);
  if (cause === "returned" && decimal(amount).gt(open)) {
    throw refuseAdvance("advance.returnsMore", { advanceNo, currency: currencyId, open });
  }
  if (cause === "toppedUp" && decimal(amount).plus(open).gt(0)) {
    const owed = decimal(open).negated();
    const facts = { advanceNo, currency: currencyId, open: owed.lt(0) ? "0" : owed.toFixed() };
    throw refuseAdvance("advance.topsUpMore", facts);
  }
  const both = lineAmounts(amount, currencyId, excRateUsdToLocal);
  const signed = (value: string) =>
    (cause === "returned" ? decimal(value).negated() : decimal(value)).toFixed();
  await insertEntries(tx, actor, [
    {
      advanceId: id,
      requester: advance.userCreated ?? actor.userId,
      currencyId,
      cause,
      day,
      voucherNo,
      note,
      amount: signed(both.amount),
      amountVnd: signed(both.amountVnd),
    },
  ]);
  return { status: true as const, data: { open: await openOf(tx, actor.companyId, id) } };
}

/**
 * Takes back a return or top-up with a reason.
 *
 * Locks: the advance.
 * Refuses: record.notFound · access.forbidden · advance.synced · advance.entryReversed
 */
export async function reversePaidBack(
  tx: Tx,
  actor: Actor,
  { id, reason: note }: Ask<typeof contract.reversePaidBack>,
) {
  const { companyId, today: day } = actor;
  const entry = await maybe<{ advanceId: string }>(
    tx,
    sql`select advance_id from advance_entry
      where company_id = ${companyId} and id = ${id} and cause in ('returned', 'toppedUp')`,
  );
  if (!entry) throw refuse("record.notFound");
  const { advanceNo } = await beginPaidBack(tx, actor, entry.advanceId);
  const reversed = await reverseEntries(tx, actor, { where: sql`e.id = ${id}`, day, note });
  if (reversed === 0) throw refuseAdvance("advance.entryReversed", { advanceNo });
  return { status: true as const, data: { open: await openOf(tx, companyId, entry.advanceId) } };
}

const beginPaidBack = (tx: Tx, actor: Actor, id: string): Promise<Advance> =>
  beginVerb(tx, actor, advanceSource, { verb: "payBack", id });

/** What is open of an advance in its currency; below zero the company owes the requester. */
async function openOf(tx: Tx, companyId: string, id: string): Promise<string> {
  const found = await maybe<{ open: string }>(
    tx,
    sql`select trim_scale(open)::text as open from advance_open
      where company_id = ${companyId} and advance_id = ${id}`,
  );
  return found?.open ?? "0";
}

import type { DueSide, LockedDue } from "@fairway/areas/due/model/due.ts";
import type { Worth } from "@fairway/areas/due/model/worth.ts";
import { lockDues } from "@fairway/areas/due/server/lockDues.ts";
import { clearPaidAhead, openPaidAhead } from "@fairway/areas/due/server/paidAhead.ts";
import type { BookCurrency } from "@fairway/core/money/currency.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { paidAhead } from "../model/approvedLine.ts";
import type { Invoice } from "../model/invoice.ts";
import type { BilledLine } from "./billedLines.ts";

interface Totals {
  readonly totalAmount: string;
  readonly totalAmountVnd: string;
  readonly totalAmountUsd: string | null;
}

/** What the advances of settlements paid of a voucher: together, and by settlement. */
export interface Ahead {
  readonly amount: string;
  readonly paid: ReadonlyMap<string, Worth>;
}

/** What advances paid of the lines of a voucher before it is issued. Rule VO-4 */
export function aheadOf(
  lines: readonly BilledLine[],
  totals: Totals,
  currencyId: BookCurrency,
): Ahead {
  const { totalAmount: amount, totalAmountVnd: amountVnd, totalAmountUsd: amountUsd } = totals;
  const settled = lines.flatMap(({ approved, billed }) => (approved ? [{ approved, billed }] : []));
  const paid = paidAhead(settled, { amount, amountVnd, amountUsd }, currencyId);
  return { paid, amount: sum([...paid.values()].map((each) => each.amount)).toFixed() };
}

/** Clears the item of a voucher by the settlements whose advances paid it. Locks: its item. */
export async function payAhead(
  tx: Tx,
  actor: Actor,
  { id, side }: { readonly id: string; readonly side: DueSide },
  { paid }: Ahead,
): Promise<void> {
  if (paid.size === 0) return;
  const { dues } = await lockDues(tx, actor, { documentIds: [id], side });
  for (const due of dues) await clearPaidAhead(tx, actor, due, paid);
}

/** Opens the locked item of a voucher again that advances had paid; returns what they had paid. */
export async function takeBackAhead(
  tx: Tx,
  actor: Actor,
  { paidAhead: amount }: Pick<Invoice, "paidAhead">,
  { dues, day }: { readonly dues: readonly LockedDue[]; readonly day: (due: LockedDue) => Day },
): Promise<Ahead> {
  const [due] = dues;
  if (decimal(amount).isZero() || !due) return { amount, paid: new Map() };
  return { amount, paid: await openPaidAhead(tx, actor, due, day(due)) };
}

import { Decimal, type DecimalText, decimal, sum } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { refuseReceipt } from "../model/refusals.ts";

/** Whose advance, in which currency. */
export interface AdvanceAccount {
  readonly partnerId: string;
  readonly agreementId: string | null;
  readonly currencyId: string;
}

/** One movement: kept adds, used takes, reversed undoes either. */
export interface AdvanceMove {
  readonly cause: "kept" | "used" | "reversed";
  readonly amount: DecimalText;
}

/**
 * Moves a customer's advance and notes each movement with its receipt.
 *
 * Locks: the customer's balance, which never falls below zero.
 * Refuses: receipt.advanceTooSmall · receipt.advanceUsed (when undoing)
 * Source: rule RC-5.
 */
export async function moveAdvance(
  tx: Tx,
  actor: Actor,
  account: AdvanceAccount,
  receiptId: string,
  moves: readonly AdvanceMove[],
): Promise<void> {
  const real = moves.filter((each) => !decimal(each.amount).isZero());
  if (real.length === 0) return;
  const net = sum(real.map((each) => each.amount));
  const moved = net.lt(0)
    ? await take(tx, actor, account, net)
    : await add(tx, actor, account, net);
  if (!moved) {
    const undoing = real.some((each) => each.cause === "reversed");
    throw refuseReceipt(undoing ? "receipt.advanceUsed" : "receipt.advanceTooSmall");
  }
  const { companyId } = actor;
  await insertRows(
    tx,
    "customer_advance_entry",
    real.map((each) => ({
      ...account,
      ...each,
      companyId,
      id: newId(),
      receiptId,
      userModified: actor.userId,
    })),
  );
}

async function add(tx: Tx, actor: Actor, account: AdvanceAccount, amount: Decimal) {
  return maybe(
    tx,
    sql`
      insert into customer_advance as a
        (company_id, id, partner_id, agreement_id, currency_id, balance, user_modified)
      values (${actor.companyId}, ${newId()}, ${account.partnerId}, ${account.agreementId}::uuid,
        ${account.currencyId}, ${amount.toFixed()}::numeric, ${actor.userId})
      on conflict on constraint customer_advance_unique
      do update set balance = a.balance + excluded.balance, user_modified = excluded.user_modified
      returning a.balance`,
  );
}

async function take(tx: Tx, actor: Actor, account: AdvanceAccount, amount: Decimal) {
  return maybe(
    tx,
    sql`
      update customer_advance
      set balance = balance + ${amount.toFixed()}::numeric, user_modified = ${actor.userId}
      where company_id = ${actor.companyId} and partner_id = ${account.partnerId}
        and agreement_id is not distinct from ${account.agreementId}::uuid
        and currency_id = ${account.currencyId}
        and balance + ${amount.toFixed()}::numeric >= 0
      returning balance`,
  );
}

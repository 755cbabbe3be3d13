import { inBooks } from "@fairway/areas/due/model/clearPool.ts";
import type { Spending } from "@fairway/areas/due/model/payWith.ts";
import { getDocument } from "@fairway/areas/document/server/openDocument.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { type BookCurrency, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { Decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Worth } from "@fairway/areas/due/model/worth.ts";
import type { saveReceipt } from "../contract.ts";
import type { MarkedPool } from "./receiptPool.ts";
import { receiptSource } from "./receiptTable.ts";

/**
 * Reads what a receipt names besides its documents: the partner on whose behalf money moves, and the
 * receipt that it follows.
 *
 * Refuses: field.unknown · record.notFound · access.forbidden
 */
export async function readNamed(
  tx: Tx,
  actor: Actor,
  { obhpartnerId, referenceId }: Pick<Ask<typeof saveReceipt>, "obhpartnerId" | "referenceId">,
) {
  if (obhpartnerId) {
    const found = await rows(
      tx,
      sql`select from partner p where p.company_id = ${actor.companyId} and p.id = ${obhpartnerId}`,
    );
    if (found.length === 0) {
      throw refuse("field.unknown", { value: obhpartnerId }, { field: "obhpartnerId" });
    }
  }
  const followed = referenceId
    ? await getDocument(tx, actor.companyId, receiptSource, referenceId)
    : null;
  if (followed) actor.must("acctARP.detail", followed);
  return {
    obhpartnerId: obhpartnerId ?? null,
    referenceId: followed?.id ?? null,
    referenceNo: followed?.paymentRefNo ?? null,
  };
}

/**
 * The amounts of the head of a receipt: collected, credits and advance used, each in the currency of the
 * receipt and in the books' two.
 */
export function receiptAmounts(
  ask: Pick<Ask<typeof saveReceipt>, "currencyId" | "paidAmount" | "excRateUsdToLocal">,
  pool: MarkedPool,
  spending: Spending,
  { advance, ahead }: { readonly advance: string; readonly ahead: Worth | null },
) {
  const { currencyId } = ask;
  const books = (amount: string, currency: BookCurrency) =>
    currency === secondCurrency && currencyId === localCurrency && !pool.excRateUsdToLocal
      ? null
      : amountText(money(inBooks(pool, new Decimal(amount), currency), currency));
  const used = spending.credits.filter((each) => each.creditAmount !== "0");
  return {
    currencyId,
    exchangeRate: currencyId === localCurrency ? "1" : pool.excRateUsdToLocal,
    excRateUsdToLocal: pool.excRateUsdToLocal,
    isRateTyped: Boolean(ask.excRateUsdToLocal),
    paidAmount: amountText(money(ask.paidAmount, currencyId)),
    paidAmountVnd: books(ask.paidAmount, localCurrency),
    paidAmountUsd: books(ask.paidAmount, secondCurrency),
    creditAmount: spending.creditAmount,
    creditAmountVnd: sum(used.map((each) => each.totalPaidVnd)).toFixed(),
    creditAmountUsd: sum(used.map((each) => each.totalPaidUsd)).toFixed(2),
    cusAdvanceAmount: amountText(money(advance, currencyId)),
    cusAdvanceAmountVnd: ahead?.amountVnd ?? books(advance, localCurrency),
    cusAdvanceAmountUsd: ahead ? ahead.amountUsd : books(advance, secondCurrency),
  };
}

/** The typed texts and choices of the head of a receipt. */
export function keyedHead(ask: Ask<typeof saveReceipt>, day: Day) {
  const { class: receiptClass, customerId, paymentMethod, bankAccountNo, description } = ask;
  return {
    class: receiptClass,
    customerId,
    paymentDate: day,
    paymentMethod,
    bankAccountNo,
    description,
  };
}

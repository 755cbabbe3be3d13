import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { ratesToVnd } from "@fairway/areas/charge/server/ratesToVnd.ts";
import { type RateMark, strictestMark, withinBound } from "@fairway/areas/rate/model/typedRate.ts";
import { secondCurrency } from "@fairway/core/money/currency.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { ApprovedLines } from "../model/approvedLine.ts";
import type { InvoiceContext } from "./invoiceContext.ts";

type FromHolder = Pick<InvoiceContext, "excRateUsdToLocal" | "noteMark">;

/**
 * The US dollar rate of an invoice or a voucher: what is typed, else that of the statement or note of
 * its lines, else the day's; null when none is known.
 */
export async function headRate(
  tx: Tx,
  actor: Actor,
  by: {
    readonly typedRate: DecimalText | null;
    readonly context: FromHolder;
    readonly date: Day;
  },
): Promise<DecimalText | null> {
  const known = by.typedRate ?? by.context.excRateUsdToLocal;
  if (known !== null) return known;
  const toVnd = await ratesToVnd(tx, actor, [secondCurrency], [by.date]);
  return toVnd(secondCurrency, by.date)?.toFixed() ?? null;
}

/**
 * The mark of an invoice or a voucher: that of what is typed for it, and without a typed dollar rate
 * those of its statement or note, its lines and their settlements.
 *
 * Source: rules IN-3 and RT-11
 */
export function headMark(
  typed: readonly RateMark[],
  by: {
    readonly typedRate: DecimalText | null;
    readonly context: FromHolder;
    readonly charges: readonly Surcharge[];
    readonly approved: ApprovedLines;
  },
): RateMark {
  const { typedRate, context, charges, approved } = by;
  return strictestMark([
    ...typed,
    ...(typedRate ? [] : [context.noteMark ?? withinBound, ...charges, ...approved.values()]),
  ]);
}

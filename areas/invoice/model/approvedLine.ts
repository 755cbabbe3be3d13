import { shareOf, type Worth } from "@fairway/areas/due/model/worth.ts";
import type { RateMark } from "@fairway/areas/rate/model/typedRate.ts";
import { type DecimalText, decimal, sum } from "@fairway/core/money/decimal.ts";
import type { BookCurrency } from "@fairway/core/money/currency.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { BilledAmounts } from "./billedLine.ts";

/** The amounts at which a settlement approved a charge, and what of them its advance has paid. */
export interface ApprovedLine extends RateMark {
  readonly chargeId: string;
  readonly settlementId: string;
  readonly amountVnd: DecimalText;
  readonly vatAmountVnd: DecimalText;
  readonly amountUsd: DecimalText | null;
  readonly vatAmountUsd: DecimalText | null;
  readonly typedRate: DecimalText | null;
  /** The amounts in VND are not those of price and rate. */
  readonly isKeyed: boolean;
  /** The whole line and the part that the advance paid, in the currency of the settlement. */
  readonly whole: DecimalText;
  readonly paidAhead: DecimalText;
}

export type ApprovedLines = ReadonlyMap<string, ApprovedLine>;

/** The amounts of a charge as its settlement approved them. */
export function asApproved<Line extends Amounts>(
  charge: Line,
  line: ApprovedLine | undefined,
): Line {
  if (!line) return charge;
  const { amountVnd, vatAmountVnd, amountUsd, vatAmountUsd, typedRate } = line;
  const finalExchangeRate = typedRate ?? charge.finalExchangeRate;
  return { ...charge, amountVnd, vatAmountVnd, amountUsd, vatAmountUsd, finalExchangeRate };
}

type Amounts = Pick<
  BilledAmounts,
  "amountVnd" | "vatAmountVnd" | "amountUsd" | "vatAmountUsd" | "finalExchangeRate"
>;

interface PaidLine {
  readonly approved: ApprovedLine;
  readonly billed: Amounts;
}

/**
 * What the advances of settlements have paid of a voucher, by settlement: the share of each of its
 * lines, together no more than the voucher.
 *
 * Source: rule VO-4, areas/invoice/README.md
 */
export function paidAhead(
  lines: readonly PaidLine[],
  total: Worth,
  currencyId: BookCurrency,
): ReadonlyMap<string, Worth> {
  const paid = new Map<string, Worth>();
  let rest = total;
  for (const [settlementId, own] of Map.groupBy(lines, ({ approved }) => approved.settlementId)) {
    const worth = least(sumOf(own.map(shareOfLine), currencyId), rest);
    if (decimal(worth.amount).lte(0)) continue;
    paid.set(settlementId, worth);
    rest = less(rest, worth);
  }
  return paid;
}

interface Books {
  readonly amountVnd: DecimalText;
  readonly amountUsd: DecimalText | null;
}

function shareOfLine({ approved, billed }: PaidLine): Books {
  const { whole, paidAhead: part } = approved;
  if (decimal(part).isZero()) return { amountVnd: "0", amountUsd: "0" };
  const amountVnd = sum([billed.amountVnd, billed.vatAmountVnd]).toFixed();
  const { amountUsd: net, vatAmountUsd: vat } = billed;
  const amountUsd = net === null || vat === null ? null : sum([net, vat]).toFixed();
  return shareOf({ amount: whole, amountVnd, amountUsd }, part);
}

function sumOf(parts: readonly Books[], currencyId: BookCurrency): Worth {
  const amountVnd = sum(parts.map((each) => each.amountVnd)).toFixed();
  const isKnown = parts.every((each) => each.amountUsd !== null);
  const amountUsd = isKnown ? sum(parts.map((each) => each.amountUsd)).toFixed() : null;
  return {
    amount: currencyId === localCurrency ? amountVnd : (amountUsd ?? "0"),
    amountVnd,
    amountUsd,
  };
}

/** The worth, or what is left where that is less. */
function least(worth: Worth, rest: Worth): Worth {
  if (decimal(worth.amount).gte(rest.amount)) return rest;
  const smaller = (a: DecimalText, b: DecimalText) => (decimal(a).lt(b) ? a : b);
  return {
    amount: worth.amount,
    amountVnd: smaller(worth.amountVnd, rest.amountVnd),
    amountUsd:
      rest.amountUsd === null || worth.amountUsd === null
        ? rest.amountUsd && "0"
        : smaller(worth.amountUsd, rest.amountUsd),
  };
}

const less = (whole: Worth, part: Worth): Worth => ({
  amount: decimal(whole.amount).minus(part.amount).toFixed(),
  amountVnd: decimal(whole.amountVnd).minus(part.amountVnd).toFixed(),
  amountUsd:
    whole.amountUsd === null
      ? null
      : decimal(whole.amountUsd)
          .minus(part.amountUsd ?? "0")
          .toFixed(),
});

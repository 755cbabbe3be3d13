import { keepingAdjustment } from "@fairway/areas/charge/model/adjustment.ts";
import { chargeAmounts } from "@fairway/areas/charge/model/chargeAmounts.ts";
import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { secondCurrency } from "@fairway/core/money/currency.ts";
import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import { type ApprovedLine, asApproved } from "./approvedLine.ts";
import type { AccountingType } from "./invoice.ts";

/** What is typed for a line of an invoice or a voucher; null keeps what follows from its charge. */
export interface TypedLine {
  readonly chargeId: string;
  /** VND for one unit of the currency of the line. */
  readonly exchangeRate?: DecimalText | null | undefined;
  readonly amountVnd?: DecimalText | null | undefined;
  readonly vatAmountVnd?: DecimalText | null | undefined;
}

/** A document that values its lines: its type and the rate of the dollar that is typed for it. */
export interface Billing {
  readonly type: AccountingType;
  readonly typedRate: DecimalText | null;
}

/** The approved line of a charge of a settlement. */
type Approved = ApprovedLine | undefined;

const valued = [
  "netAmount",
  "vatAmount",
  "finalExchangeRate",
  "amountVnd",
  "vatAmountVnd",
  "amountUsd",
  "vatAmountUsd",
] as const;

/** The amounts of a line as an invoice or a voucher bills it. */
export type BilledAmounts = Pick<Surcharge, (typeof valued)[number]> & {
  readonly isKeyed: boolean;
};

/** Does the line keep the rate and the amounts of its charge? An on-behalf line on a voucher does. */
export const keepsValue = (
  { type }: Pick<Billing, "type">,
  charge: Pick<Surcharge, "type">,
): boolean => type === "Voucher" && charge.type === "OBH";

/**
 * The amounts of a line on an invoice or a voucher: those of its charge or as its settlement approved
 * them, at a typed rate of the line or of the dollar, or with typed amounts in VND; the charge keeps
 * its own.
 *
 * Source: rule IN-16, areas/invoice/README.md
 */
export function billedLine(
  charge: Surcharge,
  typed: TypedLine,
  by: Billing,
  approved?: Approved,
): BilledAmounts {
  const start = asApproved(charge, approved);
  const own = Object.fromEntries(valued.map((name) => [name, start[name]])) as Omit<
    BilledAmounts,
    "isKeyed"
  >;
  const wasKeyed = approved?.isKeyed ?? false;
  if (keepsValue(by, charge)) return { ...own, isKeyed: wasKeyed };
  const atRate = ratedAmounts(charge, typed, by, approved);
  const rated = { ...own, ...atRate };
  const amountVnd = typed.amountVnd ?? rated.amountVnd;
  const vatAmountVnd = typed.vatAmountVnd ?? rated.vatAmountVnd;
  const isKeyed =
    (wasKeyed && atRate === null) ||
    // What a statement or a note adjusted does not outlast another rate.
    (charge.adjustedBy !== null && rated.amountVnd !== charge.amountVnd) ||
    !decimal(amountVnd).equals(rated.amountVnd) ||
    !decimal(vatAmountVnd).equals(rated.vatAmountVnd);
  return { ...rated, amountVnd, vatAmountVnd, isKeyed };
}

function ratedAmounts(
  charge: Surcharge,
  { exchangeRate }: TypedLine,
  { typedRate }: Billing,
  approved: Approved,
) {
  const isDollar = charge.currencyId === secondCurrency;
  const rate = exchangeRate ?? (isDollar ? typedRate : null);
  const perDollar = typedRate ?? charge.excRateUsdToLocal;
  if (!rate && (approved || !typedRate)) return null;
  const amounts = chargeAmounts(charge, {
    toVnd: decimal(rate ?? charge.finalExchangeRate),
    usdToVnd: perDollar ? decimal(perDollar) : null,
  });
  const { finalExchangeRate, amountVnd, vatAmountVnd, ...others } = keepingAdjustment(
    charge,
    amounts,
  );
  if (finalExchangeRate === null || amountVnd === null || vatAmountVnd === null) return null;
  const { netAmount, vatAmount } = others;
  // A line of before its dollar rate was stored keeps its dollars.
  const { amountUsd, vatAmountUsd } = others.amountUsd === null ? charge : others;
  return {
    netAmount,
    vatAmount,
    finalExchangeRate,
    amountVnd,
    vatAmountVnd,
    amountUsd,
    vatAmountUsd,
  };
}

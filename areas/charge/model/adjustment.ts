import { localCurrency } from "@fairway/core/money/currency.ts";
import { type Decimal, type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import type { FieldRefusal, Refused } from "@fairway/core/refusal/refusal.ts";
import type { ChargeAmounts } from "./chargeAmounts.ts";
import { refuseCharge } from "./refusals.ts";
import type { Surcharge } from "./surcharge.ts";

/** The most that an adjusted VND amount differs from the computed one, before VAT and of VAT. */
export const mostAdjusted = 100;

/** What a document adds to the VND amounts of a line; nothing has no document. */
export type Adjustment = Pick<Surcharge, "netAdjustVnd" | "vatAdjustVnd" | "adjustedBy">;

type Amounts = Pick<
  Surcharge,
  "currencyId" | "netAmount" | "vatAmount" | "total" | "amountVnd" | "vatAmountVnd"
>;

/** A line that no document adjusts. */
export const notAdjusted: Adjustment = { netAdjustVnd: "0", vatAdjustVnd: "0", adjustedBy: null };

/** The VND amounts of a line as its price and rate give them. */
export function computedVnd(line: Adjustment & Pick<Surcharge, "amountVnd" | "vatAmountVnd">) {
  return {
    net: decimal(line.amountVnd).minus(line.netAdjustVnd),
    vat: decimal(line.vatAmountVnd).minus(line.vatAdjustVnd),
  };
}

/**
 * A line with other VND amounts before VAT and of VAT, as a document adjusts it.
 *
 * Shape: the own amounts of a line in another currency stay; a line in VND has one amount in VND.
 * Source: rule CH-36, areas/charge/README.md
 */
export function adjustedTo<Line extends Amounts & Adjustment>(
  line: Line,
  to: { readonly net: Decimal; readonly vat: Decimal },
  documentId: string,
): Line {
  const { net, vat } = computedVnd(line);
  const byNet = to.net.minus(net);
  const byVat = to.vat.minus(vat);
  const isNone = byNet.isZero() && byVat.isZero();
  const vnd = { amountVnd: to.net.toFixed(), vatAmountVnd: to.vat.toFixed() };
  const own =
    line.currencyId === localCurrency
      ? {
          netAmount: vnd.amountVnd,
          vatAmount: vnd.vatAmountVnd,
          total: to.net.plus(to.vat).toFixed(),
        }
      : {};
  return {
    ...line,
    ...vnd,
    ...own,
    ...(isNone
      ? notAdjusted
      : {
          netAdjustVnd: byNet.toFixed(),
          vatAdjustVnd: byVat.toFixed(),
          adjustedBy: documentId,
        }),
  };
}

/** A line with the VND amounts that its price and rate give. */
export function unadjusted<Line extends Amounts & Adjustment>(line: Line): Line {
  return line.adjustedBy === null ? line : adjustedTo(line, computedVnd(line), line.adjustedBy);
}

/**
 * The new amounts of a line with the adjustment that it had, which stays while the VND amounts below
 * it do.
 *
 * Source: rule CH-36, areas/charge/README.md
 */
export function keepingAdjustment(
  line: Amounts & Adjustment,
  amounts: ChargeAmounts,
): ChargeAmounts & Adjustment {
  const { amountVnd, vatAmountVnd } = amounts;
  const { adjustedBy } = line;
  if (adjustedBy === null || amountVnd === null || vatAmountVnd === null) {
    return { ...amounts, ...notAdjusted };
  }
  const { net, vat } = computedVnd(line);
  if (!net.equals(decimal(amountVnd)) || !vat.equals(decimal(vatAmountVnd))) {
    return { ...amounts, ...notAdjusted };
  }
  const { currencyId } = line;
  const fresh = { ...amounts, ...notAdjusted, currencyId, amountVnd, vatAmountVnd };
  const to = { net: decimal(line.amountVnd), vat: decimal(line.vatAmountVnd) };
  const { currencyId: _, ...kept } = adjustedTo(fresh, to, adjustedBy);
  return kept;
}

/** The refusal of a line that another document holds, too, or null: it keeps its value. */
export function whyNotAdjusted(
  { claims, chargeCode }: Pick<Surcharge, "claims" | "chargeCode">,
  documentId: string,
): Refused | null {
  const holder = claims.find((each) => each.documentId !== documentId);
  if (!holder) return null;
  return refuseCharge("charge.adjustHeld", { chargeCode, documentNo: holder.documentNo });
}

/** The errors of adjusted amounts: more than the bound from the computed ones, or a tax on an untaxed line. */
export function wrongAdjustments(
  line: Adjustment & Pick<Surcharge, "amountVnd" | "vatAmountVnd" | "chargeCode" | "vatrate">,
  to: { readonly amountVnd: DecimalText; readonly vatAmountVnd: DecimalText },
): FieldRefusal[] {
  const { chargeCode } = line;
  const { net, vat } = computedVnd(line);
  const tooFar = (field: string, computed: Decimal, typed: DecimalText) => {
    const isFar = decimal(typed).minus(computed).abs().gt(mostAdjusted);
    const facts = { chargeCode, computed: computed.toFixed(), most: mostAdjusted };
    return isFar ? [refuseCharge.field(field, "charge.adjustTooFar", facts)] : [];
  };
  const isTaxed = line.vatrate === null && !decimal(to.vatAmountVnd).isZero();
  return [
    ...tooFar("amountVnd", net, to.amountVnd),
    ...(isTaxed
      ? [refuseCharge.field("vatAmountVnd", "charge.adjustUntaxed", { chargeCode })]
      : tooFar("vatAmountVnd", vat, to.vatAmountVnd)),
  ];
}

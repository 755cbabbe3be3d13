import { decimalsOf, localCurrency } from "@fairway/core/money/currency.ts";
import { Decimal, decimal, type DecimalText, sum } from "@fairway/core/money/decimal.ts";
import { roundTo } from "@fairway/core/money/money.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal, Refused } from "@fairway/core/refusal/refusal.ts";
import { refuseCharge } from "./refusals.ts";
import { foldedText, sameCostFields } from "./sameLine.ts";

/** How a line is shared: its amount by percent, or its quantity. */
export const splitKinds = ["percent", "quantity"] as const;
export type SplitKind = (typeof splitKinds)[number];

/** The terms of a line that shares and sums are made of. */
export interface LineTerms {
  readonly quantity: DecimalText;
  readonly unitPrice: DecimalText;
  readonly currencyId: string;
  readonly vatrate: DecimalText | null;
}
type Part = Pick<LineTerms, "quantity" | "unitPrice" | "vatrate">;

/** Why shares are not the whole of a line; empty when they are. Source: rule CH-29 */
export function whyNotShares(
  line: LineTerms,
  by: SplitKind,
  shares: readonly DecimalText[],
): FieldRefusal[] {
  const wrong = shares.flatMap((share, at) =>
    decimal(share).gt(0) ? [] : [refuse.field(`shares.${at}.share`, "field.required")],
  );
  const whole = decimal(by === "percent" ? "100" : line.quantity);
  const made = sum(shares.map((share) => decimal(share)));
  if (wrong.length > 0) return wrong;
  if (made.eq(whole)) return by === "percent" ? whyNotPrices(line, shares) : [];
  const facts = { made: made.toFixed(), whole: whole.toFixed() };
  return [refuseCharge.field(`shares.${shares.length - 1}.share`, "charge.notWhole", facts)];
}

/** Why prices of eight decimals cannot express the shares of an amount; empty when they can. */
function whyNotPrices(line: LineTerms, shares: readonly DecimalText[]): FieldRefusal[] {
  const netOf = ({ unitPrice, quantity }: Part) =>
    roundTo(decimal(unitPrice).times(quantity), line.currencyId);
  if (decimal(line.quantity).isZero()) return [refuseCharge.field("by", "charge.noQuantity")];
  const made = sum(splitLine(line, "percent", shares).map(netOf));
  return made.eq(netOf(line)) ? [] : [refuseCharge.field("by", "charge.tooManyUnits")];
}

/**
 * The parts of a line. By quantity the price stays and the quantities are the shares. By percent the
 * quantity stays and the net amounts sum to that of the line; at the rate of the line their VND
 * amounts sum to its VND amount as well, if the decimals of a price can express it. A fixed tax is
 * shared likewise.
 *
 * Source: rule CH-29, areas/charge/README.md
 */
export function splitLine(
  line: LineTerms & { readonly finalExchangeRate?: DecimalText | null },
  by: SplitKind,
  shares: readonly DecimalText[],
): Part[] {
  const { quantity, unitPrice, currencyId, vatrate } = line;
  const isFixedTax = vatrate !== null && decimal(vatrate).lt(0);
  const taxes = isFixedTax ? taxesOf(decimal(vatrate), shares, currencyId) : null;
  const prices = by === "percent" ? pricesOf(line, shares) : null;
  return shares.map((share, at) => ({
    quantity: by === "quantity" ? decimal(share).toFixed() : quantity,
    unitPrice: prices?.[at] ?? unitPrice,
    vatrate: taxes?.[at] ?? vatrate,
  }));
}

/**
 * An amount in shares that sum to it, each rounded to the currency: all are cut, and what is missing
 * goes in units to those of which most was cut.
 */
function shared(amount: Decimal, shares: readonly DecimalText[], currencyId: string): Decimal[] {
  const whole = sum(shares.map((share) => decimal(share)));
  const unit = new Decimal(10).pow(-decimalsOf(currencyId));
  const raw = shares.map((share) => amount.times(share).dividedBy(whole));
  const cut = raw.map((each) => each.dividedBy(unit).trunc().times(unit));
  const missing = roundTo(amount, currencyId).minus(sum(cut));
  const most = raw
    .map((each, at) => ({ at, rest: each.minus(cut[at] ?? 0).abs() }))
    .toSorted((one, other) => other.rest.cmp(one.rest) || one.at - other.at)
    .slice(0, missing.dividedBy(unit).abs().toNumber());
  for (const { at } of most) {
    cut[at] = (cut[at] ?? decimal("0")).plus(missing.lt(0) ? unit.negated() : unit);
  }
  return cut;
}

/** A fixed tax in shares; what rounding takes from it stays with the largest part. */
function taxesOf(tax: Decimal, shares: readonly DecimalText[], currencyId: string): DecimalText[] {
  const parts = shared(tax, shares, currencyId);
  const largest = parts.reduce((most, each, at) => (each.lt(parts[most] ?? 0) ? at : most), 0);
  const rest = tax.minus(roundTo(tax, currencyId));
  return parts
    .map((each, at) => (at === largest ? each.plus(rest) : each))
    .map((each) => (each.isZero() ? "0" : each.toFixed()));
}

/** The prices of parts by percent. */
function pricesOf(
  line: LineTerms & { readonly finalExchangeRate?: DecimalText | null },
  shares: readonly DecimalText[],
): DecimalText[] {
  const { quantity, unitPrice, currencyId } = line;
  const exact = decimal(unitPrice).times(quantity);
  const net = roundTo(exact, currencyId);
  const nets = shared(net, shares, currencyId);
  const priceOf = (amount: Decimal) => amount.dividedBy(quantity).toDecimalPlaces(priceDecimals);
  const usual = nets.map(priceOf);
  const rate = line.finalExchangeRate ? decimal(line.finalExchangeRate) : null;
  if (rate === null || currencyId === localCurrency) return usual.map((each) => each.toFixed());
  // What rounding took from the line is spread over the parts, inside the half unit of each.
  const spread = exact.minus(net).dividedBy(shares.length);
  const inVnd = nets.map((each) => each.plus(spread).times(rate));
  const dong = shared(
    roundTo(exact.times(rate), localCurrency),
    inVnd.map((each) => each.toFixed()),
    localCurrency,
  );
  const prices = dong.map((each) => priceOf(each.dividedBy(rate)));
  const fits = prices.every((price, at) => {
    const made = price.times(quantity);
    return (
      roundTo(made, currencyId).eq(nets[at] ?? 0) &&
      roundTo(made.times(rate), localCurrency).eq(dong[at] ?? 0)
    );
  });
  return (fits ? prices : usual).map((each) => each.toFixed());
}

/** A line that is to be merged with others. */
export interface MergedLine extends LineTerms {
  readonly type: string;
  readonly hblid: string;
  readonly chargeId: string;
  readonly unitId: string;
  readonly paymentObjectId: string;
  readonly payerId: string | null;
  readonly exchangeDate: string;
  readonly exchangeRate: DecimalText | null;
  readonly invoiceNo: string | null;
  readonly seriesNo: string | null;
  readonly invoiceDate: string | null;
  readonly vatPartnerId: string | null;
  readonly kickBack: boolean;
  readonly isRefundFee: boolean;
}

/** What the lines of one merge have in common. */
const sameFields = [
  "hblid",
  "type",
  ...sameCostFields,
  "invoiceDate",
  "vatPartnerId",
  "currencyId",
  "exchangeDate",
  "exchangeRate",
  "kickBack",
  "isRefundFee",
] as const satisfies readonly (keyof MergedLine)[];

/** The field in which lines differ that may not be merged; null when they may. Source: rule CH-29 */
export function whyNotMerged(lines: readonly MergedLine[]): string | null {
  const [first, ...others] = lines;
  if (!first) return null;
  const differing = sameFields.find((field) =>
    others.some((other) => comparedOf(other, field) !== comparedOf(first, field)),
  );
  if (differing) return differing;
  const isFixed = (line: MergedLine) => line.vatrate !== null && decimal(line.vatrate).lt(0);
  const isOneTax = others.every(
    (other) =>
      isFixed(other) === isFixed(first) &&
      (isFixed(first) ||
        ((other.vatrate === null) === (first.vatrate === null) &&
          decimal(other.vatrate).eq(decimal(first.vatrate)))),
  );
  return isOneTax ? null : "vatrate";
}

function comparedOf(line: MergedLine, field: (typeof sameFields)[number]) {
  const value = line[field] ?? null;
  return field === "invoiceNo" || field === "seriesNo" ? foldedText(line[field]) : value;
}

/** Why no price expresses what merged lines make together; null if one does. Source: rule CH-29 */
export function whyNotMergedPrice(lines: readonly MergedLine[]): Refused | null {
  const { unitPrice } = mergedTerms(lines);
  if (decimal(unitPrice).isZero()) return refuseCharge("charge.mergedZero");
  if (decimal(unitPrice).decimalPlaces() <= priceDecimals) return null;
  return refuseCharge("charge.mergedPrice", { price: unitPrice, decimals: priceDecimals });
}

/** A price has at most this many decimals. */
const priceDecimals = 8;

/**
 * The terms of merged lines: of one price the quantities are added, of one quantity the prices, else
 * the line is 1 × the sum. What price × quantity makes stays the same.
 *
 * Source: rule CH-29, areas/charge/README.md
 */
export function mergedTerms(lines: readonly MergedLine[]): Part {
  const [first] = lines as [MergedLine];
  const total = (read: (line: MergedLine) => DecimalText | null) =>
    sum(lines.map((line) => decimal(read(line)))).toFixed();
  const isOne = (read: (line: MergedLine) => DecimalText) =>
    lines.every((line) => decimal(read(line)).eq(read(first)));
  const vatrate =
    first.vatrate !== null && decimal(first.vatrate).lt(0)
      ? total((line) => line.vatrate)
      : first.vatrate;
  if (isOne((line) => line.unitPrice)) {
    return { quantity: total((line) => line.quantity), unitPrice: first.unitPrice, vatrate };
  }
  if (isOne((line) => line.quantity)) {
    return { quantity: first.quantity, unitPrice: total((line) => line.unitPrice), vatrate };
  }
  const amounts = lines.map((line) => decimal(line.quantity).times(line.unitPrice));
  return { quantity: "1", unitPrice: sum(amounts).toFixed(), vatrate };
}

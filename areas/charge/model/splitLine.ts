import { decimal, type DecimalText, sum } from "@fairway/core/money/decimal.ts";
import { roundTo } from "@fairway/core/money/money.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { refuseCharge } from "./refusals.ts";

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
  if (wrong.length > 0 || made.eq(whole)) return wrong;
  const facts = { made: made.toFixed(), whole: whole.toFixed() };
  return [refuseCharge.field(`shares.${shares.length - 1}.share`, "charge.notWhole", facts)];
}

/**
 * The parts of a line. By quantity the price stays and the quantities are the shares. By percent the
 * quantity stays and the net amounts sum to that of the line: the last part has the rest. A fixed tax
 * is shared likewise.
 *
 * Source: rule CH-29, areas/charge/README.md
 */
export function splitLine(line: LineTerms, by: SplitKind, shares: readonly DecimalText[]): Part[] {
  const { quantity, unitPrice, currencyId, vatrate } = line;
  const whole = sum(shares.map((share) => decimal(share)));
  const shared = (amount: DecimalText) => {
    const parts = shares.map((share) =>
      roundTo(decimal(amount).times(share).dividedBy(whole), currencyId),
    );
    const rest = decimal(amount).minus(sum(parts.slice(0, -1)));
    return [...parts.slice(0, -1), rest];
  };
  const isFixedTax = vatrate !== null && decimal(vatrate).lt(0);
  const taxes = isFixedTax ? shared(vatrate) : null;
  const net = roundTo(decimal(unitPrice).times(quantity), currencyId).toFixed();
  const nets = by === "percent" ? shared(net) : null;
  return shares.map((share, at) => ({
    quantity: by === "quantity" ? decimal(share).toFixed() : quantity,
    unitPrice: nets?.[at]
      ? decimal(nets[at]).dividedBy(quantity).toDecimalPlaces(8).toFixed()
      : unitPrice,
    vatrate: taxes?.[at] ? taxes[at].toFixed() : vatrate,
  }));
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
  readonly kickBack: boolean;
  readonly isRefundFee: boolean;
}

/** What the lines of one merge have in common. */
const sameFields = [
  "hblid",
  "type",
  "chargeId",
  "unitId",
  "currencyId",
  "paymentObjectId",
  "payerId",
  "exchangeDate",
  "exchangeRate",
  "invoiceNo",
  "kickBack",
  "isRefundFee",
] as const satisfies readonly (keyof MergedLine)[];

/** The field in which lines differ that may not be merged; null when they may. Source: rule CH-29 */
export function whyNotMerged(lines: readonly MergedLine[]): string | null {
  const [first, ...others] = lines;
  if (!first) return null;
  const differing = sameFields.find((field) =>
    others.some((other) => (other[field] ?? null) !== (first[field] ?? null)),
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

import type { QuantityType } from "@fairway/areas/catalogue/model/quantityTypes.ts";
import { decimal, type DecimalText } from "@fairway/core/money/decimal.ts";
import { roundTo } from "@fairway/core/money/money.ts";
import type { FilledLine } from "./offeredLine.ts";
import { type BillFigures, quantityOnBill } from "./quantityByHint.ts";

/** What is added to a buying price: a share in percent, or an amount in its currency. */
export type Surplus =
  | { readonly percent: DecimalText; readonly amount?: never }
  | { readonly amount: DecimalText; readonly percent?: never };

/** A buying price with a surplus, rounded to its currency. Source: rule CH-17 */
export function priceWithSurplus(
  price: DecimalText,
  currency: string,
  surplus: Surplus,
): DecimalText {
  const bought = decimal(price);
  const sold =
    surplus.percent === undefined
      ? bought.plus(surplus.amount)
      : bought.plus(bought.times(surplus.percent).dividedBy(100));
  return roundTo(sold, currency).toFixed();
}

/** The lines with the quantities that a bill has for their figures; others keep their own. */
export function withQuantities<Line extends FilledLine>(
  lines: readonly Line[],
  figures: BillFigures,
): Line[] {
  return lines.map((line) => {
    const quantity = quantityOnBill(line, figures);
    return quantity === null ? line : { ...line, quantity };
  });
}

/** A standard charge as the catalogue answers it. */
export type StandardCharge = Readonly<Record<string, unknown>>;

const typeOf = { CREDIT: "BUY", DEBIT: "SELL", OBH: "OBH" } as const;

/**
 * Standard charges as lines: what is bought is paid to the carrier, the rest is owed by the
 * customer; `commission` are the charges of the commission group. A charge without a unit is left out.
 */
export function standardLines(
  found: readonly StandardCharge[],
  partners: { readonly customer: Partner | null; readonly carrier: Partner | null },
  commission: ReadonlySet<string> = new Set(),
): FilledLine[] {
  return found.flatMap((each) => {
    const text = (name: string) => (typeof each[name] === "string" ? each[name] : null);
    const type = typeOf[text("type") as keyof typeof typeOf];
    const [chargeId, unitId, currencyId] = [text("chargeId"), text("unitId"), text("currencyId")];
    if (!type || !chargeId || !unitId || !currencyId) return [];
    const partner = type === "BUY" ? partners.carrier : partners.customer;
    return [
      {
        type,
        chargeId,
        chargeCode: text("chargeCode") ?? "",
        chargeName: text("chargeName") ?? "",
        chargeGroupName: null,
        isCommission: commission.has(chargeId),
        twinId: null,
        twinCode: null,
        twinName: null,
        quantity: text("quantity"),
        quantityType: text("quantityType") as QuantityType | null,
        unitId,
        unitCode: text("unitCode") ?? "",
        unitPrice: text("unitPrice"),
        priceSource: "standard",
        priceReference: null,
        currencyId,
        vatrate: text("vatrate"),
        partnerId: partner?.id ?? null,
        partnerCode: partner?.code ?? null,
        partnerName: partner?.name ?? null,
        payerId: null,
        payerCode: null,
        payerName: null,
        notes: text("notes"),
      },
    ];
  });
}

interface Partner {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** A line of a bill whose price may come from a tariff. */
export interface PricedLine {
  readonly type: string;
  readonly chargeId: string | null;
  readonly unitId: string | null;
  readonly quantity: DecimalText | null;
  readonly unitPrice: DecimalText | null;
  readonly currencyId: string | null;
  readonly vatrate: DecimalText | null;
  readonly priceSource: string;
  readonly isFrozen: boolean;
}

/**
 * The line of the tariffs of the day for a free line that a tariff priced, if quantity, price,
 * currency or VAT are no longer the same; else null.
 *
 * Source: rule CH-35, areas/charge/README.md
 */
export function newTariffLine(line: PricedLine, offers: readonly FilledLine[]): FilledLine | null {
  if (line.priceSource !== "tariff" || line.isFrozen) return null;
  const found = offers.find(
    (each) =>
      each.type === line.type && each.chargeId === line.chargeId && each.unitId === line.unitId,
  );
  if (!found || found.unitPrice === null || found.quantity === null) return null;
  const isSame = (one: DecimalText | null, other: DecimalText | null) =>
    one === null || other === null ? one === other : decimal(one).eq(other);
  const stands =
    isSame(found.unitPrice, line.unitPrice) &&
    isSame(found.quantity, line.quantity) &&
    isSame(found.vatrate, line.vatrate) &&
    found.currencyId === line.currencyId;
  return stands ? null : found;
}

import { decimal, type DecimalText } from "@fairway/core/money/decimal.ts";
import { roundTo } from "@fairway/core/money/money.ts";
import type { FilledLine } from "./offeredLine.ts";
import { quantityByHint, type ShipmentFigures } from "./quantityByHint.ts";

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

/** The goods of a job from which quantities are taken. */
export interface GoodsOfJob {
  readonly grossWeight: DecimalText | null;
  readonly netWeight: DecimalText | null;
  readonly chargeWeight: DecimalText | null;
  readonly cbm: DecimalText | null;
  readonly packageQty: DecimalText | null;
  readonly csMawbcontainers: readonly {
    readonly containerTypeId: string | null;
    readonly quantity: number;
  }[];
}

/** The figures of a job; the containers of each type are counted. */
export function figuresOfJob(job: GoodsOfJob): ShipmentFigures {
  const counts = new Map<string, number>();
  for (const { containerTypeId, quantity } of job.csMawbcontainers) {
    if (containerTypeId) {
      counts.set(containerTypeId, (counts.get(containerTypeId) ?? 0) + quantity);
    }
  }
  const all = job.csMawbcontainers.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    gw: job.grossWeight,
    nw: job.netWeight,
    cw: job.chargeWeight,
    cbm: job.cbm,
    package: job.packageQty,
    cont: String(all),
    contOfType: Object.fromEntries([...counts].map(([id, count]) => [id, String(count)])),
  };
}

/** The lines with the quantities that this job has for their figures; others keep their own. */
export function withQuantities<Line extends FilledLine>(
  lines: readonly Line[],
  figures: ShipmentFigures,
): Line[] {
  return lines.map((line) => {
    const { quantityType, unitId } = line;
    if (quantityType === null) return line;
    const isContainer = figures.contOfType[unitId] !== undefined;
    const found = quantityByHint(quantityType, { id: unitId, isContainer }, figures);
    return found === null ? line : { ...line, quantity: found };
  });
}

/** A standard charge as the catalogue answers it. */
export type StandardCharge = Readonly<Record<string, unknown>>;

const typeOf = { CREDIT: "BUY", DEBIT: "SELL", OBH: "OBH" } as const;

/**
 * Standard charges as lines: what is bought is paid to the carrier, the rest is owed by the
 * customer. A charge without a unit is left out.
 */
export function standardLines(
  found: readonly StandardCharge[],
  partners: { readonly customer: Partner | null; readonly carrier: Partner | null },
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
        twinId: null,
        twinCode: null,
        twinName: null,
        quantity: text("quantity"),
        quantityType: text("quantityType"),
        unitId,
        unitCode: text("unitCode") ?? "",
        unitPrice: text("unitPrice"),
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

import type { QuantityType as Hint } from "@fairway/areas/catalogue/model/quantityTypes.ts";
import type {
  WorkOrderPrice,
  WorkOrderSurcharge,
} from "@fairway/areas/workorder/model/workOrder.ts";
import { decimal, type DecimalText } from "@fairway/core/money/decimal.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { type ShipmentFigures, quantityByHint } from "./quantityByHint.ts";
import { refuseCharge } from "./refusals.ts";

/** A line that a price of a work order makes on a bill. */
export interface OrderedLine {
  readonly type: "BUY" | "SELL";
  readonly chargeId: string;
  readonly chargeCode: string;
  readonly chargeName: string;
  readonly quantity: DecimalText;
  /** The figure of the goods that the quantity is; null for one of a shipment. */
  readonly quantityType: Hint | null;
  readonly unitId: string;
  readonly unitCode: string;
  readonly unitPrice: DecimalText;
  readonly currencyId: string;
  readonly vatrate: DecimalText | null;
  readonly partnerId: string | null;
  readonly kickBack: boolean;
}

interface Unit {
  readonly unitId: string;
  readonly unitCode: string;
  readonly unitType: string;
}

/** The order whose prices are taken, with the goods and the customer of the bill. */
interface Ground {
  readonly workOrderNo: string;
  readonly customerId: string;
  readonly prices: readonly WorkOrderPrice[];
  readonly surcharges: readonly WorkOrderSurcharge[];
  readonly figures: ShipmentFigures;
}

/**
 * The lines that a chosen price makes on a bill, freight first, or why it makes none. Of the prices of
 * its co-loader the one counts whose range contains the quantity of the bill; for whole containers one
 * price of each type of container on the bill.
 *
 * Source: rule CH-52, areas/charge/README.md
 */
export function orderedLines(chosen: WorkOrderPrice, ground: Ground): OrderedLine[] | Refused {
  const picked = pickedPrices(chosen, ground);
  if (!Array.isArray(picked)) return picked;
  const lines: OrderedLine[] = [];
  for (const price of picked) {
    const made = linesOf(price, ground);
    if (!Array.isArray(made)) return made;
    // What two prices bring in the same way stands once.
    for (const line of made) {
      if (!lines.some((other) => isSame(line, other))) lines.push(line);
    }
  }
  return lines;
}

const isSame = (one: OrderedLine, other: OrderedLine): boolean =>
  one.type === other.type &&
  one.chargeId === other.chargeId &&
  one.unitId === other.unitId &&
  one.partnerId === other.partnerId;

function pickedPrices(chosen: WorkOrderPrice, ground: Ground): WorkOrderPrice[] | Refused {
  const { workOrderNo, prices, figures } = ground;
  const { coloaderName, type } = chosen;
  const ofColoader = prices.filter(
    (each) => each.coloaderId === chosen.coloaderId && each.type === type,
  );
  if (type === "FCL") {
    const there = ofColoader.filter((each) => isInRange(each, figures));
    if (there.length > 0) return there;
  } else {
    const found = ofColoader.find(
      (each) => (type === "AIR" || each.unitId === chosen.unitId) && isInRange(each, figures),
    );
    if (found) return [found];
  }
  const quantity = rangedQuantity(chosen, figures);
  const { unitCode, buyingChargeCode: chargeCode } = chosen;
  return quantity === null
    ? refuseCharge("charge.orderNoQuantity", { unitCode, chargeCode })
    : refuseCharge("charge.orderNoRange", { workOrderNo, coloaderName, quantity, unitCode });
}

/** A range of whole numbers contains the fractions up to the next one. */
function isInRange(price: WorkOrderPrice, figures: ShipmentFigures): boolean {
  const { quantityType, quantityFrom, quantityTo, type } = price;
  const quantity = rangedQuantity(price, figures);
  if (quantityType !== "RANGE") return type !== "FCL" || quantity !== null;
  return (
    quantity !== null && decimal(quantity).gte(quantityFrom) && decimal(quantity).lt(quantityTo + 1)
  );
}

/** The quantity that ranges are compared with: by air the chargeable weight, else that of the unit. */
function rangedQuantity(price: WorkOrderPrice, figures: ShipmentFigures): DecimalText | null {
  const { type } = price;
  if (type === "AIR") return byHint("cw", price, figures);
  return type === "LCL"
    ? byHint("cbm", price, figures)
    : quantityOf(price, price, figures).quantity;
}

function linesOf(price: WorkOrderPrice, ground: Ground): OrderedLine[] | Refused {
  const { customerId, surcharges, figures } = ground;
  const { currencyId, vatrate } = price;
  const terms = { currencyId, vatrate, kickBack: false };
  const wanted = [
    {
      ...terms,
      type: "BUY" as const,
      chargeId: price.buyingChargeId,
      chargeCode: price.buyingChargeCode,
      chargeName: price.buyingChargeName,
      unitPrice: price.unitPriceBuying,
      partnerId: price.coloaderId,
      unit: price,
    },
    {
      ...terms,
      type: "SELL" as const,
      chargeId: price.sellingChargeId,
      chargeCode: price.sellingChargeCode,
      chargeName: price.sellingChargeName,
      unitPrice: price.unitPriceSelling,
      partnerId: customerId,
      unit: price,
    },
    ...surcharges
      .filter(({ priceId }) => priceId === price.id)
      .map((each) => ({
        type: each.type,
        chargeId: each.chargeId,
        chargeCode: each.chargeCode,
        chargeName: each.chargeName,
        unitPrice: each.unitPrice,
        currencyId: each.currencyId,
        vatrate: each.vatrate,
        kickBack: each.kickBack,
        partnerId: each.partnerType === "Customer" ? customerId : each.partnerId,
        unit: unitOf(each) ?? price,
      })),
  ];
  const lines: OrderedLine[] = [];
  for (const { unit, ...line } of wanted) {
    const { quantity, hint } = quantityOf(unit, price, figures);
    const { unitId, unitCode } = unit;
    if (quantity === null) {
      return refuseCharge("charge.orderNoQuantity", { unitCode, chargeCode: line.chargeCode });
    }
    lines.push({ ...line, quantity, quantityType: hint, unitId, unitCode });
  }
  return lines;
}

function unitOf({ unitId, unitCode, unitType }: WorkOrderSurcharge): Unit | null {
  return unitId && unitCode && unitType ? { unitId, unitCode, unitType } : null;
}

const measures: Readonly<Record<string, Hint>> = { KGS: "gw", CBM: "cbm" };

/** The quantity of a unit on the bill: a figure of its goods, or one of a shipment. */
function quantityOf(
  unit: Unit,
  price: Pick<WorkOrderPrice, "type" | "quantityType">,
  figures: ShipmentFigures,
): { readonly quantity: DecimalText | null; readonly hint: Hint | null } {
  const { unitType, unitCode } = unit;
  const isMeasure = unitType === "WeightMeasurement" || unitType === "VolumnMeasurement";
  const measure = price.type === "AIR" && unitCode === "KGS" ? "cw" : (measures[unitCode] ?? null);
  if (price.quantityType === "ULD" && !isMeasure) {
    const hint = byHint("cont", unit, figures) === null ? "package" : "cont";
    return { quantity: byHint(hint, unit, figures), hint };
  }
  if (isMeasure) {
    return { quantity: measure && byHint(measure, unit, figures), hint: measure };
  }
  if (unitType === "Container") return { quantity: byHint("cont", unit, figures), hint: "cont" };
  if (unitType === "Package") {
    return { quantity: byHint("package", unit, figures), hint: "package" };
  }
  return { quantity: "1", hint: null };
}

function byHint(hint: Hint, unit: Unit, figures: ShipmentFigures): DecimalText | null {
  const isContainer = unit.unitType === "Container";
  return quantityByHint(hint, { id: unit.unitId, isContainer }, figures);
}

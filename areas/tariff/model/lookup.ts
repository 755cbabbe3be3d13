import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { serviceCodes, serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { day, id, maybeChoice, maybeDecimal, maybeId } from "@fairway/core/contract/shapes.ts";
import { Decimal } from "@fairway/core/money/decimal.ts";
import { z } from "zod";
import { quantityOf } from "./goodsFigures.ts";
import { type FoundPrice, type PricedLine, priceOfLine } from "./priceOfLine.ts";
import {
  type CargoType,
  cargoTypes,
  customsRoutes,
  type RangeType,
  type ServiceMode,
  serviceModes,
  type TariffType,
  type UseFor,
} from "./tariffWords.ts";

const wordsOf = <Key extends string>(offered: Readonly<Record<Key, unknown>>) =>
  Object.keys(offered) as [Key, ...Key[]];

/** The most charges of one lookup. */
export const mostCharges = 500;

/** The job, the goods and the charges for which prices are looked up. */
export const tariffAsk = z.object({
  type: z.enum(["BUY", "SELL", "OBH"]),
  transactionType: z.enum(serviceCodes),
  /** The office of the job; by default the actor's. */
  officeId: maybeId,
  serviceDate: day,
  customerId: maybeId,
  agentId: maybeId,
  supplierId: maybeId,
  coloaderId: maybeId,
  pol: maybeId,
  pod: maybeId,
  /** Of customs and trucking jobs; those of other services follow from the service. */
  cargoType: maybeChoice(wordsOf(cargoTypes)),
  serviceMode: maybeChoice(wordsOf(serviceModes)),
  route: maybeChoice(wordsOf(customsRoutes)),
  commodityGroupId: maybeId,
  portId: maybeId,
  warehouseId: maybeId,
  goods: z.object({
    gw: maybeDecimal,
    nw: maybeDecimal,
    cbm: maybeDecimal,
    packages: maybeDecimal,
    customClearance: maybeDecimal,
    containers: z
      .array(z.object({ unitId: id, quantity: maybeDecimal }))
      .max(500)
      .nullish()
      .transform((lines) =>
        (lines ?? []).map((each) => ({ ...each, quantity: each.quantity ?? "1" })),
      ),
  }),
  charges: z
    .array(
      z.object({
        chargeId: id,
        /** The partner of the line, where it is typed already. */
        partnerId: maybeId,
        /** The party that is paid for a line on behalf. */
        payerId: maybeId,
      }),
    )
    .min(1)
    .max(mostCharges),
});
export type TariffAsk = Readonly<z.output<typeof tariffAsk>>;

/** What a job or bill does not say of a price that is looked up for it. */
export const unsaid = {
  supplierId: null,
  cargoType: null,
  serviceMode: null,
  route: null,
  commodityGroupId: null,
  portId: null,
  warehouseId: null,
} as const satisfies Partial<TariffAsk>;

/** A price from a tariff, as a charge line takes it. */
export const tariffPrice = z.object({
  tariffId: z.string(),
  tariffName: z.string(),
  tariffType: z.string(),
  tariffLineId: z.string(),
  chargeId: z.string(),
  /** The partner of a tariff that is for one. */
  partnerId: z.string().nullable(),
  quantity: z.string(),
  unitPrice: z.string(),
  unitId: z.string(),
  unitCode: z.string(),
  currencyId: z.string(),
  vatrate: z.string().nullable(),
  /** Quantity × unit price, rounded to the currency; without VAT. */
  amount: z.string(),
});
export type TariffPrice = z.output<typeof tariffPrice>;

/**
 * The types of tariff that price a side, the preferred first: bought lines a supplier's, sold lines
 * and lines on behalf the customer's, then the agent's, and general ones last.
 *
 * Source: rule TF-9
 */
export const preferred = {
  BUY: ["Supplier", "General"],
  SELL: ["Customer", "Agent", "General"],
  OBH: ["Customer", "Agent", "General"],
} as const satisfies Record<TariffAsk["type"], readonly TariffType[]>;

/** The work, the load and the direction of a service, as lines and tariffs name them. */
export function kindOfWork(code: TariffAsk["transactionType"]): {
  readonly useFor: UseFor;
  readonly cargoType: CargoType | null;
  readonly serviceMode: ServiceMode | null;
} {
  const { family, goods, direction }: Service = serviceOf(code);
  if (family === "operations") return { useFor: "OPS", cargoType: null, serviceMode: null };
  return {
    useFor: "Document",
    cargoType: goods === "containers" ? "FCL" : "LCL",
    serviceMode: direction === "import" ? "Import" : "Export",
  };
}

/** A line of a tariff of the day that fits a charge and the job. */
export interface FittingLine extends PricedLine {
  /** The position of the charge in the ask. */
  readonly at: number;
  readonly tariffId: string;
  readonly tariffName: string;
  readonly tariffType: TariffType;
  readonly partnerId: string | null;
  readonly effectiveDate: string;
  /** The later change of line and tariff. */
  readonly changedAt: string;
  /** How many of its fields the job matches. */
  readonly matched: number;
  readonly tariffLineId: string;
  readonly chargeId: string;
  readonly rangeType: RangeType | null;
  readonly unitId: string;
  readonly unitCode: string;
  readonly isContainerSize: boolean;
  readonly vatrate: string | null;
}

/**
 * The price of each charge of an ask: that of the best line which has one for the goods.
 *
 * Source: rules TF-9 to TF-12
 */
export function pricesOf(ask: TariffAsk, fitting: readonly FittingLine[]): (TariffPrice | null)[] {
  const order = preferred[ask.type] as readonly TariffType[];
  const ranked = [...fitting].sort(
    (a, b) =>
      order.indexOf(a.tariffType) - order.indexOf(b.tariffType) ||
      b.matched - a.matched ||
      compare(b.effectiveDate, a.effectiveDate) ||
      compare(b.changedAt, a.changedAt) ||
      // A quantity on the border of two ranges belongs to the lower one.
      new Decimal(a.rangeFrom ?? 0).comparedTo(b.rangeFrom ?? 0) ||
      compare(a.tariffLineId, b.tariffLineId),
  );
  return ask.charges.map((_, at) => {
    for (const line of ranked) {
      if (line.at !== at) continue;
      const price = priceOfLine(line, quantityOf(line.rangeType, line, ask.goods));
      if (price) return answered(line, price);
    }
    return null;
  });
}

function answered(line: FittingLine, price: FoundPrice): TariffPrice {
  const { tariffId, tariffName, tariffType, tariffLineId, chargeId, partnerId } = line;
  const { unitId, unitCode, currencyId, vatrate } = line;
  return {
    tariffId,
    tariffName,
    tariffType,
    tariffLineId,
    chargeId,
    partnerId,
    ...price,
    unitId,
    unitCode,
    currencyId,
    vatrate,
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

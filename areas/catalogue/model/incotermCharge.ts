import { maybeId } from "@fairway/core/contract/shapes.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { z } from "zod";
import { quantityTypes } from "./quantityTypes.ts";
import { refuseCatalogue } from "./refusals.ts";

const { hw: _, ...hints } = quantityTypes;

/** The figure of the shipment that a usual charge takes as its quantity. */
export const hintQuantities = hints;

/** The payer of a usual charge. */
export const chargeTos = {
  Customer: { en: "Customer", vi: "Khách hàng" },
  Agent: { en: "Agent", vi: "Đại lý" },
  Shipper: { en: "Shipper", vi: "Người gửi hàng" },
  Consignee: { en: "Consignee", vi: "Người nhận hàng" },
  Carrier: { en: "Carrier", vi: "Hãng vận chuyển" },
} as const satisfies Record<string, Words>;

/** The kind of fee of a usual charge. */
export const feeTypes = {
  Handling: { en: "Handling", vi: "Phí handling" },
  Freight: { en: "Freight", vi: "Cước" },
  LocalCharge: { en: "Local charge", vi: "Phí địa phương" },
  Logistics: { en: "Logistics", vi: "Logistics" },
  Fuel: { en: "Fuel", vi: "Nhiên liệu" },
  Trucking: { en: "Trucking", vi: "Vận tải bộ" },
  Other: { en: "Other", vi: "Khác" },
} as const satisfies Record<string, Words>;

const oneOf = <Key extends string>(offered: Readonly<Record<Key, unknown>>) =>
  z.enum(Object.keys(offered) as [Key, ...Key[]]);

/** A usual charge of an incoterm as entered; a line with an id is stored. */
export const incotermCharge = z.object({
  id: maybeId,
  chargeId: maybeId,
  quantityType: oneOf(hintQuantities).nullish(),
  unitId: maybeId,
  chargeTo: oneOf(chargeTos).nullish(),
  currencyId: z.string().max(3).nullish(),
  feeType: oneOf(feeTypes).nullish(),
});
export type IncotermChargeLine = Readonly<z.output<typeof incotermCharge>>;

/** A stored usual charge with the names that a screen shows. */
export const incotermChargeRow = z.object({
  id: z.string(),
  chargeId: z.string(),
  chargeCode: z.string(),
  chargeName: z.string(),
  quantityType: oneOf(hintQuantities),
  unitId: z.string(),
  unitCode: z.string(),
  unitName: z.string(),
  chargeTo: oneOf(chargeTos),
  currencyId: z.string(),
  feeType: oneOf(feeTypes),
});
export type IncotermChargeRow = z.output<typeof incotermChargeRow>;

/** The properties of a charge that the line must match. */
export interface KnownCharge {
  readonly code: string;
  readonly type: string;
  readonly active: boolean;
  readonly serviceTypeId: readonly string[];
}

/** The sides of lines: the name of the list in an ask, and the type of its charges. */
export const incotermSides = {
  SELL: { list: "sellings", takes: "DEBIT" },
  BUY: { list: "buyings", takes: "CREDIT" },
} as const;
export type IncotermSide = keyof typeof incotermSides;

/** The fields of a line, in the order of entry; all are required. */
export const incotermChargeFields = [
  "chargeId",
  "quantityType",
  "unitId",
  "chargeTo",
  "currencyId",
  "feeType",
] as const;

/**
 * The errors of the usual charges of one side, by path `sellings.2.chargeId`.
 *
 * Source: rule CA-16, areas/catalogue/README.md
 */
export function whyNotIncotermCharges(
  side: IncotermSide,
  lines: readonly IncotermChargeLine[],
  against: {
    readonly services: readonly string[];
    readonly charges: ReadonlyMap<string, KnownCharge>;
    /** Charges of the stored lines; they may be inactive by now. */
    readonly stored: ReadonlySet<string>;
  },
): FieldRefusal[] {
  const { list } = incotermSides[side];
  return lines.flatMap((line, at) => {
    const missing = incotermChargeFields
      .filter((field) => !line[field])
      .map((field) => refuse.field(`${list}.${at}.${field}`, "field.required"));
    if (!line.chargeId) return missing;
    const isTwice = lines.findIndex((each) => each.chargeId === line.chargeId) < at;
    const problem = wrongCharge(side, line.chargeId, isTwice, against);
    return problem
      ? [...missing, refuseCatalogue.field(`${list}.${at}.chargeId`, ...problem)]
      : missing;
  });
}

type Problem = readonly [
  code: Parameters<typeof refuseCatalogue.field>[1],
  facts?: Record<string, string>,
];

function wrongCharge(
  side: IncotermSide,
  chargeId: string,
  isTwice: boolean,
  against: Parameters<typeof whyNotIncotermCharges>[2],
): Problem | null {
  const charge = against.charges.get(chargeId);
  if (!charge) return ["incotermCharge.unknown"];
  const { code } = charge;
  if (charge.type !== incotermSides[side].takes) {
    return [side === "SELL" ? "incotermCharge.notSelling" : "incotermCharge.notBuying", { code }];
  }
  if (isTwice) return ["incotermCharge.twice", { code }];
  if (!charge.serviceTypeId.some((each) => against.services.includes(each))) {
    return ["incotermCharge.otherService", { code }];
  }
  if (!charge.active && !against.stored.has(chargeId)) return ["incotermCharge.retired", { code }];
  return null;
}

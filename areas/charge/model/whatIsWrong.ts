import { isRate } from "@fairway/areas/rate/model/isRate.ts";
import { refuseRate } from "@fairway/areas/rate/model/refusals.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { type ChargeLine, chargeTypeOf, neededFields } from "./chargeLine.ts";
import { refuseCharge } from "./refusals.ts";
import type { LineType } from "./surcharge.ts";

/** The largest total of one line in US dollars. */
export const usdLineLimit = "100000";

/** The fields of a catalogue charge that the checks read. */
export interface KnownCharge {
  readonly code: string;
  readonly type: string;
  readonly serviceTypeId: readonly string[];
  readonly officeIds: readonly string[];
  readonly chargeGroup: string | null;
  readonly active: boolean;
}

/** A partner, unit or currency with the name that refusals show. */
export interface KnownName {
  readonly name: string;
  readonly active: boolean;
  /** True for the partner that stands for a carrier that nobody knows yet: nobody is paid under its name. */
  readonly isStandIn?: boolean;
}

/** The service and office of the lines, and everything they reference, by id. */
export interface ChargeSurroundings {
  readonly type: LineType;
  readonly transactionType: string;
  readonly officeId: string | null;
  readonly charges: ReadonlyMap<string, KnownCharge>;
  readonly units: ReadonlyMap<string, KnownName>;
  readonly currencies: ReadonlyMap<string, KnownName>;
  readonly partners: ReadonlyMap<string, KnownName>;
}

/**
 * Lists the errors of one line, field by field.
 *
 * Shape: `before` is the stored line; a reference that it already has may be inactive.
 * Source: rule CH-5, areas/charge/README.md
 */
export function whatIsWrong(
  line: ChargeLine,
  around: ChargeSurroundings,
  before: Partial<ChargeLine> | null,
): FieldRefusal[] {
  const required = neededFields
    .filter((field) => line[field] === null && field !== "unitPrice" && field !== "quantity")
    .map((field) => refuse.field(field, "field.required"));
  return [
    ...required,
    ...wrongNumbers(line),
    ...wrongPartners(line, around.type),
    ...wrongReferences(line, around, before ?? {}),
    ...wrongCharge(line, around, before ?? {}),
  ];
}

function wrongNumbers(line: ChargeLine): FieldRefusal[] {
  const wrong: FieldRefusal[] = [];
  const { quantity, unitPrice, vatrate, exchangeRate } = line;
  const count = quantity === null ? null : decimal(quantity);
  const price = unitPrice === null ? null : decimal(unitPrice);
  if (!count || count.lt(0) || count.decimalPlaces() > 6) {
    wrong.push(refuseCharge.field("quantity", "charge.quantity"));
  } else if (count.gte(1e12)) {
    wrong.push(refuseCharge.field("quantity", "charge.tooLarge"));
  }
  if (!price || price.isZero() || price.decimalPlaces() > 8) {
    wrong.push(refuseCharge.field("unitPrice", "charge.unitPrice"));
  } else if (price.abs().gte(1e15)) {
    wrong.push(refuseCharge.field("unitPrice", "charge.tooLarge"));
  }
  const vat = decimal(vatrate);
  if (vat.gt(100) || vat.decimalPlaces() > 6)
    wrong.push(refuseCharge.field("vatrate", "charge.vat"));
  else if (vat.lte(-1e15)) wrong.push(refuseCharge.field("vatrate", "charge.tooLarge"));
  if (exchangeRate !== null && !isRate(exchangeRate)) {
    wrong.push(refuseRate.field("exchangeRate", "rate.aboveZero"));
  }
  return wrong;
}

function wrongPartners(line: ChargeLine, type: LineType): FieldRefusal[] {
  if (type !== "OBH") return [];
  if (line.payerId === null) return [refuse.field("payerId", "field.required")];
  return line.payerId === line.paymentObjectId
    ? [refuseCharge.field("payerId", "charge.samePartner")]
    : [];
}

function wrongReferences(
  line: ChargeLine,
  around: ChargeSurroundings,
  before: Partial<ChargeLine>,
): FieldRefusal[] {
  const places = [
    ["unitId", around.units],
    ["currencyId", around.currencies],
    ["paymentObjectId", around.partners],
    ["payerId", around.partners],
    ["vatPartnerId", around.partners],
  ] as const;
  return places.flatMap(([field, known]) => {
    const value = line[field];
    if (value === null || value === before[field]) return [];
    const found = known.get(value);
    if (!found) return [refuse.field(field, "field.unknown", { value })];
    if (found.isStandIn)
      return [refuseCharge.field(field, "charge.standIn", { value: found.name })];
    return found.active
      ? []
      : [refuseCharge.field(field, "charge.inactive", { value: found.name })];
  });
}

function wrongCharge(
  line: ChargeLine,
  { type, transactionType, officeId, charges }: ChargeSurroundings,
  before: Partial<ChargeLine>,
): FieldRefusal[] {
  const { chargeId } = line;
  if (chargeId === null || chargeId === before.chargeId) return [];
  const charge = charges.get(chargeId);
  if (!charge) return [refuse.field("chargeId", "field.unknown", { value: chargeId })];
  const chargeCode = charge.code;
  const { serviceTypeId, officeIds } = charge;
  if (!charge.active)
    return [refuseCharge.field("chargeId", "charge.inactive", { value: chargeCode })];
  if (charge.type !== chargeTypeOf[type] && charge.type !== "OTHER") {
    return [refuseCharge.field("chargeId", "charge.wrongType", { chargeCode, type })];
  }
  if (serviceTypeId.length > 0 && !serviceTypeId.includes(transactionType)) {
    const facts = { chargeCode, service: transactionType };
    return [refuseCharge.field("chargeId", "charge.wrongService", facts)];
  }
  if (officeIds.length > 0 && !officeIds.includes(officeId ?? "")) {
    return [refuseCharge.field("chargeId", "charge.wrongOffice", { chargeCode })];
  }
  return [];
}

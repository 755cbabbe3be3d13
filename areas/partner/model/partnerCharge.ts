import { quantityTypeNames } from "@fairway/areas/catalogue/model/quantityTypes.ts";
import { codesOf } from "@fairway/areas/service/model/serviceOf.ts";
import {
  decimalText,
  id,
  maybeChoice,
  maybeDecimal,
  maybeId,
} from "@fairway/core/contract/shapes.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { z } from "zod";
import { refusePartner } from "./refusals.ts";

/** A usual charge of an air carrier or agent, as it is keyed. */
export const partnerChargeForm = z.object({
  id: maybeId,
  version: z.number().int().nullish(),
  chargeId: id,
  quantity: decimalText.default("1"),
  quantityType: maybeChoice(quantityTypeNames),
  unitId: maybeId,
  unitPrice: decimalText,
  currencyId: z.string().length(3),
  vatrate: maybeDecimal,
});
export type PartnerChargeForm = Readonly<z.output<typeof partnerChargeForm>>;
type Line = Pick<PartnerChargeForm, "chargeId" | "quantity" | "unitPrice" | "vatrate">;

/** The same as it is stored, with its names. */
export const storedPartnerCharge = z.object({
  id,
  version: z.number(),
  chargeId: id,
  chargeCode: z.string(),
  chargeName: z.string(),
  quantity: z.string(),
  quantityType: z.string().nullable(),
  unitId: z.string().nullable(),
  unitCode: z.string().nullable(),
  unitName: z.string().nullable(),
  unitPrice: z.string(),
  currencyId: z.string(),
  vatrate: z.string().nullable(),
});
export type PartnerCharge = Readonly<z.output<typeof storedPartnerCharge>>;

/** What a line's charge code is, as far as a line must fit it. */
export interface KnownPartnerCharge {
  readonly code: string;
  readonly type: string;
  readonly active: boolean;
  readonly serviceTypeId: readonly string[];
}

const airServices: readonly string[] = codesOf("air");

/** What is wrong with the usual charges of a partner, by path `lines.2.chargeId`. */
export function whyNotPartnerCharges(
  lines: readonly Line[],
  known: ReadonlyMap<string, KnownPartnerCharge>,
): FieldRefusal[] {
  return lines.flatMap((line, at) => {
    const wrong = (
      field: keyof Line,
      code: Parameters<typeof refusePartner.field>[1],
      facts = {},
    ) => refusePartner.field(`lines.${at}.${field}`, code, facts);
    const charge = known.get(line.chargeId);
    const problems: FieldRefusal[] = [];
    if (!charge) problems.push(wrong("chargeId", "partnerCharge.unknown"));
    else if (charge.type !== "CREDIT" || !fliesWith(charge)) {
      problems.push(wrong("chargeId", "partnerCharge.notAir", { code: charge.code }));
    }
    if (lines.findIndex((each) => each.chargeId === line.chargeId) < at) {
      problems.push(wrong("chargeId", "partnerCharge.twice", { code: charge?.code ?? "" }));
    }
    if (!decimal(line.quantity).gt(0)) problems.push(wrong("quantity", "partnerCharge.noQuantity"));
    if (decimal(line.unitPrice).lt(0)) problems.push(wrong("unitPrice", "agreement.belowZero"));
    if (line.vatrate !== null && decimal(line.vatrate).gt(100)) {
      problems.push(wrong("vatrate", "partnerCharge.vatTooHigh"));
    }
    return problems;
  });
}

function fliesWith(charge: KnownPartnerCharge): boolean {
  return charge.serviceTypeId.some((service) => airServices.includes(service));
}

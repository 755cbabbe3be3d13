import { type Decimal, decimal, isDecimal, sum } from "@fairway/core/money/decimal.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { HouseBillForm } from "./houseBill.ts";
import { refuseHouseBill } from "./refusals.ts";

/** Printed in place of amounts that shipper and forwarder have agreed on. */
export const asArrangedText = "As Arranged";

/** The side of a waybill on which its freight is paid. */
export function sideOf(freightPayment: string | null): "PP" | "CLL" {
  return freightPayment === "Collect" ? "CLL" : "PP";
}

/** The columns of a waybill whose amounts are typed. */
const typedAmounts = [
  "valpp",
  "valcll",
  "taxpp",
  "taxcll",
  "dueAgentPp",
  "dueAgentCll",
  "dueCarrierPp",
  "dueCarrierCll",
] as const;

/** The fields of a waybill from which its freight and sums are computed. */
export const freightFields = [
  "freightPayment",
  "wtorValpayment",
  "otherPayment",
  "chargeWeight",
  "rateCharge",
  "min",
  "asArranged",
  "seaAir",
  ...typedAmounts,
] as const satisfies readonly (keyof HouseBillForm)[];
export type AirFreight = Pick<HouseBillForm, (typeof freightFields)[number]>;

/** A waybill without any amount. */
export const noFreight = Object.fromEntries(
  freightFields.map((field) => [field, null]),
) as unknown as AirFreight;

/**
 * Computes the freight of a waybill and the sums of its prepaid and collect columns.
 *
 * Unit: the currency of the waybill, two decimals; "As Arranged" where no rate is printed.
 * Source: rule HB-16
 */
export function airFreight(form: AirFreight) {
  const asArranged = form.asArranged ?? !form.rateCharge;
  const rateCharge = asArranged ? null : form.rateCharge;
  const wtorValpayment = form.wtorValpayment ?? sideOf(form.freightPayment);
  const otherPayment = form.otherPayment ?? sideOf(form.freightPayment);
  const total = asArranged ? asArrangedText : freightOf({ ...form, rateCharge });
  const [wtpp, wtcll] = onSide(wtorValpayment, total);
  const [dueAgentPp, dueAgentCll] = dueAgent(form, otherPayment, asArranged);
  const { valpp, taxpp, dueCarrierPp, valcll, taxcll, dueCarrierCll } = form;
  return {
    asArranged,
    rateCharge,
    wtorValpayment,
    otherPayment,
    total,
    wtpp,
    wtcll,
    dueAgentPp,
    dueAgentCll,
    totalPp: columnSum([wtpp, valpp, taxpp, dueAgentPp, dueCarrierPp]),
    totalCll: columnSum([wtcll, valcll, taxcll, dueAgentCll, dueCarrierCll]),
  };
}

/**
 * Lists the typed amounts that are neither a number nor the words, what is below zero, and a
 * difference above the freight. Rule HB-16
 */
export function whyNotAmounts(form: AirFreight): FieldRefusal[] {
  const faults = typedAmounts.flatMap((field) => {
    const typed = form[field] ?? "";
    const isWords = typed.toUpperCase() === asArrangedText.toUpperCase();
    return typed === "" || isWords || isDecimal(typed)
      ? []
      : [refuseHouseBill.field(field, "houseBill.notAmount", { typed })];
  });
  for (const field of ["rateCharge", "seaAir", ...typedAmounts] as const) {
    const typed = form[field];
    if (typed && isDecimal(typed) && decimal(typed).isNegative()) {
      faults.push(refuseHouseBill.field(field, "houseBill.amountBelowZero"));
    }
  }
  return faults.length > 0 ? faults : whyNotDifference(form);
}

/** The sea-air difference is a part of the freight. */
function whyNotDifference(form: AirFreight): FieldRefusal[] {
  const { rateCharge, asArranged, seaAir } = form;
  if (!rateCharge || asArranged || !decimal(freightOf(form)).isNegative()) return [];
  const freight = freightOf({ ...form, seaAir: null });
  const facts = { seaAir, freight };
  return [refuseHouseBill.field("seaAir", "houseBill.differenceAboveFreight", facts)];
}

const onSide = (side: string, value: string | null) =>
  side === "PP" ? ([value, null] as const) : ([null, value] as const);

/** The weight charge: rate times charge weight, or the rate alone as a minimum, less the difference. */
function freightOf(
  form: Pick<AirFreight, "rateCharge" | "min" | "chargeWeight" | "seaAir">,
): string | null {
  if (!form.rateCharge) return null;
  // As they are stored, so that saving again changes nothing.
  const rate = decimal(form.rateCharge).toDecimalPlaces(4);
  const weight = decimal(form.chargeWeight).toDecimalPlaces(3);
  const gross: Decimal = form.min ? rate : rate.times(weight);
  return gross.minus(decimal(form.seaAir).toDecimalPlaces(2)).toFixed(2);
}

/**
 * What is due to the agent on each side: the typed amounts; where there is none, the words on the
 * side of the other charges if the freight has them.
 */
function dueAgent(
  { dueAgentPp, dueAgentCll }: AirFreight,
  side: string,
  asArranged: boolean,
): readonly [string | null, string | null] {
  const typed = (amount: string | null) => (amount && isDecimal(amount) ? amount : null);
  const [prepaid, collect] = [typed(dueAgentPp), typed(dueAgentCll)];
  // An amount follows the choice of the side, unless both sides have one.
  if (prepaid && collect) return [prepaid, collect];
  return onSide(side, prepaid ?? collect ?? (asArranged ? asArrangedText : null));
}

/** The sum of a column; the words where one of its values is no amount, null where it is empty. */
function columnSum(values: readonly (string | null)[]): string | null {
  const given = values.filter((value) => value !== null && value !== "");
  if (given.length === 0) return null;
  if (!given.every((value) => value !== null && isDecimal(value))) return asArrangedText;
  return sum(given).toFixed(2);
}

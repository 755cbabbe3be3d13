import { airFreight, type AirFreight } from "./airFreight.ts";
import { type OtherChargeForm, sumsOfCharges, withAmounts } from "./otherCharge.ts";

/**
 * The form of a waybill with its freight, the sums of its other charges and its totals.
 *
 * Shape: the lines of the other charges replace typed amounts due to agent and carrier, on the side
 *   of `otherPayment`; without lines the typed ones stay.
 * Source: rules HB-31, AW-2 and AW-3
 */
export function withWaybillSums<Form extends AirFreight & { otherCharge: string | null }>(
  form: Form,
  charges: readonly OtherChargeForm[],
): Form {
  const lines = withAmounts(charges);
  const before = airFreight(form);
  if (lines.length === 0) return { ...form, ...before };
  const { dueAgent, dueCarrier, otherCharge } = sumsOfCharges(lines);
  const isPrepaid = before.otherPayment === "PP";
  const due = {
    dueAgentPp: isPrepaid ? dueAgent : null,
    dueAgentCll: isPrepaid ? null : dueAgent,
    dueCarrierPp: isPrepaid ? dueCarrier : null,
    dueCarrierCll: isPrepaid ? null : dueCarrier,
  };
  const summed = { ...form, ...due, otherCharge };
  return { ...summed, ...airFreight(summed) };
}

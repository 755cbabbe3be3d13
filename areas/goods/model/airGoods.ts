import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import { chargedWeight, dimensionSums, volumeWeight, type WeightRounding } from "./airWeights.ts";
import { type DimensionForm, measuredLines } from "./dimension.ts";

/** The totals of the goods of an air job or of a house waybill. */
interface AirGoods {
  readonly packageQty: DecimalText | null;
  readonly grossWeight: DecimalText | null;
  readonly chargeWeight: DecimalText | null;
  readonly hw: DecimalText | null;
  readonly cbm: DecimalText | null;
}
type Kind = Pick<Service, "goods">;

/**
 * The form of a job with the totals of its dimension lines.
 *
 * Shape: with lines the volume weight is theirs, as the carrier rounds it; packages, volume and
 *   charge weight fill empty fields. Goods of other services stay.
 * Source: rules GO-2, GO-3 and GO-9
 */
export function withJobWeights<Form extends AirGoods & WeightRounding>(
  service: Kind,
  form: Form,
  lines: readonly DimensionForm[],
): Form {
  const hw = () => volumeWeight(measuredLines(lines), form);
  return withWeights(service, form, lines, { hw, method: form.roundUpMethod });
}

/** The same for a bill: its volume weight is not rounded, its charge weight by the job's method. */
export function withBillWeights<Form extends AirGoods>(
  service: Kind,
  form: Form,
  lines: readonly DimensionForm[],
  method: string | null,
): Form {
  const hw = () => dimensionSums(measuredLines(lines)).hw;
  return withWeights(service, form, lines, { hw, method });
}

function withWeights<Form extends AirGoods>(
  { goods }: Kind,
  form: Form,
  lines: readonly DimensionForm[],
  by: { readonly hw: () => DecimalText; readonly method: string | null },
): Form {
  if (goods !== "dimensions") return form;
  const sums = dimensionSums(measuredLines(lines));
  const isListed = lines.length > 0;
  const hw = isListed ? by.hw() : form.hw;
  const filled = (typed: DecimalText | null, listed: DecimalText) =>
    decimal(typed).isZero() && !decimal(listed).isZero() ? listed : typed;
  return {
    ...form,
    hw,
    packageQty: filled(form.packageQty, String(sums.package)),
    cbm: filled(form.cbm, sums.cbm),
    chargeWeight: filled(form.chargeWeight, chargedWeight(form.grossWeight, hw, by.method)),
  };
}

/** What the bills are charged for more than the carrier charges the job, in kg. Rule GO-10 */
export function consolGain(ofBills: DecimalText, ofJob: DecimalText | null): DecimalText {
  return decimal(ofBills).minus(decimal(ofJob)).toFixed(3);
}

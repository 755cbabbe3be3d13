import {
  type ChargeLine,
  chargeLine,
  chargeTypeOf,
  type WholeChargeLine,
} from "@fairway/areas/charge/model/chargeLine.ts";
import type { KnownRates } from "@fairway/areas/charge/model/chargeRates.ts";
import { ratedLine } from "@fairway/areas/charge/model/ratedLine.ts";
import { type ChargeSurroundings, whatIsWrong } from "@fairway/areas/charge/model/whatIsWrong.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { ArrivalLine } from "./arrivalLine.ts";
import { refuseArrival } from "./refusals.ts";

/** The day of a notice and the customer of its bill, who would pay its lines. */
export interface NoticeFacts {
  readonly day: string;
  readonly customerId: string;
}

/** A line of a notice as the selling charge that it announces. Rule AR-2 */
export function asSellingCharge(line: ArrivalLine, { day, customerId }: NoticeFacts): ChargeLine {
  const { id: _own, isShow: _show, isFull: _full, isTick: _tick, ...terms } = line;
  return chargeLine.parse({
    ...terms,
    paymentObjectId: customerId,
    exchangeDate: day,
  });
}

/** What is paid on behalf of the customer is announced too. */
const isOnBehalf = ({ chargeId }: ArrivalLine, { charges }: ChargeSurroundings) =>
  charges.get(chargeId ?? "")?.type === chargeTypeOf.OBH;

/**
 * Lists the errors of a line before it is rated: those of a selling charge, except that a price may
 * be zero and not below. `before` is the stored line.
 */
export function whyNotNoticeLine(
  line: ArrivalLine,
  facts: NoticeFacts,
  around: ChargeSurroundings,
  before: Partial<ArrivalLine> | null,
): FieldRefusal[] {
  const price = line.unitPrice === null ? null : decimal(line.unitPrice);
  const stored = before && { chargeId: before.chargeId, unitId: before.unitId };
  const known = { ...stored, currencyId: before?.currencyId, paymentObjectId: facts.customerId };
  const wrong = whatIsWrong(
    asSellingCharge(line, facts),
    around,
    known as Partial<ChargeLine>,
  ).filter(
    ({ field, code }) =>
      !(code === "charge.unitPrice" && field === "unitPrice" && price?.isZero()) &&
      !(code === "charge.wrongType" && isOnBehalf(line, around)),
  );
  if (price?.lt(0)) wrong.push(refuseArrival.field("unitPrice", "arrival.priceBelowZero"));
  if (line.exchangeRate !== null && line.currencyId === localCurrency) {
    wrong.push(refuseArrival.field("exchangeRate", "arrival.rateFixed"));
  }
  return wrong;
}

/** The amounts of a line, valued as a selling charge is, and the errors that prevent them. */
export function ratedNoticeLine(line: ArrivalLine, facts: NoticeFacts, known: KnownRates) {
  return ratedLine(asSellingCharge(line, facts) as WholeChargeLine, "SELL", known);
}

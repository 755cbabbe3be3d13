import { refuseRate } from "@fairway/areas/rate/model/refusals.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { type ChargeAmounts, chargeAmounts } from "./chargeAmounts.ts";
import type { WholeChargeLine } from "./chargeLine.ts";
import { chargeRates, type KnownRates } from "./chargeRates.ts";
import { refuseCharge } from "./refusals.ts";
import type { LineType } from "./surcharge.ts";
import { usdLineLimit } from "./whatIsWrong.ts";

/** Checks whether an amount of a line is larger than can be stored. */
export function isTooLarge(
  line: Pick<ChargeAmounts, "netAmount" | "vatAmount" | "amountVnd" | "vatAmountVnd">,
): boolean {
  const total = decimal(line.netAmount).plus(line.vatAmount);
  const largest = [total, line.amountVnd, line.vatAmountVnd];
  return largest.some((amount) => decimal(amount).abs().gte(1e15));
}

/**
 * The amounts of a line at its rates, and the errors that prevent them. Source: rules CH-1, CH-2,
 * CH-5.
 */
export function ratedLine(
  line: WholeChargeLine,
  type: LineType,
  known: KnownRates,
): { readonly amounts: ChargeAmounts; readonly wrong: FieldRefusal[] } {
  const amounts = chargeAmounts(line, chargeRates({ ...line, type }, known));
  const { currencyId: currency, exchangeDate: day } = line;
  const wrong: FieldRefusal[] = [];
  if (amounts.amountVnd === null) {
    const facts = { currency, day: sayDay(day) };
    wrong.push(refuseRate.field("currencyId", "rate.missing", facts));
  }
  if (isTooLarge(amounts)) {
    wrong.push(refuseCharge.field("unitPrice", "charge.tooLarge"));
  }
  if (currency === "USD" && decimal(amounts.total).gt(usdLineLimit)) {
    wrong.push(refuseCharge.field("unitPrice", "charge.usdLimit", { limit: usdLineLimit }));
  }
  return { amounts, wrong };
}

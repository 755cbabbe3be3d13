import { partnerOn, type Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { lineTotals } from "@fairway/areas/charge/model/lineTotals.ts";
import { type BookCurrency, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import type { InvoiceType } from "./invoice.ts";
import { refuseInvoice } from "./refusals.ts";

/** Returns the refusal of these charges on one invoice, or null. Source: rules IN-1 to IN-3. */
export function whyNotInvoiced(
  charges: readonly Surcharge[],
  ask: {
    readonly type: InvoiceType;
    readonly partnerId: string;
    readonly currencyId: BookCurrency;
  },
): Refused | null {
  if (charges.length === 0) return refuseInvoice("invoice.noCharge");
  for (const charge of charges) {
    const { chargeCode } = charge;
    if (charge.type !== (ask.type === "Invoice" ? "SELL" : "OBH")) {
      return refuseInvoice("invoice.wrongType", { chargeCode, type: ask.type });
    }
    if (partnerOn(charge, "debit") !== ask.partnerId) {
      const partnerName = charge.paymentObjectName;
      return refuseInvoice("invoice.otherPartner", { chargeCode, partnerName });
    }
    if (ask.currencyId === secondCurrency && charge.amountUsd === null) {
      return refuseInvoice("invoice.usdUnknown", { chargeCode, day: charge.exchangeDate });
    }
  }
  const { totalVnd, totalUsd } = lineTotals(charges);
  const total = ask.currencyId === localCurrency ? totalVnd : totalUsd;
  return decimal(total).lte(0) ? refuseInvoice("invoice.notPositive") : null;
}

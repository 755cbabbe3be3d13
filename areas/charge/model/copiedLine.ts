import type { Day } from "@fairway/core/time/day.ts";
import type { ChargeLine } from "./chargeLine.ts";
import type { Surcharge } from "./surcharge.ts";

/**
 * A charge line of a copied job: rated on the given day, without the vendor's invoice and without
 * the documents that hold the line it comes from; a refund fee belongs to the carrier of the copy.
 * Rule SH-21.
 */
export function copiedLine(
  line: Surcharge,
  { day, carrierId }: { readonly day: Day; readonly carrierId: string | null },
): Omit<ChargeLine, "id" | "version"> {
  const { chargeId, quantity, quantityType, unitId, unitPrice, currencyId, vatrate } = line;
  const { paymentObjectId, payerId, vatPartnerId, kickBack, isRefundFee, notes } = line;
  return {
    chargeId,
    quantity,
    quantityType,
    unitId,
    unitPrice,
    currencyId,
    priceSource: "copied",
    priceReference: line.jobNo,
    vatrate,
    paymentObjectId: isRefundFee ? (carrierId ?? paymentObjectId) : paymentObjectId,
    payerId,
    vatPartnerId,
    kickBack,
    isRefundFee,
    notes,
    exchangeDate: day,
    exchangeRate: null,
    rateReason: null,
    invoiceNo: null,
    invoiceDate: null,
    seriesNo: null,
  };
}

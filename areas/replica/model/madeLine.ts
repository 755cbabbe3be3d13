import type { ChargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import { saveableLine } from "@fairway/areas/charge/model/saveableLine.ts";
import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";

/**
 * What a line that is made of another one has of it: terms, typed rate and note. Documents, partners, the
 * vendor's invoice and the mark of a refund are not copied.
 *
 * Source: rules RE-6 and RE-7, areas/replica/README.md
 */
export function madeLine(source: Surcharge): ChargeLine {
  return {
    ...saveableLine(source),
    payerId: null,
    vatPartnerId: null,
    kickBack: false,
    isRefundFee: false,
    priceReference: null,
    invoiceNo: null,
    invoiceDate: null,
    seriesNo: null,
  };
}

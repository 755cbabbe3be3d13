import type { LineRate } from "@fairway/areas/charge/model/lineRates.ts";
import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";
import type { BookCurrency } from "@fairway/core/money/currency.ts";

/** One charge as printed on a profit sheet. */
export interface ProfitSheetPaperLine {
  /** BUY and OBH are listed under cost, SELL under revenue. */
  kind: "BUY" | "SELL" | "OBH";
  partner: string;
  description: string;
  quantity: string;
  unit: string;
  unitPrice: string;
  currency: string;
  /** The invoice number, else the note's. */
  documentNo: string;
  notes: string;
  /** Without VAT, in the sheet's currency; 0 for OBH, empty while unknown. */
  net: string;
  /** With VAT, in the sheet's currency; empty while unknown. */
  gross: string;
  /** Of SELL and OBH lines, in the paper's language; empty for BUY. */
  paymentStatus: string;
  /** Rates of the line that differ from that of the sheet. */
  rates: LineRate[];
  /** Is a rate of the line outside the bound? */
  outside: boolean;
}

/**
 * The printed content of the profit and loss sheet of one job.
 *
 * Shape: amounts are decimal strings and dates `YYYY-MM-DD`, formatted by the template; without
 *   lines only the job block is printed.
 * Unit: weights in kg, cbm in m³.
 */
export interface ProfitSheetPaper extends AuthoredHead {
  jobNo: string;
  jobDate: string;
  mawb: string;
  hwbno: string;
  shipmentType: string;
  service: string;
  salesman: string;
  customer: string;
  shipper: string;
  consignee: string;
  carrier: string;
  agent: string;
  pol: string;
  pod: string;
  commodity: string;
  containers: string;
  contSeal: string;
  vessel: string;
  voyage: string;
  etd: string;
  eta: string;
  /** Of an operations job. */
  finishDate: string;
  grossWeight: string;
  netWeight: string;
  chargeWeight: string;
  cbm: string;
  source: string;
  /** The currency of net, gross, totals and profit. */
  currency: BookCurrency;
  /** VND for one USD. */
  exchangeRate: string;
  lines: ProfitSheetPaperLine[];
  totals: {
    costNet: string;
    costGross: string;
    revenueNet: string;
    revenueGross: string;
    obhGross: string;
  };
  /** Before VAT: revenueNet less costNet. */
  profit: string;
  /** Percent of revenueNet; empty without revenue. */
  margin: string;
  /** Days without a US dollar rate, whose amounts are empty; the sheet lists them. */
  unknownOn: string[];
}

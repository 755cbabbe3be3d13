import type { PackageCount } from "@fairway/areas/housebill/model/packagesByKind.ts";
import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";
import type { PaperBank } from "@fairway/areas/organisation/model/paperBank.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { PaperContainer } from "@fairway/areas/shipment/model/paperContainer.ts";

/** The currencies in which a notice is printed: VND alone, or those of its lines. */
export const noticeCurrencies = [localCurrency, "ORIGIN"] as const;
export type NoticeCurrency = (typeof noticeCurrencies)[number];

/** What the papers of an arrival print of a bill; texts, days `YYYY-MM-DD`, decimal strings. */
export interface ArrivedBill extends AuthoredHead {
  trade: "sea" | "air";
  jobNo: string;
  hwbno: string;
  mawb: string;
  hbltype: string;
  referenceNo: string;
  shipper: string;
  consignee: string;
  notifyParty: string;
  /** By sea the mother vessel, by air empty. */
  oceanVessel: string;
  /** By sea the arriving vessel and voyage, by air the flight. */
  vessel: string;
  /** The day of the flight; empty by sea. */
  flightDate: string;
  /** The agent abroad and the warehouse at the airport; empty by sea. */
  agent: string;
  warehouse: string;
  eta: string;
  pol: string;
  pod: string;
  finalDestination: string;
  serviceType: string;
  /** Containers by type, such as "2x40HC". */
  containerSummary: string;
  containers: PaperContainer[];
  /** With the container numbers that the list does not have. */
  marks: string;
  goods: string;
  /** By kind. */
  packages: readonly PackageCount[];
  grossWeight: string;
  netWeight: string;
  chargeWeight: string;
  cbm: string;
}

/** A printed line of an arrival notice; a line without figures has its name only. */
export interface NoticePaperLine {
  description: string;
  notes: string;
  isFull: boolean;
  quantity: string;
  unit: string;
  unitPrice: string;
  currency: string;
  /** Percent, empty for none; a negative figure is a fixed amount and is printed as such. */
  vat: string;
  /** VND for one unit of the currency; empty for VND. */
  rate: string;
  /** With VAT: in VND, or in the currency of the line. */
  amount: string;
}

/** The printed content of an arrival notice. */
export interface NoticePaper extends ArrivedBill {
  arrivalNo: string;
  firstNotice: string;
  secondNotice: string;
  /** Rich texts. */
  header: string;
  /** The documents that the consignee brings. */
  documents: string;
  footer: string;
  /** Where the goods are picked up, with its address. */
  pickUp: string;
  banks: PaperBank[];
  currency: NoticeCurrency;
  lines: NoticePaperLine[];
  /** One for each currency of the counted lines; empty on a paper in VND. */
  totals: { currency: string; total: string }[];
  totalVnd: string;
  inWords: string;
}

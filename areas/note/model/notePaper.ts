import type { LineRate } from "@fairway/areas/charge/model/lineRates.ts";
import type { PaperCharge } from "@fairway/areas/charge/model/paperCharge.ts";
import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";
import type { Family } from "@fairway/areas/service/model/families.ts";
import type { PaperBank } from "@fairway/areas/organisation/model/paperBank.ts";

/** One charge of a note. */
export interface NoteLine extends PaperCharge {
  /** Of the vendor's invoice, on notes of operations jobs. */
  invoiceNo: string;
}

/**
 * The printed content of a debit note, credit note or invoice note.
 *
 * Shape: amounts are decimal strings and dates `YYYY-MM-DD`, formatted by the template; an empty
 *   text leaves its line out.
 */
export interface NotePaper extends AuthoredHead {
  kind: "DEBIT" | "CREDIT" | "INVOICE";
  /** The transport of its job, which decides how route and carrier are called. */
  family: Family;
  code: string;
  /** The reference number that the customer asks for. */
  reference: string;
  issueDate: string;
  dueDate: string;
  partner: {
    name: string;
    address: string;
    taxCode: string;
    contact: string;
    tel: string;
    fax: string;
  };
  jobNo: string;
  mawb: string;
  hwbno: string;
  /** Numbers of the job's customs declarations. */
  declarations: string;
  /** The number of the partner's contract. */
  contractNo: string;
  /** The commercial invoice of the goods of an operations job. */
  invoiceNo: string;
  /** The warehouse to which an operations job delivers. */
  deliveredTo: string;
  shipper: string;
  consignee: string;
  pol: string;
  pod: string;
  etd: string;
  eta: string;
  /** Vessel and voyage, or flight and its day. */
  vessel: string;
  /** Containers by type, such as "2 x 40HC". */
  containers: string;
  /** Container and seal numbers. */
  contSeal: string;
  packages: string;
  grossWeight: string;
  /** Of air freight. */
  chargeWeight: string;
  cbm: string;
  lines: NoteLine[];
  /** One for each currency of the lines. */
  totals: { currency: string; net: string; vat: string; total: string }[];
  /** One rate for each foreign currency of the conversions; a line with another one prints it. */
  rates: LineRate[];
  totalVnd: string;
  /** Whether an amount differs from what the printed figures multiply out to. */
  rounded: boolean;
  /** From amountInWords; one for each currency, or one for the total in VND. */
  inWords: string[];
  banks: PaperBank[];
  note: string;
}

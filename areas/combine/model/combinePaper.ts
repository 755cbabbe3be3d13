import type { PaperCharge } from "@fairway/areas/charge/model/paperCharge.ts";
import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";
import type { PaperBank } from "@fairway/areas/organisation/model/paperBank.ts";
import type { CombineLine } from "./combine.ts";

/** What the papers of a combined billing have in common; amounts are decimal strings. */
export interface CombinePaper extends AuthoredHead {
  no: string;
  issueDate: string;
  partner: { name: string; address: string; taxCode: string; tel: string };
  /** The net position; empty in US dollars where it is unknown. */
  totalVnd: string;
  totalUsd: string;
  inWords: string;
  banks: PaperBank[];
  note: string;
}

/** The debit note of a combined billing: its charges by bill. */
export interface CombineDebitPaper extends CombinePaper {
  bills: {
    documentNo: string;
    jobNo: string;
    hwbno: string;
    mblno: string;
    customNo: string;
    pol: string;
    pod: string;
    warehouse: string;
    commodity: string;
    containers: string;
    grossWeight: string;
    netWeight: string;
    cbm: string;
    lines: PaperCharge[];
  }[];
}

/** The request to confirm a combined billing: its documents. */
export interface ConfirmBillingPaper extends CombinePaper {
  /** The day on which it was confirmed; empty before. */
  billingDate: string;
  documents: (Pick<
    CombineLine,
    "documentNo" | "type" | "jobNos" | "hwbnos" | "customNos" | "issueDate" | "currencyId"
  > & { originalAmount: string; amountVnd: string; amountUsd: string })[];
}

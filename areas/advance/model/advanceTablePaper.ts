import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";
import type { TypeSums } from "./advancePaper.ts";

/** A bill of an advance as a row of the table over several advances. */
export interface AdvanceTableRow extends TypeSums {
  advanceNo: string;
  requester: string;
  jobNo: string;
  hwbno: string;
  customNo: string;
  customer: string;
  currencyId: string;
  total: string;
}

/** The printed table over several advances; amounts are decimal strings. */
export interface AdvanceTablePaper extends AuthoredHead {
  rows: AdvanceTableRow[];
  /** The sums of each currency. */
  totals: (TypeSums & { currencyId: string; total: string })[];
}

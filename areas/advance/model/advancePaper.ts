import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";

/** What an advance asks for by the type of its lines. */
export interface TypeSums {
  norm: string;
  invoice: string;
  other: string;
}

/** One bill on a printed advance with its goods and amounts. */
export interface AdvancePaperBill extends TypeSums {
  jobNo: string;
  hwbno: string;
  mawb: string;
  customNo: string;
  customer: string;
  shipper: string;
  consignee: string;
  containers: string;
  packages: string;
  grossWeight: string;
  netWeight: string;
  cbm: string;
  description: string;
  total: string;
}

/** A signer: name and day where the level is decided, else empty. */
export interface Signed {
  name: string;
  on: string;
}

/**
 * The printed content of an advance.
 *
 * Shape: amounts are decimal strings and dates `YYYY-MM-DD`, formatted by the template; an empty
 *   text leaves its line out.
 */
export interface AdvancePaper extends AuthoredHead {
  statusApproval: "New" | "Request Approval" | "Done" | "Denied" | "Canceled";
  advanceNo: string;
  requestDate: string;
  dueDate: string;
  deadline: string;
  requester: string;
  department: string;
  purpose: string;
  payee: string;
  paymentMethod: string;
  bank: string;
  voucher: string;
  currencyId: string;
  amount: string;
  /** From amountInWords, of the amount printed. */
  inWords: string;
  /** The other amount of the books, at the rate of the request date. */
  otherAmount: string;
  otherCurrency: string;
  exchangeRate: string;
  bills: AdvancePaperBill[];
  totals: TypeSums;
  manager: Signed;
  accountant: Signed;
  director: Signed;
}

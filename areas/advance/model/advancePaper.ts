import type { PaperStatus, SignedLevels } from "@fairway/areas/approval/model/signedLevels.ts";
import type { BillOnPaper } from "@fairway/areas/housebill/model/billOnPaper.ts";
import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";

/** What an advance asks for by the type of its lines. */
export interface TypeSums {
  norm: string;
  invoice: string;
  other: string;
}

/** One bill on a printed advance with its goods and amounts. */
export interface AdvancePaperBill extends BillOnPaper, TypeSums {
  customNo: string;
  description: string;
  total: string;
}

/**
 * The printed content of an advance.
 *
 * Shape: amounts are decimal strings and dates `YYYY-MM-DD`, formatted by the template; an empty
 *   text leaves its line out.
 */
export interface AdvancePaper extends AuthoredHead, SignedLevels {
  statusApproval: PaperStatus;
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
}

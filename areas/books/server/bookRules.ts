import { advanceRules, countedAdvances } from "@fairway/areas/advance/server/advanceBooks.ts";
import { combineRules, countedCombines } from "@fairway/areas/combine/server/combineBooks.ts";
import { countedBookings } from "@fairway/areas/booking/server/bookingBooks.ts";
import { chargeRules } from "@fairway/areas/charge/server/chargeBooks.ts";
import { documentRules } from "@fairway/areas/document/server/documentBooks.ts";
import { clearedByLines, dueRules } from "@fairway/areas/due/server/dueBooks.ts";
import {
  countedHouseBills,
  houseBillRules,
} from "@fairway/areas/housebill/server/houseBillBooks.ts";
import {
  countedInvoices,
  invoiceRules,
  paidAheadClearings,
} from "@fairway/areas/invoice/server/invoiceBooks.ts";
import { countedNotes, noteRules } from "@fairway/areas/note/server/noteBooks.ts";
import {
  type CountedNumbers,
  gapsAreExplained,
} from "@fairway/areas/numbering/server/numberGaps.ts";
import { partnerRules } from "@fairway/areas/partner/server/partnerBooks.ts";
import {
  countedPayments,
  payableRules,
  paymentClearings,
} from "@fairway/areas/payable/server/payableBooks.ts";
import {
  countedReceipts,
  receiptClearings,
  receiptRules,
} from "@fairway/areas/receipt/server/receiptBooks.ts";
import { keptSums } from "@fairway/areas/report/server/keptSums.ts";
import { countedJobs, jobRules } from "@fairway/areas/shipment/server/jobBooks.ts";
import { keyRules } from "@fairway/engine/idempotency/keyRules.ts";
import { daysInBounds } from "./daysInBounds.ts";
import { ratesAreMarked } from "./ratesAreMarked.ts";
import { ratesHaveReasons } from "./ratesHaveReasons.ts";
import type { BookRule } from "@fairway/engine/kept/bookRule.ts";
import { keptRule } from "@fairway/engine/kept/keptDifferences.ts";

/** The series of numbers whose gaps are checked. */
export const counted: readonly CountedNumbers[] = [
  countedJobs,
  countedBookings,
  countedHouseBills,
  countedNotes,
  ...countedInvoices,
  countedReceipts,
  countedAdvances,
  countedCombines,
  countedPayments,
];

/** The rules of all areas. */
export const bookRules: readonly BookRule[] = [
  ...partnerRules,
  ...jobRules,
  ...houseBillRules,
  ...chargeRules,
  ...documentRules,
  ...noteRules,
  ...invoiceRules,
  ...combineRules,
  ...receiptRules,
  ...payableRules,
  ...advanceRules,
  ...dueRules,
  clearedByLines([receiptClearings, paidAheadClearings, paymentClearings]),
  gapsAreExplained(counted),
  ...keptSums.map(keptRule),
  ...keyRules,
  daysInBounds,
  ratesAreMarked,
  ratesHaveReasons,
];

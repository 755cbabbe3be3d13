import type { PaperStatus, SignedLevels } from "@fairway/areas/approval/model/signedLevels.ts";
import type { BillOnPaper } from "@fairway/areas/housebill/model/billOnPaper.ts";
import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** The sections of the costs of a house on papers and forms, in their order. */
export const costSections = {
  invoice: { en: "With invoice", vi: "Có hóa đơn" },
  noInvoice: { en: "Without invoice", vi: "Không hóa đơn" },
  obh: { en: "On behalf", vi: "Chi hộ" },
} as const satisfies Record<string, Words>;
export type CostSection = keyof typeof costSections;

/** A cost on a printed settlement. */
export interface SettlementPaperLine {
  section: CostSection;
  name: string;
  supplier: string;
  /** The statement or the note that holds it. */
  documentNo: string;
  invoiceNo: string;
  net: string;
  vat: string;
  total: string;
  notes: string;
}

/** An advance that a settlement takes for a house. */
export interface SettlementPaperAdvance {
  advanceNo: string;
  requestDate: string;
  amount: string;
}

/** A house on a printed settlement with its goods, costs and advances. */
export interface SettlementPaperHouse extends BillOnPaper {
  customNo: string;
  lines: SettlementPaperLine[];
  /** The sums of its lines by section. */
  sums: Record<CostSection, string>;
  total: string;
  advances: SettlementPaperAdvance[];
  advanced: string;
  /** Advances less total. */
  balance: string;
}

/**
 * The printed content of a settlement.
 *
 * Shape: amounts are decimal strings in the currency of the settlement and dates `YYYY-MM-DD`,
 *   formatted by the template; an empty text leaves its line out.
 */
export interface SettlementPaper extends AuthoredHead, SignedLevels {
  statusApproval: PaperStatus;
  settlementNo: string;
  requestDate: string;
  dueDate: string;
  requester: string;
  department: string;
  payee: string;
  note: string;
  paymentMethod: string;
  beneficiary: string;
  bankAccountNo: string;
  bankName: string;
  voucher: string;
  currencyId: string;
  amount: string;
  /** From amountInWords, of the amount printed. */
  inWords: string;
  /** Empty without an advance. */
  advanceAmount: string;
  balanceAmount: string;
  owes: "requester" | "company" | "nobody";
  houses: SettlementPaperHouse[];
  sums: Record<CostSection, string>;
}

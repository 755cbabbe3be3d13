import { day, decimalText, id, maybeText, needText } from "@fairway/core/contract/shapes.ts";
import { bookCurrencies, decimalsOf } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Status } from "@fairway/core/words/statusTag.ts";
import { z } from "zod";
import { refuseAdvance } from "./refusals.ts";

/** Why what a requester holds changed. Rule AD-10 */
export const entryCauses = ["paidOut", "spent", "returned", "toppedUp", "reversed"] as const;
export type EntryCause = (typeof entryCauses)[number];

/** What a requester gives back or gets on top, which accounting writes with a voucher. */
export const paidBackCauses = ["returned", "toppedUp"] as const;

export const causeTags: Readonly<Record<EntryCause, Status>> = {
  paidOut: { words: { en: "Paid out", vi: "Đã chi" }, meaning: "progress" },
  spent: { words: { en: "Spent", vi: "Đã quyết toán" }, meaning: "good" },
  returned: { words: { en: "Returned", vi: "Hoàn ứng" }, meaning: "good" },
  toppedUp: { words: { en: "Topped up", vi: "Chi thêm" }, meaning: "progress" },
  reversed: { words: { en: "Reversed", vi: "Đảo bút toán" }, meaning: "cancelled" },
};

/** A return or top-up as it is keyed; the amount is above 0 in the currency of the advance. */
export const paidBackForm = z.object({
  advanceNo: needText(50),
  cause: z.enum(paidBackCauses),
  amount: decimalText,
  voucherNo: needText(50),
  voucherDate: day,
  note: maybeText(500),
});
export type PaidBackForm = z.output<typeof paidBackForm>;

/** An entry of the ledger. */
export const ledgerEntry = z.object({
  id,
  advanceId: id,
  advanceNo: z.string(),
  requester: id,
  requesterName: z.string().nullable(),
  requesterNameVn: z.string().nullable(),
  currencyId: z.enum(bookCurrencies),
  cause: z.enum(entryCauses),
  /** Above zero raises what the requester holds, below zero lowers it. */
  amount: z.string(),
  amountVnd: z.string(),
  /** What the requester holds in this currency after the entry. */
  balance: z.string(),
  day,
  settlementNo: z.string().nullable(),
  voucherNo: z.string().nullable(),
  note: z.string().nullable(),
  userNameCreated: z.string().nullable(),
  datetimeCreated: z.string(),
  /** The entry is taken back by a later one. */
  isReversed: z.boolean(),
  may: z.array(z.string()),
});
export type LedgerEntry = Readonly<z.infer<typeof ledgerEntry>>;

/** What a requester holds in one currency, by the days past the deadlines. Rule AD-11 */
export const advanceBalance = z.object({
  id: z.string(),
  requester: id,
  requesterName: z.string().nullable(),
  requesterNameVn: z.string().nullable(),
  departmentName: z.string().nullable(),
  departmentNameVn: z.string().nullable(),
  currencyId: z.enum(bookCurrencies),
  /** Unit: `currencyId`. Below zero the company owes the requester. */
  balance: z.string(),
  balanceVnd: z.string(),
  notDue: z.string(),
  days1To15: z.string(),
  days16To30: z.string(),
  over30: z.string(),
  /** What the company owes the requester; zero or below. */
  owed: z.string(),
  /** The earliest deadline of an advance that is open. */
  earliest: day.nullable(),
  advances: z.number(),
});
export type AdvanceBalance = Readonly<z.infer<typeof advanceBalance>>;

/** Returns what is wrong with the amount of a return or top-up, by field. Rule AD-10 */
export function whyNotPaidBack(
  { amount }: Pick<PaidBackForm, "amount">,
  currency: string,
): FieldRefusal[] {
  const value = decimal(amount);
  const decimals = decimalsOf(currency);
  if (value.lte(0) || value.gte("1000000000000")) {
    return [refuseAdvance.field("amount", "advance.amount")];
  }
  return value.decimalPlaces() > decimals
    ? [refuseAdvance.field("amount", "advance.decimals", { currency, decimals })]
    : [];
}

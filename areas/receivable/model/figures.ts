import type { Words } from "@fairway/core/words/words.ts";

/** A part of a debt between charge and payment. */
export const debtKinds = ["selling", "obhLine", "trade", "onBehalf", "advance"] as const;
export type DebtKind = (typeof debtKinds)[number];

/** How long a debt is past its due day: not due, 1 to 15, 16 to 30, over 30 days. */
export const ages = [0, 1, 2, 3] as const;
export type Age = (typeof ages)[number];

/** What a figure adds up: some kinds of debts, of one age or all; of a document what is open or paid. */
export interface FigureParts {
  readonly words: Words;
  readonly kinds: readonly DebtKind[];
  readonly age?: Age;
  /** Of documents that are not paid in full; what is open by default. */
  readonly part?: "paid" | "total";
}

const own = ["trade"] as const;
const obh = ["onBehalf"] as const;

/** The figures of a receivable. Rules RV-2 and RV-3 */
export const figureParts = {
  debitAmount: {
    words: { en: "Debit Amount", vi: "Tổng nợ" },
    kinds: ["selling", "obhLine", "trade", "onBehalf"],
  },
  sellingNoVat: { words: { en: "Not invoiced", vi: "Chưa xuất hóa đơn" }, kinds: ["selling"] },
  billingAmount: {
    words: { en: "Billing Amount", vi: "Đã xuất hóa đơn" },
    kinds: own,
    part: "total",
  },
  billingUnpaid: { words: { en: "Outstanding", vi: "Dư nợ hóa đơn" }, kinds: own },
  paidAmount: { words: { en: "Paid a Part", vi: "Đã trả một phần" }, kinds: own, part: "paid" },
  obhAmount: { words: { en: "OBH Amount", vi: "Tổng chi hộ" }, kinds: ["obhLine", "onBehalf"] },
  obhUnpaid: { words: { en: "OBH Unpaid", vi: "Chi hộ chưa trả" }, kinds: obh },
  advanceAmount: { words: { en: "Advance", vi: "Tiền ứng trước" }, kinds: ["advance"] },
  notDue: { words: { en: "Not due", vi: "Chưa đến hạn" }, kinds: own, age: 0 },
  over1To15: { words: { en: "Over 1–15", vi: "Quá hạn 1–15 ngày" }, kinds: own, age: 1 },
  over16To30: { words: { en: "Over 16–30", vi: "Quá hạn 16–30 ngày" }, kinds: own, age: 2 },
  over30: { words: { en: "Over 30", vi: "Quá hạn trên 30 ngày" }, kinds: own, age: 3 },
  obhNotDue: { words: { en: "OBH not due", vi: "Chi hộ chưa đến hạn" }, kinds: obh, age: 0 },
  obhOver1To15: { words: { en: "OBH 1–15", vi: "Chi hộ 1–15 ngày" }, kinds: obh, age: 1 },
  obhOver16To30: { words: { en: "OBH 16–30", vi: "Chi hộ 16–30 ngày" }, kinds: obh, age: 2 },
  obhOver30: { words: { en: "OBH over 30", vi: "Chi hộ trên 30 ngày" }, kinds: obh, age: 3 },
} as const satisfies Readonly<Record<string, FigureParts>>;

export type FigureName = keyof typeof figureParts;
export const figureNames = Object.keys(figureParts) as [FigureName, ...FigureName[]];

/** The figures past due, by their bucket; own and on behalf. */
export const overdueFigures = {
  over1To15: ["over1To15", "obhOver1To15"],
  over16To30: ["over16To30", "obhOver16To30"],
  over30: ["over30", "obhOver30"],
} as const satisfies Readonly<Record<string, readonly FigureName[]>>;
export type OverdueBucket = keyof typeof overdueFigures;

/** Does a figure count a debt of a kind and an age? */
export function counts(figure: FigureParts, kind: DebtKind, age: Age | null): boolean {
  return figure.kinds.includes(kind) && (figure.age === undefined || figure.age === age);
}

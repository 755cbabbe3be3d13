import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import { figureNames } from "./figures.ts";
import { type Receivable, receivable } from "./receivable.ts";

/** A row as the statement reads it: amounts as they were added up, without the marks of ages. */
export type ReadReceivable = Omit<Receivable, "isOverDue" | "isOverDueObh"> & {
  /** False when no debt of the row is within reach; then limit, rate and advance are not told. */
  readonly isSeen?: boolean;
};

const untold = {
  advanceAmount: null,
  creditLimited: null,
  debitRate: null,
  overCreditAmount: null,
  isOverLimit: false,
  isOverDuePrepaid: false,
};

/**
 * Writes the amounts of a row in its currency and marks it overdue: own invoices when one is more
 * than 30 days past its due day, on-behalf ones from the first day on.
 *
 * Source: rule RV-5, areas/receivable/README.md
 */
export function shownReceivable(read: ReadReceivable): Receivable {
  const row = read.isSeen === false ? { ...read, ...untold } : read;
  const said = (amount: DecimalText | null) =>
    amount === null ? null : amountText(money(amount, row.currency));
  const isSome = (amount: DecimalText | null) => decimal(amount).gt(0);
  const figures = Object.fromEntries(figureNames.map((name) => [name, said(row[name])]));
  return receivable.parse({
    ...row,
    ...figures,
    creditLimited: said(row.creditLimited),
    overCreditAmount: said(row.overCreditAmount),
    debitRate: row.debitRate === null ? null : decimal(row.debitRate).toFixed(2),
    isOverDue: isSome(row.over30),
    isOverDueObh: [row.obhOver1To15, row.obhOver16To30, row.obhOver30].some(isSome),
  });
}

import { day, id } from "@fairway/core/contract/shapes.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { z } from "zod";

const maybe = z.string().nullable();

/** An advance or a settlement as far as it is for one job. */
export const jobPayment = z.object({
  documentId: id,
  number: z.string(),
  requesterName: maybe,
  requestedOn: day,
  approvalStatus: z.string(),
  syncStatus: maybe,
  voucherNo: maybe,
  voucherDate: day.nullable(),
  amount: z.string(),
  currency: z.string(),
});
export type JobPayment = Readonly<z.infer<typeof jobPayment>>;

/** A stored part of a request. */
export type PaymentPart = JobPayment & {
  readonly kind: "advance" | "settlement";
  readonly advanceId: string | null;
};

/** A line of the tab: an advance with one of its settlements, or either alone. */
export const advanceLine = z.object({
  advance: jobPayment.nullable(),
  settlement: jobPayment.nullable(),
  /** What is left of the advance after this settlement; null for different currencies. */
  balance: maybe,
});
export type AdvanceLine = Readonly<z.infer<typeof advanceLine>>;

/** Pairs the advances of a job with their settlements, in the order of their days. Rule SH-30 */
export function advanceLines(parts: readonly PaymentPart[]): AdvanceLine[] {
  const inOrder = parts.toSorted((a, b) =>
    `${a.requestedOn} ${a.number}`.localeCompare(`${b.requestedOn} ${b.number}`),
  );
  const settlements = inOrder.filter(({ kind }) => kind === "settlement");
  const advances = inOrder.filter(({ kind }) => kind === "advance");
  const known = new Set(advances.map(({ documentId }) => documentId));
  const withAdvance = advances.flatMap((advance): AdvanceLine[] => {
    const own = settlements.filter(({ advanceId }) => advanceId === advance.documentId);
    if (own.length === 0)
      return [{ advance: plain(advance), settlement: null, balance: advance.amount }];
    let left = decimal(advance.amount);
    return own.map((settlement) => {
      const isSame = settlement.currency === advance.currency;
      if (isSame) left = left.minus(settlement.amount);
      return {
        advance: plain(advance),
        settlement: plain(settlement),
        balance: isSame ? left.toFixed() : null,
      };
    });
  });
  const alone = settlements
    .filter(({ advanceId }) => advanceId === null || !known.has(advanceId))
    .map(
      (settlement): AdvanceLine => ({
        advance: null,
        settlement: plain(settlement),
        balance: decimal(settlement.amount).negated().toFixed(),
      }),
    );
  return [...withAdvance, ...alone];
}

function plain({ kind: _kind, advanceId: _advance, ...payment }: PaymentPart): JobPayment {
  return payment;
}

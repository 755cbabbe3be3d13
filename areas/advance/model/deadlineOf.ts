import { addDays } from "@fairway/core/time/day.ts";

/**
 * The day by which an advance is to be settled: from the day of its voucher once one is written, else
 * from its request date.
 *
 * Unit: days.
 * Source: rule AD-2
 */
export function deadlineOf(
  {
    requestDate,
    paymentTerm,
    voucherDate,
  }: {
    readonly requestDate: string;
    readonly paymentTerm: number;
    readonly voucherDate: string | null;
  },
  { voucherDays }: { readonly voucherDays: number },
): string {
  return voucherDate ? addDays(voucherDate, voucherDays) : addDays(requestDate, paymentTerm);
}

import { decimal, sum } from "@fairway/core/money/decimal.ts";
import type { PaperCharge } from "./paperCharge.ts";

/** The sums of printed charges, one for each currency in the order of their codes. */
export function sumsByCurrency(
  lines: readonly Pick<PaperCharge, "currency" | "vatAmount" | "total">[],
): readonly Readonly<Record<"currency" | "net" | "vat" | "total", string>>[] {
  const currencies = [...new Set(lines.map((each) => each.currency))].sort();
  return currencies.map((currency) => {
    const own = lines.filter((each) => each.currency === currency);
    const vat = sum(own.map((each) => each.vatAmount));
    const total = sum(own.map((each) => each.total));
    return {
      currency,
      net: decimal(total).minus(vat).toFixed(),
      vat: vat.toFixed(),
      total: total.toFixed(),
    };
  });
}

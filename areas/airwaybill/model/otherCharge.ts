import { id, maybeDecimal, needText } from "@fairway/core/contract/shapes.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import { z } from "zod";

/** To whom an other charge of a waybill is due. */
export const dueTo = ["Agent", "Carrier"] as const;

/** A line of the other charges as it is keyed; without an amount it is quantity times rate. */
export const otherChargeForm = z.object({
  chargeName: needText(200),
  quantity: maybeDecimal,
  rate: maybeDecimal,
  amount: maybeDecimal,
  dueTo: z.enum(dueTo).default("Carrier"),
});
type OtherChargeForm = z.infer<typeof otherChargeForm>;

/** A stored line. */
export const otherCharge = z.object({
  id,
  chargeName: z.string(),
  quantity: z.string().nullable(),
  rate: z.string().nullable(),
  amount: z.string(),
  dueTo: z.enum(dueTo),
});
export type OtherCharge = Readonly<z.infer<typeof otherCharge>>;

/** The lines with their amounts: the typed one, else quantity times rate with two decimals. */
export function withAmounts<Line extends OtherChargeForm>(
  lines: readonly Line[],
): (Line & { readonly amount: string })[] {
  return lines.map((line) => ({
    ...line,
    amount: line.amount ?? decimal(line.quantity).times(decimal(line.rate)).toFixed(2),
  }));
}

type Valued = Pick<OtherCharge, "chargeName" | "amount" | "dueTo">;

/** The sums of the lines by who is due, and the text "NAME: amount" that a waybill prints. */
export function sumsOfCharges(lines: readonly Valued[]) {
  const due = (party: Valued["dueTo"]) => {
    const own = lines.filter((line) => line.dueTo === party);
    return own.length > 0 ? sum(own.map((line) => line.amount)).toFixed(2) : null;
  };
  return {
    dueAgent: due("Agent"),
    dueCarrier: due("Carrier"),
    otherCharge:
      lines.map((line) => `${line.chargeName}: ${decimal(line.amount).toFixed(2)}`).join("\n") ||
      null,
  };
}

import { id, maybeDecimal, maybeId, needText } from "@fairway/core/contract/shapes.ts";
import { decimal, plainDecimal, sum } from "@fairway/core/money/decimal.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { hasOtherCharges } from "@fairway/areas/service/model/hasOtherCharges.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { z } from "zod";
import { refuseHouseBill } from "./refusals.ts";

/** To whom an other charge of a waybill is due. */
const dueTo = ["Agent", "Carrier"] as const;

/** The words of each, in the history. */
export const duePartyWords = {
  Agent: { en: "Agent", vi: "Đại lý" },
  Carrier: { en: "Carrier", vi: "Hãng vận chuyển" },
} as const satisfies Record<(typeof dueTo)[number], Words>;

/** A line of the other charges as it is keyed; without an amount it is quantity times rate. */
const otherChargeForm = z.object({
  id: maybeId,
  chargeName: needText(200),
  quantity: maybeDecimal,
  rate: maybeDecimal,
  amount: maybeDecimal,
  dueTo: z.enum(dueTo).default("Carrier"),
});
export type OtherChargeForm = Readonly<Omit<z.output<typeof otherChargeForm>, "id">> & {
  readonly id?: string | null | undefined;
};

/** The whole list of a waybill, as it is saved with it. */
export const otherChargeForms = z.array(otherChargeForm).max(50);

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

/** Lists the wrong fields of the lines as paths below `at`. Rule HB-31 */
export function whyNotOtherCharges(
  lines: readonly OtherChargeForm[],
  at = "otherCharges",
): FieldRefusal[] {
  return lines.flatMap((line, no) => [
    ...(line.chargeName.trim() === ""
      ? [refuse.field(`${at}.${no}.chargeName`, "field.required")]
      : []),
    ...(line.amount === null && (line.quantity === null || line.rate === null)
      ? [refuse.field(`${at}.${no}.amount`, "field.required")]
      : []),
  ]);
}

/** The same for a service; only bills of some services have such lines. */
export function whyNotChargesOf(
  service: Pick<Service, "bill">,
  lines: readonly OtherChargeForm[],
): FieldRefusal[] {
  if (hasOtherCharges(service)) return whyNotOtherCharges(lines);
  return lines.length > 0
    ? [refuseHouseBill.field("otherCharges", "houseBill.noOtherCharges")]
    : [];
}

/**
 * The lines as they are stored, so that sums are those of the shown lines: quantities with three
 * decimals, rates with four, and as amount the typed one, else quantity times rate, with two.
 */
export function withAmounts<Line extends OtherChargeForm>(
  lines: readonly Line[],
): (Line & { readonly amount: string })[] {
  const rounded = (value: string | null, places: number) => value && plainDecimal(value, places);
  return lines.map((line) => {
    const [quantity, rate] = [rounded(line.quantity, 3), rounded(line.rate, 4)];
    const amount =
      line.amount === null ? decimal(quantity).times(decimal(rate)) : decimal(line.amount);
    return { ...line, quantity, rate, amount: amount.toFixed(2) };
  });
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

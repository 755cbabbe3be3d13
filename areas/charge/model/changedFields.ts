import { decimal } from "@fairway/core/money/decimal.ts";
import { type ChargeLine, typedFields } from "./chargeLine.ts";
import type { Surcharge } from "./surcharge.ts";

/** The fields in which a sent line differs from the stored one. */
export function changedFields(
  line: ChargeLine,
  charge: Pick<Surcharge, (typeof typedFields)[number] | "rateReason">,
): (keyof ChargeLine)[] {
  const reason = line.rateReason === null ? [] : (["rateReason"] as const);
  return [...typedFields, ...reason].filter((field) => {
    const [sent, stored] = [line[field], charge[field]];
    return numbers.includes(field) ? !isSame(sent, stored) : sent !== stored;
  });
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === null || other === null) return one === other;
  return decimal(String(one)).equals(decimal(String(other)));
}

const numbers: readonly string[] = ["quantity", "unitPrice", "vatrate", "exchangeRate"];

import { day, decimalText, id, instant } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/**
 * The cause of a step of a line: it was entered, a person changed it, a document valued it, the last
 * document let it go, another document that holds it took its value over, a document adjusted its VND
 * amounts or took that back, or it was deleted.
 */
export const stepCauses = [
  "entered",
  "changed",
  "valued",
  "released",
  "passedOn",
  "adjusted",
  "deleted",
] as const;
export type StepCause = (typeof stepCauses)[number];

/** What made the amounts of a line, and the amounts. */
export const lineValues = z.object({
  chargeId: id,
  quantity: decimalText,
  quantityType: z.string().nullable(),
  unitPrice: decimalText,
  currencyId: z.string(),
  vatrate: decimalText.nullable(),
  kickBack: z.boolean(),
  exchangeDate: day,
  exchangeRate: decimalText.nullable(),
  valuedOn: day.nullable(),
  finalExchangeRate: decimalText,
  excRateUsdToLocal: decimalText.nullable(),
  netAmount: decimalText,
  vatAmount: decimalText,
  total: decimalText,
  amountVnd: decimalText,
  vatAmountVnd: decimalText,
  netAdjustVnd: decimalText,
  vatAdjustVnd: decimalText,
  amountUsd: decimalText.nullable(),
  vatAmountUsd: decimalText.nullable(),
});

/** One step of a line with the values that it has since. */
export const lineStep = z.object({
  id,
  at: instant,
  /** The name of the person; null where the system wrote it. */
  by: z.string().nullable(),
  cause: z.enum(stepCauses),
  /** The document that values the line, or that let it go; its number also after its deletion. */
  document: z.object({ id, kind: z.string(), number: z.string() }).nullable(),
  /** The fields that changed; of a step that entered or deleted the line none are listed. */
  changed: z.array(z.string()),
  values: lineValues,
});

/** The cause of a change, from the valuing document before and after it. */
export function causeOf(
  action: "insert" | "update" | "delete",
  was: string | null,
  now: string | null,
  changed: readonly string[],
): StepCause {
  if (action === "insert") return "entered";
  if (action === "delete") return "deleted";
  if (now === null) return was === null ? "changed" : "released";
  const has = (fields: ReadonlySet<string>) => changed.some((field) => fields.has(field));
  if ((was === null || was === now) && !has(rateFields) && has(adjustFields)) return "adjusted";
  if (was !== null && was !== now) return changed.includes("valuedOn") ? "valued" : "passedOn";
  // A document gives a line another value; a person changes what the document leaves open.
  return has(valueFields) ? "valued" : "changed";
}

const rateFields: ReadonlySet<string> = new Set(["finalExchangeRate", "excRateUsdToLocal"]);

const adjustFields: ReadonlySet<string> = new Set(["netAdjustVnd", "vatAdjustVnd"]);

const valueFields: ReadonlySet<string> = new Set([
  "valuedBy",
  "valuedOn",
  "ownRate",
  ...rateFields,
  "amountVnd",
  "vatAmountVnd",
  "amountUsd",
  "vatAmountUsd",
]);

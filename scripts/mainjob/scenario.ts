import { isDecimal } from "@fairway/core/money/decimal.ts";
import { isDay } from "@fairway/core/time/day.ts";
import { z } from "zod";

/** A decimal that a scenario may write as text or as a number. */
const number = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .refine(isDecimal, { message: "a decimal number" });

const line = z.object({
  charge: z.string().trim().min(1),
  quantity: number.default("1"),
  unit: z.string().trim().min(1),
  unitPrice: number,
  currency: z.string().regex(/^[A-Z]{3}$/),
  vat: number.nullish(),
});

/** The file that describes one main job: goods, sales, purchases, disbursements and receipts. */
export const mainjobScenario = z.object({
  exchangeDate: z.string().refine(isDay, { message: "a day, YYYY-MM-DD" }),
  rates: z.record(z.string().regex(/^[A-Z]{3}$/), number).default({}),
  customer: z.looseObject({}).default({}),
  containers: z
    .array(
      z.object({
        type: z.string().trim().min(1),
        containerNo: z.string().trim().nullish(),
        sealNo: z.string().trim().nullish(),
      }),
    )
    .default([]),
  selling: z.array(line).max(500).default([]),
  buying: z.array(line).max(500).default([]),
  obh: z.array(line).max(500).default([]),
  receipts: z.array(number).default([]),
  cancelReceipt: z.number().int().min(0).nullish(),
});
export type MainjobScenario = z.infer<typeof mainjobScenario>;
export type MainjobLine = z.infer<typeof line>;

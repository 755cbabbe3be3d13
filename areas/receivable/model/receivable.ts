import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { type FigureName, figureNames } from "./figures.ts";

const known = z.string().nullable();
const figures = Object.fromEntries(figureNames.map((name) => [name, known])) as Record<
  FigureName,
  typeof known
>;

/**
 * What is owed under an agreement, by the guarantees of a salesman, or by a partner without an
 * agreement.
 *
 * Unit: amounts in `currency`, rates in percent; null when an amount is unknown in the currency.
 */
export const receivable = z.object({
  /** The agreement, else the partner with its salesman, else the salesman. */
  key: z.string(),
  agreementId: id.nullable(),
  partnerId: id.nullable(),
  partnerCode: known,
  partnerName: known,
  partnerType: known,
  parentName: known,
  salesmanId: id.nullable(),
  salesmanName: known,
  agreementNo: known,
  agreementType: known,
  agreementStatus: z.enum(["Active", "Inactive"]).nullable(),
  expriedDate: known,
  /** The days until the agreement ends; below zero when it has ended. */
  expriedDay: z.number().nullable(),
  creditLimited: known,
  currency: z.string(),
  ...figures,
  debitRate: known,
  /** What is owed beyond the limit. */
  overCreditAmount: known,
  isExpired: z.boolean(),
  isOverLimit: z.boolean(),
  isOverDue: z.boolean(),
  isOverDueObh: z.boolean(),
  isOverDuePrepaid: z.boolean(),
  /** The agreements of a salesman's row. */
  agreements: z.number().nullable(),
});
export type Receivable = z.infer<typeof receivable>;

/** The marks of a receivable, the most urgent first. */
export const receivableMarks = [
  "isOverLimit",
  "isOverDue",
  "isOverDueObh",
  "isOverDuePrepaid",
  "isExpired",
] as const satisfies readonly (keyof Receivable)[];

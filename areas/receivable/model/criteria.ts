import {
  maybeDay,
  maybeDecimal,
  maybeId,
  maybeText,
  orNull,
} from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { figureNames, type OverdueBucket, overdueFigures } from "./figures.ts";

/** How soon an agreement ends: in more than 30 days, in less than 30, in less than 15, or it has ended. */
export const expiries = ["normal", "within30", "within15", "expired"] as const;
export type Expiry = (typeof expiries)[number];

/** What a list of receivables is ordered by. */
export const orders = [...figureNames, "debitRate", "partnerName", "expriedDate"] as const;
export type Order = (typeof orders)[number];

/** What is asked for of the receivables of a tab. */
export const receivableCriteria = z.object({
  /** The number of the tab; without one the debts under all agreements. */
  receivableTab: orNull(z.number().int().min(1).max(4)),
  /** Debts as of the end of this day; today by default. */
  day: maybeDay,
  partnerId: maybeId,
  partnerType: orNull(z.enum(["Customer", "Agent"])),
  salesmanId: maybeId,
  /** Agreements that cover this office, or debts of it without an agreement. */
  officeId: maybeId,
  overDueDay: orNull(z.enum(Object.keys(overdueFigures) as [OverdueBucket, ...OverdueBucket[]])),
  debitRateFrom: maybeDecimal,
  debitRateTo: maybeDecimal,
  agreementStatus: orNull(z.enum(["Active", "Inactive"])),
  agreementExpiredDay: orNull(z.enum(expiries)),
  keyword: maybeText(100),
  sort: orNull(z.enum(orders)),
  sortDescending: z.boolean().default(true),
});
export type ReceivableCriteria = z.output<typeof receivableCriteria>;

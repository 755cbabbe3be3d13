import { day, decimalText } from "@fairway/core/contract/shapes.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { z } from "zod";

/** What a carrier, a port or a depot charges for the time of a box. Source: rule FT-1 */
export const freeTimeKinds = {
  demurrage: { en: "Demurrage", vi: "Lưu container tại cảng (DEM)" },
  detention: { en: "Detention", vi: "Lưu container tại kho (DET)" },
  storage: { en: "Storage", vi: "Lưu bãi" },
  combined: { en: "Demurrage and detention", vi: "Lưu container gộp (DEM/DET)" },
} as const satisfies Record<string, Words>;
export type FreeTimeKind = keyof typeof freeTimeKinds;
export const freeTimeKindNames = Object.keys(freeTimeKinds) as [FreeTimeKind, ...FreeTimeKind[]];

/** The days in which free time is counted. */
export const dayKinds = {
  calendar: { en: "Calendar days", vi: "Ngày theo lịch" },
  working: { en: "Working days", vi: "Ngày làm việc" },
} as const satisfies Record<string, Words>;
export type DayKind = keyof typeof dayKinds;
export const dayKindNames = Object.keys(dayKinds) as [DayKind, ...DayKind[]];

/** The first day that counts. */
export const countedFrom = {
  next: { en: "Day after the event", vi: "Ngày sau sự kiện" },
  same: { en: "Day of the event", vi: "Ngày xảy ra sự kiện" },
} as const satisfies Record<string, Words>;
export type CountedFrom = keyof typeof countedFrom;
export const countedFromNames = Object.keys(countedFrom) as [CountedFrom, ...CountedFrom[]];

/** Who bears the cost in the end. */
export const bearers = {
  customer: { en: "Customer", vi: "Khách hàng" },
  office: { en: "Our office", vi: "Văn phòng chúng ta" },
} as const satisfies Record<string, Words>;
export type Bearer = keyof typeof bearers;
export const bearerNames = Object.keys(bearers) as [Bearer, ...Bearer[]];

/** The price of a day from a chargeable day on. */
export const tier = z.object({ day: z.number().int().min(1).max(999), price: decimalText });
export type Tier = Readonly<z.infer<typeof tier>>;

/** The most tiers of a rule. */
export const mostTiers = 5;
/** The most free days of a rule. */
export const mostFreeDays = 365;

/** What is free, and what a day costs afterwards. */
export const terms = z.object({
  freeDays: z.number().int().min(0).max(mostFreeDays),
  dayKind: z.enum(dayKindNames),
  countsFrom: z.enum(countedFromNames),
  currencyId: z.string().length(3),
  /** In the order of their days; the first one begins on chargeable day 1. */
  tiers: z.array(tier).min(1).max(mostTiers),
  paidBy: z.enum(bearerNames),
});
export type Terms = Readonly<z.infer<typeof terms>>;

/** The days of a box; a planned one counts while it is not past and the actual one is unknown. */
export const boxDays = z.object({
  dischargedPlanned: day.nullable(),
  dischargedOn: day.nullable(),
  gateOutPlanned: day.nullable(),
  gateOutOn: day.nullable(),
  emptyInPlanned: day.nullable(),
  emptyInOn: day.nullable(),
});
export type BoxDays = Readonly<z.infer<typeof boxDays>>;

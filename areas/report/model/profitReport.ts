import { profit } from "@fairway/areas/charge/model/profitShapes.ts";
import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { day } from "@fairway/core/contract/shapes.ts";
import { daysBetween } from "@fairway/core/time/day.ts";
import { z } from "zod";

/** The lines of a day are added up when they are asked for, so a month is the most. */
export const mostProfitDays = 31;
/** Reasons are one row for each finished job. */
export const mostReasonDays = 366;

/** A range of days of at most some days. */
export const daysAtMost = (most: number) =>
  z
    .object({ from: day, to: day, service: z.enum(serviceCodes).optional() })
    .refine(({ from, to }) => from <= to && daysBetween(from, to) < most, {
      message: `1 – ${most}`,
      path: ["to"],
    });

/** The profit of the jobs of one service date. */
export const profitOfDay = z.object({
  day,
  jobs: z.number(),
  expected: profit,
  billed: profit,
  paid: profit,
});

/** The finished jobs with one margin reason. */
export const reasonSums = z.object({
  code: z.string(),
  nameEn: z.string(),
  nameVn: z.string(),
  jobs: z.number(),
  /** Of these at no profit or a loss; the others are above the cap of their office. */
  low: z.number(),
  sellingVnd: z.string(),
  buyingVnd: z.string(),
  profitVnd: z.string(),
});

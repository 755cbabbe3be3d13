import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { id, maybeDay, maybeId, maybeText } from "@fairway/core/contract/shapes.ts";
import { bookCurrencies, secondCurrency } from "@fairway/core/money/currency.ts";
import { addDays, type Day, daysBetween, monthOf } from "@fairway/core/time/day.ts";
import { z } from "zod";

/** As many records as one filter may name. */
const mostNamed = 1000;
/** The longest range of days, five years with their leap days. */
export const mostReportDays = 5 * 365 + 2;

/** Whose department, group and name a report is narrowed to. */
export const staffTypes = {
  PIC: { en: "Person in charge", vi: "Người phụ trách" },
  Salesman: { en: "Salesman", vi: "Nhân viên kinh doanh" },
  Creator: { en: "Creator", vi: "Người tạo" },
} as const;
export type StaffType = keyof typeof staffTypes;
/** Their names. */
export const staffTypeNames = Object.keys(staffTypes) as [StaffType, ...StaffType[]];

// Several values are joined by a semicolon, as in the address of the screen; none means all within reach.
const joined = <Shape extends z.ZodType<string, string>>(shape: Shape) =>
  z
    .union([z.string().max(60_000), z.array(z.string().max(100)).max(mostNamed)])
    .nullish()
    .transform((value) =>
      (typeof value === "string" ? value.split(";") : (value ?? []))
        .map((each) => each.trim())
        .filter((each) => each !== "" && each !== "All"),
    )
    .pipe(z.array(shape).max(mostNamed));

/**
 * What the jobs of a report are narrowed to.
 *
 * Shape: an empty filter means everything that the user may see. Without any day the jobs are those
 *   of the current month.
 */
export const reportCriteria = z.object({
  serviceDateFrom: maybeDay,
  serviceDateTo: maybeDay,
  createdDateFrom: maybeDay,
  createdDateTo: maybeDay,
  customerId: joined(id),
  service: joined(z.enum(serviceCodes)),
  /** Every amount is kept in VND and in US dollars; a report shows one of the two. */
  currency: z.enum(bookCurrencies).default(secondCurrency),
  jobId: maybeText(200),
  mawb: maybeText(200),
  hawb: maybeText(200),
  officeId: joined(id),
  departmentId: joined(id),
  groupId: joined(id),
  staffType: z.enum(staffTypeNames).default("PIC"),
  personInCharge: joined(id),
  salesMan: joined(id),
  creator: joined(id),
  carrierId: maybeId,
  agentId: maybeId,
  pol: maybeId,
  pod: maybeId,
});
export type ReportCriteria = z.output<typeof reportCriteria>;

/** The range of days of a report, and which day of a job it means. */
export interface ReportDays {
  readonly counted: "serviceDate" | "createdDate";
  readonly from: Day;
  readonly to: Day;
}

/**
 * Returns the ranges of days that criteria ask for; by default the service dates of the current month.
 * A range with an open end is as long as a report may be.
 */
export function daysOfReport(criteria: ReportCriteria, today: Day): ReportDays[] {
  const range = (
    counted: ReportDays["counted"],
    from: Day | null,
    to: Day | null,
  ): ReportDays[] => {
    const first = from ?? (to && addDays(to, 1 - mostReportDays));
    const last = to ?? (from && addDays(from, mostReportDays - 1));
    return first && last ? [{ counted, from: first, to: last }] : [];
  };
  const asked = [
    ...range("serviceDate", criteria.serviceDateFrom, criteria.serviceDateTo),
    ...range("createdDate", criteria.createdDateFrom, criteria.createdDateTo),
  ];
  return asked.length > 0 ? asked : [{ counted: "serviceDate", ...monthOf(today) }];
}

/** Why a range of days cannot be reported; null when it can. */
export function whyNotDays({
  from,
  to,
}: ReportDays): "report.daysBackwards" | "report.tooLong" | null {
  if (from > to) return "report.daysBackwards";
  return daysBetween(from, to) >= mostReportDays ? "report.tooLong" : null;
}

import { describe, expect, test } from "vitest";
import {
  daysOfReport,
  mostReportDays,
  type ReportCriteria,
  reportCriteria,
  whyNotDays,
} from "./reportCriteria.ts";

const parsed = (change: object = {}): ReportCriteria => reportCriteria.parse(change);
const days = (change: object) => daysOfReport(parsed(change), "2024-02-15");

describe("criteria of a report", () => {
  test("several values are joined by a semicolon; none, blanks and All mean everything", () => {
    const id = "0190c0de-0000-7000-8000-000000000001";
    expect(parsed({ officeId: `${id};${id}` }).officeId).toEqual([id, id]);
    expect(parsed({ officeId: [id] }).officeId).toEqual([id]);
    for (const officeId of ["", "All", null, " ; "])
      expect(parsed({ officeId }).officeId).toEqual([]);
    expect(reportCriteria.safeParse({ service: "XX" }).success).toBe(false);
    expect(reportCriteria.safeParse({ currency: "EUR" }).success).toBe(false);
  });

  test("without any day the service dates of the current month are meant", () => {
    expect(days({})).toEqual([{ counted: "serviceDate", from: "2024-02-01", to: "2024-02-29" }]);
  });

  test("an open end reaches as far as a report may, and both kinds of days narrow together", () => {
    const [open] = days({ createdDateFrom: "2024-01-01" });
    expect(open).toMatchObject({ counted: "createdDate", from: "2024-01-01" });
    expect(open && whyNotDays(open)).toBeNull();
    expect(days({ serviceDateTo: "2024-01-31", createdDateFrom: "2024-01-01" })).toHaveLength(2);
  });

  test("a range ends after it begins and has at most five years", () => {
    const counted = "serviceDate" as const;
    expect(whyNotDays({ counted, from: "2024-01-02", to: "2024-01-01" })).toBe(
      "report.daysBackwards",
    );
    expect(whyNotDays({ counted, from: "2024-01-01", to: "2024-01-01" })).toBeNull();
    expect(whyNotDays({ counted, from: "2020-01-01", to: "2024-12-31" })).toBeNull();
    expect(mostReportDays).toBe(1827);
    expect(whyNotDays({ counted, from: "2020-01-01", to: "2025-01-01" })).toBe("report.tooLong");
  });
});

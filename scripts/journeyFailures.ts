import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { Failure } from "./failure.ts";

/** The journeys that failed; one that passes only at the second try has failed. */
export function journeyFailures(report: JSONReport): Failure[] {
  const outside = report.errors.map((error) => ({
    file: "",
    name: "an error outside every journey",
    error: error.message ?? "",
  }));
  return [...outside, ...report.suites.flatMap(failuresOf)];
}

function failuresOf(suite: JSONReportSuite): Failure[] {
  const own = suite.specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => ({
        file: `tests/journeys/${file}`,
        name: title,
        error: results.flatMap(({ errors }) => errors.map((each) => each.message)).join("\n"),
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOf)];
}

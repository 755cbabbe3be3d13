import { expect, test } from "vitest";
import { portOfJob } from "./portOfJob.ts";

const ports = { pol: "SAIGON", pod: "LOS ANGELES" };

test.each([
  ["SFE", null, "SAIGON"],
  ["SFI", null, "LOS ANGELES"],
  ["CL", "Export", "SAIGON"],
  ["CL", "Import", "LOS ANGELES"],
] as const)("FT-8: the rules of a job of %s with the mode %s are those of %s", (...row) => {
  const [transactionType, serviceMode, port] = row;
  expect(portOfJob({ ...ports, transactionType, serviceMode })).toBe(port);
});

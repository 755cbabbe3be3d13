import { expect, test } from "vitest";
import type { Told } from "./milestone.ts";
import { stateOf } from "./stateOf.ts";

const zone = "Asia/Ho_Chi_Minh";
const now = new Date("2026-11-26T02:00:00Z");
const told = (when: string): Told => ({ when, source: "person", reference: null, by: null });

test.each([
  ["nothing is known", null, null, "open"],
  ["planned for today", "2026-11-26", null, "planned"],
  ["planned for yesterday", "2026-11-25", null, "late"],
  ["planned for an hour ago", "2026-11-26T01:00:00Z", null, "late"],
  ["planned for an hour ahead", "2026-11-26T03:00:00Z", null, "planned"],
  ["reached after it was planned", "2026-11-20", "2026-11-25", "reached"],
] as const)("%s", (_name, planned, actual, state) => {
  const milestone = { planned: planned && told(planned), actual: actual && told(actual) };
  expect(stateOf(milestone, now, zone)).toBe(state);
});

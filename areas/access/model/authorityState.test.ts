import { expect, test } from "vitest";
import { authorityState } from "./authorityState.ts";

test.each([
  ["in force from its first day", true, "2026-11-22", null, "Active"],
  ["in force to its last day", true, "2026-11-01", "2026-11-22", "Active"],
  ["expired the day after", true, "2026-11-01", "2026-11-21", "Expired"],
  ["planned until it begins", true, "2026-11-23", "2026-12-01", "Planned"],
  ["off whatever its period", false, "2026-11-01", "2026-11-21", "Inactive"],
])("an authority is %s", (_, active, from, until, word) => {
  expect(authorityState({ active, from, until }, "2026-11-22").words.en).toBe(word);
});

import { describe, expect, test } from "vitest";
import { everything, scopeOf } from "./changedScope.ts";

const floors = {
  access: 3,
  partner: 6,
  charge: 14,
  note: 15,
  advance: 15,
  invoice: 17,
  report: 20,
};
const nothing = { areas: [], whole: false, screens: false };

describe("what runs after a change", () => {
  test.each([
    [
      "a verb runs its area, those above and what stands on all, but no browser",
      ["areas/note/server/issueNote.ts"],
      { areas: ["invoice", "note", "report"], whole: true, screens: false },
    ],
    [
      "a screen runs its area, those above and the browser",
      ["areas/note/web/NoteTab.tsx"],
      { areas: ["invoice", "note", "report"], whole: false, screens: true },
    ],
    [
      "a contract is of both sides",
      ["areas/invoice/contract.ts"],
      { areas: ["invoice", "report"], whole: true, screens: true },
    ],
    [
      "a neighbour on the same floor does not run",
      ["areas/charge/model/chargeAmounts.ts"],
      { areas: ["advance", "charge", "invoice", "note", "report"], whole: true, screens: true },
    ],
    [
      "of two areas the lower one decides, and both run",
      ["areas/report/server/profit.ts", "areas/invoice/server/issueInvoice.ts"],
      { areas: ["invoice", "report"], whole: true, screens: false },
    ],
    [
      "a test runs its own area alone",
      ["areas/access/server/signIn.db.test.ts"],
      { areas: ["access"], whole: false, screens: false },
    ],
    [
      "a document runs nothing but the house rules",
      ["docs/words.md", "areas/note/README.md"],
      nothing,
    ],
    ["a house rule runs nothing else", ["tests/house-rules/names.test.ts"], nothing],
    ["a fault runs in the gate", ["faults/races.ts", "tests/faults/races.db.test.ts"], nothing],
    [
      "a journey runs the journeys",
      ["tests/journeys/shell.journey.ts"],
      { ...nothing, screens: true },
    ],
    ["nothing runs nothing", [], nothing],
  ])("%s", (_, changed, scope) => {
    expect(scopeOf(changed, floors)).toEqual(scope);
  });

  test.each([
    "core/money/decimal.ts",
    "engine/db/tx.ts",
    "ui/form/Field.tsx",
    "db/migrations/0001_company.sql",
    "apps/server/handlers.ts",
    "tests/setup/postgres.ts",
    "tests/cast/people.ts",
    "package-lock.json",
    "floors.json",
    "areas/unknown/model/x.ts",
  ])("%s runs everything, whatever else has changed", (path) => {
    expect(scopeOf(["docs/words.md", path, "areas/note/model/x.ts"], floors)).toEqual(everything);
  });
});

import { expect, test } from "vitest";
import { sources } from "./sources.ts";

// A deleted line leaves `surcharge` for a table of its own (decision 0285), so that no reader counts
// it by mistake. Only these read the deleted ones.
const mayRead = [
  "apps/server/tableNames.ts",
  "areas/charge/server/lineSteps.ts",
  "areas/charge/server/listCharges.ts",
  "areas/charge/server/surchargeTable.ts",
  "areas/settlement/server/settlementTable.ts",
];

test("deleted lines are read only where they are shown", () => {
  const reading = sources(".ts", ".sql")
    .filter(({ path }) => /^(areas|engine|apps|bench|scripts|faults)\//.test(path))
    .filter(({ path, text }) => !path.includes(".test.") && text.includes("deleted_surcharge"));
  expect(reading.map(({ path }) => path).sort()).toEqual(mayRead);
});

test("only charges name the table of lines to write it", () => {
  const writing = sources(".ts")
    .filter(({ path }) => /^(areas|apps)\//.test(path) && !path.includes(".test."))
    .filter(({ text }) =>
      /(?:Rows|Row|Versioned)\(\s*tx,\s*"surcharge"|(?:update|insert into|delete from) surcharge\b/.test(
        text,
      ),
    );
  expect(writing.map(({ path }) => path.split("/").slice(0, 3).join("/"))).toEqual(
    writing.map(() => "areas/charge/server"),
  );
  expect(writing.length).toBeGreaterThan(3);
});

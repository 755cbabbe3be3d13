import { expect, test } from "vitest";
import { lacksCompany, type PlanNode } from "./lacksCompany.ts";

const keyed = new Set(["shipment", "surcharge"]);
const scan = (table: string, alias: string, more: object = {}): PlanNode => ({
  "Node Type": "Index Scan",
  "Relation Name": table,
  Alias: alias,
  ...more,
});

test.each<[string, PlanNode, string[]]>([
  [
    "a table that is asked for one company is in order",
    scan("shipment", "s", { "Index Cond": "((s.company_id = $1) AND (s.id = $2))" }),
    [],
  ],
  ["so is one under a filter", scan("shipment", "s", { Filter: "(s.company_id = $3)" }), []],
  [
    "so is a bitmap whose index names it",
    {
      ...scan("shipment", "s"),
      "Node Type": "Bitmap Heap Scan",
      Plans: [{ "Node Type": "Bitmap Index Scan", "Index Cond": "(s.company_id = ($1)::uuid)" }],
    },
    [],
  ],
  ["a list of all companies has none", scan("currency", "c"), []],
  ["a table without its company is named", scan("shipment", "s"), ["shipment s"]],
  [
    "a company learnt from another table while it runs does not count",
    {
      "Node Type": "Nested Loop",
      Plans: [
        scan("shipment", "s", { "Index Cond": "(s.company_id = $1)" }),
        scan("surcharge", "c", { "Index Cond": "((c.company_id = s.company_id))" }),
      ],
    },
    ["surcharge c"],
  ],
  [
    "another table's company does not count either",
    scan("shipment", "s", { Filter: "(other_s.company_id = $1)" }),
    ["shipment s"],
  ],
])("%s", (_, plan, named) => {
  expect(lacksCompany(plan, keyed)).toEqual(named);
});

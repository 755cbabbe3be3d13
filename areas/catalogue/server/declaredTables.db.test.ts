import { testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { readOnly } from "@fairway/engine/db/tx.ts";
import { expect, test } from "vitest";
import { resources } from "./handlers.ts";
import { tableDifferences } from "../../../tests/declared/tableDifferences.ts";

const database = await testDatabase();

test.each(resources)("the table of $name is as it is declared", async (resource) => {
  const missing = await readOnly(database, (tx) => tableDifferences(tx, resource));
  expect(missing).toEqual([]);
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { exportRecords } from "@fairway/engine/exports/exportRecords.ts";
import { listRecords } from "@fairway/engine/resource/listRecords.ts";
import { recordHistory } from "@fairway/engine/history/recordHistory.ts";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { castActor } from "../cast/actors.ts";
import { castDatabase } from "../cast/castDatabase.ts";
import { tableDifferences } from "../declared/tableDifferences.ts";

const database = await castDatabase();
const guide = readFileSync("CONTRIBUTING.md", "utf8");
const declaration = resolve("areas/catalogue/model/unit.ts");
// Where the packages of the project are found, and git looks at nothing.
mkdirSync(".fairway", { recursive: true });
const folder = mkdtempSync(resolve(".fairway/newcomer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The declaration after the first step of the guide, taken from the guide's own words. */
async function afterFirstStep(): Promise<Resource> {
  const line = /`(symbol: field\.text\(.*\),)`/.exec(guide)?.[1];
  const text = readFileSync(declaration, "utf8")
    .replace(/from "\.\//g, `from "${resolve("areas/catalogue/model")}/`)
    .replace("  fields: {\n", `  fields: {\n    ${line}\n`)
    .replace("    columns: [\n", '    columns: [\n      "symbol",\n')
    .replace("  excel: [\n", '  excel: [\n    "symbol",\n');
  const copy = join(folder, "unit.ts");
  writeFileSync(copy, text);
  const { unit } = (await import(copy)) as { unit: Resource };
  return unit;
}

const unit = await afterFirstStep();
const administrator = castActor("administrator");
const withCast = <T>(play: (tx: Tx) => Promise<T>) => rolledBack(database, play);

describe("the first task of a newcomer, a field more in Unit", () => {
  test("without its migration is told the missing statement, the very one of the guide", () =>
    withCast(async (tx) => {
      const missing = await tableDifferences(tx, unit);
      expect(missing).toHaveLength(1);
      expect(guide).toContain(`\`${missing[0]}\``);
    }));

  test("with it is kept, listed, exported and told in the history, and nothing else names it", () =>
    withCast(async (tx) => {
      const [statement = ""] = await tableDifferences(tx, unit);
      await sql.raw(statement).execute(tx);
      expect(await tableDifferences(tx, unit)).toEqual([]);
      const { id } = await createRecord(tx, administrator, unit, {
        code: "CBM",
        symbol: "m³",
        unitNameEn: "Cubic metre",
        unitNameVn: "Mét khối",
        unitType: "VolumnMeasurement",
      });
      const page = { page: 1, size: 15, sort: "symbol" };
      const { data } = await listRecords(tx, administrator, unit, page);
      expect(data).toMatchObject([{ id, symbol: "m³" }]);
      const file = await exportRecords(tx, administrator, unit, { format: "csv" });
      let text = "";
      for await (const part of file.bytes as AsyncIterable<Uint8Array>) text += part.toString();
      expect(text).toMatch(/Symbol.*\r\nm³,/);
      const [made] = await recordHistory(tx, administrator, unit, { id });
      expect(made?.changes).toContainEqual({
        field: "symbol",
        label: "Symbol",
        was: "",
        now: "m³",
      });
    }));
});

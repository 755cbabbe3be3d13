import { globSync } from "node:fs";
import { resolve } from "node:path";
import { importedFields, type Resource } from "@fairway/core/resource/resource.ts";
import { columnCalled, keyCalled, type Title } from "@fairway/core/words/title.ts";
import { goodsSheets, headOf } from "@fairway/areas/shipment/model/goodsSheets.ts";
import { describe, expect, test } from "vitest";
import released from "./releasedTitles.json" with { type: "json" };

/** A column that an import reads: its title, and its words when it is a choice. */
interface Column {
  readonly label: Title;
  readonly of?: Readonly<Record<string, Title>>;
}

/** The columns of every sheet that is read, by the name that the sheet has in its model. */
async function findSheets(): Promise<ReadonlyMap<string, Readonly<Record<string, Column>>>> {
  const sheets = new Map<string, Readonly<Record<string, Column>>>(
    (["containers", "looseGoods"] as const).map((kind) => [
      kind,
      Object.fromEntries(
        goodsSheets[kind].columns.map((key) => [key, { label: headOf(kind, key) }]),
      ),
    ]),
  );
  for (const path of globSync("areas/*/model/*.ts").sort()) {
    if (path.endsWith(".test.ts")) continue;
    const model = (await import(resolve(path))) as Record<string, Partial<Resource> | undefined>;
    for (const [name, each] of Object.entries(model)) {
      if (!each?.fields || !each.excel) continue;
      const read = importedFields(each as Resource);
      sheets.set(name, Object.fromEntries(read.map((key) => [key, each.fields?.[key] as Column])));
    }
  }
  return sheets;
}

const sheets = await findSheets();
/** Titles of columns and words of choices, "field.choice", as they were released: English, Vietnamese. */
const titles: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = released;

describe.each(Object.entries(titles))(
  "a sheet of %s filled from an earlier template",
  (name, was) => {
    const columns = sheets.get(name) ?? {};
    const fields = Object.entries(was).filter(([key]) => !key.includes("."));
    const words = Object.entries(was).filter(([key]) => key.includes("."));

    test.each([0, 1])("has its columns found, language %i", (language) => {
      const headings = fields.map(([, texts]) => texts[language] ?? (texts[0] as string));
      const found = fields.map(([key]) =>
        columns[key] ? columnCalled(headings, columns[key].label, key) : key,
      );
      expect(found.map((at) => headings[at as number])).toEqual(headings);
    });

    test("has its choices understood", () => {
      const read = words.map(([key, texts]) => {
        const [field, value] = [key.slice(0, key.indexOf(".")), key.slice(key.indexOf(".") + 1)];
        return texts.map((text) => [
          field,
          value,
          keyCalled(columns[field]?.of ?? {}, text) === value,
        ]);
      });
      expect(read.flat().filter(([, , isRead]) => !isRead)).toEqual([]);
    });
  },
);

test("every sheet of today is held against its titles from now on", () => {
  const known = [...sheets].flatMap(([name, columns]) =>
    Object.keys(columns)
      .filter((key) => !titles[name]?.[key])
      .map((key) => `${name}.${key}`),
  );
  expect(known).toEqual([]);
});

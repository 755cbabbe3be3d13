import { changedTexts, hostileTexts } from "@fairway/engine/paper/hostileTexts.ts";
import { isDecimal } from "@fairway/core/money/decimal.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import type { Paper, Printing } from "@fairway/engine/paper/paper.ts";
import { pageCount, paperText } from "@fairway/engine/paper/paperText.ts";
import { renderPaper } from "@fairway/engine/paper/renderPaper.ts";
import type { Sheet } from "@fairway/engine/paper/sheet.ts";
import { languages } from "@fairway/core/words/words.ts";
import { describe, expect, test } from "vitest";
import { isWhole } from "../setup/isWhole.ts";
import { everyPaper } from "./everyPaper.ts";

const papers = await everyPaper();

/** Each layout of each paper, in Vietnamese, whose letters are the larger set. */
const layouts = papers.flatMap((paper) =>
  paper.layouts.map((layout) => ({ name: `${paper.name}, ${layout}`, paper, layout })),
);

/** Those of papers with a list: the number of its rows is whatever was entered. */
const listed = layouts.filter(({ paper }) =>
  Object.values(paper.sample("vi") as object).some(
    (part) => Array.isArray(part) && part.length > 0,
  ),
);

const samples = layouts.flatMap((each) =>
  (each.paper.languages ?? languages).flatMap((language) =>
    (each.paper.currencies ?? [undefined]).map((currency) => ({
      ...each,
      name: `${each.name}, ${language}${currency ? `, ${currency}` : ""}`,
      language,
      currency,
    })),
  ),
);

// Every run tries each eighth length, from another one for each layout; the gate tries all.
const tried = isWhole ? 1 : 8;

// A machine that is busy otherwise is no fault of a paper.
const deadline = 60_000;

function print(paper: Paper<unknown>, content: unknown, printing: Printing): Promise<Buffer> {
  return renderPaper(paper.sheet(content, printing), deadline);
}

/**
 * The fields of its content that a paper does not print, each group with its reason; besides, the
 * user who prints a draft.
 */
const unprinted: Readonly<Record<string, readonly string[]>> = {
  // The six papers of an arrival print from one record, each what its form has.
  arrivalNotice: ["flightDate", "agent", "warehouse", "netWeight", "lines.*.unit", "lines.*.rate"],
  deliveryOrder: [
    "preparedBy",
    "hbltype",
    "referenceNo",
    "shipper",
    "flightDate",
    "agent",
    "warehouse",
    "netWeight",
  ],
  authorizeLetter: [
    "preparedBy",
    "hbltype",
    "referenceNo",
    "shipper",
    "oceanVessel",
    "serviceType",
    "netWeight",
  ],
  documentRelease: [
    "hbltype",
    "referenceNo",
    "shipper",
    "notifyParty",
    "oceanVessel",
    "serviceType",
    "netWeight",
  ],
  proofOfDelivery: [
    "preparedBy",
    "hbltype",
    "referenceNo",
    "oceanVessel",
    "flightDate",
    "agent",
    "warehouse",
    "finalDestination",
    "serviceType",
    "cbm",
  ],
  // The airline issues it: without our letterhead. The sides of the charges are marks in a column.
  masterAirWaybill: ["letterhead.*", "wtVal", "other"],
  houseAirWaybill: ["wtVal", "other"],
  // Printed on a receipt that was cancelled.
  receipt: ["cancelledOn", "cancelledBy", "cancelReason"],
  // The person who keyed it is the requester, who signs.
  advance: ["preparedBy"],
  settlement: ["preparedBy"],
  // A part without a heading of its own.
  shippingInstruction: ["parts.*.name"],
};

describe("every paper", { timeout: 120_000 }, () => {
  test("has a name of its own", () => {
    const names = papers.map((paper) => paper.name);
    expect(names.length).toBeGreaterThan(4);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(samples)("prints its sample: $name", async ({ paper, layout, language, currency }) => {
    const printing = { layout, language };
    const content = paper.sample(language, currency);
    const { no, footer } = paper.sheet(content, printing);
    const pdf = await print(paper, content, printing);
    const pages = paperText(pdf).split("\f").slice(0, -1);
    expect(pages).toHaveLength(pageCount(pdf));
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(no);
      if (!paper.preprinted?.includes(layout))
        expect(page).toContain(`${footer.page} ${at + 1}/${pages.length}`);
    }
  });

  test.each(layouts)("takes texts that are empty: $name", async ({ paper, layout }) => {
    const empty = changedTexts(paper.sample("vi"), paper.choices ?? [], () => "");
    const blank = without(empty, paper.choices ?? []);
    const printing = { layout, language: "vi" } as const;
    const copies = copiesOf(paper.sheet(blank, printing));
    expect(pageCount(await print(paper, blank, printing))).toBe(copies);
  });

  test.each(layouts)(
    "prints what was typed, literally and whole: $name",
    async ({ paper, layout }) => {
      const sample = paper.sample("en") as object;
      const { paper: content, marks } = hostileTexts(sample, paper.choices ?? []);
      const sheet = paper.sheet(content, { layout, language: "en" });
      const text = paperText(await renderPaper(sheet, deadline));
      // What a pre-printed form has already, and what only another state prints, is not asked for.
      const said = JSON.stringify(withoutForms(sheet));
      const asked = marks.filter((mark) => said.includes(mark));
      expect(asked.length).toBeGreaterThan(10);
      for (const mark of asked) expect(text, mark).toContain(mark);
      expect(text).not.toContain("root:");
    },
  );

  test.each(papers.map((paper) => ({ name: paper.name, paper })))(
    "prints every field of its content: $name",
    ({ name, paper }) => {
      const marked = hostileTexts(paper.sample("en") as object, paper.choices ?? []);
      const contents = (paper.currencies ?? [undefined]).map((each) => paper.sample("en", each));
      const sheets = paper.layouts.flatMap((layout) =>
        [marked.paper, ...contents].map((each) => paper.sheet(each, { layout, language: "en" })),
      );
      const said = JSON.stringify(sheets).replaceAll(/(?<=\d),(?=\d{3})/g, "");
      const missing = fieldsOf(marked.paper).filter(([, value]) => {
        const mark = /Q\d+Z$/.exec(value)?.[0];
        if (mark) return !said.includes(mark);
        if (/^\d{4}-\d\d-\d\d$/.test(value)) return !said.includes(sayDay(value));
        return isDecimal(value) && !said.includes(value) && !said.includes(`${Number(value)}`);
      });
      const fields = missing.map(([field]) => field.replace(/^letterhead\..*/, "letterhead.*"));
      const known = ["printedBy", ...(unprinted[name] ?? [])];
      expect(fields.filter((field) => !known.includes(field))).toEqual([]);
      expect(known.filter((field) => field !== "printedBy" && !fields.includes(field))).toEqual([]);
    },
  );

  test.each(layouts)("goes on with texts of many lines: $name", async ({ paper, layout }) => {
    const sample = paper.sample("en");
    const lines = Array.from({ length: 90 }, (_, at) => `LINE ${at + 1} OF IT`).join("\n");
    const content = changedTexts(sample, paper.choices ?? [], (text) => `${text}\n${lines}`);
    const pdf = await print(paper, content, { layout, language: "en" });
    expect(pageCount(pdf)).toBeGreaterThan(1);
    expect(paperText(pdf)).toContain("LINE 90 OF IT");
  });

  test.each(layouts)("takes words without end: $name", async ({ paper, layout }) => {
    const sample = paper.sample("vi");
    const content = changedTexts(sample, paper.choices ?? [], () => "Ễ".repeat(400));
    const pdf = await print(paper, content, { layout, language: "vi" });
    expect(paperText(pdf).normalize("NFC").match(/Ễ/g)?.length).toBeGreaterThan(1000);
  });

  test.each(layouts)("prints every script: $name", async ({ paper, layout }) => {
    const scripts = ["Nguyễn Ặ ₫", "こんにちは 横浜", "안녕하세요 부산", "您好 深圳货运"];
    let at = 0;
    const content = changedTexts(paper.sample("en"), paper.choices ?? [], () => {
      at += 1;
      return scripts[at % scripts.length] ?? "";
    });
    const text = paperText(await print(paper, content, { layout, language: "en" }));
    // A space between letters of another face is a run of its own.
    for (const word of scripts.flatMap((script) => script.split(" ")))
      expect(text.normalize("NFC")).toContain(word);
  });

  test.each(listed.flatMap((each) => [1, 300].map((count) => ({ ...each, count }))))(
    "takes $count rows: $name",
    async ({ paper, layout, count }) => {
      const content = withRows(paper.sample("vi"), count);
      const pdf = await print(paper, content, { layout, language: "vi" });
      expect(pageCount(pdf)).toBeGreaterThan(count > 1 ? 2 : 0);
    },
  );

  const places = listed.map((each, at) => ({ ...each, at }));
  test.each(places)("keeps a line with its totals: $name", async ({ paper, layout, at }) => {
    const lonely: number[] = [];
    for (let count = 5 + (at % tried); count <= 60; count += tried) {
      const content = withRows(paper.sample("vi"), count, ["lines", "containers"]);
      const sheet = withLastRow(paper.sheet(content, { layout, language: "vi" }), "THE LAST ROW");
      // A table that is the end of its paper has nothing below it to be kept.
      if (!sheet) return;
      const pages = paperText(await renderPaper(sheet, deadline))
        .split("\f")
        .slice(0, -1);
      if (!pages.at(-1)?.includes("THE LAST ROW")) lonely.push(count);
    }
    expect(lonely).toEqual([]);
  });

  test.each(layouts)("says nothing that was not handed in: $name", async ({ paper, layout }) => {
    const sheet = paper.sheet(paper.sample("vi"), { layout, language: "vi" });
    const text = paperText(await renderPaper(wordless(sheet) as Sheet, deadline));
    expect(text).toMatch(/\d/);
    expect(text).not.toMatch(/\p{L}/u);
  });
});

/** The texts of a content with their paths; places in lists are "*". */
function fieldsOf(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === "string") return [[path.join("."), value]];
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    fieldsOf(part, [...path, Array.isArray(value) ? "*" : name]),
  );
}

/** The number of copies in which a sheet is printed. */
function copiesOf({ blocks: [block] }: Sheet): number {
  return block?.block === "frame" ? (block.copies?.length ?? 1) : 1;
}

/** The content without rows, numbers and days either. */
function without(content: unknown, choices: readonly string[]): unknown {
  const emptied = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return [];
    if (value === null || typeof value !== "object")
      return typeof value === "string" && !choices.includes(key) ? "" : value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, emptied(part, name)]),
    );
  };
  return emptied(content, "");
}

/** The content with so many rows in each of its lists, or in those with a name. */
function withRows(content: unknown, count: number, named?: readonly string[]): unknown {
  return Object.fromEntries(
    Object.entries(content as object).map(([name, part]: [string, unknown]) => [
      name,
      Array.isArray(part) && part.length > 0 && (named?.includes(name) ?? true)
        ? Array.from({ length: count }, (_, at): unknown => part[at % part.length])
        : part,
    ]),
  );
}

/** The sheet with a mark in the last line of its last table; null when nothing stands below it. */
function withLastRow(sheet: Sheet, mark: string): Sheet | null {
  const at = sheet.blocks.findLastIndex((block) => block.block === "table");
  const table = sheet.blocks[at];
  if (table?.block !== "table" || at === sheet.blocks.length - 1) return null;
  const last = table.rows.findLastIndex((row) => !("section" in row) && !("sum" in row));
  const wide = table.columns.findIndex(({ width }) => String(width).endsWith("fr"));
  const rows = table.rows.map((row, place) =>
    place === last && "cells" in row ? { cells: row.cells.with(wide, mark) } : row,
  );
  return { ...sheet, blocks: sheet.blocks.with(at, { ...table, rows }) };
}

/** The sheet without what a pre-printed form has already. */
function withoutForms(sheet: Sheet): unknown {
  return sheet.blocks.map((block) =>
    block.block === "frame" && block.preprinted
      ? block.boxes.filter((box) => !box.form).map(({ said, head, blocks }) => [said, head, blocks])
      : block,
  );
}

/** The sheet with a figure in place of every text; what chooses a shape stays. */
function wordless(value: unknown, key = ""): unknown {
  const shapes = ["block", "language", "width", "widths", "align", "look", "colour", "rules"];
  const places = ["border", "ground", "rest", "group", "format"];
  if (Array.isArray(value)) return value.map((part) => wordless(part, key));
  if (value instanceof Uint8Array) return value;
  if (value !== null && typeof value === "object")
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, wordless(part, name)]),
    );
  if (typeof value !== "string" || value === "") return value;
  // The third of a fact says how it looks.
  const shape =
    [...shapes, ...places].includes(key) || (key === "rows" && /^(bold|half)$/.test(value));
  return shape ? value : "7";
}

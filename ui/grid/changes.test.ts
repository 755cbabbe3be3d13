import { describe, expect, test } from "vitest";
import { emptyBlock, fillDown, type GridRules, putTexts, textsOf } from "./changes.ts";
import type { GridColumn } from "./column.ts";
import { type GridContent, gridStep, loaded, mostSteps } from "./gridState.ts";
import { byHeader, readBlock } from "./pastedBlock.ts";
import { writeBlock } from "./tsv.ts";

interface Line {
  readonly key: string;
  readonly note: string | null;
  readonly price: string | null;
  readonly day: string | null;
  readonly total: string;
}

const columns: GridColumn<Line>[] = [
  {
    key: "note",
    kind: "text",
    title: { en: "Note", vi: "Ghi chú" },
    width: 100,
    value: (row) => row.note,
    write: (row, note) => ({ ...row, note }),
  },
  {
    key: "price",
    kind: "number",
    title: { en: "Price", vi: "Đơn giá" },
    width: 100,
    value: (row) => row.price,
    write: (row, price) => ({ ...row, price }),
  },
  {
    key: "day",
    kind: "day",
    title: { en: "Day", vi: "Ngày" },
    width: 100,
    value: (row) => row.day,
    write: (row, day) => ({ ...row, day }),
  },
  {
    key: "total",
    kind: "number",
    title: { en: "Total", vi: "Tổng" },
    width: 100,
    value: (row) => row.total,
  },
];

let made = 0;
const line = (note: string | null = null, price: string | null = null): Line => {
  made += 1;
  return { key: `k${made}`, note, price, day: null, total: "7" };
};
const rules = (change: Partial<GridRules<Line>> = {}): GridRules<Line> => ({
  columns,
  language: "en",
  newRow: () => line(),
  whyNot: (row, column) =>
    !column.write ? "computed" : row.note === "frozen" ? "on a debit note" : null,
  ...change,
});
const content = (...rows: Line[]): GridContent<Line> => ({ rows, wrong: new Map() });
const values = (now: GridContent<Line>) => now.rows.map((row) => [row.note, row.price, row.day]);

describe("pasting", () => {
  test("a block from Excel goes past the last row", () => {
    const block = readBlock("THC\t4,150,000\t21/11/2026\r\nSeal\t9.50\t1-2-26\r\n") ?? [];
    const { content: after, skipped } = putTexts(
      content(line()),
      { row: 0, column: 0 },
      block,
      rules(),
    );
    expect(values(after)).toEqual([
      ["THC", "4150000", "2026-11-21"],
      ["Seal", "9.50", "2026-02-01"],
    ]);
    expect(skipped).toBe(0);
  });

  test("rows are not added where none may be", () => {
    const closed = rules({ newRow: null });
    const after = putTexts(content(line()), { row: 0, column: 0 }, [["a"], ["b"]], closed);
    expect([values(after.content).length, after.skipped]).toEqual([1, 1]);
  });

  test("what cannot be read stays in the cell as typed", () => {
    const after = putTexts(content(line()), { row: 0, column: 1 }, [["twelve"]], rules());
    expect([...after.content.wrong.values()].map((each) => each.typed)).toEqual(["twelve"]);
    const better = putTexts(after.content, { row: 0, column: 1 }, [["=4*3"]], rules());
    expect(better.content.wrong.size).toBe(0);
    expect(better.content.rows[0]?.price).toBe("12");
  });

  test("frozen lines and computed columns are left alone and counted", () => {
    const before = content(line("frozen", "5"), line("free", "5"));
    const pasted = putTexts(before, { row: 0, column: 1 }, [["1"], ["2"]], rules());
    expect(values(pasted.content).map((each) => each[1])).toEqual(["5", "2"]);
    expect(pasted.skipped).toBe(1);
    const total = putTexts(before, { row: 1, column: 3 }, [["9"]], rules());
    expect([total.content.rows[1]?.total, total.skipped]).toEqual(["7", 1]);
  });

  test("what is copied in Vietnamese reads back the same", () => {
    const vi = rules({ language: "vi" });
    const block = { top: 0, bottom: 0, left: 0, right: 2 };
    const before = content({ ...line('a "b"\tc', "1450.125"), day: "2026-11-21" });
    const text = writeBlock(textsOf(before, block, vi));
    const after = putTexts(content(line()), { row: 0, column: 0 }, readBlock(text) ?? [], vi);
    expect(values(after.content)).toEqual(values(before));
  });
});

describe("filling down and emptying", () => {
  test("the first line of the selection is copied down", () => {
    const before = content(line("a", "1"), line("b", "2"), line("c", "3"));
    const after = fillDown(before, { top: 0, bottom: 2, left: 1, right: 1 }, rules());
    expect(values(after.content).map((each) => each[1])).toEqual(["1", "1", "1"]);
  });

  test("a single cell takes what stands above it", () => {
    const before = content(line("a", "1"), line("b", "2"));
    const after = fillDown(before, { top: 1, bottom: 1, left: 0, right: 1 }, rules());
    expect(values(after.content)[1]).toEqual(["a", "1", null]);
  });

  test("emptying skips frozen lines", () => {
    const before = content(line("frozen", "1"), line("b", "2"));
    const after = emptyBlock(before, { top: 0, bottom: 1, left: 1, right: 1 }, rules());
    expect(values(after.content).map((each) => each[1])).toEqual(["1", null]);
    expect(after.skipped).toBe(1);
  });
});

describe("undo", () => {
  test("fifty steps go back and forth again", () => {
    let state = loaded<Line>([line("0")]);
    for (let step = 1; step <= 60; step += 1) {
      const to = () => content(line(String(step)));
      state = gridStep(state, { type: "change", to });
    }
    for (let step = 0; step < 70; step += 1) state = gridStep(state, { type: "undo" });
    expect(state.now.rows[0]?.note).toBe(String(60 - mostSteps));
    for (let step = 0; step < 70; step += 1) state = gridStep(state, { type: "redo" });
    expect(state.now.rows[0]?.note).toBe("60");
  });
});

test("a title that is pasted twice over one column is named as unknown the second time", () => {
  const twoColumns = ["Charge", "Price"].map(
    (key): GridColumn<Line> => ({
      ...(columns[0] as GridColumn<Line>),
      key,
      title: { en: key, vi: key },
    }),
  );
  expect(
    byHeader(
      [
        ["Charge", "Price", "Price"],
        ["OCF", "100", "120"],
      ],
      twoColumns,
    ),
  ).toEqual({
    unknown: ["Price"],
    texts: [["OCF", "100"]],
  });
});

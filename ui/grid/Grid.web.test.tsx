// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { act, useLayoutEffect } from "react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { showFirstMark } from "../form/firstMark.ts";
import { type Pick, picker } from "../form/picker.ts";
import { renderScreen } from "../testing/renderScreen.tsx";
import { withSize } from "../testing/withSize.ts";
import type { GridColumn } from "./column.ts";
import type { GridProblems } from "./Grid.tsx";
import { GridView as Grid } from "./GridView.tsx";
import { loadPaste } from "./loadPaste.ts";
import { type GridHold, useGrid } from "./useGrid.ts";

interface Line {
  readonly key: string;
  readonly charge: Pick | null;
  readonly note: string | null;
  readonly price: string | null;
  readonly kickBack: boolean;
}

const charges: Pick[] = [
  { id: "1", code: "THC", name: "Terminal handling" },
  { id: "2", code: "SEAL", name: "Seal fee" },
];
const columns: GridColumn<Line>[] = [
  {
    key: "charge",
    kind: "pick",
    title: { en: "Charge", vi: "Phí" },
    width: 120,
    frozen: true,
    required: true,
    source: picker("charge", async (_client, text) => {
      if (text === "DOWN") throw new Error("Unreachable.");
      return charges.filter((each) =>
        `${each.code} ${each.name}`.toLowerCase().includes(text.toLowerCase()),
      );
    }),
    pick: (row) => row.charge,
    write: (row, charge) => ({ ...row, charge }),
  },
  {
    key: "note",
    kind: "text",
    title: { en: "Note", vi: "Ghi chú" },
    width: 120,
    value: (row) => row.note,
    write: (row, note) => ({ ...row, note }),
  },
  {
    key: "price",
    kind: "number",
    title: { en: "Price", vi: "Đơn giá" },
    width: 120,
    lone: (row, pasted) => {
      const currency = pasted("note") ?? row.note;
      if (currency === "VND") return "thousands";
      return currency === "USD" ? "doubt" : "language";
    },
    value: (row) => row.price,
    write: (row, price) => ({ ...row, price }),
  },
  {
    key: "kickBack",
    kind: "flag",
    title: { en: "KB", vi: "HH" },
    width: 50,
    value: (row) => row.kickBack,
    write: (row, kickBack) => ({ ...row, kickBack }),
  },
];

let made = 0;
const line = (note: string | null = null, price: string | null = null): Line => {
  made += 1;
  return { key: `new ${made}`, charge: null, note, price, kickBack: false };
};

let hold: GridHold<Line>;
function Screen(props: { start: Line[]; problems?: GridProblems }) {
  const held = useGrid(props.start);
  useLayoutEffect(() => {
    hold = held;
  });
  return (
    <Grid
      hold={held}
      columns={columns}
      label="Charges"
      newRow={() => line()}
      duplicate={(row) => ({ ...row, key: `copy-${row.key}` })}
      whyNot={(row) => (row.note === "frozen" ? "It stands on SEFDN1." : null)}
      whyNotRemove={(row) => (row.note === "frozen" ? "It stands on SEFDN1." : null)}
      {...(props.problems ? { problems: props.problems } : {})}
      height={400}
    />
  );
}

afterEach(cleanup);
withSize({ clientHeight: 400, clientWidth: 800 });
beforeAll(loadPaste);

async function shown(start: Line[], language: "en" | "vi" = "en", problems?: GridProblems) {
  renderScreen(<Screen start={start} {...(problems ? { problems } : {})} />, { language });
  const grid = await screen.findByRole("grid");
  const input = () => screen.getByLabelText<HTMLInputElement>(/\d$/);
  return {
    grid,
    input,
    cell: (row: number, column: number) =>
      within(within(grid).getAllByRole("row")[row + 1] as HTMLElement).getAllByRole("gridcell")[
        column
      ] as HTMLElement,
    press: (key: string, more: object = {}) => fireEvent.keyDown(input(), { key, ...more }),
    type: (text: string) => fireEvent.change(input(), { target: { value: text } }),
    paste: (text: string) => {
      const event = createEvent.paste(input(), {});
      Object.defineProperty(event, "clipboardData", { value: { getData: () => text } });
      fireEvent(input(), event);
    },
  };
}

const notes = () => hold.rows.map((row) => row.note);
const prices = () => hold.rows.map((row) => row.price);
const activeCell = () => {
  const id = screen.getByLabelText(/\d$/).getAttribute("aria-activedescendant") ?? "";
  const cell = document.getElementById(id);
  return [cell?.dataset["row"], cell?.dataset["column"]].map(Number);
};

describe("moving", () => {
  test("arrows, Tab, Home, End and Ctrl+End", async () => {
    const { press } = await shown([line("a"), line("b"), line("c")]);
    press("ArrowDown");
    press("ArrowRight");
    expect(activeCell()).toEqual([1, 1]);
    press("End");
    press("Tab");
    expect(activeCell()).toEqual([2, 0]);
    press("Tab", { shiftKey: true });
    expect(activeCell()).toEqual([1, 3]);
    press("Home", { ctrlKey: true });
    expect(activeCell()).toEqual([0, 0]);
    press("End", { ctrlKey: true });
    expect(activeCell()).toEqual([2, 3]);
  });

  test("from the last cell Tab leaves the grid", async () => {
    const { press, input } = await shown([line("a")]);
    press("End");
    const event = createEvent.keyDown(input(), { key: "Tab" });
    fireEvent(input(), event);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe("typing", () => {
  test("letters replace the cell, Enter goes on to the next line and past the last adds one", async () => {
    const { press, type } = await shown([line("old")]);
    press("ArrowRight");
    type("Phí n");
    type("Phí nâng hạ");
    press("Enter");
    expect(notes()).toEqual(["Phí nâng hạ", null]);
    expect(activeCell()).toEqual([1, 1]);
  });

  test("F2 keeps what stands there, Escape forgets what was typed", async () => {
    const { press, type, input } = await shown([line("old")]);
    press("ArrowRight");
    press("F2");
    expect(input().value).toBe("old");
    type("older");
    press("Escape");
    expect(notes()).toEqual(["old"]);
  });

  test("a Vietnamese input method composes in the cell undisturbed", async () => {
    const { press, input } = await shown([line(null), line("b")]);
    press("ArrowRight");
    fireEvent.compositionStart(input());
    // Telex turns "phi1" into "phí"; its keys arrive as 229 and must not move or commit.
    for (const text of ["p", "ph", "phi", "phí"]) {
      fireEvent.keyDown(input(), { key: "Process", keyCode: 229, isComposing: true });
      fireEvent.change(input(), { target: { value: text } });
    }
    fireEvent.keyDown(input(), { key: "Enter", keyCode: 229, isComposing: true });
    expect(input().value).toBe("phí");
    expect(notes()).toEqual([null, "b"]);
    fireEvent.compositionEnd(input());
    press("Enter");
    expect(notes()).toEqual(["phí", "b"]);
    expect(activeCell()).toEqual([1, 1]);
  });

  test("an amount takes a formula, in the language's own way of writing", async () => {
    const { press, type } = await shown([line("a"), line("b")], "vi");
    press("ArrowRight");
    press("ArrowRight");
    type("=1.200*3*1,08");
    press("Enter");
    type("1.450,5");
    press("Tab");
    expect(prices()).toEqual(["3888", "1450.5"]);
  });

  test("what is no number stays as typed and says why", async () => {
    const { press, type, cell } = await shown([line("a")]);
    press("ArrowRight");
    press("ArrowRight");
    type("twelve");
    press("Tab");
    press("ArrowLeft");
    expect(cell(0, 2).textContent).toBe("twelve");
    expect(cell(0, 2).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(/is not a number/)).toBeTruthy();
  });

  test("a frozen line says why instead of taking letters", async () => {
    const { press, type } = await shown([line("frozen")]);
    press("ArrowRight");
    type("x");
    expect(notes()).toEqual(["frozen"]);
    expect(screen.getByText("It stands on SEFDN1.")).toBeTruthy();
  });

  test("what a closed cell refuses is announced, also after the cursor has left it", async () => {
    const { press, type } = await shown([line("frozen", "1"), line("open")]);
    const told = () => screen.queryByText("Price, line 1, is unchanged: It stands on SEFDN1.");
    press("ArrowRight");
    press("ArrowRight");
    type("9");
    press("Tab");
    expect(prices()).toEqual(["1", null]);
    expect(told()?.getAttribute("role")).toBe("status");
    press("ArrowDown");
    press("ArrowLeft");
    type("5");
    press("Enter");
    expect(told()).toBeNull();
    press("ArrowUp");
    press("ArrowUp");
    press("Delete");
    expect(prices()[0]).toBe("1");
    expect(told()).toBeTruthy();
  });

  test("Enter on an open choice stays in its line", async () => {
    const { press, type } = await shown([line("a"), line("b")]);
    type("seal");
    await screen.findByRole("option");
    press("Enter");
    expect(hold.rows.map((row) => row.charge?.code)).toEqual(["SEAL", undefined]);
    expect(activeCell()).toEqual([0, 0]);
    press("Tab");
    press("Tab");
    type("12");
    press("Tab");
    expect(prices()).toEqual(["12", null]);
  });

  test("the button adds a line at the end, Ctrl+Enter below the cursor", async () => {
    const { press } = await shown([line("a"), line("b")]);
    fireEvent.click(screen.getByRole("button", { name: /Add line/ }));
    expect(notes()).toEqual(["a", "b", null]);
    expect(activeCell()).toEqual([2, 0]);
    press("Home", { ctrlKey: true });
    press("Enter", { ctrlKey: true });
    expect(notes()).toEqual(["a", null, "b", null]);
  });

  test("Space ticks", async () => {
    const { press } = await shown([line("a")]);
    press("End");
    press(" ");
    expect(hold.rows[0]?.kickBack).toBe(true);
  });

  test("a charge is found by name and picked with Enter", async () => {
    const { press, type } = await shown([line("a"), line("b")]);
    type("seal");
    const option = await screen.findByRole("option");
    expect(option.textContent).toBe("SEALSeal fee");
    press("Enter");
    expect(hold.rows[0]?.charge?.code).toBe("SEAL");
  });
});

describe("blocks", () => {
  test("a block from Excel is pasted past the last line and its codes are looked up", async () => {
    const { paste } = await shown([line("a")]);
    paste("THC\tnâng hạ\t4,150,000\nSeal fee\t\t9.5\nNOPE\t\t1\n");
    await waitFor(() =>
      expect(hold.rows.map((row) => row.charge?.code)).toEqual(["THC", "SEAL", undefined]),
    );
    expect(prices()).toEqual(["4150000", "9.5", "1"]);
    await waitFor(() =>
      expect([...hold.content.wrong.values()].map((each) => [each.typed, each.words.en])).toEqual([
        ["NOPE", "“{typed}” was not found."],
      ]),
    );
  });

  test("a block of more than 100,000 cells is not pasted, and the note says what to do", async () => {
    const { paste } = await shown([line("a")]);
    const rows = screen.getAllByRole("row").length;
    paste(`${"x\ty\tz\n".repeat(33_333)}x\ty`);
    await screen.findByText(/more than 100,000 cells, so nothing was pasted/);
    expect(screen.getAllByRole("row").length).toBe(rows);
    paste("THC\tfirst\t1");
    await waitFor(() => expect(screen.queryByText(/more than 100,000 cells/)).toBeNull());
  });

  test("undo and redo during a search leave no mark, and a failed search is not “not found”", async () => {
    const { paste } = await shown([line("a")]);
    paste("THC");
    act(() => hold.undo());
    await act(async () => {
      await new Promise((settled) => setTimeout(settled, 20));
    });
    act(() => hold.redo());
    await waitFor(() => expect(hold.rows[0]?.charge?.code).toBe("THC"));
    expect(hold.content.wrong.size).toBe(0);
    paste("DOWN");
    await waitFor(() =>
      expect([...hold.content.wrong.values()].map((each) => [each.words.en, each.facts])).toEqual([
        [expect.stringContaining("could not be looked up"), { why: "Unreachable." }],
      ]),
    );
  });

  test("Shift and arrows select, Ctrl+D fills down, Delete empties, Ctrl+Z goes back", async () => {
    const { press } = await shown([line("a", "1"), line("b", "2"), line("c", "3")]);
    press("ArrowRight");
    press("ArrowRight", { shiftKey: true });
    press("ArrowDown", { shiftKey: true });
    press("ArrowDown", { shiftKey: true });
    press("d", { ctrlKey: true });
    expect([notes(), prices()]).toEqual([
      ["a", "a", "a"],
      ["1", "1", "1"],
    ]);
    press("Delete");
    expect(notes()).toEqual([null, null, null]);
    press("z", { ctrlKey: true });
    press("z", { ctrlKey: true });
    expect([notes(), prices()]).toEqual([
      ["a", "b", "c"],
      ["1", "2", "3"],
    ]);
    press("y", { ctrlKey: true });
    expect(notes()).toEqual(["a", "a", "a"]);
  });

  test("a selection is copied as spreadsheets take it", async () => {
    const { press, input } = await shown([line("a", "1"), line("b", "2.5")]);
    press("ArrowRight");
    press("ArrowRight", { shiftKey: true });
    press("ArrowDown", { shiftKey: true });
    let copied = "";
    const event = createEvent.copy(input(), {});
    const setData = (kind: string, text: string) => {
      if (kind === "text/plain") copied = text;
    };
    Object.defineProperty(event, "clipboardData", { value: { setData } });
    fireEvent(input(), event);
    expect(copied).toBe("a\t1\nb\t2.5");
  });

  test("dragging selects", async () => {
    const { cell, press } = await shown([line("a", "1"), line("b", "2")]);
    fireEvent.mouseDown(cell(0, 1), { button: 0 });
    fireEvent.mouseMove(cell(1, 2), { buttons: 1 });
    fireEvent.mouseUp(cell(1, 2));
    press("Delete");
    expect([notes(), prices()]).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe("a separator before three digits", () => {
  test.each([
    ["en", "450.000"],
    ["vi", "450,000"],
  ] as const)("separates thousands of a currency without decimals (%s)", async (language, text) => {
    const { press, type, paste } = await shown([line("VND"), line("VND")], language);
    press("ArrowRight");
    press("ArrowRight");
    type(text);
    press("Enter");
    paste(text);
    expect(prices()).toEqual(["450000", "450000"]);
  });

  test("is read by the currency that is pasted with it", async () => {
    const { press, paste } = await shown([line("USD"), line("USD")]);
    press("ArrowRight");
    paste("VND\t450.000\nVND\t12.500.000");
    expect(prices()).toEqual(["450000", "12500000"]);
  });

  test("is read as another value of the block shows", async () => {
    const { press, paste } = await shown([line("USD"), line("USD"), line("USD")]);
    press("End");
    press("ArrowLeft");
    paste("1.450\n12,50\n2.000");
    expect(prices()).toEqual(["1450", "12.50", "2000"]);
    expect(hold.content.wrong.size).toBe(0);
  });

  test("otherwise marks the cells, and one answer decides them all", async () => {
    const { press, paste, cell } = await shown([line("USD"), line("USD")]);
    press("End");
    press("ArrowLeft");
    paste("1.450\n2.000");
    expect(prices()).toEqual([null, null]);
    expect(cell(0, 2).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(/“1.450” and further cells, 2 in all/)).toBeTruthy();
    fireEvent.click(screen.getByText("Thousands: 1,450"));
    expect(prices()).toEqual(["1450", "2000"]);
    expect(screen.queryByText(/in all/)).toBeNull();
    act(() => hold.undo());
    fireEvent.click(screen.getByText("Decimals: 1.45"));
    expect(prices()).toEqual(["1.450", "2.000"]);
  });

  test("is no doubt once the line has a currency without decimals", async () => {
    const { press, paste, type } = await shown([line("USD")]);
    press("End");
    press("ArrowLeft");
    paste("450.000");
    expect(prices()).toEqual([null]);
    press("ArrowLeft");
    type("VND");
    press("Enter");
    expect(prices()[0]).toBe("450000");
  });

  test("is typed as the screen writes it", async () => {
    const { press, type } = await shown([line("USD")]);
    press("End");
    press("ArrowLeft");
    type("1,450");
    press("Enter");
    expect(prices()[0]).toBe("1450");
  });

  test("a block copied from a grid keeps its numbers", async () => {
    const { press, input } = await shown([line("USD", "12.125"), line("USD")]);
    press("End");
    press("ArrowLeft");
    const board = new Map<string, string>();
    const clipboardData = {
      setData: (kind: string, text: string) => board.set(kind, text),
      getData: (kind: string) => board.get(kind) ?? "",
    };
    for (const make of [createEvent.copy, createEvent.paste]) {
      const event = make(input(), {});
      Object.defineProperty(event, "clipboardData", { value: clipboardData });
      fireEvent(input(), event);
      press("ArrowDown");
    }
    expect(prices()).toEqual(["12.125", "12.125"]);
  });
});

describe("a block with a header", () => {
  test.each([
    ["en", "Price *\tCharge\tnote"],
    ["vi", "Đơn giá\tPhí\tGhi chú"],
    ["en", "DON GIA\tPhí\tNote"],
  ] as const)("is placed by its titles (%s: %s)", async (language, titles) => {
    const { press, paste } = await shown([line("a")], language);
    press("ArrowRight");
    paste(`${titles}\n12\tTHC\tfirst\n9\tSEAL\tsecond`);
    await waitFor(() => expect(hold.rows.map((row) => row.charge?.code)).toEqual(["THC", "SEAL"]));
    expect([notes(), prices()]).toEqual([
      ["first", "second"],
      ["12", "9"],
    ]);
  });

  test("names the titles that no column has", async () => {
    const { paste } = await shown([line("a")]);
    paste("Note\tWeight\tPrice\nfirst\t500\t12");
    expect([notes(), prices()]).toEqual([["first"], ["12"]]);
    expect(screen.getByText(/no column has this title: Weight/)).toBeTruthy();
  });

  test("Enter in the last row takes a choice without a further line", async () => {
    const { press, type } = await shown([line("a")]);
    press("Home");
    type("THC");
    await screen.findByRole("option", { name: /THC/ });
    press("Enter");
    await waitFor(() => expect(hold.rows.map((each) => each.charge?.code)).toEqual(["THC"]));
    expect(hold.rows).toHaveLength(1);
  });

  test("a new line starts at its first required cell", async () => {
    const { input, press } = await shown([line("a")]);
    press("End");
    fireEvent.click(screen.getByRole("button", { name: /Add line/ }));
    expect(input().getAttribute("aria-label")).toBe("Charge 2");
  });

  test("a part of a name that is pasted is marked, not taken", async () => {
    const { paste, cell } = await shown([line("a")]);
    paste("terminal\t\t1");
    await screen.findByTitle(
      "“terminal” is only a part of “Terminal handling”. Press F2 and choose.",
    );
    expect(hold.rows[0]?.charge).toBeNull();
    expect(cell(0, 0).getAttribute("aria-invalid")).toBe("true");
  });
});

test("a refused save goes to the first marked cell, also far below", async () => {
  const rows = Array.from({ length: 80 }, (_, at) => line(`row ${at}`));
  const problems = new Map([[rows[70]?.key ?? "", new Map([["price", "Too much."]])]]);
  const { input } = await shown(rows, "en", problems);
  showFirstMark(() => document);
  await waitFor(() => expect(document.activeElement).toBe(input()));
  expect(input().getAttribute("aria-label")).toBe("Price 71");
});

describe("an empty grid", () => {
  test("takes Enter and a paste after a click on it", async () => {
    const { input, press, paste } = await shown([]);
    fireEvent.mouseDown(screen.getByText(/Press Enter or paste/));
    expect(document.activeElement).toBe(input());
    press("Enter");
    expect(hold.rows).toHaveLength(1);
    act(() => hold.load([]));
    fireEvent.mouseDown(screen.getByText(/Press Enter or paste/));
    paste("\tfirst\t1\n\tsecond\t2");
    expect(notes()).toEqual(["first", "second"]);
  });
});

describe("lines", () => {
  test("are added, duplicated and removed, but frozen ones stay", async () => {
    const { press } = await shown([line("a"), line("frozen")]);
    fireEvent.click(screen.getByRole("button", { name: /Duplicate/ }));
    expect(notes()).toEqual(["a", "a", "frozen"]);
    press("Enter", { ctrlKey: true });
    expect(notes()).toEqual(["a", "a", null, "frozen"]);
    press("a", { ctrlKey: true });
    fireEvent.click(screen.getByRole("button", { name: /Remove/ }));
    expect(notes()).toEqual(["frozen"]);
    expect(screen.getByText("It stands on SEFDN1.")).toBeTruthy();
  });

  test("what a closed cell refuses is announced, also after the cursor has left it", async () => {
    const { press, type } = await shown([line("frozen", "1"), line("open")]);
    const told = () => screen.queryByText("Price, line 1, is unchanged: It stands on SEFDN1.");
    press("ArrowRight");
    press("ArrowRight");
    type("9");
    press("Tab");
    expect(prices()).toEqual(["1", null]);
    expect(told()?.getAttribute("role")).toBe("status");
    press("ArrowDown");
    press("ArrowLeft");
    type("5");
    press("Enter");
    expect(told()).toBeNull();
    press("ArrowUp");
    press("ArrowUp");
    press("Delete");
    expect(prices()[0]).toBe("1");
    expect(told()).toBeTruthy();
  });

  test("Enter on an open choice stays in its line", async () => {
    const { press, type } = await shown([line("a"), line("b")]);
    type("seal");
    await screen.findByRole("option");
    press("Enter");
    expect(hold.rows.map((row) => row.charge?.code)).toEqual(["SEAL", undefined]);
    expect(activeCell()).toEqual([0, 0]);
    press("Tab");
    press("Tab");
    type("12");
    press("Tab");
    expect(prices()).toEqual(["12", null]);
  });

  test("the button adds a line at the end, Ctrl+Enter below the cursor", async () => {
    const { press } = await shown([line("a"), line("b")]);
    fireEvent.click(screen.getByRole("button", { name: /Add line/ }));
    expect(notes()).toEqual(["a", "b", null]);
    expect(activeCell()).toEqual([2, 0]);
    press("Home", { ctrlKey: true });
    press("Enter", { ctrlKey: true });
    expect(notes()).toEqual(["a", null, "b", null]);
  });

  test("Enter in an empty grid makes the first line", async () => {
    const { press } = await shown([]);
    press("Enter");
    expect(hold.rows).toHaveLength(1);
  });

  test("only the lines in sight are drawn of five hundred", async () => {
    const { grid, press } = await shown(Array.from({ length: 500 }, (_, at) => line(`n${at}`)));
    const drawn = within(grid).getAllByRole("row").length;
    expect([drawn > 14, drawn < 60]).toEqual([true, true]);
    expect(grid.getAttribute("aria-rowcount")).toBe("501");
    await act(async () => press("End", { ctrlKey: true }));
    expect(hold.rows).toHaveLength(500);
  });
});

test("what the server refuses stands on its cell", async () => {
  const start = [line("a")];
  const key = start[0]?.key ?? "";
  const problems = new Map([[key, new Map([["price", "Enter a unit price."]])]]);
  const { cell } = await shown(start, "en", problems);
  expect(cell(0, 2).getAttribute("title")).toBe("Enter a unit price.");
});

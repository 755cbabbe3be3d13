import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderScreen } from "../testing/renderScreen.tsx";
import { arrangedColumns, fittedColumns, type Column } from "./column.ts";
import { ownColumns } from "./columnMemory.ts";
import { FilterBar } from "./FilterBar.tsx";
import { Table } from "./Table.tsx";
import { fillingSize, readTableView } from "./tableState.ts";
import { useTableState } from "./useTableState.ts";

interface Row {
  readonly id: string;
  readonly jobNo: string;
}

const words = {
  lock: { en: "Lock", vi: "Khóa" },
  job: { en: "Job ID", vi: "Số lô" },
  other: { en: "Other", vi: "Khác" },
  status: { en: "Status", vi: "Trạng thái" },
};
const columns: readonly Column<Row>[] = [
  { key: "jobNo", title: words.job, sort: true, frozen: true, read: (row) => row.jobNo },
  { key: "other", title: words.other, hidden: true, read: () => "?" },
];
const rows = Array.from({ length: 40 }, (_, at) => ({ id: `r${at}`, jobNo: `SEF2611/${at}` }));

const locked = vi.fn(async (_row: Row) => undefined);

function List() {
  const state = useTableState("jobs", { filters: ["status"], sort: "-jobNo" });
  const data = rows.slice((state.page - 1) * state.size, state.page * state.size);
  const page = { data, page: state.page, size: state.size, totalItems: 40, capped: true };
  return (
    <>
      <FilterBar
        state={state}
        filters={[{ name: "status", label: words.status, of: { X: words.other } }]}
      />
      <Table
        state={state}
        columns={columns}
        list={{ data: page, error: null, isFetching: false, refetch: () => undefined }}
        rowKey={(row) => row.id}
        open={() => "/elsewhere"}
        actionsOnMany={[
          {
            key: "lock",
            words: words.lock,
            each: (row) =>
              row.id === "r1" ? Promise.reject(new Error("It is locked")) : locked(row),
          },
        ]}
        nameOf={(row) => row.jobNo}
      />
    </>
  );
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("the state of a list stands in the address", () => {
  test("an address alone gives the same view again", () => {
    const view = readTableView(
      {
        page: "3",
        size: "30",
        sort: "-etd",
        q: "cong no",
        status: "X",
        cols: "a,b",
        from: "2026-01-31",
        to: "2026-02-28",
      },
      { filters: ["status"], dates: true },
    );
    expect(view).toMatchObject({
      page: 3,
      size: 30,
      sort: "-etd",
      search: "cong no",
      filters: { status: "X" },
      columns: ["a", "b"],
      from: "2026-01-31",
      to: "2026-02-28",
      isFiltered: true,
    });
  });

  test("what cannot be read counts as absent", () => {
    const view = readTableView(
      { page: "abc", size: "1700", from: "soon" },
      { dates: true },
      "2026-03-31",
    );
    expect(view).toMatchObject({ page: 1, size: 16, from: "2026-02-28", to: "2026-03-31" });
    expect(readTableView({ from: "any" }, { dates: true })).toMatchObject({ from: null, to: null });
  });

  test("paging, search and Back move through addresses", async () => {
    const shown = renderScreen(<List />, { at: "/jobs" });
    await screen.findByText("SEF2611/0");
    expect(shown.container.textContent).toContain("40+");
    fireEvent.click(await screen.findByTitle("2"));
    await screen.findByText("SEF2611/16");
    expect(shown.address()).toBe("/jobs?page=2");
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "sef" } });
    await waitFor(() => expect(shown.address()).toBe("/jobs?q=sef"));
  });

  test("a click on a header sorts, and the list's own order needs no word in the address", async () => {
    const shown = renderScreen(<List />, { at: "/jobs?page=2" });
    await screen.findByText("SEF2611/16");
    const header = screen.getAllByText("Job ID")[0] as HTMLElement;
    fireEvent.click(header);
    await waitFor(() => expect(shown.address()).toBe("/jobs?sort=jobNo"));
    fireEvent.click(header);
    await waitFor(() => expect(shown.address()).toBe("/jobs"));
  });

  test("j and k move the marked row, x ticks it, the space bar peeks at it", async () => {
    const shown = renderScreen(<List />, { at: "/jobs" });
    await screen.findByText("SEF2611/0");
    const lines = [...shown.container.querySelectorAll<HTMLElement>("tr.fw-row")];
    const press = (key: string, code: string) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key, code });
      fireEvent.keyUp(document.activeElement ?? document.body, { key, code });
    };
    press("j", "KeyJ");
    expect(document.activeElement).toBe(lines[0]);
    press("j", "KeyJ");
    press("j", "KeyJ");
    press("k", "KeyK");
    expect(document.activeElement).toBe(lines[1]);
    press(" ", "Space");
    const peek = await screen.findByRole("complementary", { name: "Peek" });
    expect(peek.textContent).toContain("SEF2611/1");
    press("j", "KeyJ");
    await waitFor(() => expect(peek.textContent).toContain("SEF2611/2"));
    press("Escape", "Escape");
    await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
    press("x", "KeyX");
    press("k", "KeyK");
    press("x", "KeyX");
    await screen.findByText("2 rows ticked");
    fireEvent.click(screen.getByRole("button", { name: "Lock" }));
    // The refused row keeps its tick and its reason; the other one is done.
    expect((await screen.findByRole("alert")).textContent).toBe("SEF2611/1 It is locked");
    expect(locked.mock.calls.map(([row]) => row.id)).toEqual(["r2"]);
    await screen.findByText("1 row ticked");
  });

  test("arrows move through rows and Enter opens", async () => {
    const shown = renderScreen(<List />, { at: "/jobs" });
    await screen.findByText("SEF2611/0");
    const lines = [...shown.container.querySelectorAll<HTMLElement>("tr.fw-row")];
    act(() => lines[0]?.focus());
    fireEvent.keyDown(lines[0] as HTMLElement, { key: "ArrowDown" });
    expect(document.activeElement).toBe(lines[1]);
    fireEvent.keyDown(lines[1] as HTMLElement, { key: "Enter" });
    await waitFor(() => expect(shown.address()).toBe("/elsewhere"));
  });
});

describe("a click on a row", () => {
  const click = async (at: string) => {
    const shown = renderScreen(<List />, { at });
    await screen.findByText("SEF2611/0");
    return shown;
  };
  test("opens it", async () => {
    const shown = await click("/jobs");
    fireEvent.click(screen.getByText("SEF2611/0"));
    await waitFor(() => expect(shown.address()).toBe("/elsewhere"));
  });

  test("opens nothing while it marks a text", async () => {
    const shown = await click("/jobs");
    const cell = screen.getByText("SEF2611/0");
    getSelection()?.selectAllChildren(cell);
    fireEvent.click(cell);
    await new Promise((done) => setTimeout(done, 50));
    expect(shown.address()).toBe("/jobs");
    getSelection()?.removeAllRanges();
  });
});

describe("the columns of a list", () => {
  test("hidden ones wait to be chosen, frozen ones come first", () => {
    expect(arrangedColumns(columns, ownColumns).map((each) => each.key)).toEqual(["jobNo"]);
    const chosen = { shown: ["jobNo", "other"], frozen: ["other"], widths: { other: 90 } };
    expect(arrangedColumns(columns, chosen)).toMatchObject([
      { key: "other", frozen: true, width: 90 },
      { key: "jobNo", frozen: false },
    ]);
  });

  test("the first ones fit into a narrow window; a choice of the user is shown whole", () => {
    const narrow = ["a", "b", "c", "d"].map((key) => ({
      ...columns[1],
      key,
      title: words.job,
      read: () => key,
      width: 250,
      hidden: false,
    }));
    const keysIn = (room: number, choice = ownColumns) =>
      fittedColumns(arrangedColumns(narrow, choice), choice, room).map((each) => each.key);
    expect(keysIn(800)).toEqual(["a", "b", "c"]);
    expect(keysIn(2000)).toEqual(["a", "b", "c", "d"]);
    // A phone scrolls; a list that is not measured yet leaves nothing out.
    expect(keysIn(390)).toHaveLength(4);
    expect(keysIn(800, { ...ownColumns, shown: ["d", "a", "b", "c"] })).toHaveLength(4);
  });

  test("a page has as many rows as the window has room for", () => {
    expect([400, 768, 1080, 9000].map((height) => fillingSize(height))).toEqual([15, 16, 27, 100]);
    expect(readTableView({ size: "40" }, {}).size).toBe(40);
  });

  test("a choice that names no column of the list shows the list's own", () => {
    const gone = { shown: ["gone"], frozen: null, widths: {} };
    expect(arrangedColumns(columns, gone).length).toBeGreaterThan(0);
  });
});

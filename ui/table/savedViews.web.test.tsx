import * as contract from "@fairway/core/listMemory/contract.ts";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Client } from "../client/client.ts";
import { renderScreen } from "../testing/renderScreen.tsx";
import type { Column } from "./column.ts";
import { FilterBar } from "./FilterBar.tsx";
import { Table } from "./Table.tsx";
import { useTableState } from "./useTableState.ts";
import { viewSearch } from "./viewSearch.ts";

type Row = { readonly id: string };

const columns: readonly Column<Row>[] = [
  { key: "jobNo", title: { en: "Job ID", vi: "Số lô" }, read: (row) => row.id },
  { key: "etd", title: { en: "ETD", vi: "Ngày đi" }, read: () => "2026-11-20" },
];

function List() {
  const state = useTableState("jobs");
  const page = { data: [{ id: "SEF2611/1" }], page: 1, size: 15, totalItems: 1 };
  const list = { data: page, error: null, isFetching: false, refetch: () => undefined };
  return (
    <>
      <FilterBar state={state} />
      <Table state={state} columns={columns} list={list} rowKey={(row) => row.id} />
    </>
  );
}

const shown = {
  list: "jobs",
  id: "v-1",
  name: "Late",
  search: "sort=etd",
  isShared: false,
  isMine: true,
  ownerName: "Lan",
};

/** A server that records its requests. */
function remembering(known: object[] = []) {
  const asked: { path: string; ask: unknown }[] = [];
  const views: object[] = [
    shown,
    { ...shown, id: "v-2", name: "Of the office", isShared: true, isMine: false, ownerName: "Nam" },
    { ...shown, id: "v-3", name: "Of another list", list: "units" },
  ];
  const ask = async (call: { path: string }, sent: unknown) => {
    if (call.path === contract.getListMemory.path) return { views: [...views], columns: known };
    asked.push({ path: call.path, ask: sent });
    if (call.path === contract.saveListView.path) {
      views.push({ ...shown, id: "v-9", ...(sent as object) });
    }
    return { status: true, data: { id: "v-9" } };
  };
  return { asked, client: { language: "en", ask } as unknown as Client };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("a view leaves the page out", () => {
  expect(viewSearch({ q: "cong no", status: "X", page: "4" })).toBe("q=cong+no&status=X");
});

test("a list offers its own views, mine and those of the office, and opens one", async () => {
  const list = renderScreen(<List />, { at: "/jobs?page=2", client: remembering().client });
  fireEvent.click(await screen.findByLabelText("Saved views"));
  expect(await screen.findByText("Shared by Nam")).toBeTruthy();
  expect(screen.queryByText("Of another list")).toBeNull();
  expect(screen.queryByLabelText("Delete the view Of the office")).toBeNull();
  fireEvent.click(screen.getByText("Late"));
  await waitFor(() => expect(list.address()).toBe("/jobs?sort=etd"));
});

test("what the list shows is kept under a name, for the office if I say so", async () => {
  const { asked, client } = remembering();
  renderScreen(<List />, { at: "/jobs?q=cong&cols=etd&page=3", client });
  fireEvent.click(await screen.findByLabelText("Saved views"));
  const name = await screen.findByLabelText("Name of this view");
  fireEvent.change(name, { target: { value: " Receivable " } });
  fireEvent.click(screen.getByLabelText("For everybody in my office"));
  fireEvent.click(screen.getByText("Save view"));
  expect(await screen.findByText("Receivable")).toBeTruthy();
  expect(asked).toEqual([
    {
      path: "ListMemory/View",
      ask: { list: "jobs", name: "Receivable", search: "q=cong&cols=etd", isShared: true },
    },
  ]);
});

test("the columns I chose elsewhere are those of this browser, too", async () => {
  const known = { list: "jobs", shown: ["etd"], frozen: null, widths: {} };
  const list = renderScreen(<List />, { at: "/jobs", client: remembering([known]).client });
  await screen.findAllByText("ETD");
  await waitFor(() => expect(list.container.textContent).not.toContain("Job ID"));
});

test("columns that I choose are told to the server", async () => {
  const { asked, client } = remembering();
  renderScreen(<List />, { at: "/jobs", client });
  fireEvent.click(await screen.findByLabelText("Columns"));
  fireEvent.click(await screen.findByLabelText("ETD"));
  await waitFor(() =>
    expect(asked).toEqual([
      {
        path: "ListMemory/Columns",
        ask: { list: "jobs", shown: ["jobNo"], frozen: null, widths: {} },
      },
    ]),
  );
});

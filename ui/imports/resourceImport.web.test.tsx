// @vitest-environment happy-dom
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { UploadAnswer } from "@fairway/core/imports/importShapes.ts";
import { resourceCalls } from "@fairway/core/resource/calls.ts";
import { field } from "@fairway/core/resource/field.ts";
import { type Resource, resource } from "@fairway/core/resource/resource.ts";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Client } from "../client/client.ts";
import { renderScreen } from "../testing/renderScreen.tsx";
import { ResourceImport } from "./ResourceImport.tsx";

afterEach(cleanup);

const crate = resource("crate", {
  title: { en: "Crates", vi: "Thùng" },
  menu: "catUnit",
  shared: "company",
  key: "code",
  names: { en: "name", vi: "name" },
  fields: {
    code: field.code({ label: { en: "Code", vi: "Mã" }, max: 5, unique: true }),
    name: field.text({ label: { en: "Name", vi: "Tên" }, max: 20 }),
  },
  list: { columns: ["code", "name"], search: ["code"], sort: "code" },
  form: [],
  excel: ["code", "name"],
  calls: { controller: "Crate", paths: { template: "t", upload: "u", import: "i" } },
}) as unknown as Resource;
const calls = resourceCalls(crate);

type Cells = Record<string, string | null>;
type Sent = { readonly row: number; readonly cells: Cells };

/** What a server without records says: a row without a name is wrong. */
function said(rows: readonly Sent[]): UploadAnswer {
  const data = rows.map(({ row, cells }) => {
    const errors: Record<string, string> = cells["name"] ? {} : { name: "Enter the name." };
    const isValid = Boolean(cells["name"]);
    return { row, cells, isValid, errors, state: "new" as const, was: {} };
  });
  return { data, totalRows: data.length, totalValidRows: data.length };
}

/** What the next checks wait for, each for one. */
const gates: Promise<void>[] = [];

function shown() {
  const stored: Sent[] = [];
  const written: unknown[] = [];
  const client = {
    language: "en",
    upload: async (_: CallSpec, __: unknown, file: File) => {
      await gates.shift();
      const rows = file.name.endsWith(".json")
        ? (JSON.parse(await file.text()) as { rows: Sent[] }).rows
        : [
            { row: 4, cells: { code: "A", name: "Small" } },
            { row: 5, cells: { code: "B", name: null } },
          ];
      return said(rows);
    },
    ask: async (_: CallSpec, ask: { rows: Sent[] }) => {
      stored.push(...ask.rows);
      return { status: true, data: { count: 1, added: ask.rows.length, changed: 0 } };
    },
    download: async (_: CallSpec, ask: unknown) => {
      written.push(ask);
      throw new Error("no disk in this test");
    },
  } as unknown as Client;
  renderScreen(<ResourceImport resource={crate} calls={calls} back="/list" />, { client });
  return { stored, written };
}

async function choose() {
  await screen.findByText("Choose a sheet (.xlsx)");
  const input = document.querySelector("input[type=file]") as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(["x"], "crates.xlsx")] } });
  return (await screen.findByLabelText("Name, 5")) as HTMLInputElement;
}

test("a wrong cell is corrected in the preview and checked again", async () => {
  const { stored } = shown();
  const cell = await choose();
  expect(screen.getByText("Enter the name.")).toBeTruthy();
  fireEvent.change(cell, { target: { value: "Large" } });
  fireEvent.blur(cell);
  await waitFor(() => expect(screen.queryByText("Enter the name.")).toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(stored.map((each) => each.cells["name"])).toEqual(["Small", "Large"]));
});

test("the rows without errors are stored alone, and the others stay to be downloaded", async () => {
  const { stored, written } = shown();
  await choose();
  fireEvent.click(screen.getByRole("button", { name: "Save the 1 row without errors" }));
  await waitFor(() => expect(stored).toEqual([{ row: 4, cells: { code: "A", name: "Small" } }]));
  await waitFor(() => expect(screen.queryByText("Small")).toBeNull());
  expect(screen.getByText("Enter the name.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /Download the rows with errors/ }));
  await waitFor(() =>
    expect(written).toMatchObject([
      { rows: [{ cells: { code: "B" }, errors: "Name: Enter the name." }] },
    ]),
  );
});

test("every cell of an opened row can be corrected, by keyboard as well", async () => {
  shown();
  await choose();
  fireEvent.click(screen.getByRole("button", { name: "Correct row 4" }));
  expect(await screen.findByLabelText("Code, 4")).toBeTruthy();
  const cell = screen.getByLabelText("Name, 4");
  fireEvent.change(cell, { target: { value: "" } });
  fireEvent.keyDown(cell, { key: "Enter" });
  await waitFor(() => expect(screen.getAllByText("Enter the name.")).toHaveLength(2));
});

test("nothing is saved before every correction is checked", async () => {
  const { stored } = shown();
  const cell = await choose();
  const opens: (() => void)[] = [];
  for (let gate = 0; gate < 2; gate += 1) {
    gates.push(new Promise((open) => opens.push(open)));
  }
  fireEvent.click(screen.getByRole("button", { name: "Correct row 4" }));
  fireEvent.change(cell, { target: { value: "Large" } });
  fireEvent.blur(cell);
  const other = await screen.findByLabelText("Code, 4");
  fireEvent.change(other, { target: { value: "C" } });
  fireEvent.blur(other);
  opens[0]?.();
  const save = () => screen.getByRole("button", { name: /^Save the/ }) as HTMLButtonElement;
  await waitFor(() => expect(gates).toEqual([]));
  expect(save().disabled).toBe(true);
  opens[1]?.();
  await waitFor(() => expect(screen.queryByText("Enter the name.")).toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(stored.map((each) => each.cells["code"])).toEqual(["C", "B"]));
});

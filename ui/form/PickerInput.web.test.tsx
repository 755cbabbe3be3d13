// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anybody, renderScreen } from "../testing/renderScreen.tsx";
import { PickerInput } from "./PickerInput.tsx";
import { type Pick, picker } from "./picker.ts";

type Partner = Pick & { readonly block: string };
const partner = (code: string, block: string): Partner => ({ id: code, code, name: code, block });

let addressNow = "1 OLD STREET";
// The search waits for this, as on a slow line.
let line = Promise.resolve();
const source = picker<Partner>("shipper of a test", async (_client, text) => {
  if (text.trim() === "") return [partner("AAA", "")];
  await line;
  return [partner("HOASEN", addressNow)];
});

const picked: (Partner | null)[] = [];

function Shipper() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <PickerInput
      label="Shipper"
      source={source}
      value={value}
      onChange={(id, pick) => {
        setValue(id);
        picked.push(pick);
      }}
    />
  );
}

test("a new record gets what was typed as its name, and is chosen once it is stored", async () => {
  const right = "commercialCustomer.add" as const;
  const words = { en: "New partner…", vi: "Thêm đối tác…" };
  const create = { words, right, to: "/partner/new?group=CARRIER" };
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const search = async (_client: unknown, text: string) =>
    text === "Ever Sea" ? [partner("EVERSEA", "")] : [];
  const onChange = vi.fn();
  renderScreen(
    <PickerInput
      label="Carrier"
      source={{ name: "carrier of a test", search, create }}
      value={null}
      onChange={onChange}
    />,
    { session: { ...anybody, may: () => true } },
  );
  const box = await screen.findByRole("combobox");
  fireEvent.mouseDown(box);
  fireEvent.change(box, { target: { value: "Ever" } });
  fireEvent.click(await screen.findByText("New partner…"));
  const [, search_ = ""] = String(open.mock.calls[0]?.[0]).split("?");
  const asked = new URLSearchParams(search_);
  expect([asked.get("group"), asked.get("name")]).toEqual(["CARRIER", "Ever"]);
  const newValue = JSON.stringify({ by: asked.get("for"), id: "EVERSEA", name: "Ever Sea" });
  window.dispatchEvent(new StorageEvent("storage", { key: "fairway.created", newValue }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith("EVERSEA", expect.anything()));
  open.mockRestore();
});

beforeEach(() => {
  localStorage.clear();
  picked.length = 0;
});
afterEach(cleanup);

/** Holds back what is searched; the answer lets it through. */
function slowLine(): () => void {
  let open = () => {};
  line = new Promise((resolve) => {
    open = resolve;
  });
  return open;
}

async function openShipper(): Promise<HTMLElement> {
  renderScreen(<Shipper />);
  const box = await screen.findByRole("combobox");
  fireEvent.mouseDown(box);
  await waitFor(() => expect(document.querySelector("[title^=AAA]")).not.toBeNull());
  return box;
}

async function chooseHoaSen(typed: string) {
  renderScreen(<Shipper />);
  const box = await screen.findByRole("combobox");
  fireEvent.mouseDown(box);
  if (typed) fireEvent.change(box, { target: { value: typed } });
  const option = await waitFor(() => {
    const found = document.querySelector<HTMLElement>("[title^=HOASEN].ant-select-item-option");
    if (!found) throw new Error("not offered yet");
    return found;
  });
  fireEvent.click(option);
}

test("a recent pick reaches the form whole, as the record is now", async () => {
  await chooseHoaSen("hoa");
  await waitFor(() => expect(picked.map((each) => each?.block)).toEqual(["1 OLD STREET"]));
  cleanup();
  addressNow = "2 NEW STREET";
  await chooseHoaSen("");
  await waitFor(() =>
    expect(picked.map((each) => each?.block)).toEqual(["1 OLD STREET", "2 NEW STREET"]),
  );
});

test("Enter and Tab before the results take what was typed, never the first of an empty search", async () => {
  const letThrough = slowLine();
  const box = await openShipper();
  fireEvent.change(box, { target: { value: "hoa" } });
  fireEvent.keyDown(box, { key: "Enter", keyCode: 13 });
  fireEvent.keyDown(box, { key: "Tab", keyCode: 9 });
  fireEvent.blur(box);
  letThrough();
  await waitFor(() => expect(picked.map((each) => each?.code)).toEqual(["HOASEN"]));
});

test("a key pressed after Enter takes the pick back", async () => {
  const letThrough = slowLine();
  const box = await openShipper();
  fireEvent.change(box, { target: { value: "hoa" } });
  fireEvent.keyDown(box, { key: "Enter", keyCode: 13 });
  fireEvent.keyDown(box, { key: "s", keyCode: 83 });
  fireEvent.change(box, { target: { value: "hoas" } });
  letThrough();
  await waitFor(() => expect(document.querySelector("[title^=HOASEN]")).not.toBeNull());
  expect(picked).toEqual([]);
});

test("Tab through an open picker chooses nothing", async () => {
  const box = await openShipper();
  fireEvent.keyDown(box, { key: "Tab", keyCode: 9 });
  await waitFor(() => expect(box.getAttribute("aria-expanded")).toBe("false"));
  expect(picked).toEqual([]);
});

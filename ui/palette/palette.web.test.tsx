import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { renderScreen } from "../testing/renderScreen.tsx";
import { KeyList } from "./KeyList.tsx";
import { foundIn, Palette } from "./Palette.tsx";
import { type RecordSearch, usePaletteActions } from "./sources.ts";
import { useKeys } from "./useKeys.ts";

Element.prototype.scrollIntoView ??= () => undefined;
afterEach(cleanup);

const jobs = { en: "Jobs", vi: "Lô hàng" };
const screens = [
  { title: "Công nợ phải thu – phải trả", group: "Kế toán", to: "/home/accounting/arp" },
  { title: "Đơn vị", group: "Danh mục", to: "/elsewhere", also: "Unit Đơn vị" },
];

const search: RecordSearch = async (_client, text, say) =>
  text.includes(" ")
    ? []
    : [{ name: say(jobs), records: [{ title: `SEF-${text}`, to: "/found" }] }];

function Screen(props: { readonly run: () => void }) {
  const [open, setOpen] = useState(false);
  useKeys([{ keys: "mod+k", words: jobs, run: () => setOpen(true) }]);
  usePaletteActions([{ words: { en: "Lock job", vi: "Khóa lô" }, run: props.run }]);
  return (
    <>
      <Palette open={open} onClose={() => setOpen(false)} screens={screens} search={search} />
      <KeyList open onClose={() => undefined} />
    </>
  );
}

const open = async () => {
  await waitFor(() => {
    fireEvent.keyDown(document.body, { key: "k", code: "KeyK", ctrlKey: true });
    screen.getByRole("combobox");
  });
  return screen.getByRole("combobox");
};

test("words are found without accents, in any order", () => {
  expect(foundIn("Công nợ phải thu – phải trả", "phai cong no")).toBe(true);
  expect(foundIn("Đơn vị", "don")).toBe(true);
  expect(foundIn("Đơn vị", "kho")).toBe(false);
});

test("Ctrl+K opens, typing finds a screen, Enter goes there", async () => {
  const shown = renderScreen(<Screen run={() => undefined} />, { at: "/" });
  const box = await open();
  fireEvent.change(box, { target: { value: "don vi" } });
  await waitFor(() => expect(screen.queryByText("Công nợ phải thu – phải trả")).toBeNull());
  fireEvent.keyDown(box, { key: "Enter" });
  await waitFor(() => expect(shown.address()).toBe("/elsewhere"));
});

test("a phone reads a code with its camera and searches for it", async () => {
  const stop = vi.fn();
  const getUserMedia = async () => ({ getTracks: () => [{ stop }] });
  Object.defineProperty(navigator, "mediaDevices", {
    configurable: true,
    value: { getUserMedia },
  });
  vi.stubGlobal(
    "BarcodeDetector",
    class {
      detect = async () => [{ rawValue: " 104418001230 " }];
    },
  );
  HTMLMediaElement.prototype.play = async () => undefined;
  Object.defineProperty(HTMLMediaElement.prototype, "srcObject", { set() {} });
  renderScreen(<Screen run={() => undefined} />, { at: "/" });
  const box = await open();
  fireEvent.click(screen.getByRole("button", { name: "Scan a code" }));
  await waitFor(() => expect((box as HTMLInputElement).value).toBe("104418001230"));
  expect(await screen.findByText("SEF-104418001230")).toBeTruthy();
  expect(stop).toHaveBeenCalled();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "mediaDevices");
});

test("Enter takes the first of what is left when the marked record is gone", async () => {
  const shown = renderScreen(<Screen run={() => undefined} />, { at: "/" });
  const box = await open();
  fireEvent.change(box, { target: { value: "don" } });
  const record = await screen.findByText("SEF-don");
  fireEvent.pointerMove(record);
  fireEvent.change(box, { target: { value: "don vi" } });
  await waitFor(() => expect(screen.queryByText(/^SEF-/)).toBeNull());
  fireEvent.keyDown(box, { key: "Enter" });
  await waitFor(() => expect(shown.address()).toBe("/elsewhere"));
});

test("a sign is the character that is typed, on whatever key, and is text inside a field", async () => {
  const help = vi.fn();
  function Help() {
    useKeys([{ keys: "?", words: jobs, run: help }]);
    return <input aria-label="field" />;
  }
  renderScreen(<Help />);
  await waitFor(() => {
    fireEvent.keyDown(document.body, { key: "?", code: "Minus", shiftKey: true });
    expect(help).toHaveBeenCalled();
  });
  const times = help.mock.calls.length;
  fireEvent.keyDown(screen.getByLabelText("field"), { key: "?", code: "Slash", shiftKey: true });
  fireEvent.keyDown(document.body, { key: "?", code: "Slash", ctrlKey: true });
  expect(help).toHaveBeenCalledTimes(times);
  fireEvent.keyDown(document.body, { key: "?", code: "Slash", shiftKey: true });
  expect(help).toHaveBeenCalledTimes(times + 1);
});

test("actions of the open screen run, records are searched", async () => {
  const run = vi.fn();
  renderScreen(<Screen run={run} />);
  const box = await open();
  fireEvent.change(box, { target: { value: "khoa" } });
  await screen.findByText("SEF-khoa");
  fireEvent.click(screen.getByText("Lock job"));
  expect(run).toHaveBeenCalledOnce();
});

test("a screen is found by its name in the other language", async () => {
  const shown = renderScreen(<Screen run={() => undefined} />, { at: "/" });
  const box = await open();
  fireEvent.change(box, { target: { value: "unit" } });
  await screen.findByText("Đơn vị");
  await screen.findByText("SEF-unit");
  fireEvent.click(screen.getByText("Đơn vị"));
  await waitFor(() => expect(shown.address()).toBe("/elsewhere"));
});

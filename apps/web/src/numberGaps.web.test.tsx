// @vitest-environment happy-dom
import type { Answer, CallSpec } from "@fairway/core/contract/call.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { screens } from "@fairway/areas/audit/web/screens.tsx";
import { pageNumberGaps } from "@fairway/areas/books/contract.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import type { Screen } from "@fairway/ui/screens.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { fillPlaces } from "./places.ts";

const log = screens.find((each) => each.menu === "settingCatalogLogViewer") as Screen;

beforeAll(fillPlaces);
afterEach(cleanup);

const at = "2026-11-20T03:04:00Z";
const gone = { at, personName: "Lan", recordId: null, recordNumber: null };
const gaps: Answer<typeof pageNumberGaps>["data"] = [
  {
    series: "job",
    serie: "SEF2611",
    from: "SEF2611/00007",
    to: "SEF2611/00007",
    count: 1,
    explanation: "deleted",
    ...gone,
  },
  {
    series: "invoiceNoTempt",
    serie: "INV/26",
    from: "0000319",
    to: "0000349",
    count: 31,
    explanation: "skipped",
    ...gone,
    recordId: "0199",
    recordNumber: "0000350",
  },
  {
    series: "receipt",
    serie: "PT26",
    from: "PT2600003",
    to: "PT2600004",
    count: 2,
    explanation: "unknown",
    ...gone,
    at: null,
    personName: null,
  },
];

/** Opens the log at its tab of gaps; answers what the tab has asked for. */
async function show(language: Language, tab: string, data = gaps) {
  const asked: unknown[] = [];
  const client = {
    language,
    ask: async (call: CallSpec, ask: unknown) => {
      if (call !== pageNumberGaps) throw new Error(`nobody answers ${call.path} here`);
      asked.push(ask);
      return { data, page: 1, size: 50, totalItems: data.length, capped: false };
    },
  } as unknown as Client;
  const { default: LogScreen } = await log.load();
  renderScreen(<LogScreen />, { language, client });
  fireEvent.click(await screen.findByRole("tab", { name: tab }));
  return asked;
}

test.each([
  [
    "en",
    "Gaps in numbers",
    [
      ["SEF2611", "Jobs", "The record was deleted", "Lan"],
      ["INV/26", "0000319", "0000349", "31", "0000350", "A higher number was typed", "Lan"],
      ["PT2600003", "PT26", "PT2600004", "Not explained: tell your administrator"],
    ],
  ],
  [
    "vi",
    "Số bị trống",
    [
      ["SEF2611", "Lô hàng", "Chứng từ đã bị xóa", "Lan"],
      ["INV/26", "0000319", "0000349", "31", "0000350", "Đã nhập tay một số lớn hơn", "Lan"],
      ["PT2600003", "PT26", "PT2600004", "Chưa rõ: hãy báo quản trị viên"],
    ],
  ],
] as const)("in %s, the log explains every gap on the tab %s", async (language, tab, lines) => {
  await show(language, tab);
  for (const line of lines) {
    const row = (await screen.findByText(line[0])).closest("[role=row],tr") as HTMLElement;
    for (const text of line) expect(within(row).getByText(text)).toBeTruthy();
  }
});

test("a gap leads to the record that skipped the numbers", async () => {
  await show("en", "Gaps in numbers");
  const link = await screen.findByText("0000350");
  expect(link.closest("a")?.getAttribute("href")).toBe(
    "#/home/accounting/management/vat-invoice/0199",
  );
});

test.each([
  ["en", "Gaps in numbers", "No gaps in numbers"],
  ["vi", "Số bị trống", "Không có số bị trống"],
] as const)("in %s, a house without gaps is told so", async (language, tab, none) => {
  const asked = await show(language, tab, []);
  expect(await screen.findByText(none)).toBeTruthy();
  expect(asked).toContainEqual(expect.objectContaining({ series: null, explanation: null }));
});

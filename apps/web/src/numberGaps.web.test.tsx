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
const unexplained = { at: null, personName: null };
const gaps: Answer<typeof pageNumberGaps>["data"] = [
  { series: "job", number: "SEF2611/00007", explanation: "deleted", at, personName: "Lan" },
  { series: "voucherId", number: "FHD2611/00002", explanation: "skipped", ...unexplained },
  { series: "receipt", number: "PT2600003", explanation: "unknown", ...unexplained },
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
      ["Jobs", "SEF2611/00007", "The record was deleted", "Lan"],
      ["Voucher IDs", "FHD2611/00002", "A higher number was typed"],
      ["Receipts", "PT2600003", "Not explained: tell your administrator"],
    ],
  ],
  [
    "vi",
    "Số bị trống",
    [
      ["Lô hàng", "SEF2611/00007", "Chứng từ đã bị xóa", "Lan"],
      ["Số chứng từ", "FHD2611/00002", "Đã nhập tay một số lớn hơn"],
      ["Phiếu thu", "PT2600003", "Chưa rõ: hãy báo quản trị viên"],
    ],
  ],
] as const)("in %s, the log explains every gap on the tab %s", async (language, tab, lines) => {
  await show(language, tab);
  for (const line of lines) {
    const row = (await screen.findByText(line[1])).closest("[role=row],tr") as HTMLElement;
    for (const text of line) expect(within(row).getByText(text)).toBeTruthy();
  }
});

test.each([
  ["en", "Gaps in numbers", "No gaps in numbers"],
  ["vi", "Số bị trống", "Không có số bị trống"],
] as const)("in %s, a house without gaps is told so", async (language, tab, none) => {
  const asked = await show(language, tab, []);
  expect(await screen.findByText(none)).toBeTruthy();
  expect(asked).toContainEqual(expect.objectContaining({ series: null, explanation: null }));
});

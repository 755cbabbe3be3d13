import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { JobList } from "./JobList.tsx";

let asked: Record<string, unknown>[] = [];
const client = {
  language: "en",
  async ask(call: { path: string }, ask: Record<string, unknown>) {
    if (!("transactionType" in ask)) throw new Error(`nobody answers ${call.path} here`);
    asked.push(ask);
    return { data: [], page: 1, size: 15, totalItems: 0, capped: false };
  },
} as unknown as Client;

beforeEach(() => {
  asked = [];
  localStorage.clear();
});
afterEach(cleanup);

const range = "from=2026-11-01&to=2026-11-30";

test("an address with service dates asks for jobs by their ETD, and by nothing else", async () => {
  renderScreen(<JobList service={serviceOf("SFE")} />, {
    at: `/jobs?${range}&dates=service`,
    client,
  });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ fromServiceDate: "2026-11-01", toServiceDate: "2026-11-30" });
  expect(asked[0]?.["fromCreatedDate"] ?? null).toBeNull();
});

test("the address of open jobs asks for every open state, without a last day", async () => {
  const at = "/jobs?status=Open&dates=service&from=2025-11-22&to=any";
  renderScreen(<JobList service={serviceOf("SFE")} />, { at, client });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({
    status: "Open",
    fromServiceDate: "2025-11-22",
    toServiceDate: null,
  });
  await screen.findByText("Status: Open (not finished)");
});

test("the list starts by the day a job was created; choosing ETD keeps the range", async () => {
  const shown = renderScreen(<JobList service={serviceOf("SFE")} />, {
    at: `/jobs?${range}`,
    client,
  });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ fromCreatedDate: "2026-11-01", toCreatedDate: "2026-11-30" });

  fireEvent.mouseDown(await screen.findByRole("combobox", { name: "Dates of" }));
  fireEvent.click(await screen.findByText("ETD", { selector: ".ant-select-item-option-content" }));
  await waitFor(() => expect(shown.address()).toContain("dates=service"));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      fromServiceDate: "2026-11-01",
      toServiceDate: "2026-11-30",
    }),
  );
});

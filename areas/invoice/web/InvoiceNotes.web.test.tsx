// @vitest-environment happy-dom
import type { Client } from "@fairway/ui/client/client.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import InvoiceNotes from "./InvoiceNotes.tsx";

const asked: unknown[] = [];
const open = [
  { type: "Invoice", currencyId: "VND", lines: 1, total: "108", totalVnd: "108", totalUsd: "1" },
];
const note = {
  id: "n1",
  code: "DN1",
  type: "DEBIT",
  jobId: "j",
  jobNo: "J",
  transactionType: "SFE",
  partnerId: "p",
  partnerCode: "P",
  partnerName: "P",
  datetimeCreated: "2026-11-02T03:00:00.000Z",
  datetimeModified: "2026-11-02T03:00:00.000Z",
  issuedFor: null,
  open,
};
const client = {
  language: "en",
  async ask(call: { readonly path: string }, ask: unknown) {
    if (call.path.endsWith("NotesToInvoice")) {
      return { data: [note], totalItems: 1, capped: false, page: 1, size: 100, totals: [] };
    }
    if (call.path.endsWith("AddOfNotes")) {
      asked.push(ask);
      return { status: true, data: [] };
    }
    return {};
  },
} as unknown as Client;

afterEach(cleanup);

test("a day that cannot be read reaches the server, which refuses it", async () => {
  renderScreen(<InvoiceNotes noteIds={["n1"]} onClose={() => undefined} />, { client });
  const day = await screen.findByLabelText("Date", { exact: false, selector: "input" });
  fireEvent.change(day, { target: { value: "31/11/2026" } });
  fireEvent.blur(day);
  await screen.findByRole("alert");
  fireEvent.keyDown(document.body, { key: "Enter", code: "Enter", ctrlKey: true });
  await waitFor(() =>
    expect(asked).toEqual([{ noteIds: ["n1"], currencyId: "VND", date: "31/11/2026" }]),
  );
});

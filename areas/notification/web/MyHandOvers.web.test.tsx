// @vitest-environment happy-dom
import { rememberColumns } from "@fairway/core/listMemory/contract.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mutedList } from "../model/handOvers.ts";
import { MyHandOvers } from "./MyHandOvers.tsx";

afterEach(cleanup);

test("a user switches one kind of message off; the others stay as they are", async () => {
  const kinds = [
    { kind: "noteToInvoice", isOn: true },
    { kind: "invoicePaid", isOn: false },
    { kind: "jobAssigned", isOn: true },
  ];
  const kept: unknown[] = [];
  const ask = async (call: CallSpec, body: unknown) => {
    if (call.path !== rememberColumns.path) return kinds;
    kept.push(body);
    return { status: true, data: { list: mutedList } };
  };
  const client = { language: "vi", ask } as unknown as Client;
  renderScreen(<MyHandOvers why={null} />, { client, language: "vi" });
  fireEvent.click(await screen.findByLabelText("Giấy báo nợ chờ xuất hóa đơn"));
  const shown = ["invoicePaid", "noteToInvoice"];
  await waitFor(() => expect(kept).toEqual([{ list: mutedList, shown, frozen: null, widths: {} }]));
});

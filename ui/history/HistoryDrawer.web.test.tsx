// @vitest-environment happy-dom
import { call } from "@fairway/core/contract/call.ts";
import { id } from "@fairway/core/contract/shapes.ts";
import { historyAnswer, historyPart } from "@fairway/core/history/historyAnswer.ts";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import type { Client } from "../client/client.ts";
import { renderScreen } from "../testing/renderScreen.tsx";
import { HistoryDrawer } from "./HistoryDrawer.tsx";

afterEach(cleanup);

const letterHistory = call({
  method: "GET",
  path: "Letter/History/{id}",
  right: "signedIn",
  params: z.object({ id }),
  query: historyPart,
  answer: historyAnswer,
  summary: "Who changed what, the last first",
});

const save = (key: string, action: string, now: string) => ({
  id: key,
  at: "2026-11-02T03:00:00.000Z",
  by: "truc",
  action,
  changes: [{ field: "notes", label: "Notes", was: "", now }],
});

test("a history goes on with older changes until the record was created", async () => {
  const client = {
    language: "en",
    ask: async (_call: unknown, ask: { readonly olderThan?: string }) =>
      ask.olderThan === "two" ? [save("one", "insert", "first")] : [save("two", "update", "last")],
  } as unknown as Client;
  const props = { call: letterHistory, id: "j", what: "SEF2611/00001", onClose: () => undefined };
  renderScreen(<HistoryDrawer {...props} />, { client, language: "en" });
  await screen.findByText("last");
  fireEvent.click(screen.getByText("Older changes"));
  await screen.findByText("first");
  expect(screen.getByText("last")).toBeTruthy();
  expect(screen.queryByText("Older changes")).toBeNull();
});

import { call } from "@fairway/core/contract/call.ts";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { makeClient } from "../client/client.ts";
import { renderScreen } from "../testing/renderScreen.tsx";
import { useDownload } from "./useDownload.tsx";

const exportUnits = call({
  method: "POST",
  path: "Catalogue/ExportUnit",
  right: "catUnit.export",
  answer: "file",
  summary: "test",
});

function Screen() {
  const { download, underWay } = useDownload();
  return (
    <>
      <button type="button" onClick={() => void download(exportUnits, {})}>
        go
      </button>
      {underWay}
    </>
  );
}

const client = () =>
  makeClient({
    language: "en",
    base: "http://fairway.test",
    token: () => "token",
    refresh: async () => false,
    signedOut: () => undefined,
  });

let sent: AbortSignal | null | undefined;
let send: ReadableStreamDefaultController<Uint8Array>;
const answering = (headers: Record<string, string>) =>
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    sent = init.signal;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = controller;
        init.signal?.addEventListener("abort", () => controller.error(new Error("aborted")));
      },
    });
    return new Response(body, { headers });
  });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a long file shows how far it is, and can be canceled", async () => {
  answering({ "x-file-rows": "84210", "x-file-bytes": "1000" });
  renderScreen(<Screen />, { client: client() });
  fireEvent.click(await screen.findByText("go"));
  expect(await screen.findByText("Exporting 84,210 rows")).toBeTruthy();
  send.enqueue(new Uint8Array(420));
  expect(await screen.findByText("42%")).toBeTruthy();
  fireEvent.click(screen.getByText("Cancel the export"));
  await waitFor(() => expect(screen.queryByText("Exporting 84,210 rows")).toBeNull());
  expect(sent?.aborted).toBe(true);
  expect(await screen.findByText("The export was canceled.")).toBeTruthy();
});

test("a short file is saved without a word", async () => {
  answering({});
  const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  renderScreen(<Screen />, { client: client() });
  fireEvent.click(await screen.findByText("go"));
  await waitFor(() => expect(sent).toBeTruthy());
  send.enqueue(new Uint8Array(10));
  send.close();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(screen.queryByRole("status")).toBeNull();
});

import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { OperationList } from "./OperationList.tsx";

let asked: Record<string, unknown>[] = [];
const client = {
  language: "en",
  async ask(call: { path: string }, ask: Record<string, unknown>) {
    if (!("transactionType" in ask)) throw new Error(`nobody answers ${call.path} here`);
    asked.push(ask);
    const totals = { inProcessing: 1234, finish: 2, overdued: 3, canceled: 4 };
    return { data: [], page: 1, size: 15, totalItems: 0, capped: false, totals };
  },
} as unknown as Client;

beforeEach(() => {
  asked = [];
  localStorage.clear();
});
afterEach(cleanup);

test("the list of CL is searched by declaration, that of TK by job", async () => {
  renderScreen(<OperationList service={serviceOf("CL")} />, { at: "/jobs", client });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ transactionType: "CL", searchType: "clearanceNo" });
  cleanup();
  renderScreen(<OperationList service={serviceOf("TK")} />, { at: "/jobs", client });
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ transactionType: "TK", searchType: "jobNo" });
});

test("the address keeps product, modes, field ops and dates of the list", async () => {
  const filters = "productService=Air&serviceMode=Export&shipmentMode=Internal&fieldOpsId=someone";
  const at = `/jobs?${filters}&from=2026-11-01&to=2026-11-30`;
  renderScreen(<OperationList service={serviceOf("CL")} />, { at, client });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({
    productService: "Air",
    serviceMode: "Export",
    shipmentMode: "Internal",
    fieldOpsId: "someone",
    fromCreatedDate: "2026-11-01",
    toCreatedDate: "2026-11-30",
  });
});

test("a tile for each state leads to its jobs", async () => {
  renderScreen(<OperationList service={serviceOf("CL")} />, { at: "/jobs", client });
  const tile = await screen.findByRole("link", { name: /In work\s*1,234/ });
  expect(tile.getAttribute("href")).toContain("status=Open");
  // Tiles, filters and table are kept apart.
  const [filter] = screen.getAllByText("Product service");
  expect(tile.closest(".fw-stack")?.contains(filter as Node)).toBe(true);
  for (const name of [/Finished\s*2/, /Overdue\s*3/, /Canceled\s*4/]) {
    expect(await screen.findByRole("link", { name })).toBeTruthy();
  }
});

test("the list of link fees has its filters and columns, and no tiles", async () => {
  const at = "/jobs?tab=LINKFEE&linkJob=Have%20Linked&linkFee=Not%20Link";
  renderScreen(<OperationList service={serviceOf("CL")} />, { at, client });
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(asked.at(-1)).toMatchObject({
    linkJobSearch: "Have Linked",
    linkFeeSearch: "Not Link",
  });
  await screen.findByText("Has linked job: Linked");
  await screen.findByText("Has linked fees: Not linked");
  expect(screen.queryByText("In work")).toBeNull();
});

test("the list of jobs does not ask for links", async () => {
  renderScreen(<OperationList service={serviceOf("CL")} />, {
    at: "/jobs?linkFee=Not%20Link",
    client,
  });
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(asked.at(-1)).toMatchObject({ linkJobSearch: null, linkFeeSearch: null });
  await screen.findByText("In work");
});

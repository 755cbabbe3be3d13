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
    const totals = { inProcessing: 3, finish: 1, overdued: 0, canceled: 0 };
    return { data: [], page: 1, size: 15, totalItems: 0, capped: false, totals };
  },
} as unknown as Client;

beforeEach(() => {
  asked = [];
  localStorage.clear();
});
afterEach(cleanup);

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

// @vitest-environment happy-dom
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { anybody, renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import MilestoneLine from "./MilestoneLine.tsx";

afterEach(cleanup);

const told = (when: string, source = "person") => ({ when, source, reference: null, by: "Lan" });
const line = [
  { kind: "booked", version: 1, planned: null, actual: told("2026-11-20"), may: ["note"] },
  { kind: "cleared", version: 1, planned: told("2026-11-21"), actual: null, may: ["note"] },
  { kind: "departed", version: null, planned: told("2099-01-02", "job"), actual: null, may: [] },
  { kind: "billed", version: null, planned: null, actual: null, may: [] },
];
const job = {
  id: "j-1",
  jobNo: "SEF2611/00061",
  transactionType: "SFE",
  currentStatus: "Processing",
  isLocked: false,
} as unknown as ShipmentRecord;
const client = { language: "en", ask: async () => line } as unknown as Client;
const show = () => renderScreen(<MilestoneLine job={job} />, { session: anybody, client });

test("each point says what it is and how it stands", async () => {
  show();
  const names = [
    /^Booked ?: reached on 20\/11\/2026$/,
    /^Customs cleared ?: planned for 21\/11\/2026, late$/,
    /^Departed ?: planned for 02\/01\/2099$/,
    /^Billed ?: not known yet$/,
  ];
  for (const name of names) expect(await screen.findByRole("button", { name })).toBeDefined();
});

test("a point that may be noted opens its times, and says where they come from", async () => {
  show();
  fireEvent.click(await screen.findByRole("button", { name: /^Customs cleared/ }));
  expect(await screen.findByText("From: entered by a person · Lan")).toBeDefined();
  expect(await screen.findByRole("button", { name: /^Save/ })).toBeDefined();
});

test("departure is changed on the form of the job", async () => {
  show();
  fireEvent.click(await screen.findByRole("button", { name: /^Departed/ }));
  expect(await screen.findByText(/Change them on its form/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Save/ })).toBeNull();
});

import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { anybody, renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { NoteTab } from "./NoteTab.tsx";

afterEach(cleanup);

const session = { ...anybody, may: () => true, whoMay: async () => ["Trần Thị Mai Hương"] };
const client = { language: "en", ask: async () => [] } as unknown as Client;
const job = {
  id: "j-1",
  jobNo: "SEF2611/00061",
  transactionType: "SFE",
  currentStatus: "Processing",
  isLocked: false,
  may: [],
};
const show = (change: object) =>
  renderScreen(<NoteTab job={{ ...job, ...change } as unknown as ShipmentRecord} />, {
    session,
    client,
  });
const issue = () => screen.findByRole<HTMLButtonElement>("button", { name: /^Issue note/ });

test("a note is issued when the job says so", async () => {
  show({ may: ["issueNote"] });
  expect((await issue()).disabled).toBe(false);
});

test.each([
  ["locked", { isLocked: true }, /Job SEF2611\/00061 is locked/],
  ["canceled", { currentStatus: "Canceled" }, /SEF2611\/00061 is canceled/],
  ["open, but not to the person, names who could", {}, /Ask Trần Thị Mai Hương\./],
])("no note is issued on a job that is %s", async (_, change, why) => {
  show(change);
  expect((await issue()).disabled).toBe(true);
  expect((await screen.findByRole("note", { name: why })).textContent).toBe("Issue note");
});

// @vitest-environment happy-dom
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { anybody, renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { StageRow } from "../model/assignedStage.ts";
import { StageDrawer } from "./StageDrawer.tsx";

afterEach(cleanup);

const session = { ...anybody, may: () => false, whoMay: async () => ["Trần Thị Mai Hương"] };
const client = { language: "en", ask: async () => [] } as unknown as Client;
const job = {
  id: "j-1",
  jobNo: "SEF2611/00061",
  transactionType: "SFE",
  currentStatus: "Processing",
  isLocked: false,
};
const stage = {
  id: "s-1",
  jobId: "j-1",
  version: 1,
  code: "PICK",
  stageNameEn: "Pick up",
  stageNameVn: "Lấy cont",
  type: "User",
  status: "InSchedule",
  mainPersonInCharge: "u-7",
  datetimeCreated: "2026-11-20T02:00:00.000Z",
  may: ["update"],
};
const show = (change: object = {}, ofJob: object = {}) =>
  renderScreen(
    <StageDrawer
      job={{ ...job, ...ofJob } as unknown as ShipmentRecord}
      stage={{ ...stage, ...change } as unknown as StageRow}
      onClose={() => undefined}
    />,
    { session, client },
  );
const save = () => screen.findByRole<HTMLButtonElement>("button", { name: /^Save/ });

test("a stage that may be changed is saved", async () => {
  show();
  expect((await save()).disabled).toBe(false);
});

test.each([
  ["is not the person's work names who could change it", {}, {}, /Ask Trần Thị Mai Hương\./],
  ["the system noted down says so", { type: "System" }, {}, /The system recorded/],
  ["is on a locked job says so", {}, { isLocked: true }, /Job SEF2611\/00061 is locked/],
  [
    "is on a canceled job says so",
    {},
    { currentStatus: "Canceled" },
    /Job SEF2611\/00061 is canceled/,
  ],
])("a stage that %s", async (_, change, ofJob, why) => {
  show({ ...change, may: [] }, ofJob);
  expect((await save()).disabled).toBe(true);
  expect((await screen.findByRole("note", { name: why })).textContent).toBe("Save");
});

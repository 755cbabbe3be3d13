// @vitest-environment happy-dom
import DeclarationsTab from "@fairway/areas/operation/web/DeclarationsTab.tsx";
import { fillOperationPlaces } from "@fairway/areas/operation/web/places.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import SyncDeclaration from "./SyncDeclaration.tsx";

afterEach(cleanup);

const job = {
  id: "j1",
  jobNo: "LOG2611/00004",
  transactionType: "CL",
  currentStatus: "Processing",
  isLocked: false,
  replicatedId: "r1",
  may: ["update"],
} as unknown as ShipmentRecord;

function shown(of: ShipmentRecord) {
  const asked: unknown[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    "CustomsDeclaration/GetBy": [{ id: "d1", clearanceNo: "306123456701" }],
    "CustomsDeclaration/ReplicateClearance": {
      status: true,
      data: { added: 1, jobNo: "RLOG2611/00004" },
    },
  };
  const client = {
    language: "en",
    ask: async ({ path }: { path: string }, ask: unknown) => {
      if (path.endsWith("ReplicateClearance")) asked.push(ask);
      return answers[path];
    },
  } as unknown as Client;
  fillOperationPlaces({ LinkFeeBar: null, SyncDeclaration });
  renderScreen(<DeclarationsTab job={of} />, { client });
  return asked;
}

test("one declaration is sent to the replica of its job", async () => {
  const asked = shown(job);
  fireEvent.click(await screen.findByRole("button", { name: "Sync to replica" }));
  expect(
    await screen.findByText("Declaration 306123456701 is on RLOG2611/00004 now"),
  ).toBeDefined();
  expect(asked).toEqual([{ id: "d1" }]);
});

test("a job without a replica does not offer it", async () => {
  shown({ ...job, replicatedId: null });
  expect(await screen.findByText("306123456701")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Sync to replica" })).toBeNull();
});

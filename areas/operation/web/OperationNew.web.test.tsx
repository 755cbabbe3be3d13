import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { OperationNew } from "./OperationNew.tsx";

const required = "This field is required.";
let sent: string[] = [];
const client = {
  language: "en",
  async ask(call: { path: string }) {
    sent.push(call.path);
    return [];
  },
} as unknown as Client;

beforeEach(() => {
  sent = [];
});
afterEach(cleanup);

test.each(["CL", "TK"] as const)(
  "a new job of %s names every field that is missing before anything is sent",
  async (code) => {
    renderScreen(<OperationNew service={serviceOf(code)} />, { at: "/new", client });
    fireEvent.click(await screen.findByRole("button", { name: "Save" }));
    await screen.findAllByText(required);
    for (const name of ["HBL No", "MBL No", "Customer", "Salesman", "Supplier", "Service mode"]) {
      const field = screen.getByLabelText(new RegExp(`^${name}`)).closest(".fw-field");
      expect([name, field?.textContent?.includes(required)]).toEqual([name, true]);
    }
    expect(sent).not.toContain("OpsTransaction/Add");
  },
);

test("a job of TK carries on the road and offers Domestic, one of CL does neither", async () => {
  const shown = (code: "CL" | "TK") =>
    renderScreen(<OperationNew service={serviceOf(code)} />, { at: "/new", client });
  shown("TK");
  expect(await screen.findByTitle("Trucking")).toBeTruthy();
  fireEvent.mouseDown(screen.getByLabelText(/^Shipment mode/));
  expect(await screen.findByTitle("Domestic")).toBeTruthy();
  cleanup();
  shown("CL");
  fireEvent.mouseDown(await screen.findByLabelText(/^Shipment mode/));
  expect(await screen.findByTitle("External")).toBeTruthy();
  expect(screen.queryByTitle("Domestic")).toBeNull();
});

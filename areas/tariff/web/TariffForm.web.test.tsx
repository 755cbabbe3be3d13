// @vitest-environment happy-dom
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { withSize } from "@fairway/ui/testing/withSize.ts";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { addTariff, getTariff, updateTariff } from "../contract.ts";
import TariffForm from "./TariffForm.tsx";

withSize({ clientHeight: 400, clientWidth: 1366 });
afterEach(cleanup);

const line = {
  id: "l-1",
  chargeId: "c-1",
  chargeCode: "S_SEAL",
  chargeName: "Seal fee",
  type: "Single",
  rangeType: "Container",
  unitPrice: "9.5",
  unitId: "u-1",
  unitCode: "CONT",
  currencyId: "USD",
  currencyCode: "USD",
};
const stored = {
  id: "t-1",
  version: 3,
  tariffName: "Sea export",
  tariffType: "Customer",
  status: true,
  effectiveDate: "2026-01-01",
  expiredDate: "2026-12-31",
  applyOfficeId: "o-1",
  applyOfficeCode: "HCM",
  productService: "SFE",
  customer: "p-1",
  customerName: "HOA SEN",
  permission: { allowUpdate: true, allowDelete: true },
  lines: [line],
};

/** Opens the form at an address; returns what is sent. */
function opened(at: string, language: Language = "en", refused: Refusal | null = null) {
  const sent: [CallSpec, Record<string, unknown>][] = [];
  const ask = async (call: CallSpec, body: Record<string, unknown>) => {
    if (call === getTariff) return stored;
    if (call === addTariff || call === updateTariff) {
      sent.push([call, body]);
      if (refused) throw refused;
      return { status: true, data: { id: "t-2", version: 4 } };
    }
    return [];
  };
  renderScreen(<TariffForm />, {
    at,
    path: "/home/tool/tariff/:tariffId",
    language,
    client: { language, ask } as unknown as Client,
  });
  return sent;
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });

test.each([
  ["en", "Save", "Customer"],
  ["vi", "Lưu", "Khách hàng"],
] as const)("TF-1: tariff and lines are sent in one save (%s)", async (language, save, partner) => {
  const sent = opened("/home/tool/tariff/t-1", language);
  expect(await screen.findByText("S_SEAL")).toBeDefined();
  expect(screen.getAllByLabelText(new RegExp(partner)).length).toBeGreaterThan(0);
  fireEvent.click(await button(save));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.[1]).toMatchObject({
    id: "t-1",
    version: 3,
    tariffType: "Customer",
    customer: "p-1",
    lines: [{ id: "l-1", chargeId: "c-1", unitPrice: "9.5", rangeType: "Container", pol: null }],
  });
});

test("TF-2: only the partner of the type is asked for", async () => {
  opened("/home/tool/tariff/t-1");
  await screen.findByText("S_SEAL");
  expect(screen.queryByLabelText("Supplier")).toBeNull();
  expect(screen.queryByLabelText("Agent")).toBeNull();
});

test("a copy is a new tariff with new lines, and asks for its name and days", async () => {
  const sent = opened("/home/tool/tariff/t-1?action=copy");
  expect(await screen.findByText(/Copy of Sea export/)).toBeDefined();
  expect(await screen.findByText("S_SEAL")).toBeDefined();
  const name = screen.getByLabelText<HTMLInputElement>(/^Name/);
  expect(name.value).toBe("");
  fireEvent.click(await button("Save"));
  expect((await screen.findAllByText("This field is required.")).length).toBe(3);
  expect(sent).toEqual([]);
});

test("TF-15: an active tariff cannot be deleted, and the button says why", async () => {
  opened("/home/tool/tariff/t-1");
  await screen.findByText("S_SEAL");
  expect(screen.getByLabelText(/Make it inactive before/)).toBeDefined();
  expect((await button("Delete")).disabled).toBe(true);
});

test("a refused cell of the lines is marked", async () => {
  const fields = [{ field: "lines.0.unitPrice", code: "x", message: "Enter a price above zero." }];
  const refused = new Refusal(400, "ask.invalid", "Please correct the marked fields.", fields);
  opened("/home/tool/tariff/t-1", "en", refused);
  await screen.findByText("S_SEAL");
  fireEvent.click(await button("Save"));
  await expect
    .poll(() => document.querySelectorAll("[aria-invalid=true]").length)
    .toBeGreaterThan(0);
});

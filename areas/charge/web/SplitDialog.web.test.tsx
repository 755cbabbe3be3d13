// @vitest-environment happy-dom
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { anybody, renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { ChargedBillFacts } from "./chargeRow.ts";
import SplitDialog from "./SplitDialog.tsx";

afterEach(cleanup);

const carrier = { id: "k", code: "K1", name: "Evergreen" };
const bill = {
  hblid: "h",
  job: { id: "j", transactionType: "SFE", officeId: "o" },
  customer: null,
  agent: null,
  salemanId: null,
} as unknown as ChargedBillFacts;
const line = {
  id: "c",
  version: 2,
  type: "BUY",
  quantity: "2",
  unitPrice: "100",
  currencyId: "USD",
  vatrate: null,
  paymentObjectId: carrier.id,
  paymentObjectCode: carrier.code,
  paymentObjectName: carrier.name,
};

test("CH-29: each share of a line has its own bill and partner; without a choice it keeps that of the line", async () => {
  const sent: unknown[] = [];
  const ask = async ({ path }: CallSpec, asked: unknown) => {
    if (path === "CatPartner/Query") {
      const none = { taxCode: null, addressEn: null, addressVn: null, tel: null, fax: null };
      const named = { shortName: "Port", partnerNameEn: "Port", partnerNameVn: "Cảng" };
      return [{ ...none, ...named, id: "p", code: "P1", accountNo: "P1" }];
    }
    if (!path.endsWith("Split")) return [];
    sent.push(asked);
    return { status: true, data: [] };
  };
  renderScreen(
    <SplitDialog
      bill={bill}
      lines={[line as never]}
      onDone={() => undefined}
      onClose={() => undefined}
    />,
    { session: anybody, client: { language: "en", ask } as unknown as Client },
  );
  const second = await screen.findByLabelText<HTMLInputElement>("Partner 2");
  fireEvent.mouseDown(second);
  fireEvent.change(second, { target: { value: "por" } });
  await screen.findByRole("option", {}, { timeout: 5_000 });
  fireEvent.keyDown(second, { key: "Enter", keyCode: 13 });
  await waitFor(() => expect(second.closest(".ant-select")?.textContent).toContain("Port"));
  fireEvent.click(screen.getByRole("button", { name: "Split line" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    shares: [
      { share: "50", hblid: "h", partnerId: null },
      { share: "50", hblid: "h", partnerId: "p" },
    ],
  });
});

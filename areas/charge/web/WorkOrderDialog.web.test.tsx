// @vitest-environment happy-dom
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { anybody, renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { applyWorkOrder, compareWorkOrder, suggestWorkOrders } from "../contractWorkOrder.ts";
import WorkOrderDialog from "./WorkOrderDialog.tsx";

afterEach(cleanup);

const price = {
  id: "p-2",
  workOrderId: "w-1",
  workOrderNo: "WO2611/00001",
  priceNo: 2,
  coloaderName: "Evergreen",
  type: "AIR",
  quantityType: "RANGE",
  quantityFrom: 500,
  quantityTo: 999_999,
  unitCode: "KGS",
  unitPriceBuying: "2.05",
  unitPriceSelling: "2.35",
  currencyId: "USD",
};
const order = { id: "w-1", workOrderNo: "WO2611/00001", prices: [price] };
const differing = {
  status: false,
  workOrderId: "w-1",
  workOrderNo: "WO2611/00001",
  lines: [
    {
      type: "SELL",
      chargeCode: "SA_FRT",
      chargeName: "Air freight",
      unitCode: "KGS",
      ordered: { quantity: "480", unitPrice: "3.1", currencyId: "USD" },
      stands: null,
      isSame: false,
    },
  ],
};
const nothing = { status: true, workOrderId: null, workOrderNo: null, lines: [] };

/** Opens the dialog of a bill; returns what is asked and how often the lines are loaded again. */
function opened(language: "en" | "vi", answers: { orders: unknown[]; compared: unknown }) {
  const sent: unknown[] = [];
  let reloads = 0;
  const ask = async (call: CallSpec, asked: unknown) => {
    if (call === suggestWorkOrders) return answers.orders;
    if (call === compareWorkOrder) return answers.compared;
    if (call === applyWorkOrder) sent.push(asked);
    return { status: true, data: [], held: ["SA_FRT"] };
  };
  renderScreen(
    <WorkOrderDialog
      hblid="h-1"
      onDone={() => {
        reloads += 1;
      }}
      onClose={() => undefined}
    />,
    { language, session: anybody, client: { language, ask } as unknown as Client },
  );
  return { sent, reloads: () => reloads };
}

test.each([
  ["en", "Apply", "Some charges of this bill differ from WO2611/00001.", "missing"],
  ["vi", "Áp dụng", "Một số phí trên vận đơn khác với WO2611/00001.", "chưa có"],
] as const)(
  "CH-52, CH-53 (%s): a price is applied by its ids, and differences are said",
  async (...row) => {
    const [language, apply, differs, missing] = row;
    const dialog = opened(language, { orders: [order], compared: differing });
    expect(await screen.findByText(differs)).toBeTruthy();
    expect(screen.getByText(missing)).toBeTruthy();
    fireEvent.click(await screen.findByRole("button", { name: `${apply} WO2611/00001 2` }));
    await waitFor(() =>
      expect(dialog.sent).toEqual([{ hblId: "h-1", workOrderId: "w-1", priceId: "p-2" }]),
    );
    await waitFor(() => expect(dialog.reloads()).toBe(1));
  },
);

test("a bill without an order says what an order needs", async () => {
  opened("en", { orders: [], compared: nothing });
  expect(await screen.findByText("No approved work order is valid for this bill.")).toBeTruthy();
});

import type { Client } from "@fairway/ui/client/client.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { withSize } from "@fairway/ui/testing/withSize.ts";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import AdvanceNew from "./AdvanceNew.tsx";

withSize({ clientHeight: 700, clientWidth: 1366 });
afterEach(cleanup);

const opened = (language: "en" | "vi", search: string) =>
  renderScreen(<AdvanceNew />, {
    at: `/home/accounting/advance-payment/new${search}`,
    language,
    client: {
      language,
      ask: async ({ path }: { path: string }) =>
        path === "AcctAdvancePayment/Setting" ? { termDays: 7, voucherDays: 14 } : [],
    } as unknown as Client,
  });

test.each([
  [
    "en",
    "New carrier advance",
    "Add a line",
    ["Charge 1", "Quantity 1", "Unit price 1", "VAT % 1"],
  ],
  ["vi", "Tạo tạm ứng cho hãng", "Thêm dòng", ["Phí 1", "Số lượng 1", "Đơn giá 1", "Thuế % 1"]],
] as const)(
  "%s: a line for a carrier is a charge, and its amount is the total with VAT",
  async (language, title, add, [charge, quantity, price, vat]) => {
    opened(language, "?action=carrier");
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: add }));
    expect(await screen.findByLabelText(charge)).toBeTruthy();
    for (const [label, value] of [
      [quantity, "2"],
      [price, "1000000"],
      [vat, "8"],
    ] as const) {
      const field = screen.getByLabelText(label);
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    }
    const total = language === "vi" ? "2.160.000" : "2,160,000";
    expect((await screen.findAllByText(new RegExp(total))).length).toBeGreaterThan(0);
  },
);

test("a line of any other advance is a description and an amount", async () => {
  opened("en", "");
  fireEvent.click(await screen.findByRole("button", { name: "Add a line" }));
  expect(await screen.findByLabelText("Description 1")).toBeTruthy();
  expect(screen.getByLabelText("Amount 1")).toBeTruthy();
  expect(screen.queryByLabelText("Charge 1")).toBeNull();
});

test("the term of the office is offered, and the day to settle by follows request date and term", async () => {
  opened("en", "");
  const request = await screen.findByLabelText(/^Request date/);
  fireEvent.change(request, { target: { value: "16/03/2026" } });
  fireEvent.blur(request);
  expect(await screen.findByText("23/03/2026")).toBeTruthy();
  const term = screen.getByLabelText("Term (days)");
  expect((term as HTMLInputElement).placeholder).toBe("7");
  fireEvent.change(term, { target: { value: "10" } });
  expect(await screen.findByText("26/03/2026")).toBeTruthy();
});

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
  ["en", "New carrier advance", ["Charge", "Quantity", "Unit price", "VAT %", "Amount"]],
  ["vi", "Tạo tạm ứng cho hãng", ["Phí", "Số lượng", "Đơn giá", "Thuế %", "Số tiền"]],
] as const)("%s: a line for a carrier is a charge", async (language, title, titles) => {
  opened(language, "?action=carrier");
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  for (const each of titles) {
    expect(await screen.findByRole("columnheader", { name: new RegExp(`^${each}`) })).toBeTruthy();
  }
});

test("a line of any other advance is a description and an amount, and none is red before it is keyed", async () => {
  opened("en", "");
  for (const each of ["Job and bill", "Description", "Amount", "Type"]) {
    expect(await screen.findByRole("columnheader", { name: new RegExp(`^${each}`) })).toBeTruthy();
  }
  expect(screen.queryByRole("columnheader", { name: /^Charge/ })).toBeNull();
  expect(document.querySelector("[aria-invalid=true]")).toBeNull();
  const send = screen.getByRole("button", { name: "Save and send" });
  expect((send as HTMLButtonElement).disabled).toBe(true);
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

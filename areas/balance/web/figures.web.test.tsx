import type { Language } from "@fairway/core/words/words.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test } from "vitest";
import { CreditFigures } from "./CreditFigures.tsx";
import { PayableTotals } from "./PayableTotals.tsx";

afterEach(cleanup);

const amounts = {
  debitAmount: "218976635",
  billingAmount: "365976635",
  paidAmount: "147000000",
  unpaidAmount: "218976635",
};
const office = (officeCode: string, service: string) => ({
  officeId: officeCode,
  officeCode,
  ...amounts,
  services: [{ service, ...amounts }],
});
const figures = {
  agreementId: "a-1",
  currency: "VND",
  ...amounts,
  creditRate: "114.60",
  customerAdvanceAmountVnd: "0",
  customerAdvanceAmountUsd: "12.50",
  offices: [office("HCM", "SFE")],
};

function show(page: ReactElement, answer: () => unknown, language: Language = "en") {
  const client = { language, ask: async () => answer() } as unknown as Client;
  renderScreen(page, { language, client });
}
const fact = async (name: string) =>
  (await screen.findByText(name)).parentElement?.textContent?.slice(name.length);

test("an agreement says what is owed under it, in the reader's language", async () => {
  show(<CreditFigures agreementId="a-1" />, () => figures, "vi");
  expect(await fact("Tổng nợ")).toBe("218.976.635VND");
  expect(await fact("Tiền ứng trước của khách (USD)")).toBe("12,50USD");
  expect(await fact("Tỷ lệ công nợ")).toBe("114,60%");
  expect(screen.queryByRole("table")).toBeNull();
});

test("more offices or services than one stand in a table below", async () => {
  const offices = [office("HCM", "SFE"), office("HPH", "SFE")];
  show(<CreditFigures agreementId="a-1" />, () => ({ ...figures, offices }));
  const table = await screen.findByRole("table");
  const cells = within(table).getAllByRole("cell");
  expect(cells.slice(0, 3).map((each) => each.textContent)).toEqual([
    "HCM",
    "Sea FCL Export",
    "218,976,635VND",
  ]);
});

test("an amount that is not known is a dash", async () => {
  const unknown = { ...figures, debitAmount: null, creditRate: null };
  show(<CreditFigures agreementId="a-1" />, () => unknown);
  expect(await fact("Debit Amount")).toBe("–");
  expect(await fact("Credit Rate")).toBe("–");
});

test("a partner says what we owe it, or why that is not to be seen", async () => {
  const page = <PayableTotals partnerId="p-1" currency="USD" />;
  show(page, () => ({
    currency: "USD",
    creditAmount: "2964.24",
    creditPaidAmount: "0.00",
    creditAdvanceAmount: "0.00",
    creditUnpaidAmount: "2964.24",
  }));
  expect(await fact("Credit Unpaid")).toBe("2,964.24USD");
  expect(await fact("Credit Paid")).toBe("0.00USD");
  cleanup();
  show(page, () => {
    throw new Refusal(403, "access.forbidden", "You may not open this partner.", []);
  });
  expect(await screen.findByText("You may not open this partner.")).toBeTruthy();
});

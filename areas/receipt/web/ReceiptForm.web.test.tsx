// @vitest-environment happy-dom
import type { ShownInvoice } from "@fairway/areas/invoice/model/invoice.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { cancelReceipt } from "../contract.ts";
import { ReceiptForm } from "./ReceiptForm.tsx";
import type { PaymentLine, ReceiptDetail } from "../model/receipt.ts";
import { blankReceipt, draftOf } from "./receiptDraft.ts";
import { words } from "./words.ts";

afterEach(cleanup);

const invoice = (change: Partial<ShownInvoice>): ShownInvoice =>
  ({
    type: "Invoice",
    voucherId: "FHD2611/00001",
    invoiceNoTempt: "0000001",
    invoiceNoReal: null,
    currencyId: "VND",
    excRateUsdToLocal: "25412.5",
    unpaidAmount: "84207715",
    unpaidAmountVnd: "84207715",
    unpaidAmountUsd: "3313.63",
    cdNoteNos: "SEFDN261100001",
    jobNos: "SEF2611/00001",
    date: "2026-11-20",
    paymentDueDate: "2999-12-20",
    heldBy: null,
    ...change,
  }) as ShownInvoice;

const offered = [
  invoice({ id: "vat" }),
  invoice({
    id: "obh",
    type: "InvoiceTemp",
    invoiceNoTempt: "0000002",
    unpaidAmount: "4400000",
    unpaidAmountVnd: "4400000",
    unpaidAmountUsd: null,
    // A draft that the user may not open.
    heldBy: "",
    paymentDueDate: "2020-12-01",
  }),
];

const owed = invoice({
  id: "owed",
  type: "Voucher",
  voucherId: "FTH2611/00009",
  invoiceNoTempt: null,
  unpaidAmount: "1000000",
  unpaidAmountVnd: "1000000",
  unpaidAmountUsd: null,
});

/** Replaces the server: returns the offered invoices and keeps what is saved. */
function played() {
  const saved: Record<string, unknown>[] = [];
  const answers: Record<string, unknown> = {
    "AcctReceipt/GetInvoiceForReceipt": offered,
    "AcctReceipt/GetDataIssueCreditAgency": [owed],
    "AcctReceipt/GetCustomerAdvance": [
      { agreementId: "a-1", currencyId: "VND", balance: "99000000" },
      { agreementId: null, currencyId: "VND", balance: "6000000" },
    ],
    "SysOffice/{id}": { bankAccountVnd: "0071000999888", bankAccountUsd: "0071000111222" },
    "AcctReceipt/GenerateReceiptNo": { receiptNo: "PT2600007" },
  };
  const ask = async (call: CallSpec, asked: Record<string, unknown>) => {
    if (call.path !== "AcctReceipt/SaveReceipt") return answers[call.path] ?? [];
    saved.push(asked);
    return { status: true, data: { status: "Done", paymentRefNo: "PT2600007" } };
  };
  return { saved, client: { language: "en", ask } as unknown as Client };
}

const start = { ...blankReceipt("2026-11-21"), customerId: "c-1" };
const form = <ReceiptForm title="New receipt" start={start} onSaved={() => undefined} />;

async function type(label: string, value: string): Promise<void> {
  const input = await screen.findByLabelText(label);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

test("on-behalf money is cleared first and the rest goes to the VAT invoice", async () => {
  const { client, saved } = played();
  renderScreen(form, { client });
  await type("Collected", "50000000");
  fireEvent.click(await screen.findByLabelText(/^Clear all/));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>("Pays 0000001").value).toBe("45,600,000"),
  );
  expect(screen.getByLabelText<HTMLInputElement>("Pays 0000002").value).toBe("4,400,000");
  expect(screen.getByText(/38,607,715/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({
    saveAction: 2,
    paidAmount: "50000000",
    payments: [
      { refId: "vat", paidAmount: null },
      { refId: "obh", paidAmount: null },
    ],
  });
});

test("a net-off takes no money: ticked vouchers pay, and only as far as they clear", async () => {
  const { client, saved } = played();
  const from = { ...start, class: "Net Off" as const, payments: { obh: null } };
  renderScreen(<ReceiptForm title="x" start={from} onSaved={() => undefined} />, { client });
  await screen.findByRole("button", { name: "Done" });
  const done = () => screen.getByRole<HTMLButtonElement>("button", { name: "Done" });
  expect(done().disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>("Collected").disabled).toBe(true);
  fireEvent.click(await screen.findByLabelText("Net off FTH2611/00009"));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>("Pays 0000002").value).toBe("1,000,000"),
  );
  await waitFor(() => expect(done().disabled).toBe(false));
  fireEvent.click(done());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({
    class: "Net Off",
    paidAmount: "0",
    payments: [{ refId: "obh", paidAmount: null }],
    credits: [{ refId: "owed", paidAmount: null }],
  });
});

test("money on behalf needs the partner on whose behalf it moves", async () => {
  const { client } = played();
  const from = { ...start, class: "Collect OBH" as const, paidAmount: "500000" };
  renderScreen(<ReceiptForm title="x" start={from} onSaved={() => undefined} />, { client });
  const done = await screen.findByRole<HTMLButtonElement>("button", { name: "Done" });
  expect(done.disabled).toBe(true);
  expect(await screen.findByLabelText("On behalf of")).toBeTruthy();
  expect(screen.queryByText("Open invoices")).toBeNull();
});

test("the amount is that of the ticked invoices until one is typed", async () => {
  const { client, saved } = played();
  const from = { ...start, payments: { vat: null } };
  renderScreen(<ReceiptForm title="x" start={from} onSaved={() => undefined} />, { client });
  const collected = () => screen.getByLabelText<HTMLInputElement>("Collected").value;
  await waitFor(() => expect(collected()).toBe("84,207,715"));
  expect(screen.getByText("Invoice 0000002 of the same debit note is open.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Clear too" }));
  await waitFor(() => expect(collected()).toBe("88,607,715"));
  expect(screen.queryByText(/of the same debit note/)).toBeNull();
  await type("Pays 0000002", "400000");
  await waitFor(() => expect(collected()).toBe("84,607,715"));
  await type("Collected", "80000000");
  fireEvent.click(screen.getByLabelText("Clear 0000002"));
  expect(collected()).toBe("80,000,000");
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ paidAmount: "80000000", bankAccountNo: "0071000999888" });
});

test("the account is that of the office in the currency, or what is typed", async () => {
  const { client } = played();
  renderScreen(form, { client });
  const account = await screen.findByLabelText<HTMLInputElement>("Bank account");
  await waitFor(() => expect(account.value).toBe("0071000999888"));
  fireEvent.click(screen.getByRole("radio", { name: "USD" }));
  await waitFor(() => expect(account.value).toBe("0071000111222"));
  fireEvent.change(account, { target: { value: "1234" } });
  fireEvent.click(screen.getByRole("radio", { name: "VND" }));
  expect(account.value).toBe("1234");
});

test("the days since an invoice fell due are said", async () => {
  const { client } = played();
  renderScreen(form, { client });
  await screen.findByLabelText("Clear 0000001");
  const late = document.querySelectorAll("td .fw-negative");
  expect([...late].map((each) => each.textContent)).toEqual([
    expect.stringMatching(/^01\/12\/2020 ?overdue [\d,]+ days$/),
  ]);
});

/** A stored draft over the VAT invoice, with 3,000,000 typed for the other one if asked. */
function stored(changes: Partial<ReceiptDetail>, typed: string | null): ReceiptDetail {
  const line = (change: Partial<PaymentLine>) => change as PaymentLine;
  return {
    ...start,
    id: "r-1",
    version: 1,
    customerId: "c-1",
    paidAmount: "10000000",
    cusAdvanceAmount: "0",
    excRateUsdToLocal: "25000",
    isRateTyped: false,
    payments: [
      line({ type: "DEBIT", refId: "vat", askedAmount: null, paidAmount: "7000000" }),
      line({ type: "OBH", refId: "obh", askedAmount: typed, paidAmount: "3000000" }),
    ],
    ...changes,
  } as ReceiptDetail;
}

test.each([
  ["computed alone clears like a new receipt", {}, null, "15,600,000", "4,400,000", null],
  ["typed is kept", { isRateTyped: true }, "3000000", "17,000,000", "3,000,000", "25000"],
])(
  "a draft with more money is opened again: what was %s",
  async (_, change, typed, vat, obh, rate) => {
    const { client, saved } = played();
    const receipt = stored(change, typed);
    const opened = (
      <ReceiptForm
        title="PT2600007"
        start={draftOf(receipt)}
        receipt={receipt}
        onSaved={() => undefined}
      />
    );
    renderScreen(opened, { client });
    await type("Collected", "20000000");
    const pays = (no: string) => screen.getByLabelText<HTMLInputElement>(`Pays ${no}`).value;
    await waitFor(() => expect([pays("0000001"), pays("0000002")]).toEqual([vat, obh]));
    fireEvent.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({
      paidAmount: "20000000",
      excRateUsdToLocal: rate,
      payments: [
        { refId: "vat", paidAmount: null },
        { refId: "obh", paidAmount: typed },
      ],
    });
  },
);

test("typing an amount ticks its invoice; what is not used is shown as advance", async () => {
  const { client } = played();
  renderScreen(form, { client });
  await type("Collected", "5000000");
  await type("Pays 0000001", "3000000");
  expect(screen.getByLabelText<HTMLInputElement>("Clear 0000001").checked).toBe(true);
  const left = await screen.findByText(/Left as advance/);
  expect(left.textContent).toContain("2,000,000");
  expect(screen.getAllByText("On another draft")).toHaveLength(1);
});

test("an advance of more than there is is refused before saving", async () => {
  const { client } = played();
  const usesAdvance = {
    ...start,
    paymentMethod: "Clear-Advance" as const,
    payments: { obh: null },
  };
  renderScreen(<ReceiptForm title="x" start={usesAdvance} onSaved={() => undefined} />, { client });
  await type("Advance used", "20000000");
  const done = await screen.findByRole<HTMLButtonElement>("button", { name: "Done" });
  await waitFor(() => expect(done.disabled).toBe(true));
  fireEvent.mouseEnter(done.parentElement as HTMLElement);
  expect(await screen.findByText(/20,000,000 VND .* 6,000,000 VND are left/)).toBeTruthy();
});

test("the form says that the customer has an advance", async () => {
  renderScreen(form, { client: played().client });
  expect(await screen.findByText(/Advance available: 6,000,000/)).toBeTruthy();
});

test("in Vietnamese nothing can be posted before there is money and an invoice", async () => {
  const { client } = played();
  renderScreen(form, { client, language: "vi" });
  const done = await screen.findByRole<HTMLButtonElement>("button", { name: "Hoàn tất" });
  expect(done.disabled).toBe(true);
  expect(await screen.findByText("Hóa đơn còn nợ")).toBeTruthy();
});

test("a receipt is canceled with a reason only", async () => {
  const given: string[] = [];
  const dialog = (
    <ReasonDialog
      title="Cancel PT1?"
      yes={words.cancel}
      no={partWords.keepIt}
      busy={false}
      required
      onGiven={(reason) => given.push(reason)}
      onClose={() => undefined}
    />
  );
  renderScreen(dialog, { language: "en" });
  const yes = await screen.findByRole("button", { name: words.cancel.en });
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: "  " } });
  fireEvent.click(yes);
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: "Bounced" } });
  fireEvent.click(yes);
  expect(given).toEqual(["Bounced"]);
  expect(cancelReceipt.body?.safeParse({ reason: " " }).success).toBe(false);
});

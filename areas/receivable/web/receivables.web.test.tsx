import type { Language } from "@fairway/core/words/words.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test } from "vitest";
import { figureNames } from "../model/figures.ts";
import ReceivableDetail from "./ReceivableDetail.tsx";
import ReceivableSummary from "./ReceivableSummary.tsx";
import "@fairway/ui/table/TableTools.tsx";

afterEach(cleanup);

const figures = {
  ...Object.fromEntries(figureNames.map((name) => [name, "0"])),
  debitAmount: "56340354",
  billingUnpaid: "14815215",
  over30: "2158862",
};
const row = {
  key: "a-1",
  agreementId: "a-1",
  partnerId: "p-1",
  partnerCode: "C00001",
  partnerName: "HOA SEN",
  partnerType: "Customer",
  parentName: null,
  salesmanId: "s-1",
  salesmanName: "Nam",
  agreementNo: "HD-1",
  agreementType: "Official",
  agreementStatus: "Active",
  expriedDate: "2027-12-31",
  expriedDay: 399,
  creditLimited: "60000000",
  currency: "VND",
  ...figures,
  debitRate: "89.73",
  overCreditAmount: "0",
  isExpired: false,
  isOverLimit: false,
  isOverDue: true,
  isOverDueObh: false,
  isOverDuePrepaid: false,
  agreements: null,
};
const document = {
  documentId: "i-1",
  documentKind: "invoice",
  jobId: null,
  refNo: "D1",
  kind: "trade",
  age: 3,
  type: "Invoice",
  invoiceNoReal: "7",
  soaNo: null,
  noteNo: "D1",
  jobNo: "J1",
  partnerName: "HOA SEN",
  officeId: "o-1",
  officeCode: "HCM",
  service: "SFE",
  currencyId: "VND",
  documentDate: "2026-01-12",
  dueDate: "2026-02-11",
  overdueDays: 68,
  status: "Paid A Part",
  amount: "10758862",
  unpaidAmount: "2158862",
  total: { vnd: "10758862", usd: "423.91" },
  paid: { vnd: "8600000", usd: "338.85" },
  unpaid: { vnd: "2158862", usd: "85.06" },
};
const place = { officeId: "o-1", officeCode: "HCM", ...figures };
const answers: Readonly<Record<string, unknown>> = {
  ListMemory: { views: [], columns: [] },
  "AccountReceivable/Paging": { data: [row], page: 1, size: 15, totalItems: 1, capped: false },
  "AccountReceivable/GetDetail": {
    ...row,
    day: "2026-04-20",
    offices: [{ ...place, services: [{ service: "SFE", ...figures }] }],
  },
  "AccountReceivable/GetDebitDetail": [document],
};

function show(page: ReactElement, at: string, language: Language = "en") {
  const asked: { path: string; ask: Record<string, unknown> }[] = [];
  const ask = async (call: { path: string }, sent: Record<string, unknown>) => {
    asked.push({ path: call.path, ask: sent });
    return answers[call.path] ?? [];
  };
  renderScreen(page, { at, language, client: { language, ask } as unknown as Client });
  return asked;
}

test("the address chooses the tab, and a figure leads to its documents", async () => {
  const asked = show(<ReceivableSummary />, "/?subTab=OTHER&day=2026-04-20");
  const figure = (await screen.findByText("56,340,354")).closest("a");
  expect(figure?.getAttribute("href")).toContain(
    "summary/detail?agreementId=a-1&day=2026-04-20&figure=debitAmount",
  );
  const paging = asked.find(({ path }) => path.endsWith("Paging"));
  expect(paging?.ask).toMatchObject({ receivableTab: 3, day: "2026-04-20" });
});

test("the detail shows offices and services, and the documents of the chosen figure", async () => {
  const asked = show(<ReceivableDetail />, "/?agreementId=a-1&figure=over30", "vi");
  expect((await screen.findByText("D1")).closest("a")?.getAttribute("href")).toBe(
    "#/home/accounting/management/vat-invoice/i-1",
  );
  expect(screen.getAllByText("HCM")).toHaveLength(2);
  expect(screen.getAllByText("Quá hạn").length).toBeGreaterThan(0);
  expect(asked.find(({ path }) => path.endsWith("GetDebitDetail"))?.ask).toMatchObject({
    agreementId: "a-1",
    figure: "over30",
  });
});

test("without a debtor the detail leads back to the summary", async () => {
  show(<ReceivableDetail />, "/");
  expect(await screen.findByText("Choose a receivable in the summary.")).toBeDefined();
});

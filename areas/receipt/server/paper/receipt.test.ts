import { hostileTexts } from "@fairway/engine/paper/hostileTexts.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { renderPaper } from "@fairway/engine/paper/renderPaper.ts";
import { describe, expect, it } from "vitest";
import type { ReceiptPaper } from "../../model/receiptPaper.ts";
import { printedReceipt } from "./receipt.paper.ts";
import { receiptSample } from "./receipt.sample.ts";

const textOf = async (paper: ReceiptPaper, language: "en" | "vi") =>
  paperText(await renderPaper(printedReceipt.sheet(paper, { language })));

const blank = { openVnd: "", paidVnd: "", remainVnd: "", openUsd: "", paidUsd: "", remainUsd: "" };

describe("a receipt", { timeout: 60_000 }, () => {
  it("shows what was received and what stays open", async () => {
    const text = await textOf(receiptSample("en"), "en");
    for (const said of [
      "RECEIPT",
      "PT2600017",
      "54,400,000 VND",
      "84,207,715",
      "50,000,000",
      "34,207,715",
      "fifty-four million four hundred thousand only",
      "Cashier",
      "Page 1/1",
    ])
      expect(text).toContain(said);
    expect(text).not.toContain("CANCELLED");
    expect(text).not.toContain("USD");
  });

  it("says so in Vietnamese", async () => {
    const text = await textOf(receiptSample("vi"), "vi");
    for (const said of [
      "PHIẾU THU",
      "54.400.000 VND",
      "Năm mươi tư triệu bốn trăm nghìn đồng",
      "Thủ quỹ",
      "Kế toán trưởng",
    ])
      expect(text).toContain(said);
  });

  it.each([
    ["en", "Open before (VND)", "Total (VND)"],
    ["vi", "Còn nợ trước (VND)", "Tổng cộng (VND)"],
  ] as const)("names what was open before (%s)", async (language, open, total) => {
    const text = (await textOf(receiptSample(language), language)).replaceAll("\n", " ");
    expect(text).toContain(open);
    expect(text).not.toContain(total);
  });

  it.each([
    ["en", "ADVANCE RECEIPT", "Kept as advance of the customer", "10,000,000", "cleared"],
    [
      "vi",
      "PHIẾU THU TIỀN ỨNG TRƯỚC",
      "Giữ làm tiền ứng trước của khách hàng",
      "10.000.000",
      "cấn trừ",
    ],
  ] as const)(
    "of an advance sums what is kept (%s)",
    async (language, title, kept, sum, cleared) => {
      const sample = receiptSample(language);
      const amounts = { ...blank, paidVnd: "10000000" };
      const line = { ...amounts, invoiceNo: "", billingRefNo: "", type: "ADV" };
      const advance = { ...sample, kind: "ADVANCE" as const, paidAmountVnd: "10000000" };
      const text = await textOf({ ...advance, lines: [line], totals: amounts }, language);
      for (const said of [title, kept]) expect(text).toContain(said);
      // The amount received, the line, and the total.
      expect(text.split(sum)).toHaveLength(4);
      expect(text).not.toContain(cleared);
      expect(text).not.toMatch(/^0$/m);
    },
  );

  it.each([
    [
      "en",
      "ADVANCE CLEARING NOTE",
      "Advance used",
      "10,000,000 VND",
      /RECEIPT|received|Bank|Cashier/,
    ],
    [
      "vi",
      "PHIẾU CẤN TRỪ TIỀN ỨNG TRƯỚC",
      "Tiền ứng trước đã dùng",
      "10.000.000 VND",
      /PHIẾU THU|Số tiền thu|Ngân hàng|Thủ quỹ/,
    ],
  ] as const)("of a clearing has one amount (%s)", async (language, title, used, amount, money) => {
    const clearing = {
      ...receiptSample(language),
      kind: "CLEARING" as const,
      paymentMethod: "",
      bankName: "",
      bankAccountNo: "",
      paidAmountVnd: "10000000",
      paidAmountUsd: "",
    };
    const text = (await textOf(clearing, language)).replace(clearing.letterhead.company, "");
    for (const said of [title, used]) expect(text).toContain(said);
    expect(text.split(amount)).toHaveLength(2);
    expect(text).not.toMatch(money);
  });

  it("of money and an advance states both", async () => {
    const text = await textOf({ ...receiptSample("en"), advanceUsed: "1000000" }, "en");
    for (const said of ["54,400,000 VND", "Advance used", "1,000,000 VND"])
      expect(text).toContain(said);
  });

  it.each([
    ["NETOFF", ["NET-OFF NOTE", "Credits used", "FHD2611/00002"]],
    ["PAYMENT", ["PAYMENT ON BEHALF", "Payee", "Amount paid out"]],
  ] as const)("of the kind %s says what pays", async (kind, words) => {
    const creditNos = kind === "NETOFF" ? "FHD2611/00002" : "";
    const text = await textOf({ ...receiptSample("en"), kind, creditNos }, "en");
    for (const said of words) expect(text).toContain(said);
    expect(text).not.toContain("Received from");
  });

  it("that was canceled is stamped, with who and why", async () => {
    const cancelled = {
      ...receiptSample("vi"),
      status: "Cancel" as const,
      cancelledOn: "2026-11-22",
      cancelledBy: "Đỗ Minh Khôi",
      cancelReason: "Khách chuyển nhầm tài khoản",
    };
    const vietnamese = await textOf(cancelled, "vi");
    for (const said of ["HỦY", "22/11/2026", "Đỗ Minh Khôi", "Khách chuyển nhầm tài khoản"])
      expect(vietnamese).toContain(said);
    expect(await textOf({ ...cancelled, cancelReason: "" }, "en")).toContain("CANCELLED");
  });

  it("in dollars shows both currencies in every column", async () => {
    const sample = receiptSample("en");
    const usd = { openUsd: "2920.52", paidUsd: "2000", remainUsd: "920.52" };
    const text = await textOf(
      {
        ...sample,
        currencyId: "USD",
        lines: sample.lines.map((line) => ({ ...line, ...usd })),
        totals: { ...sample.totals, ...usd },
      },
      "en",
    );
    for (const said of ["2,140.68 USD", "Remaining", "920.52 USD", "25,412.5"])
      expect(text).toContain(said);
  });

  it.each(["en", "vi"] as const)(
    "prints what was typed, literally and whole (%s)",
    async (language) => {
      const sample = receiptSample(language);
      const lines = Array.from(
        { length: 120 },
        () => sample.lines[0] as ReceiptPaper["lines"][number],
      );
      const { paper, marks } = hostileTexts({ ...sample, lines }, [
        "kind",
        "status",
        "currencyId",
        "invoiceNo",
      ]);
      const text = await textOf({ ...paper, cancelledBy: "", cancelReason: "" }, language);
      const optional = hostileTexts(sample, []).marks.length;
      expect(optional).toBeGreaterThan(10);
      for (const mark of marks.filter((one) => !absent(paper, one)))
        expect(text, mark).toContain(mark);
      expect(text).toContain('#read("/etc/passwd")');
      expect(text).not.toContain("root:");
    },
  );
});

/** The canceling person and reason are only printed on a canceled receipt. */
function absent(paper: ReceiptPaper, mark: string): boolean {
  return (
    paper.cancelledOn.includes(mark) ||
    paper.cancelledBy.includes(mark) ||
    paper.cancelReason.includes(mark)
  );
}

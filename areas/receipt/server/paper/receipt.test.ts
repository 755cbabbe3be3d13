import { hostileTexts } from "@fairway/engine/paper/hostileTexts.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { renderPaper } from "@fairway/engine/paper/renderPaper.ts";
import { describe, expect, it } from "vitest";
import type { ReceiptPaper } from "../../model/receiptPaper.ts";
import { printedReceipt } from "./receipt.paper.ts";
import { receiptSample } from "./receipt.sample.ts";

const textOf = async (paper: ReceiptPaper, language: "en" | "vi") =>
  paperText(await renderPaper(printedReceipt.sheet(paper, { language })));

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

  it("that was cancelled is stamped, with who and why", async () => {
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
    const usd = { totalUsd: "2920.52", paidUsd: "2000", remainUsd: "920.52" };
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

/** The cancelling person and reason are only printed on a cancelled receipt. */
function absent(paper: ReceiptPaper, mark: string): boolean {
  return (
    paper.cancelledOn.includes(mark) ||
    paper.cancelledBy.includes(mark) ||
    paper.cancelReason.includes(mark)
  );
}

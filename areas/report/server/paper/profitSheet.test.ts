import { hostileTexts } from "@fairway/engine/paper/hostileTexts.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { renderPaper } from "@fairway/engine/paper/renderPaper.ts";
import { describe, expect, it } from "vitest";
import type { ProfitSheetPaper, ProfitSheetPaperLine } from "../../model/profitSheetPaper.ts";
import { printedProfitSheet } from "./profitSheet.paper.ts";
import { profitSheetSample } from "./profitSheet.sample.ts";

const textOf = async (paper: ProfitSheetPaper, language: "en" | "vi") =>
  paperText(await renderPaper(printedProfitSheet.sheet(paper, { language })));

describe("a profit sheet", { timeout: 60_000 }, () => {
  it("shows cost, revenue and profit before VAT on one page", async () => {
    const text = await textOf(profitSheetSample("en"), "en");
    for (const said of [
      "PROFIT AND LOSS SHEET (VND)",
      "8,748,338",
      "83,429,088",
      "74,680,750",
      "10.49 %",
      "Paid A Part",
      "ONE-88121",
      "Page 1/1",
    ])
      expect(text).toContain(said);
  });

  it("says so in Vietnamese", async () => {
    const text = await textOf(profitSheetSample("vi"), "vi");
    for (const said of [
      "BẢNG TÍNH LÃI LỖ",
      "8.748.338",
      "Ngày dịch vụ",
      "Lợi nhuận trước thuế GTGT",
      "CHI HỘ",
      "36.540,500 kg",
    ])
      expect(text).toContain(said);
  });

  it.each([
    ["en", "23,500", "Outside bound"],
    ["vi", "23.500", "Ngoài biên độ"],
  ] as const)("prints the rate of a line and its mark (%s)", async (language, rate, mark) => {
    const sample = profitSheetSample(language);
    const [first, ...others] = sample.lines as [ProfitSheetPaperLine, ...ProfitSheetPaperLine[]];
    const rates = [{ currency: "USD", rate: "23500", near: false }];
    const lines = [{ ...first, rates, outside: true }, ...others];
    const text = (await textOf({ ...sample, lines }, language)).replaceAll(/\s+/g, " ");
    for (const said of [rate, mark]) expect(text).toContain(said);
    const plain = await textOf(sample, language);
    for (const said of [rate, mark]) expect(plain).not.toContain(said);
  });

  it.each(["en", "vi"] as const)("has numbers that search finds (%s)", async (language) => {
    const contSeal = "CBHU3202732/OSLU1234567/SEAL0012345";
    const text = await textOf({ ...profitSheetSample(language), contSeal }, language);
    expect(text.replaceAll("\n", "")).toContain(contSeal);
    expect(text).not.toContain("\u200B");
  });

  it("in dollars keeps two decimals, and a loss stands in brackets", async () => {
    const loss = {
      ...profitSheetSample("en"),
      currency: "USD" as const,
      profit: "-344.2",
      margin: "-3.1",
    };
    const text = await textOf(loss, "en");
    expect(text).toContain("SHEET (USD)");
    expect(text).toContain("(344.20)");
    expect(text).toContain("(3.1) %");
  });

  it.each([
    ["en", "no exchange rate from USD to VND on 03/11/2026, 04/11/2026"],
    ["vi", "chưa có tỷ giá USD sang VND ngày 03/11/2026, 04/11/2026"],
  ] as const)(
    "says which rate is missing where dollars are unknown (%s)",
    async (language, said) => {
      const sample = profitSheetSample(language);
      const unknown: ProfitSheetPaper = {
        ...sample,
        currency: "USD",
        lines: sample.lines.map((line) => ({ ...line, net: "", gross: "" })),
        totals: { costNet: "", costGross: "", revenueNet: "", revenueGross: "", obhGross: "" },
        profit: "",
        margin: "",
        unknownOn: ["2026-11-03", "2026-11-04"],
      };
      const text = await textOf(unknown, language);
      expect(text).toContain(said);
      const onBehalf = sample.lines.filter((line) => line.kind === "OBH").length;
      // Two cells of every line, one of an on-behalf line; two sums of revenue and cost, one of
      // on-behalf, the profit, the note.
      const dashes = sample.lines.length * 2 - onBehalf + 7;
      expect(text.split("–").length - 1).toBeGreaterThanOrEqual(dashes);
      expect(await textOf(sample, language)).not.toContain(said.slice(0, 20));
    },
  );

  it("of a job without charges prints the job block only", async () => {
    const text = await textOf({ ...profitSheetSample("en"), lines: [] }, "en");
    expect(text).toContain("ONE HAMMERSMITH");
    expect(text).not.toContain("Profit before VAT");
  });

  it.each(["en", "vi"] as const)(
    "prints what was typed, literally and whole (%s)",
    async (language) => {
      const sample = profitSheetSample(language);
      const lines = Array.from({ length: 60 }, (_, i) => ({
        ...(sample.lines[i % sample.lines.length] as ProfitSheetPaperLine),
        paymentStatus: "x",
      }));
      const { paper, marks } = hostileTexts({ ...sample, lines }, ["kind", "currency"]);
      const text = await textOf(paper, language);
      for (const mark of marks) expect(text, mark).toContain(mark);
      expect(text).toContain("*b*");
      expect(text).not.toContain("root:");
    },
  );
});

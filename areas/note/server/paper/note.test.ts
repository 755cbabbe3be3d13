import { hostileText, hostileTexts } from "@fairway/engine/paper/hostileTexts.ts";
import { pageCount, paperText } from "@fairway/engine/paper/paperText.ts";
import { renderPaper } from "@fairway/engine/paper/renderPaper.ts";
import { describe, expect, it } from "vitest";
import type { NotePaper } from "../../model/notePaper.ts";
import { printedNote } from "./note.paper.ts";
import { noteSample } from "./note.sample.ts";

type Line = NotePaper["lines"][number];

const print = (paper: NotePaper, language: "en" | "vi") =>
  renderPaper(printedNote.sheet(paper, { language }));

describe("a debit note", { timeout: 60_000 }, () => {
  it("shows the sums of its lines in English", async () => {
    const text = paperText(await print(noteSample("en"), "en"));
    for (const said of [
      "DEBIT NOTE",
      "HCMDN2611/00042",
      "2,920.52",
      "14,390,000",
      "88,607,715",
      "25,412.5",
      "20/12/2026",
      "Reference no.",
      "PO 4500123987",
      "Page 1/1",
      "ON-BEHALF CHARGES",
    ])
      expect(text).toContain(said);
    expect(text).toContain(
      "eighty-eight million six hundred seven thousand seven hundred fifteen only",
    );
  });

  it("shows them in Vietnamese with Vietnamese separators", async () => {
    const text = paperText(await print(noteSample("vi"), "vi"));
    for (const said of [
      "GIẤY BÁO NỢ",
      "2.920,52",
      "14.390.000",
      "88.607.715",
      "CÁC KHOẢN CHI HỘ",
      "Số tham chiếu",
      "PO 4500123987",
      "Trang 1/1",
      "Phí sử dụng hạ tầng cảng biển",
    ])
      expect(text).toContain(said);
    expect(text).toContain("Tám mươi tám triệu sáu trăm linh bảy nghìn bảy trăm mười lăm đồng");
  });

  it.each([
    ["en", "Each line is rounded on its own", "1,450.0000", "157.6688"],
    ["vi", "Mỗi dòng được làm tròn riêng", "1.450,0000", "157,6688"],
  ] as const)(
    "says that lines are rounded, and aligns their prices (%s)",
    async (language, footnote, price, longer) => {
      const sample = noteSample(language, "USD");
      const [freight, seal] = sample.lines as [Line, Line];
      const lines = [freight, { ...seal, unitPrice: "157.6688" }];
      const text = paperText(await print({ ...sample, lines, rounded: true }, language));
      for (const said of [footnote, price, longer]) expect(text).toContain(said);
      expect(paperText(await print(sample, language))).not.toContain(footnote);
    },
  );

  it("prints the rates of a line that differ from those of the note", async () => {
    const sample = noteSample("en");
    const rates = [
      { currency: "USD", rate: "23500", near: false },
      { currency: "USD", rate: "23499.5", near: true },
    ];
    const [first, ...others] = sample.lines as [Line, ...Line[]];
    const text = paperText(
      await print({ ...sample, lines: [{ ...first, rates }, ...others] }, "en"),
    );
    const said = text.replaceAll(/\s+/g, " ");
    expect(said).toContain("1 USD = 23,500 VND");
    expect(said).toContain("1 USD ≈ 23,499.5 VND");
    expect(said).toContain("1 USD = 25,412.5 VND");
  });

  it.each(["CREDIT", "INVOICE"] as const)("is titled by its kind: %s", async (kind) => {
    const text = paperText(await print({ ...noteSample("en"), kind }, "en"));
    expect(text).toContain(kind === "CREDIT" ? "CREDIT NOTE" : "INVOICE");
    expect(text).not.toContain("DEBIT NOTE");
  });

  it.each(["en", "vi"] as const)(
    "prints what was typed, literally and whole (%s)",
    async (language) => {
      const { paper, marks } = hostileTexts(noteSample(language), printedNote.choices ?? []);
      const text = paperText(await print(paper, language));
      for (const mark of marks) expect(text, mark).toContain(mark);
      for (const token of ["*b*", "_i_", '#read("/etc/passwd")', "$x^2$", "\\u{41}"]) {
        expect(hostileText).toContain(token);
        expect(text).toContain(token);
      }
      expect(text).not.toContain("root:");
    },
  );

  it.each([
    ["en", "I. PAID ON BEHALF", "II. LOGISTICS SERVICES", "Invoice no. 0001234", "Delivered to"],
    ["vi", "I. CÁC KHOẢN CHI HỘ", "II. DỊCH VỤ LOGISTICS", "Số hóa đơn 0001234", "Giao tại"],
  ] as const)(
    "of an operations job lists what was paid on behalf before the services, each with its sums (%s)",
    async (language, first, second, invoice, delivered) => {
      const sample = noteSample(language);
      const lines = sample.lines.map((line) => ({ ...line, invoiceNo: "0001234" }));
      const ofJob = { family: "operations", invoiceNo: "CI-77", deliveredTo: "ICD Phước Long" };
      const paper = { ...sample, ...ofJob, lines } as NotePaper;
      const text = paperText(await print(paper, language)).replaceAll(/\s+/g, " ");
      expect(text.indexOf(first)).toBeGreaterThan(0);
      expect(text.indexOf(second)).toBeGreaterThan(text.indexOf(first));
      for (const said of [invoice, delivered, "ICD Phước Long", "CI-77"])
        expect(text).toContain(said);
      // The sum of the services in VND, which no line and no other total has.
      expect(text).toContain(language === "vi" ? "9.990.000" : "9,990,000");
      const atSea = paperText(await print(sample, language)).replaceAll(/\s+/g, " ");
      for (const said of [first, second, invoice]) expect(atSea).not.toContain(said);
    },
  );

  it("of 500 lines repeats its head and number on every page", async () => {
    const sample = noteSample("en");
    const lines = Array.from({ length: 500 }, (_, i) => {
      const line = sample.lines[i % sample.lines.length] as NotePaper["lines"][number];
      return { ...line, description: `${line.description} no. ${i + 1}.` };
    });
    const pdf = await print({ ...sample, lines }, "en");
    const pages = paperText(pdf)
      .split("\f")
      .filter((page) => page.trim() !== "");
    expect(pages.length).toBe(pageCount(pdf));
    expect(pages.length).toBeGreaterThan(8);
    for (const [i, page] of pages.entries()) {
      expect(page).toContain("HCMDN2611/00042");
      expect(page).toContain(`Page ${i + 1}/${pages.length}`);
    }
    for (const page of pages.slice(0, -1)) expect(page).toContain("Amount incl. VAT");
    for (let i = 1; i <= 500; i += 1) expect(pages.join("")).toContain(` no. ${i}.`);
  });
});

import type { Language } from "@fairway/core/words/words.ts";
import { afterAll, describe, expect, it } from "vitest";
import { pngOf } from "../../tests/cast/png.ts";
import { hostileText } from "./hostileTexts.ts";
import { stopPress } from "./paperPress.ts";
import { pageCount, paperText } from "./paperText.ts";
import { renderPaper } from "./renderPaper.ts";
import type { Block, Sheet } from "./sheet.ts";
import { writingIn } from "./writing.ts";

interface Trial {
  no: string;
  text: string;
  amounts: readonly (readonly [amount: string, currency: string])[];
}

function sheet({ no = "T-1", text = "", amounts = [] }: Partial<Trial>, language: Language): Sheet {
  const { money } = writingIn(language);
  return {
    language,
    title: "Trial sheet",
    no,
    footer: { page: "Page", right: "Lan" },
    blocks: [
      { block: "text", said: text },
      { block: "text", said: amounts.map((one) => money(...one)).join("; ") },
    ],
  };
}

const print = (trial: Partial<Trial>, language: Language = "en") =>
  renderPaper(sheet(trial, language));

/** The names of the faces that a PDF contains. */
const facesOf = (pdf: Buffer) =>
  pdf.toString("latin1").match(/\/BaseFont\s*\/[A-Z]+\+([\w-]+)/g) ?? [];

afterAll(stopPress);

describe("the press", { timeout: 60_000 }, () => {
  it("prints what was typed and reads nothing of the server", async () => {
    const text = paperText(await print({ text: hostileText }));
    for (const token of [
      "*b*",
      "_i_",
      '#read("/etc/passwd")',
      "$x^2$",
      "`c`",
      "<t>",
      "@r",
      "\\u{41}",
      "Ặ Ễ ₫",
      "→",
      "№",
      "✓",
    ])
      expect(text).toContain(token);
    expect(text).not.toContain("root:");
  });

  it("draws a logo of this paper alone, and leaves out one that it cannot draw", async () => {
    const letterhead = { block: "letterhead", name: "Fairway", lines: [], logo: "logo" } as const;
    const pictured = async (logo?: Uint8Array) => {
      const trial = { ...sheet({}, "en"), blocks: [letterhead] };
      const pdf = await renderPaper(logo ? { ...trial, pictures: { logo } } : trial);
      expect(paperText(pdf)).toContain("Fairway");
      return /\/Subtype\s*\/Image/.test(pdf.toString("latin1"));
    };
    expect(await pictured()).toBe(false);
    expect(await pictured(pngOf())).toBe(true);
    expect(await pictured()).toBe(false);
    expect(await pictured(pngOf({ width: 4001 }))).toBe(false);
    const broken = pngOf().fill(7, 60);
    expect(await pictured(broken)).toBe(false);
  });

  it("breaks a long word without a character, so that search finds it", async () => {
    const word = "CBHU3202732/OSLU1234567/SEAL0012345";
    const text = paperText(await print({ text: `${word} ${"X".repeat(400)}` }));
    expect(text).toContain(word);
    expect(text).not.toContain("\u200B");
    expect(text.match(/^X+$/gm)?.length).toBeGreaterThan(1);
  });

  it("keeps line breaks, and Vietnamese in both forms of Unicode", async () => {
    const name = "Nguyễn Thị Ánh Tuyết";
    const text = paperText(await print({ text: `${name}\r\n${name.normalize("NFD")}\n\ttab` }));
    expect(text.normalize("NFC").split(name)).toHaveLength(3);
    expect(text).toContain("tab");
  });

  it.each([
    ["Japanese", "こんにちは 横浜", "NotoSansJP"],
    ["Korean", "안녕하세요 부산", "NotoSansKR"],
    ["simplified Chinese", "您好 深圳货运", "NotoSansHans"],
    ["Thai", "กรุงเทพ ท่าเรือแหลมฉบัง", "NotoSansThai"],
    ["Lao", "ວຽງຈັນ ລາວ", "NotoSansLao"],
    ["Burmese", "ရန်ကုန်", "NotoSansMyanmar"],
    ["Hindi", "मुंबई", "NotoSansDevanagari"],
    ["Latin", "Nguyễn Ặ ₫", "BeVietnamPro"],
  ])("prints %s in a face of its own", async (_script, text, face) => {
    const pdf = await print({ text });
    for (const word of text.split(" ")) expect(paperText(pdf).normalize("NFC")).toContain(word);
    const faces = facesOf(pdf);
    expect(faces.filter((each) => each.includes(face))).not.toEqual([]);
    if (face !== "BeVietnamPro")
      expect(faces.filter((each) => /Noto/.test(each) && !each.includes(face))).toEqual([]);
  });

  // Their letters are joined or drawn from the right, so that a reader finds them in another order.
  it.each([
    ["Khmer", "ភ្នំពេញ", "NotoSansKhmer"],
    ["Arabic", "جبل علي", "NotoSansArabic"],
    ["Hebrew", "חיפה", "NotoSansHebrew"],
  ])("prints %s in a face of its own", async (_script, text, face) => {
    const faces = facesOf(await print({ text }));
    const foreign = faces.filter((each) => /Noto/.test(each));
    expect(new Set(foreign.map((each) => each.includes(face)))).toEqual(new Set([true]));
  });

  it.each([
    ["en", "1,450.00; (110.50); 88,607,715; 12.500; 1,000,000,000,000,000; 0.00; 1.2345; n/a"],
    ["vi", "1.450,00; (110,50); 88.607.715; 12,500; 1.000.000.000.000.000; 0,00; 1,2345; n/a"],
  ] as const)("writes amounts as the language does (%s)", async (language, said) => {
    const amounts: Trial["amounts"] = [
      ["1450", "USD"],
      ["-110.5", "USD"],
      ["88607715", "VND"],
      ["12.5", "KWD"],
      ["1000000000000000", "VND"],
      ["-0", "EUR"],
      ["1.2345", "USD"],
      ["n/a", "USD"],
    ];
    expect(paperText(await print({ amounts }, language))).toContain(said);
  });

  it("numbers every page and names the document on it", async () => {
    const pdf = await print({ text: "line\n".repeat(200) });
    const pages = paperText(pdf)
      .split("\f")
      .filter((page) => page.trim() !== "");
    expect(pages).toHaveLength(pageCount(pdf));
    for (const [i, page] of pages.entries()) {
      expect(page).toContain("T-1");
      expect(page).toContain(`Page ${i + 1}/${pages.length}`);
    }
  });

  it("names the paper that cannot be set, and prints the next one", async () => {
    const unknown = { block: "unknown" } as unknown as Block;
    const wrong = renderPaper({ ...sheet({ no: "T-2" }, "en"), blocks: [unknown] });
    await expect(wrong).rejects.toMatchObject({
      name: "PaperFault",
      message: /Trial sheet T-2.*unknown/,
    });
    expect((await print({})).subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("gives up a paper at its deadline, and only that one", async () => {
    const text = "a long text ".repeat(100_000);
    const late = renderPaper(sheet({ text }, "en"), 50);
    const next = print({ no: "T-3" });
    await expect(late).rejects.toMatchObject({ message: /50 ms/ });
    expect(pageCount(await next)).toBe(1);
  });

  it("changes its worker under a long run without losing a paper", async () => {
    const papers = await Promise.all(
      Array.from({ length: 230 }, (_, i) => renderPaper(sheet({ no: `N-${i}` }, "en"), 60_000)),
    );
    expect(papers.every((pdf) => pageCount(pdf) === 1)).toBe(true);
    expect(paperText(papers[229] as Buffer)).toContain("N-229");
  });
});

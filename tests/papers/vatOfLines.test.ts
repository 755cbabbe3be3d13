import { printedArrivalNotice } from "@fairway/areas/arrival/server/paper/arrivalNotice.paper.ts";
import { arrivalNoticeSample } from "@fairway/areas/arrival/server/paper/arrivalNotice.sample.ts";
import { printedInvoice } from "@fairway/areas/invoice/server/paper/invoice.paper.ts";
import { invoiceSample } from "@fairway/areas/invoice/server/paper/invoice.sample.ts";
import { noteWorkbook } from "@fairway/areas/note/server/noteWorkbook.ts";
import { printedCombinedBill } from "@fairway/areas/note/server/paper/combinedBill.paper.ts";
import { combinedBillSample } from "@fairway/areas/note/server/paper/combinedBill.sample.ts";
import { printedNote } from "@fairway/areas/note/server/paper/note.paper.ts";
import { noteSample } from "@fairway/areas/note/server/paper/note.sample.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { answeredWord } from "@fairway/engine/paper/answeredPaper.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { renderPaper } from "@fairway/engine/paper/renderPaper.ts";
import type { Sheet } from "@fairway/engine/paper/sheet.ts";
import { describe, expect, test } from "vitest";

const vats = ["", "0", "8", "-2.5"];

/** A sample whose lines have each kind of VAT. */
function inEachKind<Line extends object>(lines: readonly Line[]): Line[] {
  return vats.map((vat) => ({ ...(lines[0] as Line), isFull: true, vat }));
}

const papers: readonly (readonly [string, (language: Language) => Sheet])[] = [
  ...(["DEBIT", "CREDIT", "INVOICE"] as const).map(
    (kind) =>
      [
        `note ${kind}`,
        (language: Language) => {
          const sample = noteSample(language);
          const lines = inEachKind(sample.lines);
          return printedNote.sheet({ ...sample, kind, lines }, { language });
        },
      ] as const,
  ),
  [
    "combined bill",
    (language) => {
      const sample = combinedBillSample(language);
      const notes = sample.notes.map((note) => ({ ...note, lines: inEachKind(note.lines) }));
      return printedCombinedBill.sheet({ ...sample, notes }, { language });
    },
  ],
  [
    "arrival notice",
    (language) => {
      const sample = arrivalNoticeSample(language);
      const lines = inEachKind(sample.lines);
      return printedArrivalNotice.sheet({ ...sample, lines }, { language });
    },
  ],
  [
    "invoice",
    (language) => {
      const sample = invoiceSample(language);
      const lines = inEachKind(sample.lines);
      return printedInvoice.sheet({ ...sample, lines }, { language });
    },
  ],
];

describe("CH-39: a line that is not taxed says so, and 0 % is printed", { timeout: 60_000 }, () => {
  test.each(papers)("on the paper: %s", async (_name, sheet) => {
    const vi = paperText(await renderPaper(sheet("vi"), 60_000));
    for (const said of ["KCT", "0 %", "8 %", "cố định"]) expect(vi).toContain(said);
    const en = paperText(await renderPaper(sheet("en"), 60_000)).replaceAll(/\s+/g, " ");
    for (const said of ["Not taxed", "0 %", "8 %", "fixed"]) expect(en).toContain(said);
  });

  test("in the sums of an invoice by rate", () => {
    const sample = invoiceSample("vi");
    const byRate = vats.map((rate) => ({ ...sample.sums, rate }));
    const printed = JSON.stringify(
      printedInvoice.sheet({ ...sample, lines: [], byRate }, { language: "vi" }),
    );
    for (const said of ['"KCT"', '"0 %"', '"8 %"', '"cố định"']) expect(printed).toContain(said);
  });

  test("in Word, which has the blocks of the paper", async () => {
    const note = papers[0] as (typeof papers)[number];
    const file = await answeredWord("HCMDN", note[1]("vi"));
    expect(file.name).toBe("HCMDN.docx");
    expect(JSON.stringify(note[1]("vi"))).toContain('"KCT"');
  });

  test("in Excel", async () => {
    const sample = noteSample("vi");
    const note = { ...sample, lines: inEachKind(sample.lines) };
    const { partner, banks } = sample;
    const written = { name: "A", title: "Giấy báo", partner, notes: [note], banks };
    const file = noteWorkbook(written, "vi");
    const parts: Buffer[] = [];
    for await (const part of file.bytes as AsyncIterable<Uint8Array>) parts.push(Buffer.from(part));
    const { rows } = await readExcel(Buffer.concat(parts), { headerRow: 6 });
    const printed = JSON.stringify(rows);
    expect(printed).toContain('"KCT"');
    expect(printed).toContain('"cố định"');
  });
});

import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";
import { chargePaperWords } from "@fairway/areas/charge/model/chargePaperWords.ts";
import { printedVat } from "@fairway/areas/charge/model/printedVat.ts";
import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { say, type Language, type Words } from "@fairway/core/words/words.ts";
import type { SheetRow } from "@fairway/engine/paper/excelColumn.ts";
import { sheetMime } from "@fairway/engine/paper/sheetFile.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import type { NotePaper } from "../model/notePaper.ts";
import { numberColumn, textColumn } from "./noteColumns.ts";
import { operationsWorkbook } from "./operationsWorkbook.ts";
import { noteWords } from "./paper/noteWords.ts";

/** Notes of one partner as a workbook prints them. */
export interface NotesToWrite {
  /** The name of the file without its ending. */
  readonly name: string;
  readonly title: string;
  readonly partner: NotePaper["partner"];
  readonly notes: readonly Omit<NotePaper, "banks" | keyof AuthoredHead>[];
  readonly banks: NotePaper["banks"];
}

/** The kinds of lines, which the paper prints as sections. */
const sections = {
  title: { en: "Kind", vi: "Loại" },
  charge: { en: "Charge", vi: "Phí" },
  obh: { en: "On behalf", vi: "Chi hộ" },
} as const;

/**
 * Writes notes as a workbook: the partner, a row for each charge, and the totals of each note; notes of
 * operations jobs have their own layout.
 */
export function noteWorkbook(written: NotesToWrite, language: Language): AnsweredFile {
  if (written.notes.every(({ family }) => family === "operations")) {
    return operationsWorkbook(written, language);
  }
  const said = (words: Words) => say(words, language);
  const { name, title, partner, notes } = written;
  const facts: [string, string][] = [
    [said(noteWords.to), partner.name],
    [said(paperWords.address), partner.address],
    [said(paperWords.taxCode), partner.taxCode],
    [said(paperWords.contact), partner.contact],
  ];
  const columns = [
    textColumn("code", said(paperWords.no), 18),
    { ...textColumn("issueDate", said(noteWords.issueDate), 12), kind: "date" as const },
    textColumn("reference", said(noteWords.reference)),
    textColumn("jobNo", said(tradeWords.job)),
    textColumn("mawb", said(tradeWords.mbl)),
    textColumn("hwbno", said(tradeWords.hbl)),
    textColumn("section", said(sections.title), 12),
    textColumn("description", said(chargePaperWords.description), 36),
    numberColumn("quantity", said(chargePaperWords.quantity)),
    textColumn("unit", said(chargePaperWords.unit), 10),
    numberColumn("unitPrice", said(chargePaperWords.unitPrice)),
    textColumn("currency", said(chargePaperWords.currency), 8),
    numberColumn("vat", said(chargePaperWords.vat)),
    numberColumn("net", said(noteWords.net)),
    numberColumn("vatAmount", said(chargePaperWords.vatAmount)),
    numberColumn("total", said(chargePaperWords.amount)),
    textColumn("notes", said(noteWords.note), 30),
  ];
  const rows = notes.flatMap(({ lines, totals, totalVnd, ...head }): SheetRow[] => [
    ...lines.map((line) => ({
      ...head,
      ...line,
      section: said(sections[line.section]),
      vat: printedVat(line.vat, said, (rate) => rate),
      net: decimal(line.total).minus(line.vatAmount).toFixed(),
    })),
    ...totals.map(({ currency, net, vat, total }) => ({
      ...head,
      description: said(paperWords.total),
      currency,
      net,
      vatAmount: vat,
      total,
    })),
    { ...head, description: said(noteWords.totalVnd), total: totalVnd },
  ]);
  return {
    name: `${name.replaceAll("/", "_")}.xlsx`,
    mime: sheetMime,
    bytes: writeExcel({ sheet: title, titles: [`${title} ${name}`], facts, columns, rows }),
  };
}

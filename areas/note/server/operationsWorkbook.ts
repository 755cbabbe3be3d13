import { chargePaperWords } from "@fairway/areas/charge/model/chargePaperWords.ts";
import { printedVat } from "@fairway/areas/charge/model/printedVat.ts";
import { sumsByCurrency } from "@fairway/areas/charge/model/sumsByCurrency.ts";
import { logisticsSections } from "@fairway/areas/charge/server/paper/chargeList.ts";
import { bankWords } from "@fairway/areas/organisation/model/paperBank.ts";
import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { say, type Language, type Words } from "@fairway/core/words/words.ts";
import type { SheetRow } from "@fairway/engine/paper/excelColumn.ts";
import { sheetMime } from "@fairway/engine/paper/sheetFile.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import { numberColumn, textColumn } from "./noteColumns.ts";
import type { NotesToWrite } from "./noteWorkbook.ts";
import { noteWords } from "./paper/noteWords.ts";

const words = {
  line: { en: "No.", vi: "STT" },
  fee: { en: "Fee", vi: "Phí" },
  both: { en: "TOTAL (I) + (II)", vi: "TỔNG CỘNG (I) + (II)" },
} as const;

/**
 * Writes notes of operations jobs as a workbook: the partner, the goods, what was paid on behalf, the
 * logistics services, their sums, and the bank.
 *
 * Source: rule DN-19, areas/note/README.md
 */
export function operationsWorkbook(written: NotesToWrite, language: Language): AnsweredFile {
  const said = (each: Words) => say(each, language);
  const { name, title, partner, notes, banks } = written;
  const listed = (textOf: (note: NotesToWrite["notes"][number]) => string) =>
    [...new Set(notes.map(textOf))].filter(Boolean).join("; ");
  const facts: [string, string][] = [
    [said(noteWords.to), partner.name],
    [said(paperWords.address), partner.address],
    [said(paperWords.taxCode), partner.taxCode],
    [said(tradeWords.job), listed((note) => note.jobNo)],
    [said(noteWords.declarations), listed((note) => note.declarations)],
    [said(noteWords.gw), listed((note) => note.grossWeight)],
    [said(noteWords.measurement), listed((note) => note.cbm)],
    [said(noteWords.contract), listed((note) => note.contractNo)],
    [said(tradeWords.hbl), listed((note) => note.hwbno)],
    [said(tradeWords.containers), listed((note) => note.containers)],
    [said(noteWords.deliveredTo), listed((note) => note.deliveredTo)],
  ];
  const columns = [
    textColumn("no", said(words.line), 6),
    textColumn("description", said(chargePaperWords.description), 40),
    textColumn("invoiceNo", said(chargePaperWords.invoiceNo), 18),
    textColumn("currency", said(chargePaperWords.currency), 8),
    numberColumn("fee", said(words.fee)),
    numberColumn("rate", said(chargePaperWords.vat)),
    numberColumn("vat", said(noteWords.vat)),
    numberColumn("total", said(paperWords.total)),
    textColumn("notes", said(noteWords.note), 30),
  ];
  const lines = notes.flatMap((note) => note.lines);
  const sums = (label: string, counted: typeof lines): SheetRow[] =>
    sumsByCurrency(counted).map(({ net, ...sum }) => ({
      ...sum,
      fee: net,
      description: label,
      bold: true,
    }));
  const sections = logisticsSections.titles.flatMap(([section, heading]): SheetRow[] => {
    const own = lines.filter((line) => line.section === section);
    if (own.length === 0) return [];
    return [
      { description: said(heading), bold: true },
      ...own.map((line, at) => ({
        no: String(at + 1),
        description: line.description,
        invoiceNo: line.invoiceNo,
        currency: line.currency,
        fee: decimal(line.total).minus(line.vatAmount).toFixed(),
        rate: printedVat(line.vat, said, (rate) => rate),
        vat: line.vatAmount,
        total: line.total,
        notes: line.notes,
      })),
      ...sums(said(paperWords.total), own),
    ];
  });
  const accounts = ["accountName", "accountVnd", "accountUsd", "swift"] as const;
  const footer = banks.flatMap((bank): SheetRow[] => [
    { description: `${said(bankWords.bank)}: ${bank.bankName}`, bold: true },
    ...accounts
      .filter((key) => bank[key] !== "")
      .map((key) => ({ description: `${said(bankWords[key])}: ${bank[key]}` })),
  ]);
  const rows = [...sections, ...sums(said(words.both), lines), ...footer];
  return {
    name: `${name.replaceAll("/", "_")}.xlsx`,
    mime: sheetMime,
    bytes: writeExcel({
      sheet: title,
      titles: [`${title} ${name}`],
      facts,
      columns,
      rows,
      isBold: (row) => row["bold"] === true,
    }),
  };
}

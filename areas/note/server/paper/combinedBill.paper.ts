import { chargeList, sayRate } from "@fairway/areas/charge/server/paper/chargeList.ts";
import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { bankPanel } from "@fairway/areas/organisation/server/bankPanel.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { factColumns } from "@fairway/engine/paper/factColumns.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import type { Block, TableRow } from "@fairway/engine/paper/sheet.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import type { BilledNote, CombinedBill } from "../../model/combinedBill.ts";
import { type PrintCurrency, printCurrencies } from "../../model/notePaperLines.ts";
import { combinedBillSample } from "./combinedBill.sample.ts";
import { inWords, noteLines, signed, sums } from "./noteBlocks.ts";
import { noteWords } from "./noteWords.ts";

const words = {
  ...paperWords,
  ...tradeWords,
  ...noteWords,
  BALANCE: { en: "STATEMENT OF NOTES", vi: "BẢNG TỔNG HỢP GIẤY BÁO" },
  ofNote: { en: "Total of {code}", vi: "Cộng {code}" },
} as const;

/** Several notes of one partner as one bill, each with its lines, and their balance. */
export const printedCombinedBill: Paper<CombinedBill, "A4", PrintCurrency> = {
  name: "combinedBill",
  layouts: ["A4"],
  choices: ["kind", "family", "section", "currency"],
  currencies: printCurrencies,
  sample: combinedBillSample,
  sheet(paper, { language }) {
    const writing = writingIn(language);
    const { say, day } = writing;
    const { partner } = paper;
    return officeSheet(writing, paper, {
      title: say(words[paper.kind]),
      no: paper.no,
      blocks: [
        factColumns(
          ["1fr", 62],
          [
            [
              [say(words.to), partner.name, "bold"],
              [say(words.address), partner.address],
              [say(words.taxCode), partner.taxCode],
              [say(words.contact), partner.contact],
              [say(words.telephone), partner.tel],
              [say(words.fax), partner.fax],
            ],
            [[say(words.issueDate), day(paper.issueDate), "half"]],
          ],
        ),
        table(writing, paper.notes),
        { block: "keep", blocks: [sums(writing, paper), ...inWords(writing, paper.inWords)] },
        ...bankPanel(writing, paper.banks),
        signed(writing, paper.preparedBy),
      ],
    });
  },
};

function table(writing: Writing, notes: readonly BilledNote[]): Block {
  const all = chargeList(
    writing,
    notes.flatMap((note) => note.lines),
  );
  const rowsOf = (note: BilledNote): TableRow[] => [
    { section: headOf(writing, note) },
    ...rowsOfNote(writing, note),
    ...note.totals.map((total) => sumOf(writing, note, total)),
  ];
  return { ...all, rows: notes.flatMap(rowsOf) };
}

/** The charges of a note; those of logistics keep their sections. */
function rowsOfNote(writing: Writing, note: BilledNote): readonly TableRow[] {
  const { rows } = noteLines(writing, note);
  return note.family === "operations" ? rows : rows.filter((row) => "cells" in row);
}

/** The line above the charges of a note: its number, days, job and bills. */
function headOf({ say, day }: Writing, note: BilledNote): string {
  const named = (label: string, value: string) => (value ? `${label} ${value}` : "");
  return [
    `${say(words[note.kind])} ${note.code}`,
    named(say(words.issueDate), day(note.issueDate)),
    named(say(words.dueDate), day(note.dueDate)),
    named(say(words.reference), note.reference),
    named(say(words.job), note.jobNo),
    named(say(words.mbl), note.mawb),
    named(say(words.hbl), note.hwbno),
    note.note,
  ]
    .filter(Boolean)
    .join("  ·  ");
}

function sumOf(
  writing: Writing,
  note: BilledNote,
  { currency, net, vat, total }: BilledNote["totals"][number],
): TableRow {
  const { say, money } = writing;
  const rates = note.rates.map((rate) => sayRate(writing, rate)).join("; ");
  const inVnd = `${money(note.totalVnd, localCurrency)} ${localCurrency}`;
  const label = `${say(words.ofNote).replace("{code}", note.code)} (${inVnd})`;
  return {
    sum: [label, rates].filter(Boolean).join("  ·  "),
    across: 4,
    cells: [currency, money(net, currency), money(vat, currency), money(total, currency)],
  };
}

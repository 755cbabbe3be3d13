import { chargeList } from "@fairway/areas/charge/server/paper/chargeList.ts";
import { bankPanel } from "@fairway/areas/organisation/server/bankPanel.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import type { Block, TableRow } from "@fairway/engine/paper/sheet.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import type { CombineDebitPaper } from "../../model/combinePaper.ts";
import { combinePaperWords as words } from "../../model/combinePaperWords.ts";
import { netRows, partnerBlock, signedBlock, wordsBlock } from "./combineBlocks.ts";
import { combineDebitSample } from "./combineDebit.sample.ts";

/** The debit note of a combined billing: the charges of each document and bill, then the net position. */
export const printedCombineDebit: Paper<CombineDebitPaper> = {
  name: "combineDebit",
  layouts: ["A4"],
  choices: ["section", "currency"],
  sample: combineDebitSample,
  sheet(paper, { language }) {
    const writing = writingIn(language);
    return officeSheet(writing, paper, {
      title: writing.say(words.debitTitle),
      no: paper.no,
      blocks: [
        partnerBlock(writing, paper),
        table(writing, paper),
        wordsBlock(writing, paper),
        ...(paper.note ? [{ block: "text" as const, said: paper.note }] : []),
        ...bankPanel(writing, paper.banks),
        signedBlock(writing, paper),
      ],
    });
  },
};

function table(writing: Writing, paper: CombineDebitPaper): Block {
  const all = chargeList(
    writing,
    paper.bills.flatMap(({ lines }) => lines),
  );
  const rowsOf = (bill: CombineDebitPaper["bills"][number]): TableRow[] => [
    { section: headOf(writing, bill) },
    ...chargeList(writing, bill.lines).rows.filter((row) => "cells" in row),
  ];
  return {
    ...all,
    rows: [...paper.bills.flatMap(rowsOf), ...netRows(writing, paper, all.columns.length)],
  };
}

/** The line above the charges of a bill: its document, numbers, route and goods. */
function headOf({ say, weight }: Writing, bill: CombineDebitPaper["bills"][number]): string {
  const named = (label: string, value: string) => (value ? `${label} ${value}` : "");
  return [
    bill.documentNo,
    named(say(words.job), bill.jobNo),
    named(say(words.mbl), bill.mblno),
    named(say(words.hbl), bill.hwbno),
    named(say(words.customs), bill.customNo),
    named(say(words.route), [bill.pol, bill.pod].filter(Boolean).join(" – ")),
    named(say(words.warehouse), bill.warehouse),
    named(say(words.commodity), bill.commodity),
    bill.containers,
    named(say(words.gross), weight(bill.grossWeight)),
    named(say(words.net), weight(bill.netWeight)),
    named(say(words.cbm), weight(bill.cbm)),
  ]
    .filter(Boolean)
    .join("  ·  ");
}

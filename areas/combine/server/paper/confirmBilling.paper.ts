import { bankPanel } from "@fairway/areas/organisation/server/bankPanel.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import type { TableBlock } from "@fairway/engine/paper/sheet.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import type { ConfirmBillingPaper } from "../../model/combinePaper.ts";
import { combinePaperWords as words } from "../../model/combinePaperWords.ts";
import { lineTypeWords } from "../../model/combineWords.ts";
import { netRows, partnerBlock, signedBlock, wordsBlock } from "./combineBlocks.ts";
import { confirmBillingSample } from "./confirmBilling.sample.ts";

/** The request to a partner to confirm a combined billing: its documents and the net position. */
export const printedConfirmBilling: Paper<ConfirmBillingPaper> = {
  name: "confirmBilling",
  layouts: ["A4"],
  choices: ["type", "currencyId"],
  sample: confirmBillingSample,
  sheet(paper, { language }) {
    const writing = writingIn(language);
    const { say, day } = writing;
    return officeSheet(writing, paper, {
      title: say(words.confirmTitle),
      no: paper.no,
      blocks: [
        partnerBlock(writing, paper, [[say(words.billingDate), day(paper.billingDate), "half"]]),
        table(writing, paper),
        wordsBlock(writing, paper),
        { block: "text", said: say(words.asks) },
        ...(paper.note ? [{ block: "text" as const, said: paper.note }] : []),
        ...bankPanel(writing, paper.banks),
        signedBlock(writing, paper),
      ],
    });
  },
};

function table(writing: Writing, paper: ConfirmBillingPaper): TableBlock {
  const { say, day, money } = writing;
  const columns: TableBlock["columns"] = [
    { head: say(words.document), width: "auto" },
    { head: say(words.issueDate), width: "auto" },
    { head: say(words.kind), width: "auto" },
    { head: `${say(words.job)} / ${say(words.hbl)}`, width: "1fr" },
    { head: say(words.currency), width: "auto" },
    { head: say(words.original), width: "auto", align: "right" },
    { head: say(words.vnd), width: "auto", align: "right" },
    { head: say(words.usd), width: "auto", align: "right" },
  ];
  return {
    block: "table",
    columns,
    rows: [
      ...paper.documents.map((each) => ({
        cells: [
          each.documentNo,
          day(each.issueDate),
          say(lineTypeWords[each.type]),
          [each.jobNos, each.hwbnos, each.customNos].filter(Boolean).join("\n"),
          each.currencyId,
          money(each.originalAmount, each.currencyId),
          money(each.amountVnd, localCurrency),
          money(each.amountUsd, secondCurrency),
        ],
      })),
      ...netRows(writing, paper, columns.length),
    ],
  };
}

import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import type { Block } from "@fairway/engine/paper/sheet.ts";
import { signatures } from "@fairway/engine/paper/signatures.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import type { AdvanceTablePaper, AdvanceTableRow } from "../../model/advanceTablePaper.ts";
import { advanceTypeWords } from "../../model/advanceWords.ts";
import { advanceTableSample } from "./advanceTable.sample.ts";

const words = {
  ...paperWords,
  ...tradeWords,
  title: { en: "ADVANCE REQUESTS", vi: "BẢNG ĐỀ NGHỊ TẠM ỨNG" },
  advance: { en: "Advance", vi: "Tạm ứng" },
  shipment: { en: "Shipment", vi: "Lô hàng" },
  customNo: { en: "Declaration no.", vi: "Số tờ khai" },
  currency: { en: "Currency", vi: "Loại tiền" },
} as const;

/** Several advances in one table: a row for each bill, the sums of each currency below. */
export const printedAdvanceTable: Paper<AdvanceTablePaper, "A4"> = {
  name: "advanceTable",
  layouts: ["A4"],
  choices: ["currencyId"],
  sample: advanceTableSample,
  sheet(paper, { language }) {
    const writing = writingIn(language);
    const { say } = writing;
    return officeSheet(writing, paper, {
      title: say(words.title),
      no: "",
      blocks: [
        table(writing, paper),
        signatures(writing, [
          { title: words.preparedBy, name: paper.preparedBy },
          { title: words.accountant, name: "" },
          { title: words.director, name: "", stamps: true },
        ]),
      ],
    });
  },
};

function table(writing: Writing, { rows, totals }: AdvanceTablePaper): Block {
  const { say, money } = writing;
  const sums = (
    row: Pick<AdvanceTableRow, "norm" | "invoice" | "other" | "total" | "currencyId">,
  ) => [
    ...[row.norm, row.invoice, row.other, row.total].map((value) => money(value, row.currencyId)),
    row.currencyId,
  ];
  const right = (text: string) => ({ head: text, width: "auto", align: "right" }) as const;
  return {
    block: "table",
    columns: [
      { head: say(words.advance), width: "auto" },
      { head: say(words.shipment), width: "1fr" },
      right(say(advanceTypeWords.Norm)),
      right(say(advanceTypeWords.Invoice)),
      right(say(advanceTypeWords.Other)),
      right(say(words.total)),
      { head: say(words.currency), width: "auto" },
    ],
    rows: [
      ...rows.map((row) => ({
        cells: [`${row.advanceNo}\n${row.requester}`, shipment(writing, row), ...sums(row)],
      })),
      ...totals.map((row) => ({ sum: say(words.total), across: 2, cells: sums(row) })),
    ],
  };
}

/** Job, bill, declaration and customer in one cell, one kind a line. */
function shipment({ say }: Writing, row: AdvanceTableRow): string {
  const named = (label: string, value: string) => (value ? `${label} ${value}` : "");
  return [
    [row.jobNo, named(say(words.hbl), row.hwbno)].filter(Boolean).join("  ·  "),
    named(say(words.customNo), row.customNo),
    row.customer,
  ]
    .filter(Boolean)
    .join("\n");
}

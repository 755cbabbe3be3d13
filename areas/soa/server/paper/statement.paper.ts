import { chargeList } from "@fairway/areas/charge/server/paper/chargeList.ts";
import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { bankPanel } from "@fairway/areas/organisation/server/bankPanel.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import { factColumns } from "@fairway/engine/paper/factColumns.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import type { Block, TableRow } from "@fairway/engine/paper/sheet.ts";
import { signatures } from "@fairway/engine/paper/signatures.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import type { SoaPaper } from "../../model/soaPaper.ts";
import { statementSample } from "./statement.sample.ts";

const words = {
  ...paperWords,
  ...tradeWords,
  Debit: { en: "STATEMENT OF ACCOUNT", vi: "BẢNG KÊ CÔNG NỢ" },
  Credit: { en: "STATEMENT OF PAYABLES", vi: "BẢNG KÊ CÔNG NỢ PHẢI TRẢ" },
  to: { en: "To", vi: "Kính gửi" },
  issueDate: { en: "Issue date", vi: "Ngày phát hành" },
  period: { en: "Period", vi: "Khoảng thời gian" },
  customs: { en: "Customs no.", vi: "Số tờ khai" },
  dueDate: { en: "On behalf due", vi: "Hạn thanh toán chi hộ" },
  rate: { en: "USD rate", vi: "Tỷ giá USD" },
  totalIn: { en: "Total in {currency}", vi: "Tổng cộng {currency}" },
  partner: { en: "For the partner", vi: "Đại diện đối tác" },
} as const;

/** A statement: the charges of each bill, then the sums in VND and US dollars. */
export const printedStatement: Paper<SoaPaper> = {
  name: "accountStatement",
  layouts: ["A4"],
  choices: ["type", "section", "currency"],
  sample: statementSample,
  sheet(paper, { language }) {
    const writing = writingIn(language);
    const { say, day, figure } = writing;
    const { partner } = paper;
    return officeSheet(writing, paper, {
      title: say(words[paper.type]),
      no: paper.soano,
      blocks: [
        factColumns(
          ["1fr", 72],
          [
            [
              [say(words.to), partner.name, "bold"],
              [say(words.address), partner.address],
              [say(words.taxCode), partner.taxCode],
              [say(words.telephone), partner.tel],
            ],
            [
              [say(words.issueDate), day(paper.issueDate), "half"],
              ...(paper.dueDate ? [[say(words.dueDate), day(paper.dueDate), "half"] as const] : []),
              [say(words.period), `${day(paper.from)} – ${day(paper.to)}`, "half"],
              [say(words.rate), figure(paper.rate), "half"],
              [say(words.preparedBy), paper.preparedBy],
            ],
          ],
        ),
        table(writing, paper),
        {
          block: "text",
          said: [
            {
              text: `${writing.money(paper.amount, paper.currencyId)} ${paper.currencyId}\n`,
              bold: true,
            },
            { text: `${say(words.inWords)}: `, look: "label" },
            { text: paper.inWords, italic: true, bold: true },
          ],
        },
        ...bankPanel(writing, paper.banks),
        ...(paper.note ? [{ block: "text" as const, said: paper.note }] : []),
        signatures(writing, [
          { title: words.partner },
          { title: words.preparedBy, name: paper.preparedBy },
          { title: words.accountant },
          { title: words.director, stamps: true },
        ]),
      ],
    });
  },
};

function table(writing: Writing, { bills, totals }: SoaPaper): Block {
  const { say, money } = writing;
  const all = chargeList(
    writing,
    bills.flatMap(({ lines }) => lines),
  );
  const named = (label: string, value: string) => (value ? `${label} ${value}` : "");
  const rowsOf = (bill: SoaPaper["bills"][number]): TableRow[] => [
    {
      section: [
        named(say(words.job), bill.jobNo),
        named(say(words.mbl), bill.mblno),
        named(say(words.hbl), bill.hwbno),
        named(say(words.customs), bill.customNo),
      ]
        .filter(Boolean)
        .join("  ·  "),
    },
    ...chargeList(writing, bill.lines).rows.filter((row) => "cells" in row),
  ];
  const sums = totals.map(
    ({ currency, total }): TableRow => ({
      sum: say(words.totalIn).replace("{currency}", currency),
      across: 4,
      cells: ["", "", "", money(total, currency)],
    }),
  );
  return { ...all, rows: [...bills.flatMap(rowsOf), ...sums] };
}

import { chargePaperWords } from "@fairway/areas/charge/model/chargePaperWords.ts";
import { printedVat } from "@fairway/areas/charge/model/printedVat.ts";
import { bankPanel } from "@fairway/areas/organisation/server/bankPanel.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import { richSaid } from "@fairway/engine/paper/richSaid.ts";
import type { Block, Said } from "@fairway/engine/paper/sheet.ts";
import { signatures } from "@fairway/engine/paper/signatures.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import {
  noticeCurrencies,
  type NoticeCurrency,
  type NoticePaper,
} from "../../model/arrivalPaper.ts";
import { arrivalNoticeSample } from "./arrivalNotice.sample.ts";
import { arrivedWords, goodsBlocks, routeBoxes } from "./arrivedWords.ts";

const words = {
  ...arrivedWords,
  ...chargePaperWords,
  title: { en: "ARRIVAL NOTICE", vi: "GIẤY BÁO HÀNG ĐẾN" },
  firstNotice: { en: "First notice", vi: "Thông báo lần một" },
  secondNotice: { en: "Second notice", vi: "Thông báo lần hai" },
  pickUp: { en: "Pick-up place", vi: "Nơi lấy hàng" },
  documents: { en: "Please bring these documents", vi: "Chứng từ cần mang theo" },
  rate: { en: "Rate", vi: "Tỷ giá" },
  amountVnd: { en: "Amount incl. VAT (VND)", vi: "Thành tiền có thuế (VND)" },
  totalVnd: { en: "Total in VND", vi: "Tổng quy đổi VND" },
} as const;

/** An arrival notice by sea or by air, in VND or in the currencies of its lines. */
export const printedArrivalNotice: Paper<NoticePaper, "A4", NoticeCurrency> = {
  name: "arrivalNotice",
  layouts: ["A4"],
  choices: ["trade", "currency"],
  currencies: noticeCurrencies,
  sample: arrivalNoticeSample,
  sheet(paper, { language }) {
    const writing = writingIn(language);
    const { say, day } = writing;
    const box = (name: keyof typeof words, said: string, across = 1) => ({
      caption: say(words[name]),
      said,
      across,
    });
    return officeSheet(writing, paper, {
      title: say(words.title),
      no: paper.arrivalNo,
      blocks: [
        ...richSaid(paper.header),
        {
          block: "boxes",
          widths: ["1fr", "1fr", "1fr", "1fr"],
          boxes: [
            box("shipper", paper.shipper, 2),
            box("consignee", paper.consignee, 2),
            box("notifyParty", paper.notifyParty, 2),
            box("firstNotice", day(paper.firstNotice)),
            box("secondNotice", day(paper.secondNotice)),
            ...routeBoxes(writing, paper),
            box("pickUp", paper.pickUp, 4),
            ...(paper.trade === "air"
              ? [box("job", paper.jobNo, 2), box("reference", paper.referenceNo, 2)]
              : [
                  box("job", paper.jobNo),
                  box("reference", paper.referenceNo),
                  box("service", paper.serviceType),
                  box("hbltype", paper.hbltype),
                ]),
          ],
        },
        ...goodsBlocks(writing, paper),
        ...charges(writing, paper),
        ...sideBySide(documents(writing, paper), bankPanel(writing, paper.banks)),
        ...richSaid(paper.footer),
        signatures(writing, [
          { title: words.preparedBy, name: paper.preparedBy },
          { title: words.director, stamps: true },
        ]),
      ],
    });
  },
};

/** The documents and the accounts in two columns; one of them alone takes the width. */
function sideBySide(...parts: Block[][]): Block[] {
  const filled = parts.filter((part) => part.length > 0);
  if (filled.length < 2) return filled.flat();
  const columns = { block: "columns", widths: ["1fr", "1fr"], gutter: 6, parts: filled } as const;
  return [{ block: "keep", blocks: [columns] }];
}

function documents({ say }: Writing, paper: NoticePaper): Block[] {
  const list = richSaid(paper.documents);
  if (list.length === 0) return [];
  return [{ block: "keep", blocks: [{ block: "heading", said: say(words.documents) }, ...list] }];
}

function charges(writing: Writing, paper: NoticePaper): Block[] {
  const { say, figure, money } = writing;
  if (paper.lines.length === 0 && paper.inWords === "") return [];
  const isVnd = paper.currency === localCurrency;
  return [
    {
      block: "table",
      columns: [
        { head: say(words.description), width: "1fr" },
        { head: say(words.quantity), width: "auto", align: "right" },
        { head: say(words.unit), width: 15, longest: 10 },
        { head: say(words.unitPrice), width: "auto", align: "right" },
        { head: say(chargePaperWords.currency), width: "auto" },
        { head: say(words.vat), width: "auto", align: "right" },
        { head: say(words.rate), width: "auto", align: "right" },
        {
          head: say(isVnd ? words.amountVnd : words.amount),
          width: "auto",
          align: "right",
        },
      ],
      rows: paper.lines.map((line) => ({
        cells: [
          described(line),
          ...(line.isFull
            ? [
                figure(line.quantity),
                line.unit,
                money(line.unitPrice, line.currency),
                line.currency,
                printedVat(line.vat, say, (rate) => `${figure(rate)} %`),
                figure(line.rate),
                money(line.amount, isVnd ? localCurrency : line.currency),
              ]
            : ["", "", "", "", "", "", ""]),
        ],
      })),
    },
    { block: "keep", blocks: [totals(writing, paper), ...inWords(writing, paper)] },
  ];
}

function described({ description, notes }: NoticePaper["lines"][number]): Said {
  if (notes === "") return description;
  return [{ text: `${description}\n` }, { text: notes, size: 7, colour: "grey" }];
}

function totals({ say, money }: Writing, paper: NoticePaper): Block {
  return {
    block: "totals",
    width: 80,
    head: [say(words.total), say(words.amount)],
    rows: paper.totals.map(({ currency, total }) => [
      [{ text: currency, bold: true }],
      money(total, currency),
    ]),
    grand: [
      {
        label: [{ text: say(words.totalVnd), bold: true, colour: "ink" }],
        across: 1,
        cells: [
          [{ text: money(paper.totalVnd, localCurrency), size: 11, bold: true, colour: "ink" }],
        ],
      },
    ],
  };
}

function inWords({ say }: Writing, paper: NoticePaper): Block[] {
  if (paper.inWords === "") return [];
  return [
    {
      block: "text",
      said: [
        { text: `${say(words.inWords)}: `, look: "label" },
        { text: paper.inWords, italic: true, bold: true },
      ],
    },
  ];
}

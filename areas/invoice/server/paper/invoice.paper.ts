import { chargePaperWords } from "@fairway/areas/charge/model/chargePaperWords.ts";
import { printedVat } from "@fairway/areas/charge/model/printedVat.ts";
import { chargeList, sayRate } from "@fairway/areas/charge/server/paper/chargeList.ts";
import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import { factColumns } from "@fairway/engine/paper/factColumns.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import type { Block } from "@fairway/engine/paper/sheet.ts";
import { signatures } from "@fairway/engine/paper/signatures.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import type { InvoicePaper } from "../../model/invoicePaper.ts";
import { invoiceSample } from "./invoice.sample.ts";

const words = {
  ...paperWords,
  ...tradeWords,
  Invoice: { en: "VAT INVOICE", vi: "HÓA ĐƠN GTGT" },
  InvoiceTemp: { en: "ON-BEHALF INVOICE", vi: "HÓA ĐƠN CHI HỘ" },
  notLegal: {
    en: "For checking. The electronic invoice alone is valid.",
    vi: "Bản để kiểm tra. Chỉ hóa đơn điện tử có giá trị.",
  },
  serie: { en: "Series", vi: "Ký hiệu" },
  date: { en: "Invoice date", vi: "Ngày hóa đơn" },
  dueDate: { en: "Due date", vi: "Hạn thanh toán" },
  to: { en: "To", vi: "Kính gửi" },
  method: { en: "Payment method", vi: "Hình thức thanh toán" },
  note: { en: "Debit note", vi: "Giấy báo nợ" },
  net: { en: "Net", vi: "Trước thuế" },
  vat: { en: "VAT", vi: "Thuế GTGT" },
  byRate: { en: "By VAT rate", vi: "Theo thuế suất" },
  byCurrency: { en: "In the currencies of the lines", vi: "Theo loại tiền của dòng phí" },
  customer: { en: "Customer", vi: "Khách hàng" },
  description: { en: "Description", vi: "Diễn giải" },
} as const;

/** A VAT invoice or an on-behalf invoice, stamped as a draft until its real number is entered. */
export const printedInvoice: Paper<InvoicePaper, "A4"> = {
  name: "invoice",
  layouts: ["A4"],
  choices: ["kind", "section", "currency", "isDraft"],
  sample: invoiceSample,
  sheet(paper, { language }) {
    const writing = writingIn(language);
    const { say } = writing;
    return officeSheet(writing, paper, {
      title: say(words[paper.kind]),
      no: paper.no,
      ...(paper.isDraft ? { stamp: { said: say(words.draft), colour: "pale" as const } } : {}),
      blocks: [
        head(writing, paper),
        chargeList(writing, paper.lines),
        { block: "keep", blocks: sums(writing, paper) },
        {
          block: "text",
          said: [{ text: say(words.notLegal), size: 7.5, colour: "grey" }],
        },
        signatures(writing, [
          { title: words.customer },
          { title: words.preparedBy, name: paper.preparedBy },
          { title: words.accountant },
        ]),
      ],
    });
  },
};

function head({ say, day }: Writing, paper: InvoicePaper): Block {
  const { partner } = paper;
  return factColumns(
    ["1fr", 74],
    [
      [
        [say(words.to), partner.name, "bold"],
        [say(words.address), partner.address],
        [say(words.taxCode), partner.taxCode],
        [say(words.description), paper.description],
      ],
      [
        [say(words.serie), paper.serie, "half"],
        [say(words.date), day(paper.date), "half"],
        [say(words.dueDate), day(paper.dueDate)],
        [say(words.method), paper.paymentMethod],
        [say(words.note), paper.noteNos],
        [say(words.job), paper.jobNos],
        [say(words.hbl), paper.hwbnos],
      ],
    ],
  );
}

function sums(writing: Writing, paper: InvoicePaper): Block[] {
  const { say, money, figure } = writing;
  const { currency } = paper;
  const columns = [words.net, words.vat, chargePaperWords.amount].map(say);
  const cells = (part: InvoicePaper["sums"], code: string) => [
    money(part.net, code),
    money(part.vat, code),
    money(part.total, code),
  ];
  const rateOf = (vat: string) => printedVat(vat, say, (rate) => `${figure(rate)} %`);
  const rates = paper.rates.map((rate) => `\n${sayRate(writing, rate)}`).join("");
  return [
    ...(paper.byCurrency.length > 0
      ? [
          {
            block: "totals",
            width: 118,
            head: [say(words.byCurrency), ...columns],
            rows: paper.byCurrency.map((each) => [each.currency, ...cells(each, each.currency)]),
            grand: [],
          } as const,
        ]
      : []),
    {
      block: "totals",
      width: 118,
      head: [say(words.byRate), ...columns],
      rows: paper.byRate.map((each) => [rateOf(each.rate), ...cells(each, currency)]),
      grand: [
        {
          label: [
            { text: `${say(words.total)} (${currency})`, bold: true, colour: "ink" },
            { text: rates, look: "label" },
          ],
          across: 1,
          cells: cells(paper.sums, currency).map((text) => [{ text, bold: true, colour: "ink" }]),
        },
      ],
    },
    {
      block: "text",
      said: [
        { text: `${say(words.inWords)}: `, look: "label" },
        { text: paper.inWords, italic: true, bold: true },
      ],
    },
  ];
}

import { approvalSignatures, approvalStamp } from "@fairway/areas/approval/server/approvalPaper.ts";
import { billInCell } from "@fairway/areas/housebill/server/billsOnPaper.ts";
import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import { factColumns } from "@fairway/engine/paper/factColumns.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import type { Block } from "@fairway/engine/paper/sheet.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import type { AdvancePaper, AdvancePaperBill } from "../../model/advancePaper.ts";
import { advanceTypeWords } from "../../model/advanceWords.ts";
import { advanceSample } from "./advance.sample.ts";

const words = {
  ...paperWords,
  ...tradeWords,
  title: { en: "ADVANCE REQUEST", vi: "GIẤY ĐỀ NGHỊ TẠM ỨNG" },
  requester: { en: "Requester", vi: "Người đề nghị" },
  department: { en: "Department", vi: "Phòng ban" },
  purpose: { en: "Purpose", vi: "Lý do tạm ứng" },
  payee: { en: "Payee", vi: "Bên nhận tiền" },
  requestDate: { en: "Request date", vi: "Ngày yêu cầu" },
  dueDate: { en: "Needed on", vi: "Ngày cần tiền" },
  deadline: { en: "Settle by", vi: "Hạn quyết toán" },
  method: { en: "Payment method", vi: "Hình thức thanh toán" },
  bank: { en: "Bank account", vi: "Tài khoản ngân hàng" },
  voucher: { en: "Voucher", vi: "Chứng từ" },
  amount: { en: "Amount", vi: "Số tiền" },
  line: { en: "#", vi: "STT" },
  shipment: { en: "Shipment", vi: "Lô hàng" },
} as const;

/** A request for an advance: what is asked for, by bill and type, and who approved it. */
export const printedAdvance: Paper<AdvancePaper, "A4"> = {
  name: "advance",
  layouts: ["A4"],
  choices: ["statusApproval", "currencyId"],
  sample: advanceSample,
  sheet(paper, { language }) {
    const writing = writingIn(language);
    const { say } = writing;
    return officeSheet(writing, paper, {
      title: say(words.title),
      no: paper.advanceNo,
      ...approvalStamp(writing, paper.statusApproval),
      blocks: [
        request(writing, paper),
        asked(writing, paper),
        table(writing, paper),
        approvalSignatures(writing, paper),
      ],
    });
  },
};

function request({ say, day }: Writing, paper: AdvancePaper): Block {
  return factColumns(
    ["1fr", 66],
    [
      [
        [say(words.requester), paper.requester, "bold"],
        [say(words.department), paper.department],
        [say(words.purpose), paper.purpose],
        [say(words.payee), paper.payee],
        [say(words.bank), paper.bank],
      ],
      [
        [say(words.requestDate), day(paper.requestDate), "half"],
        [say(words.dueDate), day(paper.dueDate)],
        [say(words.deadline), day(paper.deadline)],
        [say(words.method), paper.paymentMethod],
        [say(words.voucher), paper.voucher],
      ],
    ],
  );
}

function asked({ say, money, figure }: Writing, paper: AdvancePaper): Block {
  const { currencyId, otherCurrency } = paper;
  const other = `${money(paper.otherAmount, otherCurrency)} ${otherCurrency}`;
  return {
    block: "panel",
    blocks: [
      {
        block: "text",
        said: [
          { text: say(words.amount), look: "label" },
          {
            text: `\u2003${money(paper.amount, currencyId)} ${currencyId}`,
            size: 14,
            bold: true,
            colour: "ink",
          },
          {
            text: `\u2003≈ ${other} (${say(words.exchangeRate)} ${figure(paper.exchangeRate)})`,
            colour: "grey",
          },
          { text: `\n${say(words.inWords)}: `, look: "label" },
          { text: paper.inWords, italic: true, bold: true },
        ],
      },
    ],
  };
}

function table(writing: Writing, paper: AdvancePaper): Block {
  const { say, money } = writing;
  const { currencyId } = paper;
  const sums = (row: Pick<AdvancePaperBill, "norm" | "invoice" | "other" | "total">) =>
    [row.norm, row.invoice, row.other, row.total].map((value) => money(value, currencyId));
  const head = (text: string) => ({ head: text, width: "auto", align: "right" }) as const;
  return {
    block: "table",
    columns: [
      head(say(words.line)),
      { head: say(words.shipment), width: "1fr" },
      head(say(advanceTypeWords.Norm)),
      head(say(advanceTypeWords.Invoice)),
      head(say(advanceTypeWords.Other)),
      head(`${say(words.total)} (${currencyId})`),
    ],
    rows: [
      ...paper.bills.map((bill, at) => ({
        cells: [String(at + 1), billOf(writing, bill), ...sums(bill)],
      })),
      { sum: say(words.total), across: 2, cells: sums({ ...paper.totals, total: paper.amount }) },
    ],
  };
}

/** The bill with its goods and why money is needed for it. */
const billOf = (writing: Writing, bill: AdvancePaperBill) =>
  [billInCell(writing, bill), bill.description].filter(Boolean).join("\n");

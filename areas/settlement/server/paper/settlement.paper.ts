import { approvalSignatures, approvalStamp } from "@fairway/areas/approval/server/approvalPaper.ts";
import { billInCell } from "@fairway/areas/housebill/server/billsOnPaper.ts";
import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import {
  type CostSection,
  costSections,
  type SettlementPaper,
  type SettlementPaperHouse,
  type SettlementPaperLine,
} from "@fairway/areas/settlement/model/settlementPaper.ts";
import { owesWords } from "@fairway/areas/settlement/model/settlementWords.ts";
import { factColumns } from "@fairway/engine/paper/factColumns.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import type { Block, TableRow } from "@fairway/engine/paper/sheet.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import { settlementSample } from "./settlement.sample.ts";

const words = {
  ...paperWords,
  title: { en: "SETTLEMENT REQUEST", vi: "GIẤY ĐỀ NGHỊ THANH TOÁN" },
  requester: { en: "Requester", vi: "Người đề nghị" },
  department: { en: "Department", vi: "Phòng ban" },
  payee: { en: "Payee", vi: "Bên nhận tiền" },
  note: { en: "Reason", vi: "Lý do" },
  requestDate: { en: "Request date", vi: "Ngày yêu cầu" },
  dueDate: { en: "Pay by", vi: "Hạn thanh toán" },
  method: { en: "Payment method", vi: "Hình thức thanh toán" },
  beneficiary: { en: "Beneficiary", vi: "Người thụ hưởng" },
  account: { en: "Bank account", vi: "Tài khoản ngân hàng" },
  bank: { en: "Bank", vi: "Ngân hàng" },
  voucher: { en: "Voucher", vi: "Chứng từ" },
  amount: { en: "Amount", vi: "Số tiền" },
  advance: { en: "Advance", vi: "Tạm ứng" },
  balance: { en: "Advance less amount", vi: "Tạm ứng trừ số tiền" },
  line: { en: "#", vi: "STT" },
  cost: { en: "Cost", vi: "Chi phí" },
  vat: { en: "VAT", vi: "Thuế GTGT" },
  invoiceNo: { en: "Invoice no.", vi: "Số hóa đơn" },
} as const;

/** A request for settlement: what was spent by house and section, against which advances. */
export const printedSettlement: Paper<SettlementPaper, "A4"> = {
  name: "settlement",
  layouts: ["A4"],
  choices: ["statusApproval", "currencyId", "owes", "section"],
  sample: settlementSample,
  sheet(paper, { language }) {
    const writing = writingIn(language);
    return officeSheet(writing, paper, {
      title: writing.say(words.title),
      no: paper.settlementNo,
      ...approvalStamp(writing, paper.statusApproval),
      blocks: [
        request(writing, paper),
        sums(writing, paper),
        table(writing, paper),
        approvalSignatures(writing, paper),
      ],
    });
  },
};

function request({ say, day }: Writing, paper: SettlementPaper): Block {
  return factColumns(
    ["1fr", 66],
    [
      [
        [say(words.requester), paper.requester, "bold"],
        [say(words.department), paper.department],
        [say(words.payee), paper.payee],
        [say(words.beneficiary), paper.beneficiary],
        [say(words.account), paper.bankAccountNo],
        [say(words.bank), paper.bankName],
        [say(words.note), paper.note],
      ],
      [
        [say(words.requestDate), day(paper.requestDate), "half"],
        [say(words.dueDate), day(paper.dueDate)],
        [say(words.method), paper.paymentMethod],
        [say(words.voucher), paper.voucher],
      ],
    ],
  );
}

function sums({ say, money }: Writing, paper: SettlementPaper): Block {
  const { currencyId, advanceAmount } = paper;
  const said = (amount: string) => `${money(amount, currencyId)} ${currencyId}`;
  return {
    block: "panel",
    blocks: [
      {
        block: "text",
        said: [
          { text: say(words.amount), look: "label" },
          { text: `\u2003${said(paper.amount)}`, size: 14, bold: true, colour: "ink" },
          { text: `\n${say(words.inWords)}: `, look: "label" },
          { text: paper.inWords, italic: true, bold: true },
          ...(advanceAmount === ""
            ? []
            : [{ text: `\n${say(words.advance)}: ${said(advanceAmount)}` }]),
          {
            text: `\n${say(words.balance)}: ${said(paper.balanceAmount)} · ${say(owesWords[paper.owes])}`,
          },
        ],
      },
    ],
  };
}

const sections = Object.keys(costSections) as CostSection[];

function table(writing: Writing, paper: SettlementPaper): Block {
  const { say, money } = writing;
  const { currencyId } = paper;
  const amounts = (bySection: Readonly<Record<CostSection, string>>) =>
    sections.map((section) => money(bySection[section], currencyId));
  const right = (head: string, width: "auto" | number) =>
    ({ head, width, align: "right" }) as const;
  return {
    block: "table",
    columns: [
      right(say(words.line), "auto"),
      { head: say(words.cost), width: "1fr" },
      { head: say(words.invoiceNo), width: 30 },
      ...sections.map((section) => right(`${say(costSections[section])} (${currencyId})`, 26)),
    ],
    rows: [
      ...paper.houses.flatMap((house): TableRow[] => [
        { section: house.jobNo },
        { cells: ["", billInCell(writing, house), "", "", "", ""] },
        ...house.lines.map((line, at) => ({ cells: costCells(writing, line, at, currencyId) })),
        {
          sum: `${say(words.total)} ${house.jobNo}: ${money(house.total, currencyId)}`,
          across: 3,
          cells: amounts(house.sums),
        },
        ...advanceRows(writing, house, currencyId),
      ]),
      { sum: say(words.total), across: 3, cells: amounts(paper.sums) },
    ],
  };
}

function costCells(
  { say, money }: Writing,
  line: SettlementPaperLine,
  at: number,
  currencyId: string,
) {
  const under = [line.supplier, line.documentNo, line.notes].filter(Boolean).join("  ·  ");
  const taxed = `${money(line.net, currencyId)} + ${say(words.vat)} ${money(line.vat, currencyId)}`;
  return [
    String(at + 1),
    [line.name, under, taxed].filter(Boolean).join("\n"),
    line.invoiceNo,
    ...sections.map((section) => (section === line.section ? money(line.total, currencyId) : "")),
  ];
}

function advanceRows(
  { say, money, day }: Writing,
  { advances, balance }: SettlementPaperHouse,
  currencyId: string,
): TableRow[] {
  if (advances.length === 0) return [];
  return [
    ...advances.map(({ advanceNo, requestDate, amount }) => ({
      sum: `${say(words.advance)} ${advanceNo} · ${day(requestDate)}`,
      across: 5,
      cells: [money(amount, currencyId)],
    })),
    { sum: say(words.balance), across: 5, cells: [money(balance, currencyId)] },
  ];
}

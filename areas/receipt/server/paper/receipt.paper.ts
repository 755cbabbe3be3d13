import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { factColumns } from "@fairway/engine/paper/factColumns.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import type { Block, Said } from "@fairway/engine/paper/sheet.ts";
import { signatures } from "@fairway/engine/paper/signatures.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import type { ReceiptPaper } from "../../model/receiptPaper.ts";
import { receiptSample } from "./receipt.sample.ts";

const words = {
  ...paperWords,
  RECEIPT: { en: "RECEIPT", vi: "PHIẾU THU" },
  ADVANCE: { en: "ADVANCE RECEIPT", vi: "PHIẾU THU TIỀN ỨNG TRƯỚC" },
  CLEARING: { en: "ADVANCE CLEARING NOTE", vi: "PHIẾU CẤN TRỪ TIỀN ỨNG TRƯỚC" },
  NETOFF: { en: "NET-OFF NOTE", vi: "PHIẾU BÙ TRỪ CÔNG NỢ" },
  PAYMENT: { en: "PAYMENT ON BEHALF", vi: "PHIẾU CHI HỘ" },
  date: { en: "Payment date", vi: "Ngày thu" },
  payer: { en: "Received from", vi: "Người nộp tiền" },
  reason: { en: "For", vi: "Nội dung thu" },
  method: { en: "Method", vi: "Hình thức" },
  bank: { en: "Bank", vi: "Ngân hàng" },
  account: { en: "Account", vi: "Tài khoản" },
  clearingDate: { en: "Clearing date", vi: "Ngày cấn trừ" },
  customer: { en: "Customer", vi: "Khách hàng" },
  clearingReason: { en: "For", vi: "Nội dung" },
  payee: { en: "Payee", vi: "Bên nhận tiền" },
  paidOut: { en: "Amount paid out", vi: "Số tiền chi" },
  creditsUsed: { en: "Credits used", vi: "Khoản phải trả đã bù trừ" },
  clearedByCredits: {
    en: "Documents cleared by the credits",
    vi: "Chứng từ được cấn trừ bằng khoản phải trả",
  },
  advanceUsed: { en: "Advance used", vi: "Tiền ứng trước đã dùng" },
  received: { en: "Amount received", vi: "Số tiền thu" },
  cleared: {
    en: "Documents cleared by this receipt",
    vi: "Chứng từ được cấn trừ bởi phiếu thu này",
  },
  kept: { en: "Kept as advance of the customer", vi: "Giữ làm tiền ứng trước của khách hàng" },
  clearedByAdvance: {
    en: "Documents cleared by the advance",
    vi: "Chứng từ được cấn trừ bằng tiền ứng trước",
  },
  line: { en: "#", vi: "STT" },
  invoiceNo: { en: "Invoice no.", vi: "Số hóa đơn" },
  reference: { en: "Reference", vi: "Tham chiếu" },
  kind: { en: "Type", vi: "Loại" },
  open: { en: "Open before", vi: "Còn nợ trước" },
  paid: { en: "Paid by this receipt", vi: "Thu lần này" },
  clearedNow: { en: "Cleared now", vi: "Cấn trừ lần này" },
  remain: { en: "Remaining", vi: "Còn lại" },
  sum: { en: "Total", vi: "Tổng cộng" },
  payerSign: { en: "Payer", vi: "Người nộp tiền" },
  cashier: { en: "Cashier", vi: "Thủ quỹ" },
} as const;

const stamps = {
  Cancel: { words: words.cancelled, colour: "warning" },
  Draft: { words: words.draft, colour: "pale" },
  Done: null,
} as const;

/** A receipt for money received, with the documents that it clears. */
export const printedReceipt: Paper<ReceiptPaper, "A4"> = {
  name: "receipt",
  layouts: ["A4"],
  choices: ["kind", "status", "currencyId"],
  sample: receiptSample,
  sheet(paper, { language }) {
    const writing = writingIn(language);
    const { say } = writing;
    const stamp = stamps[paper.status];
    return officeSheet(writing, paper, {
      title: say(words[paper.kind]),
      no: paper.paymentRefNo,
      ...(stamp ? { stamp: { said: say(stamp.words), colour: stamp.colour } } : {}),
      blocks: [
        ...(paper.status === "Cancel" ? [cancellation(writing, paper)] : []),
        payment(writing, paper),
        received(writing, paper),
        ...cleared(writing, paper),
        signatures(writing, [
          ...(takesNoMoney(paper)
            ? [{ title: words.customer }, { title: words.preparedBy, name: paper.preparedBy }]
            : [{ title: words.payerSign }, { title: words.cashier, name: paper.preparedBy }]),
          { title: words.accountant },
          { title: words.director, stamps: true },
        ]),
      ],
    });
  },
};

function cancellation({ say, day }: Writing, paper: ReceiptPaper): Block {
  const parts = [
    say(words.cancelled),
    day(paper.cancelledOn),
    paper.cancelledBy,
    paper.cancelReason,
  ];
  const said = parts.filter(Boolean).join(" · ");
  return { block: "panel", warns: true, blocks: [{ block: "text", said }] };
}

/** An advance or credits pay alone. */
const takesNoMoney = ({ kind }: ReceiptPaper) => kind === "CLEARING" || kind === "NETOFF";

const inUsd = (paper: ReceiptPaper) => paper.lines.some((line) => line.openUsd || line.paidUsd);

/** True where an amount in US dollars is at stake; the dollars of dong alone would say nothing. */
const isRated = (paper: ReceiptPaper) => inUsd(paper) || paper.currencyId !== localCurrency;

function payment({ say, day, figure }: Writing, paper: ReceiptPaper): Block {
  const isClearing = takesNoMoney(paper);
  const payer = paper.kind === "PAYMENT" ? words.payee : words.payer;
  const rated = isRated(paper);
  return factColumns(
    ["1fr", 66],
    [
      [
        [say(isClearing ? words.customer : payer), paper.payer.name, "bold"],
        [say(words.address), paper.payer.address],
        [say(words.taxCode), paper.payer.taxCode],
        [say(isClearing ? words.clearingReason : words.reason), paper.description],
      ],
      [
        [say(isClearing ? words.clearingDate : words.date), day(paper.paymentDate), "half"],
        [say(words.method), paper.paymentMethod],
        [say(words.bank), paper.bankName],
        [say(words.account), paper.bankAccountNo],
        [say(words.exchangeRate), rated ? figure(paper.exchangeRate) : ""],
      ],
    ],
  );
}

/** The amount, its own currency first and in words, and what an advance adds. */
function received({ say, money }: Writing, paper: ReceiptPaper): Block {
  const both = [
    { amount: paper.paidAmountVnd, currency: localCurrency },
    { amount: paper.paidAmountUsd, currency: secondCurrency },
  ].filter(({ amount }) => /[1-9]/.test(amount));
  const own = both.filter(({ currency }) => currency === paper.currencyId);
  const other = isRated(paper) ? both.filter(({ currency }) => currency !== paper.currencyId) : [];
  const [first, second] = [...own, ...other].map(
    ({ amount, currency }) => `${money(amount, currency)} ${currency}`,
  );
  const amount = {
    RECEIPT: words.received,
    ADVANCE: words.received,
    CLEARING: words.advanceUsed,
    NETOFF: words.creditsUsed,
    PAYMENT: words.paidOut,
  }[paper.kind];
  const credit = paper.creditUsed && `${money(paper.creditUsed, paper.currencyId)} `;
  const advance = paper.advanceUsed && `${money(paper.advanceUsed, paper.currencyId)} `;
  return {
    block: "panel",
    blocks: [
      {
        block: "text",
        said: [
          { text: say(amount), look: "label" },
          { text: `\u2003${first ?? "0"}`, size: 14, bold: true, colour: "ink" },
          ...(second ? [{ text: `\u2003≈ ${second}`, colour: "grey" } as const] : []),
          { text: `\n${say(words.inWords)}: `, look: "label" },
          { text: paper.inWords, italic: true, bold: true },
          ...(advance
            ? [
                { text: `\n${say(words.advanceUsed)}: `, look: "label" } as const,
                { text: `${advance}${paper.currencyId}`, bold: true },
              ]
            : []),
          ...(paper.creditNos
            ? [
                { text: `\n${say(words.creditsUsed)}: `, look: "label" } as const,
                {
                  text: credit
                    ? `${credit}${paper.currencyId} · ${paper.creditNos}`
                    : paper.creditNos,
                  bold: true,
                },
              ]
            : []),
        ],
      },
    ],
  };
}

const clearedWords = {
  RECEIPT: { heading: words.cleared, now: words.paid },
  ADVANCE: { heading: words.kept, now: words.paid },
  CLEARING: { heading: words.clearedByAdvance, now: words.clearedNow },
  NETOFF: { heading: words.clearedByCredits, now: words.clearedNow },
  PAYMENT: { heading: words.paidOut, now: words.paidOut },
} as const;

function cleared(writing: Writing, paper: ReceiptPaper): Block[] {
  if (paper.lines.length === 0) return [];
  const { say } = writing;
  const { heading, now } = clearedWords[paper.kind];
  const currency = inUsd(paper) ? "" : " (VND)";
  const sumsOf = (word: Words) => `${say(word)}${currency}`;
  return [
    { block: "heading", said: say(heading) },
    {
      block: "table",
      columns: [
        { head: say(words.line), width: "auto", align: "right" },
        { head: say(words.invoiceNo), width: "1fr" },
        { head: say(words.reference), width: "1fr" },
        { head: say(words.kind), width: 18, longest: 10 },
        { head: sumsOf(words.open), width: "auto", align: "right" },
        { head: sumsOf(now), width: "auto", align: "right" },
        { head: sumsOf(words.remain), width: "auto", align: "right" },
      ],
      rows: [
        ...paper.lines.map((line, at) => ({
          cells: [
            String(at + 1),
            line.invoiceNo,
            line.billingRefNo,
            line.type,
            ...amounts(writing, line),
          ],
        })),
        { sum: say(words.sum), across: 4, cells: amounts(writing, paper.totals) },
      ],
    },
  ];
}

/** VND above USD if a document has both. */
function amounts({ money }: Writing, sums: ReceiptPaper["totals"]): Said[] {
  const cell = (vnd: string, usd: string) =>
    [money(vnd, localCurrency), usd && `${money(usd, secondCurrency)} ${secondCurrency}`]
      .filter(Boolean)
      .join("\n");
  return [
    cell(sums.openVnd, sums.openUsd),
    cell(sums.paidVnd, sums.paidUsd),
    cell(sums.remainVnd, sums.remainUsd),
  ];
}

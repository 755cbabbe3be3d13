import { chargePaperWords } from "@fairway/areas/charge/model/chargePaperWords.ts";
import { describedCharge } from "@fairway/areas/charge/server/paper/chargeList.ts";
import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import {
  type BookCurrency,
  bookCurrencies,
  localCurrency,
  secondCurrency,
} from "@fairway/core/money/currency.ts";
import { factColumns } from "@fairway/engine/paper/factColumns.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import type { Block, Said } from "@fairway/engine/paper/sheet.ts";
import { signatures } from "@fairway/engine/paper/signatures.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import type { ProfitSheetPaper, ProfitSheetPaperLine } from "../../model/profitSheetPaper.ts";
import { profitSheetSample } from "./profitSheet.sample.ts";

/** The words of the sheet, on paper and as a workbook. */
export const profitSheetWords = {
  ...paperWords,
  ...tradeWords,
  ...chargePaperWords,
  title: { en: "PROFIT AND LOSS SHEET", vi: "BẢNG TÍNH LÃI LỖ LÔ HÀNG" },
  jobDate: { en: "Service date", vi: "Ngày dịch vụ" },
  shipmentType: { en: "Shipment type", vi: "Loại hàng" },
  service: { en: "Service", vi: "Dịch vụ" },
  salesman: { en: "Salesman", vi: "Nhân viên kinh doanh" },
  customer: { en: "Customer", vi: "Khách hàng" },
  carrier: { en: "Carrier", vi: "Hãng vận chuyển" },
  agent: { en: "Agent", vi: "Đại lý" },
  pol: { en: "POL", vi: "Cảng xếp" },
  pod: { en: "POD", vi: "Cảng dỡ" },
  commodity: { en: "Commodity", vi: "Mặt hàng" },
  contSeal: { en: "Cont. / seal", vi: "Số container / chì" },
  etd: { en: "ETD", vi: "Ngày tàu đi (ETD)" },
  eta: { en: "ETA", vi: "Ngày tàu đến (ETA)" },
  finishDate: { en: "Finish date", vi: "Ngày hoàn thành" },
  gw: { en: "Gross weight", vi: "Trọng lượng cả bì" },
  nw: { en: "Net weight", vi: "Trọng lượng tịnh" },
  cw: { en: "Chargeable weight", vi: "Trọng lượng tính cước" },
  measurement: { en: "Measurement", vi: "Thể tích" },
  source: { en: "Source of customer", vi: "Nguồn khách" },
  sheetCurrency: { en: "Currency", vi: "Loại tiền" },
  partner: { en: "Partner", vi: "Đối tác" },
  costNet: { en: "Cost net", vi: "Chi trước thuế" },
  costGross: { en: "Cost gross", vi: "Chi có thuế" },
  revenueNet: { en: "Revenue net", vi: "Thu trước thuế" },
  revenueGross: { en: "Revenue gross", vi: "Thu có thuế" },
  document: { en: "Document", vi: "Chứng từ" },
  status: { en: "Payment", vi: "Thanh toán" },
  SELL: { en: "REVENUE", vi: "DOANH THU" },
  BUY: { en: "COST", vi: "CHI PHÍ" },
  OBH: { en: "ON BEHALF", vi: "CHI HỘ" },
  revenue: { en: "Revenue", vi: "Doanh thu" },
  cost: { en: "Cost", vi: "Chi phí" },
  obh: { en: "On behalf", vi: "Chi hộ" },
  net: { en: "Before VAT", vi: "Trước thuế" },
  gross: { en: "With VAT", vi: "Có thuế" },
  lineType: { en: "Type", vi: "Loại" },
  lineNotes: { en: "Note", vi: "Ghi chú" },
  profit: { en: "Profit before VAT", vi: "Lợi nhuận trước thuế GTGT" },
  margin: { en: "Margin", vi: "Tỷ suất LN" },
  unknown: {
    en: "– This amount in USD is not known: there is no exchange rate from USD to VND on ",
    vi: "– Chưa xác định được số tiền USD: chưa có tỷ giá USD sang VND ngày ",
  },
} as const;
const words = profitSheetWords;

/** The profit and loss sheet of one job, in VND or USD. */
export const printedProfitSheet: Paper<ProfitSheetPaper, "A4 flat", BookCurrency> = {
  name: "profitSheet",
  layouts: ["A4 flat"],
  choices: ["kind", "currency"],
  currencies: bookCurrencies,
  sample: profitSheetSample,
  sheet(paper, { language }) {
    const writing = writingIn(language);
    const { say } = writing;
    return officeSheet(writing, paper, {
      title: `${say(words.title)} (${paper.currency})`,
      no: paper.jobNo,
      opening: "side",
      numbered: words.job,
      flipped: true,
      margin: { x: 11, top: 12, bottom: 15 },
      blocks: [job(writing, paper), ...(paper.lines.length > 0 ? charges(writing, paper) : [])],
    });
  },
};

function job({ say, day, figure, measured }: Writing, paper: ProfitSheetPaper): Block {
  const vessel = [paper.vessel, paper.voyage].filter(Boolean).join(" / ");
  const rate =
    paper.exchangeRate && `1 ${secondCurrency} = ${figure(paper.exchangeRate)} ${localCurrency}`;
  return factColumns(
    ["1fr", "1.2fr", "1fr"],
    [
      [
        [say(words.jobDate), day(paper.jobDate)],
        [say(words.service), paper.service],
        [say(words.shipmentType), paper.shipmentType],
        [say(words.mbl), paper.mawb],
        [say(words.hbl), paper.hwbno],
        [say(words.salesman), paper.salesman],
        [say(words.source), paper.source],
        [say(words.commodity), paper.commodity],
      ],
      [
        [say(words.customer), paper.customer, "half"],
        [say(words.shipper), paper.shipper],
        [say(words.consignee), paper.consignee],
        [say(words.carrier), paper.carrier],
        [say(words.agent), paper.agent],
        [say(words.pol), paper.pol],
        [say(words.pod), paper.pod],
        [say(words.vessel), vessel],
      ],
      [
        [say(words.etd), day(paper.etd)],
        [say(words.eta), day(paper.eta)],
        ...(paper.finishDate
          ? [[say(words.finishDate), day(paper.finishDate)] as [string, string]]
          : []),
        [say(words.containers), paper.containers],
        [say(words.contSeal), paper.contSeal],
        [say(words.gw), measured(paper.grossWeight, "kg")],
        [say(words.nw), measured(paper.netWeight, "kg")],
        [say(words.cw), measured(paper.chargeWeight, "kg")],
        [say(words.measurement), measured(paper.cbm, "m³")],
        [say(words.exchangeRate), rate],
      ],
    ],
    "under",
  );
}

// An unknown amount is a dash, never an empty cell.
const amountIn =
  ({ money }: Writing, currency: string) =>
  (value: string) =>
    value ? money(value, currency) : "–";

function charges(writing: Writing, paper: ProfitSheetPaper): Block[] {
  const { say, day } = writing;
  const section = (kind: ProfitSheetPaperLine["kind"]) => {
    const lines = paper.lines.filter((line) => line.kind === kind);
    if (lines.length === 0) return [];
    return [
      { section: say(words[kind]) },
      ...lines.map((line) => ({ cells: cells(writing, paper.currency, line) })),
    ];
  };
  const unknown = `${say(words.unknown)}${paper.unknownOn.map(day).join(", ")}.`;
  return [
    {
      block: "table",
      columns: [
        { head: say(words.partner), width: "1.25fr" },
        { head: say(words.description), width: "1.3fr" },
        { head: say(words.quantity), width: "auto", align: "right" },
        { head: say(words.unit), width: 15, longest: 9 },
        { head: say(words.unitPrice), width: "auto", align: "right" },
        { head: say(words.currency), width: "auto" },
        { head: say(words.costNet), width: "auto", align: "right" },
        { head: say(words.costGross), width: "auto", align: "right" },
        { head: say(words.revenueNet), width: "auto", align: "right" },
        { head: say(words.revenueGross), width: "auto", align: "right" },
        { head: say(words.obh), width: "auto", align: "right" },
        { head: say(words.document), width: 27, longest: 16 },
        { head: say(words.status), width: 20, longest: 12 },
      ],
      rows: [...section("SELL"), ...section("BUY"), ...section("OBH")],
    },
    ...(paper.unknownOn.length > 0
      ? [{ block: "text", said: [{ text: unknown, size: 8, bold: true }] } as const]
      : []),
    {
      block: "keep",
      blocks: [
        {
          block: "columns",
          widths: ["1fr", 110],
          gutter: 5,
          parts: [
            [
              signatures(
                writing,
                [
                  { title: words.preparedBy, name: paper.preparedBy },
                  { title: words.salesman },
                  { title: words.accountant },
                  { title: words.director },
                ],
                15,
              ),
            ],
            [profit(writing, paper)],
          ],
        },
      ],
    },
  ];
}

function cells(writing: Writing, currency: string, line: ProfitSheetPaperLine): Said[] {
  const amount = amountIn(writing, currency);
  const net = amount(line.net);
  const gross = amount(line.gross);
  const columns = {
    BUY: [net, gross, "", "", ""],
    SELL: ["", "", net, gross, ""],
    OBH: ["", "", "", "", gross],
  };
  return [
    line.partner,
    describedCharge(writing, line),
    writing.figure(line.quantity),
    line.unit,
    writing.money(line.unitPrice, line.currency),
    line.currency,
    ...columns[line.kind],
    line.documentNo,
    line.paymentStatus,
  ];
}

function profit(writing: Writing, paper: ProfitSheetPaper): Block {
  const { say, figure, money } = writing;
  const { totals, currency } = paper;
  const amount = amountIn(writing, currency);
  const loses = paper.profit.startsWith("-");
  return {
    block: "totals",
    width: 110,
    head: [`${say(words.sheetCurrency)}: ${currency}`, say(words.net), say(words.gross)],
    rows: [
      [say(words.revenue), amount(totals.revenueNet), amount(totals.revenueGross)],
      [say(words.cost), amount(totals.costNet), amount(totals.costGross)],
      [say(words.obh), money("0", currency), amount(totals.obhGross)],
    ],
    grand: [
      {
        label: [{ text: say(words.profit), bold: true, colour: "ink" }],
        across: 1,
        cells: [
          [{ text: amount(paper.profit), size: 11, bold: true, colour: loses ? "warning" : "ink" }],
          [
            {
              text: paper.margin && `${say(words.margin)} ${figure(paper.margin)} %`,
              bold: true,
            },
          ],
        ],
      },
    ],
  };
}

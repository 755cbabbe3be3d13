import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import { brokenBeforeSeal } from "@fairway/areas/shipment/model/goodsSummary.ts";
import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import type { Block, Run, Said, TableBlock, TableColumn } from "@fairway/engine/paper/sheet.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import type { InstructionLine, InstructionPaper } from "../../model/instructionPaper.ts";
import {
  type PackageCount,
  packageLines,
  packagesByKind,
} from "@fairway/areas/housebill/model/packagesByKind.ts";
import { instructionSample } from "./instruction.sample.ts";

const words = {
  ...paperWords,
  ...tradeWords,
  title: { en: "SHIPPING INSTRUCTION", vi: "HƯỚNG DẪN XẾP HÀNG (SI)" },
  onBoardTitle: { en: "ON-BOARD CONTAINER LIST", vi: "DANH SÁCH CONTAINER LÊN TÀU" },
  to: { en: "To", vi: "Kính gửi" },
  attention: { en: "Attention", vi: "Người nhận thông tin" },
  bookingNo: { en: "Booking No.", vi: "Số booking" },
  refNo: { en: "Reference No.", vi: "Số tham chiếu" },
  issued: { en: "Issued on · by", vi: "Ngày lập · người lập" },
  actualShipper: { en: "Actual shipper", vi: "Người gửi hàng thực tế" },
  actualConsignee: { en: "Actual consignee", vi: "Người nhận hàng thực tế" },
  loadingDate: { en: "ETD", vi: "Ngày tàu đi (ETD)" },
  payment: { en: "Freight", vi: "Cước" },
  route: { en: "Route", vi: "Tuyến" },
  remark: { en: "Remark", vi: "Ghi chú" },
  marks: { en: "Marks and numbers", vi: "Ký mã hiệu" },
  bill: { en: "HBL · Marks", vi: "Vận đơn nhà · Ký mã hiệu" },
  contSeals: { en: "Container / type / seal", vi: "Container / loại / chì" },
  container: { en: "Container / type / seal · HBL", vi: "Container / loại / chì · Vận đơn nhà" },
  grossColumn: { en: "Gross weight\n(kg)", vi: "Trọng lượng\n(kg)" },
  cbmColumn: { en: "Measurement\n(m³)", vi: "Thể tích\n(m³)" },
  partOf: { en: "A PART OF CONTAINER", vi: "MỘT PHẦN CONTAINER" },
} as const;

/** The layouts of an instruction: one line, by bill, by container, by kind of package, on board. */
export type InstructionLayout = "summary" | "detail" | "byContainer" | "byPackage" | "onBoard";

/** The instruction of a job to the carrier, and the list of the containers on board. */
export const instructionPaper: Paper<InstructionPaper, InstructionLayout> = {
  name: "shippingInstruction",
  layouts: ["summary", "detail", "byContainer", "byPackage", "onBoard"],
  // Carriers read English.
  language: "en",
  sample: instructionSample,
  sheet(paper, { language, layout = "summary" }) {
    const writing = writingIn(language);
    return officeSheet(writing, paper, {
      title: writing.say(layout === "onBoard" ? words.onBoardTitle : words.title),
      no: paper.jobNo,
      numbered: words.job,
      printer: false,
      size: 8.5,
      margin: { x: 11, top: 12, bottom: 16 },
      blocks: [parties(writing, paper), goods[layout](writing, paper)],
    });
  },
};

function parties({ say, day }: Writing, paper: InstructionPaper): Block {
  const box = (caption: Words, said: string, across = 1, down = 1) => ({
    caption: say(caption),
    said,
    across,
    down,
  });
  const issued = [day(paper.issueDate), paper.issuedBy].filter(Boolean).join(" · ");
  const isActual = paper.actualShipper !== "" || paper.actualConsignee !== "";
  return {
    block: "boxes",
    widths: ["1fr", "1fr", "1fr", "1fr"],
    boxes: [
      box(words.to, paper.to, 2),
      box(words.bookingNo, paper.bookingNo),
      box(words.refNo, paper.refNo),
      box(words.attention, paper.attention, 2),
      box(words.issued, issued),
      box(words.payment, paper.payment),
      box(words.shipper, paper.shipper, 2, 2),
      box(words.vessel, paper.vessel),
      box(words.loadingDate, day(paper.loadingDate)),
      box(words.pol, paper.pol),
      box(words.pod, paper.pod),
      box(words.consignee, paper.consignee, 2, 2),
      box(words.placeDelivery, paper.placeDelivery),
      box(words.containers, paper.containerTotal),
      box(words.route, paper.route, 2),
      box(words.notifyParty, paper.notifyParty, 2),
      box(words.remark, paper.remark, 2),
      ...(isActual
        ? [
            box(words.actualShipper, paper.actualShipper, 2),
            box(words.actualConsignee, paper.actualConsignee, 2),
          ]
        : []),
    ],
  };
}

type Goods = (writing: Writing, paper: InstructionPaper) => TableBlock;

/** The goods of each layout. */
const goods: Readonly<Record<InstructionLayout, Goods>> = {
  summary: (writing, paper) => {
    const { weight } = writing;
    return table(
      writing,
      [containersHead(words.contSeals), marksHead(words.marks)],
      [
        {
          cells: [
            brokenBeforeSeal(paper.contSeals.join("\n")),
            paper.marks,
            paper.packages,
            paper.goods,
            weight(paper.grossWeight),
            weight(paper.cbm),
          ],
        },
      ],
    );
  },
  detail: (writing, { bills }) =>
    listed(writing, [marksHead(words.bill), containersHead(words.contSeals)], bills, (bill) => [
      under(bill.name, bill.marks),
      brokenBeforeSeal(bill.containers),
    ]),
  byContainer: (writing, { containers }) =>
    listed(
      writing,
      [containersHead(words.container), marksHead(words.marks)],
      containers,
      (one) => [under(one.name, one.containers), one.marks],
    ),
  byPackage: (writing, { parts }) =>
    listed(writing, [containersHead(words.contSeals), marksHead(words.marks)], parts, (part) => [
      under(writing.say(words.partOf), brokenBeforeSeal(part.containers)),
      part.marks,
    ]),
  onBoard: (writing, { bills }) =>
    listed(writing, [containersHead(words.contSeals), marksHead(words.bill)], bills, (bill) => [
      brokenBeforeSeal(bill.containers),
      under(bill.name, bill.marks),
    ]),
};

const under = (bold: string, text: string): readonly Run[] => [
  { text: bold, bold: true },
  ...(text ? [{ text: `\n${text}` }] : []),
];

const counted = ({ figure, language }: Writing, packages: readonly PackageCount[]) =>
  packageLines(packages, language, figure).join("\n");

function listed(
  writing: Writing,
  heads: readonly Head[],
  lines: readonly InstructionLine[],
  first: (line: InstructionLine) => readonly Said[],
): TableBlock {
  const { say, weight } = writing;
  const added = (field: "grossWeight" | "cbm") => sum(lines.map((line) => line[field])).toFixed(3);
  return table(writing, heads, [
    ...lines.map((line) => ({
      cells: [
        ...first(line),
        counted(writing, line.packages),
        line.goods,
        weight(line.grossWeight),
        weight(line.cbm),
      ],
    })),
    {
      sum: say(words.goodsTotal),
      across: heads.length,
      cells: [
        counted(writing, packagesByKind(lines.flatMap(({ packages }) => packages))),
        "",
        weight(added("grossWeight")),
        weight(added("cbm")),
      ],
    },
  ]);
}

/** A container with type and seal stays on one line or is broken before its seal. */
const containersHead = (head: Words) => ({ head, width: 42, longest: 22 });
const marksHead = (head: Words) => ({ head, width: 38, longest: 20 });
type Head = ReturnType<typeof containersHead>;

function table({ say }: Writing, heads: readonly Head[], rows: TableBlock["rows"]): TableBlock {
  return {
    block: "table",
    columns: [
      ...heads.map((head): TableColumn => ({ ...head, head: say(head.head) })),
      { head: say(words.packages), width: 26, longest: 14 },
      { head: say(words.goods), width: "1fr" },
      { head: say(words.grossColumn), width: 22, align: "right", longest: 14 },
      { head: say(words.cbmColumn), width: 20, align: "right", longest: 12 },
    ],
    rows,
  };
}

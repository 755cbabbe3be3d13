import { type PackageCount, packageLines } from "@fairway/areas/housebill/model/packagesByKind.ts";
import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import { brokenBeforeSeal } from "@fairway/areas/shipment/model/goodsSummary.ts";
import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import type { Block, BoxesBlock, Run, TableBlock } from "@fairway/engine/paper/sheet.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import type { ManifestLine, ManifestPaper } from "../../model/manifestPaper.ts";
import { manifestSample } from "./manifest.sample.ts";

const words = {
  ...paperWords,
  ...tradeWords,
  title: { en: "CARGO MANIFEST", vi: "BẢN LƯỢC KHAI HÀNG HÓA" },
  airTitle: { en: "AIR CARGO MANIFEST", vi: "BẢN LƯỢC KHAI HÀNG HÓA HÀNG KHÔNG" },
  manifestNo: { en: "Manifest no.", vi: "Số bản lược khai" },
  issuer: { en: "Issued by", vi: "Bên phát hành" },
  marksOfNationality: { en: "Marks of nationality and registration", vi: "Quốc tịch, số đăng ký" },
  flight: { en: "Flight", vi: "Chuyến bay" },
  date: { en: "Date", vi: "Ngày" },
  loadingDate: { en: "Loading date", vi: "Ngày xếp hàng" },
  aol: { en: "Airport of loading", vi: "Sân bay đi" },
  aod: { en: "Airport of discharge", vi: "Sân bay đến" },
  carrier: { en: "To (carrier)", vi: "Gửi đến (hãng tàu)" },
  agent: { en: "Agent", vi: "Đại lý" },
  consolidator: { en: "Consolidator", vi: "Bên gom hàng" },
  deConsolidator: { en: "De-consolidator", vi: "Bên tách hàng" },
  seals: { en: "Container / type / seal", vi: "Container / loại / chì" },
  freight: { en: "Freight", vi: "Cước" },
  mawb: { en: "MAWB", vi: "Vận đơn hàng không chủ (MAWB)" },
  billAndMarks: { en: "HBL · Marks", vi: "Vận đơn nhà · Ký mã hiệu" },
  airBillAndMarks: { en: "HAWB · Marks", vi: "HAWB · Ký mã hiệu" },
  parties: { en: "Shipper · Consignee · Notify", vi: "Người gửi · Người nhận · Bên thông báo" },
  destination: { en: "Destination · Freight", vi: "Nơi đến · Cước" },
  grossColumn: { en: "Gross weight\n(kg)", vi: "Trọng lượng\n(kg)" },
  cbmColumn: { en: "Measurement\n(m³)", vi: "Thể tích\n(m³)" },
  quantity: { en: "Quantity", vi: "Số lượng" },
} as const;

/** The layouts of a manifest. */
export type ManifestLayout = "seaExport" | "seaImport" | "air";

/** The cargo manifest of a job. */
export const manifestPaper: Paper<ManifestPaper, ManifestLayout> = {
  name: "cargoManifest",
  layouts: ["seaExport", "seaImport", "air"],
  // Carriers, customs and agents read English.
  language: "en",
  sample: manifestSample,
  sheet(paper, { language, layout = "seaExport" }) {
    const writing = writingIn(language);
    const isAir = layout === "air";
    return officeSheet(writing, paper, {
      title: writing.say(isAir ? words.airTitle : words.title),
      no: paper.no,
      numbered: words.manifestNo,
      printer: false,
      flipped: true,
      size: 8,
      margin: { x: 11, top: 12, bottom: 14 },
      blocks: [
        heads[layout](writing, paper),
        billsTable(writing, paper, isAir ? words.airBillAndMarks : words.billAndMarks),
        ...(layout === "seaImport" ? [containersTable(writing, paper)] : []),
      ],
    });
  },
};

type Head = (writing: Writing, paper: ManifestPaper) => Block;

function boxes(
  { say }: Writing,
  all: readonly (readonly [caption: Words, said: string, across?: number, down?: number])[],
): BoxesBlock {
  return {
    block: "boxes",
    widths: ["1fr", "1fr", "1fr", "1fr", "1fr", "1fr"],
    boxes: all.map(([caption, said, across = 1, down = 1]) => ({
      caption: say(caption),
      said,
      across,
      down,
    })),
  };
}

/** What stands above the bills of each layout. */
const heads: Readonly<Record<ManifestLayout, Head>> = {
  seaExport: (writing, paper) =>
    boxes(writing, [
      [words.issuer, paper.issuer, 2, 2],
      [words.carrier, attended(paper), 2],
      [words.job, paper.jobNo],
      [words.mbl, paper.mawb],
      [words.vessel, paper.vessel],
      [words.marksOfNationality, paper.marks],
      [words.date, writing.day(paper.date)],
      [words.freight, paper.freight],
      [words.consolidator, paper.consolidator, 2],
      [words.deConsolidator, paper.deConsolidator, 2],
      [words.pol, paper.pol],
      [words.pod, paper.pod],
      [words.seals, paper.seals, 6],
    ]),
  seaImport: (writing, paper) =>
    boxes(writing, [
      [words.issuer, paper.issuer, 2, 2],
      [words.agent, paper.agent, 2],
      [words.job, paper.jobNo],
      [words.mbl, paper.mawb],
      [words.vessel, paper.vessel],
      [words.marksOfNationality, paper.marks],
      [words.date, writing.day(paper.date)],
      [words.loadingDate, writing.day(paper.loadingDate)],
      [words.consolidator, paper.consolidator, 2],
      [words.deConsolidator, paper.deConsolidator, 2],
      [words.pol, paper.pol],
      [words.pod, paper.pod],
      [words.placeDelivery, paper.placeDelivery, 6],
    ]),
  air: (writing, paper) =>
    boxes(writing, [
      [words.shipper, paper.shipper, 2, 2],
      [words.consignee, paper.consignee, 2, 2],
      [words.mawb, paper.mawb],
      [words.job, paper.jobNo],
      [words.flight, paper.vessel],
      [words.date, writing.day(paper.date)],
      [words.issuer, paper.issuer, 2],
      [words.marksOfNationality, paper.marks],
      [words.freight, paper.freight],
      [words.aol, paper.pol],
      [words.aod, paper.pod],
    ]),
};

const attended = ({ supplier, attention }: ManifestPaper) =>
  [supplier, attention].filter(Boolean).join("\n");

const counted = ({ figure, language }: Writing, packages: readonly PackageCount[]) =>
  packageLines(packages, language, figure).join("\n");

const under = (bold: string, ...texts: readonly string[]): readonly Run[] => [
  { text: bold, bold: true },
  ...texts.filter(Boolean).map((text) => ({ text: `\n${text}` })),
];

const partiesOf = ({ shipper, consignee, notify }: ManifestLine) =>
  [shipper, consignee, notify].filter(Boolean).join("\n—\n");

function billsTable(writing: Writing, paper: ManifestPaper, head: Words): TableBlock {
  const { say, weight } = writing;
  return {
    block: "table",
    columns: [
      { head: say(head), width: 44, longest: 25 },
      { head: say(words.packages), width: 36, longest: 18 },
      { head: say(words.goods), width: "1fr" },
      { head: say(words.parties), width: 62 },
      { head: say(words.destination), width: 34, longest: 20 },
      { head: say(words.grossColumn), width: 22, align: "right", longest: 14 },
      { head: say(words.cbmColumn), width: 20, align: "right", longest: 12 },
    ],
    rows: [
      ...paper.bills.map((bill) => ({
        cells: [
          under(bill.hwbno, bill.marks),
          [counted(writing, bill.packages), brokenBeforeSeal(bill.containers)]
            .filter(Boolean)
            .join("\n"),
          [bill.goods, bill.onBoard].filter(Boolean).join("\n\n"),
          partiesOf(bill),
          [bill.destination, bill.route, bill.freight, bill.service].filter(Boolean).join("\n"),
          weight(bill.grossWeight),
          weight(bill.cbm),
        ],
      })),
      {
        sum: say(words.goodsTotal),
        across: 1,
        cells: [
          counted(writing, paper.packages),
          "",
          "",
          "",
          weight(paper.grossWeight),
          weight(paper.volume),
        ],
      },
    ],
  };
}

function containersTable({ say, figure, weight }: Writing, paper: ManifestPaper): TableBlock {
  return {
    block: "table",
    columns: [
      { head: say(words.quantity), width: 18, align: "right" },
      { head: say(words.containerType), width: 22 },
      { head: say(words.containerNo), width: 40 },
      { head: say(words.sealNo), width: "1fr" },
      { head: say(words.packages), width: 26, align: "right" },
      { head: say(words.packageType), width: 24 },
      { head: say(words.grossColumn), width: 26, align: "right" },
      { head: say(words.cbmColumn), width: 24, align: "right" },
    ],
    rows: paper.containers.map((line) => ({
      cells: [
        figure(line.quantity),
        line.type,
        line.no,
        line.seal,
        figure(line.packages),
        line.unit,
        weight(line.grossWeight),
        weight(line.cbm),
      ],
    })),
  };
}

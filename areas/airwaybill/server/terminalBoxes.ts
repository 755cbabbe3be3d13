import type { AirWaybillPaper } from "@fairway/areas/housebill/model/airWaybillPaper.ts";
import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { type BoxFilling, frameRow } from "@fairway/engine/paper/frameRow.ts";
import type { FrameBox } from "@fairway/engine/paper/sheet.ts";
import type { Writing } from "@fairway/engine/paper/writing.ts";
import { type Terminal, terminals } from "../model/terminals.ts";

const words = {
  ...paperWords,
  ...tradeWords,
  mawb: { en: "MAWB", vi: "Vận đơn hàng không chủ (MAWB)" },
  flight: { en: "Flight No", vi: "Số chuyến bay" },
  flightDate: { en: "Flight date", vi: "Ngày bay" },
  route: { en: "Route", vi: "Tuyến" },
  departure: { en: "Airport of departure", vi: "Sân bay đi" },
  destination: { en: "Airport of destination", vi: "Sân bay đến" },
  agent: { en: "Agent", vi: "Đại lý" },
  handling: { en: "Handling information", vi: "Chỉ dẫn làm hàng" },
  consolidation: {
    en: "CONSOLIDATION AS PER ATTACHED MANIFEST",
    vi: "HÀNG GOM THEO BẢN LƯỢC KHAI ĐÍNH KÈM",
  },
  dimensions: { en: "Dimensions (cm)", vi: "Kích thước (cm)" },
  weighed: { en: "Weighed (kg)", vi: "Trọng lượng cân (kg)" },
  weigher: { en: "Weighed by", vi: "Người cân" },
  shipperSigns: {
    en: "Signature of shipper or his agent",
    vi: "Chữ ký của người gửi hàng hoặc đại lý",
  },
} as const;

/** What a sheet of a terminal shows besides the waybill. */
export interface TerminalFacts {
  readonly flight: string;
  readonly flightDate: string;
  readonly route: string;
}

const left = 10;
const wide = 190;
const third = wide / 3;

/** The boxes of the sheet of a terminal. Unit: mm */
export function terminalBoxes(
  writing: Writing,
  terminal: Terminal,
  paper: AirWaybillPaper,
  { flight, flightDate, route }: TerminalFacts,
): FrameBox[] {
  const { say } = writing;
  const { kind, title, hasUnit } = terminals[terminal];
  const box = (caption: Words, said: string, more: BoxFilling = {}): BoxFilling => ({
    caption: say(caption),
    said: said.toUpperCase(),
    ...more,
  });
  const number = (caption: Words, value: string, decimals: number) =>
    box(caption, value, { figure: { value, decimals } });
  const packages = [
    number(words.packages, paper.pieces, 0),
    ...(hasUnit ? [box(words.packageType, paper.packageType)] : []),
    number(words.gross, paper.grossWeight, 3),
  ];
  const agent = [paper.letterhead.company, paper.letterhead.address, paper.letterhead.tel];
  const evenly = (boxes: readonly BoxFilling[]) =>
    boxes.map((each) => [wide / boxes.length, each] as const);
  const common = [
    { at: [left, 10, wide, 10], said: say(title), bold: true, align: "center", middle: true },
    ...frameRow(
      [left, 20, 12],
      [
        [third, box(words.mawb, paper.no, { bold: true })],
        [third, box(words.flight, flight)],
        [third, box(words.flightDate, writing.day(flightDate))],
      ],
    ),
    ...frameRow(
      [left, 32, 12],
      [
        [third, box(words.departure, `${paper.masterOrigin} ${paper.departure}`.trim())],
        [third, box(words.destination, paper.destination)],
        [third, box(words.route, route)],
      ],
    ),
    ...frameRow(
      [left, 44, 32],
      [
        [wide / 2, box(words.shipper, paper.shipper)],
        [wide / 2, box(words.consignee, paper.consignee)],
      ],
    ),
  ] satisfies FrameBox[];
  if (kind === "slip") {
    return [
      ...common,
      ...frameRow([left, 76, 12], evenly(packages)),
      ...frameRow([left, 88, 60], evenly([box(words.dimensions, ""), box(words.weighed, "")])),
      ...frameRow([left, 148, 30], evenly([box(words.weigher, ""), box(words.shipperSigns, "")])),
    ];
  }
  return [
    ...common,
    { at: [left, 76, wide, 24], ...box(words.agent, agent.filter(Boolean).join("\n")) },
    ...frameRow([left, 100, 12], evenly(packages)),
    ...frameRow(
      [left, 112, 40],
      evenly([
        box(words.goods, [paper.goods, say(words.consolidation)].filter(Boolean).join("\n")),
        box(words.dimensions, paper.dimensions),
      ]),
    ),
    { at: [left, 152, wide, 20], ...box(words.handling, paper.handling) },
    { at: [left, 172, wide, 30], ...box(words.shipperSigns, "") },
  ];
}

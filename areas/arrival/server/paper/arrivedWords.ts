import { packageLines } from "@fairway/areas/housebill/model/packagesByKind.ts";
import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { containerList } from "@fairway/areas/shipment/server/paper/containerList.ts";
import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Block, BoxesBlock } from "@fairway/engine/paper/sheet.ts";
import type { Writing } from "@fairway/engine/paper/writing.ts";
import type { ArrivedBill } from "../../model/arrivalPaper.ts";

/** The titles that the papers of an arrival share. */
export const arrivedWords = {
  ...paperWords,
  ...tradeWords,
  oceanVessel: { en: "Ocean vessel / voyage", vi: "Tàu mẹ / chuyến" },
  arrivalVessel: { en: "Arrival vessel / voyage", vi: "Tàu đến / chuyến" },
  flight: { en: "Flight", vi: "Chuyến bay" },
  flightDate: { en: "Flight date", vi: "Ngày bay" },
  agent: { en: "Agent", vi: "Đại lý" },
  warehouse: { en: "Warehouse", vi: "Kho" },
  mawb: { en: "MAWB", vi: "Vận đơn hàng không chủ (MAWB)" },
  hawb: { en: "HAWB", vi: "Vận đơn hàng không nhà (HAWB)" },
  eta: { en: "ETA", vi: "ETA" },
  aol: { en: "Airport of departure", vi: "Sân bay đi" },
  aod: { en: "Airport of destination", vi: "Sân bay đến" },
  service: { en: "Type of service", vi: "Phương thức giao nhận" },
  hbltype: { en: "B/L type", vi: "Loại vận đơn" },
  reference: { en: "Reference no.", vi: "Số tham chiếu" },
  marks: { en: "Marks", vi: "Ký mã hiệu" },
  pieces: { en: "Number of packages", vi: "Số kiện" },
  gw: { en: "Gross weight", vi: "Trọng lượng cả bì" },
  nw: { en: "Net weight", vi: "Trọng lượng tịnh" },
  cw: { en: "Charge weight", vi: "Trọng lượng tính cước" },
  volume: { en: "Measurement", vi: "Thể tích" },
} as const satisfies Record<string, Words>;

/** The number of packages with their kind. */
function pieces({ figure, language }: Writing, { packages }: ArrivedBill): string {
  return packageLines(packages, language, figure).join("\n");
}

/** The route and the numbers of a bill in boxes, by sea or by air. */
export function routeBoxes({ say, day }: Writing, bill: ArrivedBill): BoxesBlock["boxes"] {
  const words = arrivedWords;
  const isAir = bill.trade === "air";
  const box = (title: Words, said: string, across = 1) => ({ caption: say(title), said, across });
  return [
    box(isAir ? words.hawb : words.hbl, bill.hwbno),
    box(isAir ? words.mawb : words.mbl, bill.mawb),
    ...(isAir
      ? [box(words.flight, bill.vessel), box(words.flightDate, day(bill.flightDate))]
      : [box(words.arrivalVessel, bill.vessel), box(words.oceanVessel, bill.oceanVessel)]),
    box(words.eta, day(bill.eta)),
    box(isAir ? words.aol : words.pol, bill.pol),
    box(isAir ? words.aod : words.pod, bill.pod),
    box(words.finalDestination, bill.finalDestination),
    ...(isAir ? [box(words.warehouse, bill.warehouse, 2), box(words.agent, bill.agent, 2)] : []),
  ];
}

/** The goods of a bill: marks, packages, description and weights, and its containers. */
export function goodsBlocks(
  writing: Writing,
  bill: ArrivedBill,
  second: "cbm" | "netWeight" = "cbm",
): Block[] {
  const { say, measured } = writing;
  const words = arrivedWords;
  const measures: readonly (readonly [Words, string])[] = [
    [words.gw, measured(bill.grossWeight, "kg")],
    ...(bill.trade === "air" ? [[words.cw, measured(bill.chargeWeight, "kg")] as const] : []),
    second === "cbm"
      ? [words.volume, measured(bill.cbm, "m³")]
      : [words.nw, measured(bill.netWeight, "kg")],
  ];
  return [
    {
      block: "table",
      columns: [
        { head: say(words.marks), width: "1fr" },
        { head: say(words.pieces), width: 30 },
        { head: say(words.goods), width: "1.6fr" },
        ...measures.map(([title]) => ({
          head: say(title),
          width: "auto" as const,
          align: "right" as const,
        })),
      ],
      rows: [
        {
          cells: [
            bill.marks,
            [pieces(writing, bill), bill.containerSummary].filter(Boolean).join("\n"),
            bill.goods,
            ...measures.map(([, value]) => value),
          ],
        },
      ],
    },
    ...(bill.containers.length > 0 ? [containerList(writing, bill.containers)] : []),
  ];
}

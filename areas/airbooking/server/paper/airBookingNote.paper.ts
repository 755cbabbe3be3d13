import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import type { Block } from "@fairway/engine/paper/sheet.ts";
import { signatures } from "@fairway/engine/paper/signatures.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import type { AirBookingPaper } from "../../model/airBookingPaper.ts";
import { type BookingTerminal, terminals } from "../../model/terminals.ts";
import { airBookingSample } from "./airBookingNote.sample.ts";

const words = {
  title: { en: "AIR BOOKING NOTE", vi: "PHIẾU ĐẶT CHỖ HÀNG KHÔNG" },
  hwbno: { en: "HAWB no.", vi: "Số HAWB" },
  terminal: { en: "To cargo terminal", vi: "Kính gửi kho hàng" },
  warehouse: { en: "Warehouse", vi: "Kho" },
  mawb: { en: "MAWB no.", vi: "Số MAWB" },
  job: { en: "Job no.", vi: "Số lô" },
  flexId: { en: "Flex ID", vi: "Flex ID" },
  shipper: { en: "Shipper", vi: "Người gửi hàng" },
  consignee: { en: "Consignee", vi: "Người nhận hàng" },
  notifyParty: { en: "Notify party", vi: "Bên được thông báo" },
  flight: { en: "Flight / date", vi: "Chuyến bay / ngày" },
  flight2: { en: "Second flight", vi: "Chuyến bay nối" },
  receipt: { en: "Place of receipt", vi: "Nơi nhận hàng" },
  discharge: { en: "Airport of discharge", vi: "Sân bay đến" },
  destination: { en: "Destination", vi: "Nơi đến" },
  freight: { en: "Freight", vi: "Cước" },
  totalPp: { en: "Total prepaid", vi: "Tổng trả trước" },
  totalCll: { en: "Total collect", vi: "Tổng trả sau" },
  marks: { en: "Marks and numbers", vi: "Ký mã hiệu" },
  goods: { en: "Description of goods", vi: "Mô tả hàng hóa" },
  pieces: { en: "Pieces", vi: "Số kiện" },
  gross: { en: "Gross weight (kg)", vi: "Trọng lượng (kg)" },
  charged: { en: "Charge weight (kg)", vi: "Trọng lượng tính cước (kg)" },
  cbm: { en: "Measurement (m³)", vi: "Thể tích (m³)" },
  dimensions: { en: "Dimensions (cm)", vi: "Kích thước (cm)" },
  handling: { en: "Handling information", vi: "Chỉ dẫn làm hàng" },
  closing: { en: "Closing time", vi: "Giờ cắt máng" },
  receivedPieces: { en: "Pieces received", vi: "Số kiện thực nhận" },
  receivedWeight: { en: "Weight received (kg)", vi: "Trọng lượng thực nhận (kg)" },
  receivedAt: { en: "Received at", vi: "Giờ nhận" },
  remark: { en: "Remark of the terminal", vi: "Ghi chú của kho" },
  acceptedBy: { en: "For the cargo terminal", vi: "Đại diện kho hàng" },
} as const;

/** The booking note of an air house bill, laid out for a cargo terminal. Rule AB-3 */
export const airBookingNote: Paper<AirBookingPaper, BookingTerminal> = {
  name: "airBookingNote",
  layouts: terminals,
  sample: airBookingSample,
  sheet(paper, { language, layout = "SCSC" }) {
    const writing = writingIn(language);
    return officeSheet(writing, paper, {
      title: writing.say(words.title),
      no: paper.hwbno,
      numbered: words.hwbno,
      printer: false,
      size: 9,
      blocks: [
        boxes(writing, paper, layout),
        signatures(writing, [
          { title: paperWords.preparedBy, name: paper.preparedBy },
          { title: words.acceptedBy, name: "" },
        ]),
      ],
    });
  },
};

/** The boxes of a terminal, in its order. */
function boxes(writing: Writing, paper: AirBookingPaper, terminal: BookingTerminal): Block {
  const { say, weight, figure, money } = writing;
  const box = (caption: Words, said: string, across = 1) => ({
    caption: say(caption),
    said,
    across,
    down: 1,
  });
  const amount = (total: string) =>
    [total && paper.currency, money(total, paper.currency)].filter(Boolean).join(" ");
  const head = [
    box(words.terminal, terminal),
    box(words.warehouse, paper.warehouse),
    box(words.flexId, paper.flexId),
    box(words.job, paper.jobNo),
  ];
  const parties = [
    box(words.shipper, paper.shipper, 2),
    box(words.consignee, paper.consignee, 2),
    box(words.notifyParty, paper.notifyParty, 4),
  ];
  const flights = [
    box(words.mawb, paper.mawb),
    box(words.hwbno, paper.hwbno),
    box(words.closing, paper.closingTime),
    box(paperWords.contact, paper.contact),
    box(words.flight, paper.flight, 2),
    box(words.flight2, paper.flight2, 2),
    box(words.receipt, paper.receipt, 2),
    box(words.discharge, paper.discharge, 2),
    box(words.destination, paper.destination, 2),
    box(words.handling, paper.handling, 2),
  ];
  const goods = [
    box(words.pieces, [figure(paper.pieces), paper.packageType].filter(Boolean).join(" ")),
    box(words.gross, weight(paper.grossWeight)),
    box(words.charged, weight(paper.chargeWeight)),
    box(words.cbm, weight(paper.cbm)),
    box(words.marks, paper.marks, 2),
    box(words.goods, paper.goods, 2),
    box(words.dimensions, paper.dimensions, 4),
    box(words.freight, paper.freight, 2),
    box(words.totalPp, amount(paper.totalPp)),
    box(words.totalCll, amount(paper.totalCll)),
  ];
  const received = [
    box(words.receivedPieces, ""),
    box(words.receivedWeight, ""),
    box(words.receivedAt, "", 2),
    box(words.remark, "", 4),
  ];
  const order: Readonly<Record<BookingTerminal, typeof head>> = {
    SCSC: [...head, ...parties, ...flights, ...goods],
    TCS: [...head, ...flights, ...parties, ...goods, ...received],
  };
  return { block: "boxes", widths: ["1fr", "1fr", "1fr", "1fr"], boxes: order[terminal] };
}

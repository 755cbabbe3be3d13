import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import type { Block } from "@fairway/engine/paper/sheet.ts";
import { signatures } from "@fairway/engine/paper/signatures.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import type { BookingPaper } from "../../model/bookingPaper.ts";
import { bookingNote } from "../../model/bookingNote.ts";
import { bookingSample } from "./bookingNote.sample.ts";

const words = {
  title: { en: "BOOKING NOTE", vi: "PHIẾU ĐẶT CHỖ" },
  from: { en: "Sent by", vi: "Bên gửi phiếu" },
  to: { en: "To", vi: "Kính gửi" },
  shipper: { en: "Shipper", vi: "Người gửi hàng" },
  consignee: { en: "Consignee", vi: "Người nhận hàng" },
  vessel: { en: "Vessel / voyage", vi: "Tàu / chuyến" },
  gross: { en: "Gross weight (kg)", vi: "Trọng lượng (kg)" },
  cbm: { en: "Measurement (m³)", vi: "Thể tích (m³)" },
} as const;

const labelOf = (field: keyof typeof bookingNote.fields): Words => bookingNote.fields[field].label;

/** The booking note as it is sent to the shipper. Rule BK-7 */
export const bookingPaper: Paper<BookingPaper, "A4"> = {
  name: "bookingNote",
  layouts: ["A4"],
  sample: bookingSample,
  sheet(paper, { language }) {
    const writing = writingIn(language);
    return officeSheet(writing, paper, {
      title: writing.say(words.title),
      no: paper.bookingNo,
      numbered: labelOf("bookingNo"),
      printer: false,
      size: 9,
      blocks: [
        boxes(writing, paper),
        signatures(writing, [{ title: paperWords.preparedBy, name: paper.preparedBy }]),
      ],
    });
  },
};

const lines = (...texts: readonly string[]) => texts.filter(Boolean).join("\n");

function boxes({ say, day, weight, figure }: Writing, paper: BookingPaper): Block {
  const box = (caption: Words, said: string, across = 1, down = 1) => ({
    caption: say(caption),
    said,
    across,
    down,
  });
  const tel = (number: string) => (number ? `${say(paperWords.tel)}: ${number}` : "");
  return {
    block: "boxes",
    widths: ["1fr", "1fr", "1fr", "1fr"],
    boxes: [
      box(words.to, lines(paper.to, tel(paper.telTo)), 2),
      box(labelOf("bookingDate"), day(paper.bookingDate)),
      box(labelOf("revision"), paper.revision),
      box(words.from, lines(paper.from, tel(paper.telFrom)), 2),
      box(labelOf("contact"), paper.contact, 2),
      box(words.shipper, paper.shipper, 2),
      box(words.consignee, paper.consignee, 2),
      box(words.vessel, paper.vessel, 2),
      box(labelOf("etd"), day(paper.etd)),
      box(labelOf("eta"), day(paper.eta)),
      box(labelOf("pol"), paper.pol, 2),
      box(labelOf("pod"), paper.pod, 2),
      box(labelOf("placeOfDelivery"), paper.placeOfDelivery, 2),
      box(labelOf("closingTime"), paper.closingTime),
      box(labelOf("dateOfStuffing"), day(paper.dateOfStuffing)),
      box(labelOf("placeOfStuffing"), paper.placeOfStuffing, 2),
      box(labelOf("pickupAt"), paper.pickupAt),
      box(labelOf("dropOffAt"), paper.dropOffAt),
      box(labelOf("commodity"), paper.commodity, 2),
      box(labelOf("noOfContainer"), paper.noOfContainer),
      box(labelOf("serviceRequired"), paper.serviceRequired),
      box(labelOf("packageQty"), figure(paper.packageQty)),
      box(words.gross, weight(paper.gw)),
      box(words.cbm, weight(paper.cbm)),
      box(labelOf("paymentTerm"), paper.freight),
      box(labelOf("freightRate"), paper.freightRate, 2),
      box(labelOf("hblNo"), paper.hblNo),
      box(labelOf("noOfBl"), paper.noOfBl),
      box(labelOf("specialRequest"), paper.specialRequest, 4),
      box(labelOf("otherTerms"), paper.otherTerms, 4),
      box(labelOf("note"), paper.note, 4),
    ],
  };
}

import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import { say as sayWords } from "@fairway/core/words/words.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import { richSaid } from "@fairway/engine/paper/richSaid.ts";
import { signatures } from "@fairway/engine/paper/signatures.ts";
import type { BoxesBlock } from "@fairway/engine/paper/sheet.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import type { DeliveryOrderPaper } from "../../model/orderPaper.ts";
import { arrivedBillSample } from "./arrivalNotice.sample.ts";
import { arrivedWords, goodsBlocks, routeBoxes } from "./arrivedWords.ts";

const words = {
  ...arrivedWords,
  title: { en: "DELIVERY ORDER", vi: "LỆNH GIAO HÀNG" },
  date: { en: "Date", vi: "Ngày" },
  sentTo: { en: "To", vi: "Kính gửi" },
  request: {
    en: "Please deliver the goods below to the consignee or to the bearer of this order.",
    vi: "Đề nghị Quý đơn vị giao lô hàng dưới đây cho người nhận hàng hoặc người cầm lệnh này.",
  },
  arrivalNotice: { en: "Arrival notice", vi: "Giấy báo hàng đến" },
  validUntil: { en: "Valid until", vi: "Có giá trị đến" },
  freeTime: { en: "Free time", vi: "Thời gian miễn phí" },
  demDays: {
    en: "DEM {days, plural, one {# day} other {# days}}",
    vi: "DEM {days} ngày",
  },
  detDays: {
    en: "DET {days, plural, one {# day} other {# days}}",
    vi: "DET {days} ngày",
  },
  emptyReturn: { en: "Empty container return", vi: "Nơi trả container rỗng" },
  receiver: { en: "Order received by", vi: "Người nhận lệnh" },
} as const;

/** Until when the order is valid, the free days and the empty return; what is not agreed has no box. */
function termBoxes(
  { language, say, day }: Writing,
  paper: DeliveryOrderPaper,
): BoxesBlock["boxes"] {
  const free = [
    paper.demDays && sayWords(words.demDays, language, { days: Number(paper.demDays) }),
    paper.detDays && sayWords(words.detDays, language, { days: Number(paper.detDays) }),
  ].filter(Boolean);
  const all = [
    [words.validUntil, day(paper.validUntil)],
    [words.freeTime, free.join(" · ")],
    [words.emptyReturn, paper.emptyReturn],
  ] as const;
  const said = all.filter(([, value]) => value !== "");
  // The last one takes what is left of the line of four.
  const rest = 4 - (said.length - 1);
  return said.map(([caption, value], at) => ({
    caption: say(caption),
    said: value,
    across: at === said.length - 1 ? rest : 1,
  }));
}

/** A delivery order of a bill that arrives by sea. */
export const printedDeliveryOrder: Paper<DeliveryOrderPaper, "A4"> = {
  name: "deliveryOrder",
  layouts: ["A4"],
  choices: ["trade"],
  sample: (language) => ({
    ...arrivedBillSample(language),
    deliveryOrderNo: "HCMSIF2612/00001-D01",
    printedDate: "2026-12-08",
    arrivalNo: "HCMSIF2612/00001-A01",
    sentTo1: language === "vi" ? "Cảng Cát Lái" : "Cat Lai port",
    sentTo2: language === "vi" ? "Kho CFS số 3" : "CFS warehouse 3",
    validUntil: "2026-12-20",
    demDays: "5",
    detDays: "7",
    emptyReturn: language === "vi" ? "Depot Tân Cảng - Nhơn Trạch" : "Tan Cang - Nhon Trach depot",
    footer:
      language === "vi"
        ? "<p>Lệnh có giá trị <b>05 ngày</b> kể từ ngày ký.</p>"
        : "<p>Valid for <b>five days</b> from its date.</p>",
  }),
  sheet(paper, { language }) {
    const writing = writingIn(language);
    const { say, day } = writing;
    const box = (name: keyof typeof words, said: string, across = 1) => ({
      caption: say(words[name]),
      said,
      across,
    });
    return officeSheet(writing, paper, {
      title: say(words.title),
      no: paper.deliveryOrderNo,
      blocks: [
        {
          block: "text",
          said: [
            { text: `${say(words.sentTo)}: `, look: "label" },
            { text: [paper.sentTo1, paper.sentTo2].filter(Boolean).join("\n"), bold: true },
          ],
        },
        { block: "text", said: say(words.request) },
        {
          block: "boxes",
          widths: ["1fr", "1fr", "1fr", "1fr"],
          boxes: [
            { ...box("consignee", paper.consignee, 2), down: 2 },
            { ...box("notifyParty", paper.notifyParty, 2) },
            box("date", day(paper.printedDate)),
            box("arrivalNotice", paper.arrivalNo),
            ...routeBoxes(writing, paper),
            box("job", paper.jobNo, 2),
            box("service", paper.serviceType, 2),
            ...termBoxes(writing, paper),
          ],
        },
        ...goodsBlocks(writing, paper),
        ...richSaid(paper.footer),
        signatures(writing, [{ title: words.receiver }, { title: words.director, stamps: true }]),
      ],
    });
  },
};

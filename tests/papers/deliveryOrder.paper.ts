import { letterheadSample } from "@fairway/areas/organisation/model/letterhead.sample.ts";
import type { PaperHead } from "@fairway/areas/organisation/model/letterhead.ts";
import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import type { PaperContainer } from "@fairway/areas/shipment/model/paperContainer.ts";
import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import { containerList } from "@fairway/areas/shipment/server/paper/containerList.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import { signatures } from "@fairway/engine/paper/signatures.ts";
import { writingIn } from "@fairway/engine/paper/writing.ts";

const words = {
  ...paperWords,
  ...tradeWords,
  title: { en: "DELIVERY ORDER", vi: "LỆNH GIAO HÀNG" },
  date: { en: "Date", vi: "Ngày" },
  sentTo: { en: "Please deliver to the bearer", vi: "Đề nghị giao hàng cho người cầm lệnh" },
  eta: { en: "ETA", vi: "Ngày đến" },
  receiver: { en: "Received by", vi: "Người nhận" },
} as const;

interface DeliveryOrder extends PaperHead {
  deliveryOrderNo: string;
  date: string;
  sentTo: string;
  consignee: string;
  notifyParty: string;
  vessel: string;
  eta: string;
  pol: string;
  pod: string;
  finalDestination: string;
  hwbno: string;
  mawb: string;
  marks: string;
  containers: PaperContainer[];
  quantity: string;
  grossWeight: string;
  cbm: string;
  footer: string;
}

/** A delivery order: the measure of how long a further paper is, with its sample. */
export const printedDeliveryOrder: Paper<DeliveryOrder, "A4"> = {
  name: "deliveryOrder",
  layouts: ["A4"],
  sample: (language) => ({
    letterhead: letterheadSample(language),
    printedBy: "Trần Thị Lan",
    printedAt: "2026-12-10 08:30",
    deliveryOrderNo: "HCMSFI2612/00007-D01",
    date: "2026-12-10",
    sentTo: language === "vi" ? "Kho hàng lẻ Cát Lái" : "Cat Lai CFS warehouse",
    consignee: "AN PHUOC GARMENT CO., LTD\n12 NGUYEN VAN LINH, HO CHI MINH CITY",
    notifyParty: "부산 섬유 주식회사\nBUSAN, KOREA",
    vessel: "HYUNDAI PRIDE / 012S",
    eta: "2026-12-09",
    pol: "BUSAN, KOREA",
    pod: "CAT LAI, VIET NAM",
    finalDestination: "HO CHI MINH CITY",
    hwbno: "PUSHCM2612007",
    mawb: "HDMUPUS1234567",
    marks: "N/M\n面料 布料",
    containers: ["HDMU6543217", "HDMU6543222"].map((containerNo) => ({
      containerNo,
      containerType: "40HC",
      sealNo: "KR118823",
      quantity: "310",
      packageType: "ROLLS",
      grossWeight: "9120.5",
      cbm: "61.25",
    })),
    quantity: "620",
    grossWeight: "18241",
    cbm: "122.5",
    footer: language === "vi" ? "Lệnh có giá trị 05 ngày." : "Valid for five days.",
  }),
  sheet(paper, { language }) {
    const writing = writingIn(language);
    const { say, day } = writing;
    const box = (name: keyof typeof words, said: string) => ({ caption: say(words[name]), said });
    return officeSheet(writing, paper, {
      title: say(words.title),
      no: paper.deliveryOrderNo,
      blocks: [
        {
          block: "boxes",
          widths: ["1fr", "1fr", "1fr", "1fr"],
          boxes: [
            { ...box("consignee", paper.consignee), across: 2, down: 2 },
            { ...box("sentTo", paper.sentTo), across: 2 },
            box("date", day(paper.date)),
            box("eta", day(paper.eta)),
            { ...box("notifyParty", paper.notifyParty), across: 2 },
            box("hbl", paper.hwbno),
            box("mbl", paper.mawb),
            ...(["vessel", "pol", "pod", "finalDestination"] as const).map((name) =>
              box(name, paper[name]),
            ),
          ],
        },
        { block: "text", said: paper.marks },
        containerList(writing, paper.containers, paper),
        { block: "text", said: paper.footer },
        signatures(writing, [
          { title: words.receiver },
          { title: words.director, name: paper.printedBy, stamps: true },
        ]),
      ],
    });
  },
};

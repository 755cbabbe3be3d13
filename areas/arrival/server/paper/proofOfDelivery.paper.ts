import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import { signatures } from "@fairway/engine/paper/signatures.ts";
import { writingIn } from "@fairway/engine/paper/writing.ts";
import type { ProofPaper } from "../../model/orderPaper.ts";
import { arrivedBillSample } from "./arrivalNotice.sample.ts";
import { arrivedWords, goodsBlocks } from "./arrivedWords.ts";

const words = {
  ...arrivedWords,
  title: { en: "PROOF OF DELIVERY", vi: "BIÊN BẢN GIAO HÀNG" },
  goodOrder: {
    en: "The goods below were delivered complete and in good order, unless noted.",
    vi: "Hàng hóa dưới đây đã được giao đủ và trong tình trạng tốt, trừ khi có ghi chú.",
  },
  deliveryReference: { en: "Delivery reference", vi: "Số tham chiếu giao hàng" },
  deliveryDate: { en: "Day of delivery", vi: "Ngày giao hàng" },
  deliveryPerson: { en: "Received by", vi: "Người nhận hàng" },
  note: { en: "Note", vi: "Ghi chú" },
  deliverer: { en: "Delivered by", vi: "Người giao hàng" },
} as const;

/** A proof of delivery by sea or by air, for the signature of the receiver. */
export const printedProofOfDelivery: Paper<ProofPaper, "A4"> = {
  name: "proofOfDelivery",
  layouts: ["A4"],
  choices: ["trade"],
  sample: (language) => ({
    ...arrivedBillSample(language),
    deliveryReference: "POD-2612-118",
    deliveryDate: "2026-12-09",
    deliveryPerson: "Lê Văn Hòa",
    note: language === "vi" ? "Một thùng ướt góc" : "One carton is wet at a corner",
  }),
  sheet(paper, { language }) {
    const writing = writingIn(language);
    const { say, day } = writing;
    const isAir = paper.trade === "air";
    const box = (name: keyof typeof words, said: string, across = 1) => ({
      caption: say(words[name]),
      said,
      across,
    });
    return officeSheet(writing, paper, {
      title: say(words.title),
      no: paper.hwbno,
      blocks: [
        { block: "text", said: say(words.goodOrder) },
        {
          block: "boxes",
          widths: ["1fr", "1fr", "1fr", "1fr"],
          boxes: [
            box("shipper", paper.shipper, 2),
            box("consignee", paper.consignee, 2),
            box("notifyParty", paper.notifyParty, 2),
            box(isAir ? "mawb" : "mbl", paper.mawb),
            box(isAir ? "flight" : "arrivalVessel", paper.vessel),
            box(isAir ? "aol" : "pol", paper.pol),
            box(isAir ? "aod" : "pod", paper.pod),
            box("eta", day(paper.eta)),
            box("job", paper.jobNo),
            box("deliveryReference", paper.deliveryReference),
            box("deliveryDate", day(paper.deliveryDate)),
            box("deliveryPerson", paper.deliveryPerson, 2),
          ],
        },
        ...goodsBlocks(writing, paper, "netWeight"),
        {
          block: "boxes",
          widths: ["1fr"],
          boxes: [{ caption: say(words.note), said: paper.note || "\n\n" }],
        },
        signatures(writing, [{ title: words.deliverer }, { title: words.consignee, stamps: true }]),
      ],
    });
  },
};

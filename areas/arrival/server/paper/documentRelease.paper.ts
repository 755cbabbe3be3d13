import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import { signatures } from "@fairway/engine/paper/signatures.ts";
import { writingIn } from "@fairway/engine/paper/writing.ts";
import type { ArrivedBill } from "../../model/arrivalPaper.ts";
import { arrivedByAirSample } from "./arrivalNotice.sample.ts";
import { arrivedWords, goodsBlocks, routeBoxes } from "./arrivedWords.ts";

const words = {
  ...arrivedWords,
  title: { en: "DOCUMENT RELEASE", vi: "BIÊN BẢN GIAO CHỨNG TỪ" },
  release: {
    en: "The documents of the shipment below were handed out to the consignee. Please check them and sign.",
    vi: "Chứng từ của lô hàng dưới đây đã được giao cho người nhận hàng. Vui lòng kiểm tra và ký nhận.",
  },
  releasedBy: { en: "Released by", vi: "Người giao chứng từ" },
} as const;

/** The receipt for the documents of goods that arrived by air. */
export const printedDocumentRelease: Paper<ArrivedBill, "A4"> = {
  name: "documentRelease",
  layouts: ["A4"],
  choices: ["trade"],
  sample: arrivedByAirSample,
  sheet(paper, { language }) {
    const writing = writingIn(language);
    const { say } = writing;
    return officeSheet(writing, paper, {
      title: say(words.title),
      no: paper.hwbno,
      blocks: [
        { block: "text", said: say(words.release) },
        {
          block: "boxes",
          widths: ["1fr", "1fr", "1fr", "1fr"],
          boxes: [
            { caption: say(words.consignee), said: paper.consignee, across: 4 },
            ...routeBoxes(writing, paper),
            { caption: say(words.job), said: paper.jobNo, across: 4 },
          ],
        },
        ...goodsBlocks(writing, paper),
        signatures(writing, [
          { title: words.releasedBy, name: paper.preparedBy },
          { title: words.consignee, stamps: true },
        ]),
      ],
    });
  },
};

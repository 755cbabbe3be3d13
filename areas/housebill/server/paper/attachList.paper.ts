import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import { richSaid } from "@fairway/engine/paper/richSaid.ts";
import { writingIn } from "@fairway/engine/paper/writing.ts";
import { billLanguage } from "../../model/billPlacing.ts";
import type { AttachListPaper } from "../../model/attachListPaper.ts";
import { attachListSample } from "./attachList.sample.ts";

/** The head of a list is English in both languages, as it is stored; only its title is translated. */
const title = { en: "ATTACHED LIST", vi: "BẢN KÊ ĐÍNH KÈM" } as const;

/** The list attached to a bill of lading or a waybill. */
export const printedAttachList: Paper<AttachListPaper, "A4"> = {
  name: "attachList",
  layouts: ["A4"],
  language: billLanguage,
  sample: attachListSample,
  sheet(paper, { language }) {
    const writing = writingIn(language);
    const [, ...lines] = paper.head.split("\n");
    return officeSheet(writing, paper, {
      title: writing.say(title),
      no: paper.hwbno,
      numbered: tradeWords.hbl,
      printer: false,
      blocks: [
        { block: "text", said: [{ text: lines.join("\n"), bold: true }] },
        {
          block: "facts",
          rows: [
            [writing.say(tradeWords.shipper), paper.shipper],
            [writing.say(tradeWords.consignee), paper.consignee],
          ],
        },
        ...richSaid(paper.text),
      ],
    });
  },
};

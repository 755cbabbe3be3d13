import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import { richSaid } from "@fairway/engine/paper/richSaid.ts";
import { signatures } from "@fairway/engine/paper/signatures.ts";
import { writingIn } from "@fairway/engine/paper/writing.ts";
import { type LetterLayout, type LetterPaper, letterLayouts } from "../../model/orderPaper.ts";
import { arrivedByAirSample } from "./arrivalNotice.sample.ts";
import { arrivedWords, goodsBlocks, routeBoxes } from "./arrivedWords.ts";

const words = {
  ...arrivedWords,
  title: { en: "LETTER OF AUTHORIZATION", vi: "GIẤY ỦY QUYỀN" },
  sentTo: { en: "To", vi: "Kính gửi" },
  us: { en: "We, the company", vi: "Chúng tôi là" },
  date: { en: "Date", vi: "Ngày" },
  director: { en: "Director", vi: "Giám đốc" },
} as const;

const requests: Readonly<Record<LetterLayout, Words>> = {
  authorize: {
    en: "We authorize the consignee below to clear the goods through customs and to take delivery of them at your warehouse. Charges at the warehouse are for the account of the consignee.",
    vi: "Chúng tôi ủy quyền cho người nhận hàng dưới đây làm thủ tục hải quan và nhận lô hàng tại kho của Quý đơn vị. Các khoản phí tại kho do người nhận hàng thanh toán.",
  },
  consign: {
    en: "The goods below are consigned to us by the master waybill. We assign them to the consignee of the house waybill and ask you to hand them out to that consignee with all documents.",
    vi: "Lô hàng dưới đây được gửi đích danh cho chúng tôi theo vận đơn chủ. Chúng tôi chuyển quyền nhận hàng cho người nhận trên vận đơn nhà và đề nghị Quý đơn vị giao hàng cùng toàn bộ chứng từ cho người nhận đó.",
  },
};

/** The letter with which goods that arrived by air are handed out, in two wordings. */
export const printedAuthorizeLetter: Paper<LetterPaper, LetterLayout> = {
  name: "authorizeLetter",
  layouts: letterLayouts,
  choices: ["trade", "isSigned"],
  sample: (language) => ({
    ...arrivedByAirSample(language),
    letterNo: "HCMAI2612/00001-AL01",
    printedDate: "2026-12-08",
    sentTo1: language === "vi" ? "Kho hàng Tân Sơn Nhất" : "Tan Son Nhat cargo terminal",
    sentTo2: "",
    subAbbr: "TCS",
    footer:
      language === "vi"
        ? "<p>Giấy này có giá trị <b>05 ngày</b>.</p>"
        : "<p>Valid for <b>five days</b>.</p>",
    isSigned: true,
  }),
  sheet(paper, { language, layout = "authorize" }) {
    const writing = writingIn(language);
    const { say, day } = writing;
    // The name of a warehouse often ends with its short name.
    const short = paper.sentTo1.includes(paper.subAbbr) ? "" : `(${paper.subAbbr})`;
    const to = [paper.sentTo1, short].filter(Boolean).join(" ");
    const { company, taxCode } = paper.letterhead;
    const us = [company, taxCode && `${say(words.taxCode)}: ${taxCode}`].filter(Boolean);
    const box = (name: keyof typeof words, said: string, across = 1) => ({
      caption: say(words[name]),
      said,
      across,
    });
    return officeSheet(writing, paper, {
      title: say(words.title),
      no: paper.letterNo,
      blocks: [
        {
          block: "facts",
          rows: [
            [say(words.sentTo), [to, paper.sentTo2].filter(Boolean).join("\n"), "bold"],
            [say(words.us), us.join(" · ")],
            [say(words.date), day(paper.printedDate)],
          ],
        },
        { block: "text", said: say(requests[layout]) },
        {
          block: "boxes",
          widths: ["1fr", "1fr", "1fr", "1fr"],
          boxes: [
            box("consignee", paper.consignee, 2),
            box("notifyParty", paper.notifyParty, 2),
            ...routeBoxes(writing, paper),
            box("job", paper.jobNo, 4),
          ],
        },
        ...goodsBlocks(writing, paper),
        ...richSaid(paper.footer),
        ...(paper.isSigned
          ? [
              signatures(writing, [
                { title: words.consignee },
                { title: words.director, stamps: true },
              ]),
            ]
          : []),
      ],
    });
  },
};

import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { officeLetterhead, officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import type { FrameBox } from "@fairway/engine/paper/sheet.ts";
import { sheetWords } from "@fairway/engine/paper/sheetWords.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import type { ContainerLabelPaper } from "../../model/containerLabelPaper.ts";
import { containerLabelSample } from "./containerLabel.sample.ts";

const words = {
  ...paperWords,
  ...tradeWords,
  title: { en: "CONTAINER LABEL", vi: "NHÃN CONTAINER" },
  goods: { en: "Goods", vi: "Hàng hóa" },
  etd: { en: "ETD", vi: "ETD" },
  eta: { en: "ETA", vi: "ETA" },
} as const;

/** The label of one container, on half a page: its number and seal, to be read from a distance. */
export const containerLabel: Paper<ContainerLabelPaper, "A5"> = {
  name: "containerLabel",
  layouts: ["A5"],
  sample: containerLabelSample,
  sheet(paper, { language }) {
    const writing = writingIn(language);
    const { say } = writing;
    return officeSheet(writing, paper, {
      title: say(words.title),
      no: paper.jobNo,
      opening: "none",
      format: "a5",
      flipped: true,
      margin: { x: 10, top: 10, bottom: 14 },
      blocks: [
        {
          block: "frame",
          boxes: boxes(writing, paper),
          attached: {
            title: `${say(words.title)} ${paper.containerNo}`,
            continued: say(sheetWords.continued),
            blocks: [],
          },
        },
      ],
    });
  },
};

const large = [64, 54, 40, 30, 22, 15, 11];
const middle = [26, 20, 15, 11, 9];

function boxes(writing: Writing, paper: ContainerLabelPaper): FrameBox[] {
  const { say, figure, weight, day } = writing;
  const box = (
    at: FrameBox["at"],
    caption: Words,
    said: string,
    sizes = [12, 10, 8],
  ): FrameBox => ({
    at,
    caption: say(caption),
    said,
    sizes,
    bold: true,
  });
  const goods = [
    [figure(paper.quantity), paper.packageType].filter(Boolean).join(" "),
    paper.grossWeight && `${weight(paper.grossWeight)} kg`,
    paper.cbm && `${weight(paper.cbm)} m³`,
  ];
  return [
    {
      at: [10, 10, 130, 20],
      form: true,
      sizes: [8, 7, 6, 5, 4],
      blocks: [officeLetterhead(writing, paper.letterhead)],
    },
    {
      at: [140, 10, 60, 8],
      form: true,
      align: "center",
      middle: true,
      blocks: [
        { block: "text", said: [{ text: say(words.title), size: 12, bold: true, colour: "ink" }] },
      ],
    },
    box([140, 18, 60, 12], words.job, paper.jobNo),
    {
      ...box([10, 30, 190, 32], words.containerNo, paper.containerNo, large),
      align: "center",
      middle: true,
    },
    box([10, 62, 120, 20], words.sealNo, paper.sealNo, middle),
    box([130, 62, 70, 20], words.containerType, paper.containerType, middle),
    box([10, 82, 130, 13], words.vessel, paper.vessel),
    box([140, 82, 30, 13], words.etd, day(paper.etd)),
    box([170, 82, 30, 13], words.eta, day(paper.eta)),
    box([10, 95, 95, 13], words.pol, paper.pol),
    box([105, 95, 95, 13], words.pod, paper.pod),
    box([10, 108, 60, 18], words.mbl, paper.mawb),
    box([70, 108, 70, 18], words.hbl, paper.hwbnos, [10, 8, 7]),
    box([140, 108, 60, 18], words.goods, goods.filter(Boolean).join("\n"), [9, 8, 7]),
  ];
}

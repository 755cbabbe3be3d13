import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import type { FrameBox, Sheet } from "@fairway/engine/paper/sheet.ts";
import { sheetWords } from "@fairway/engine/paper/sheetWords.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import {
  billLanguage,
  type BillLayout,
  billLayouts,
  formLayouts,
} from "../../model/billPlacing.ts";
import type { HouseBillPaper } from "../../model/houseBillPaper.ts";
import { attachedBlocks, type Face, joined, listedContainers } from "./billFace.ts";
import { billWords as words } from "./billWords.ts";
import { fblBoxes } from "./fblBoxes.ts";
import { houseBillSample } from "./houseBill.sample.ts";
import { itlBoxes } from "./itlBoxes.ts";

/** The boxes of each layout. */
const boxesOf: Readonly<Record<BillLayout, (face: Face) => FrameBox[]>> = {
  ITL_FRAME: itlBoxes,
  ITL: itlBoxes,
  FBL_FRAME: fblBoxes,
  FBL_NOFRAME: fblBoxes,
};

/** A house bill of lading: ours or a multimodal one, with its frame or for pre-printed forms. */
export const printedHouseBill: Paper<HouseBillPaper, BillLayout> = {
  name: "houseBill",
  layouts: billLayouts,
  preprinted: formLayouts,
  language: billLanguage,
  choices: ["kind"],
  sample: houseBillSample,
  sheet(paper, { language, layout = "ITL_FRAME", offset }) {
    const writing = writingIn(language);
    const { say } = writing;
    const face: Face = {
      writing,
      paper,
      title: say(paper.kind === "SEA WAYBILL" ? words.waybill : words.title),
      containers: listedContainers(paper.containers),
    };
    return officeSheet(writing, paper, {
      title: face.title,
      no: paper.hwbno,
      opening: "none",
      printer: paper.kind === "DRAFT",
      margin: { x: 10, top: 10, bottom: 14 },
      size: 8,
      ...stampOf(writing, paper),
      blocks: [
        {
          block: "frame",
          preprinted: formLayouts.includes(layout),
          ...(offset ? { offset } : {}),
          boxes: boxesOf[layout](face),
          attached: {
            title: `${say(words.attachedTitle)} ${paper.hwbno}`,
            under: joined(paper.motherVessel, paper.pol, paper.pod),
            continued: say(sheetWords.continued),
            blocks: attachedBlocks(face),
          },
        },
      ],
    });
  },
};

/** A draft, a preview of an original and a surrendered bill cannot be taken for an original. */
function stampOf({ say }: Writing, { kind, original }: HouseBillPaper): Pick<Sheet, "stamp"> {
  if (kind === "SURRENDERED") return { stamp: { said: say(words[kind]), colour: "warning" } };
  if (kind === "DRAFT") return { stamp: { said: say(words[kind]), colour: "pale" } };
  // On a pre-printed form nothing else says that it is a copy.
  if (kind === "COPY" || kind === "TRANSCRIPT")
    return { stamp: { said: say(words[kind]), colour: "pale" } };
  if (kind !== "ORIGINAL" || original !== "") return {};
  return { stamp: { said: say(words.preview), colour: "pale" } };
}

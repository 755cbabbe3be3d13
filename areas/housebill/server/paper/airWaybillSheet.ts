import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { FrameBox, Offset, Sheet } from "@fairway/engine/paper/sheet.ts";
import { sheetWords } from "@fairway/engine/paper/sheetWords.ts";
import type { Writing } from "@fairway/engine/paper/writing.ts";
import type { AirWaybillPaper } from "../../model/airWaybillPaper.ts";
import { waybillCharges } from "./airWaybillCharges.ts";
import { waybillGoods } from "./airWaybillGoods.ts";
import { waybillParties } from "./airWaybillParties.ts";
import { airWaybillWords as words } from "./airWaybillWords.ts";

/** How a waybill is printed. */
interface WaybillPrint {
  /** The values alone, for a pre-printed form. */
  readonly onForm: boolean;
  readonly offset?: Offset | undefined;
  /** The office issues it under its letterhead; otherwise the typed issuer does. */
  readonly ownLetterhead: boolean;
  readonly copies?: readonly Words[];
}

/** The boxes of IATA's form of an air waybill, in mm on A4. */
export function waybillBoxes(
  writing: Writing,
  paper: AirWaybillPaper,
  ownLetterhead: boolean,
): FrameBox[] {
  return [
    ...waybillParties(writing, paper, ownLetterhead),
    ...waybillGoods(writing, paper),
    ...waybillCharges(writing, paper),
  ];
}

/** Prints an air waybill in the boxes of IATA's form, or its values on a form. */
export function airWaybillSheet(
  writing: Writing,
  paper: AirWaybillPaper,
  { onForm, offset, ownLetterhead, copies }: WaybillPrint,
): Sheet {
  const { say } = writing;
  return officeSheet(writing, paper, {
    title: say(words.title),
    no: paper.no,
    opening: "none",
    printer: false,
    margin: { x: 9, top: 8, bottom: 14 },
    size: 8,
    blocks: [
      {
        block: "frame",
        preprinted: onForm,
        ...(offset ? { offset } : {}),
        copies: (copies ?? [words[paper.kind]]).map(say),
        boxes: waybillBoxes(writing, paper, ownLetterhead),
        attached: {
          title: `${say(words.attachedTitle)} ${paper.no}`,
          under: [paper.flight, paper.departure, paper.destination].filter(Boolean).join(" · "),
          continued: say(sheetWords.continued),
          blocks: [],
        },
      },
    ],
  });
}

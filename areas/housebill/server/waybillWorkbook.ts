import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { frameWorkbook } from "@fairway/engine/paper/frameWorkbook.ts";
import type { FrameBox } from "@fairway/engine/paper/sheet.ts";
import { writingIn } from "@fairway/engine/paper/writing.ts";
import type { AirWaybillPaper } from "../model/airWaybillPaper.ts";
import { waybillBoxes } from "./paper/airWaybillSheet.ts";

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Returns the boxes of a form as a workbook to download; "/" in a number becomes "_". */
export async function formWorkbook(
  number: string,
  sheet: string,
  boxes: readonly FrameBox[],
): Promise<AnsweredFile> {
  const name = `${number.replaceAll("/", "_")}.xlsx`;
  return { name, mime: xlsx, bytes: await frameWorkbook(sheet, boxes) };
}

/** Returns an air waybill as a workbook: the boxes of IATA's form with their values in capitals. */
export function waybillWorkbook(
  paper: AirWaybillPaper,
  language: Language,
  ownLetterhead: boolean,
): Promise<AnsweredFile> {
  const freight = paper.freight.includes("COLLECT")
    ? `CLL IN ${paper.destination}`
    : `PP IN ${paper.departure}`;
  const content = { ...paper, freight: paper.freight === "" ? "" : freight };
  const boxes = waybillBoxes(writingIn(language), content, ownLetterhead).map((box) =>
    box.said === undefined ? box : { ...box, said: box.said.toUpperCase() },
  );
  return formWorkbook(paper.no, "AWB", boxes);
}

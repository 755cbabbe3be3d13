import type { Paper } from "@fairway/engine/paper/paper.ts";
import { writingIn } from "@fairway/engine/paper/writing.ts";
import type { AirWaybillPaper } from "../../model/airWaybillPaper.ts";
import {
  isOwnWaybill,
  isWaybillForm,
  waybillLanguage,
  type WaybillLayout,
  waybillLayouts,
} from "../../model/waybillPlacing.ts";
import { airWaybillSample } from "./airWaybill.sample.ts";
import { airWaybillSheet } from "./airWaybillSheet.ts";

/** A house air waybill: under our letterhead or neutral, each with its frame or for forms. */
export const houseAirWaybill: Paper<AirWaybillPaper, WaybillLayout> = {
  name: "houseAirWaybill",
  layouts: waybillLayouts,
  preprinted: waybillLayouts.filter(isWaybillForm),
  language: waybillLanguage,
  choices: ["kind"],
  sample: airWaybillSample,
  sheet: (paper, { language, layout = "LASTEST_ITL_FRAME", offset }) =>
    airWaybillSheet(writingIn(language), paper, {
      onForm: isWaybillForm(layout),
      ownLetterhead: isOwnWaybill(layout),
      offset,
    }),
};

import type { AirWaybillPaper } from "@fairway/areas/housebill/model/airWaybillPaper.ts";
import { waybillLanguage } from "@fairway/areas/housebill/model/waybillPlacing.ts";
import { airWaybillSheet } from "@fairway/areas/housebill/server/paper/airWaybillSheet.ts";
import { waybillCopies } from "@fairway/areas/housebill/server/paper/airWaybillWords.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import { writingIn } from "@fairway/engine/paper/writing.ts";
import { isMasterForm, type MasterLayout, masterLayouts } from "../../model/masterPlacing.ts";
import { masterWaybillSample } from "./masterWaybill.sample.ts";

/** A master air waybill: one copy, IATA's set of eight copies, or the values for a form. */
export const masterAirWaybill: Paper<AirWaybillPaper, MasterLayout> = {
  name: "masterAirWaybill",
  layouts: masterLayouts,
  preprinted: masterLayouts.filter(isMasterForm),
  language: waybillLanguage,
  choices: ["kind"],
  sample: masterWaybillSample,
  sheet: (paper, { language, layout = "Single", offset }) =>
    airWaybillSheet(writingIn(language), paper, {
      onForm: isMasterForm(layout),
      ownLetterhead: false,
      offset,
      ...(layout === "Full" ? { copies: waybillCopies } : {}),
    }),
};

import { dimensionForms } from "@fairway/areas/goods/model/dimension.ts";
import { houseBillForm } from "@fairway/areas/housebill/model/houseBill.ts";
import { otherChargeForms } from "@fairway/areas/housebill/model/otherCharge.ts";
import { waybillPlacing } from "@fairway/areas/housebill/model/waybillPlacing.ts";
import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import { paperLanguage } from "@fairway/core/contract/paperLanguage.ts";
import { done, id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { separateBill } from "./model/separateBill.ts";

export const getSeparate = call({
  method: "GET",
  path: "CsTransactionDetail/GetSeparateByHblid",
  right: rightOnJobs("detail"),
  query: z.object({ hbId: id }),
  answer: separateBill,
  summary: "Separate version of a house air waybill; unsaved, what a new one starts with",
});

export const saveSeparate = call({
  method: "POST",
  path: "CsTransactionDetail/AddOrUpdateSeparate",
  right: rightOnJobs("write"),
  body: houseBillForm.extend({
    hblId: id,
    /** Null for the first saving. */
    version: z.number().int().nullable().default(null),
    dimensionDetails: dimensionForms.default([]),
    otherCharges: otherChargeForms.default([]),
  }),
  answer: done(separateBill),
  summary: "Save the separate version of a house air waybill",
});

export const deleteSeparate = call({
  method: "DELETE",
  path: "CsTransactionDetail/DeleteSeparate",
  right: rightOnJobs("write"),
  query: z.object({ hblId: id }),
  answer: done(z.object({ hblId: id, hwbno: z.string() })),
  summary: "Delete the separate version of a house air waybill",
});

export const previewSeparate = call({
  method: "GET",
  path: "CsTransactionDetail/PreviewSeparate",
  right: rightOnJobs("detail"),
  query: waybillPlacing.extend({ hblId: id, ...paperLanguage }),
  answer: "file",
  summary: "Preview the separate version of a house air waybill",
});

const ofBill = z.object({ hblId: id, ...paperLanguage });

export const exportSeparate = call({
  method: "GET",
  path: "Documentation/ExportSeparateAirExport",
  right: rightOnJobs("detail"),
  query: ofBill,
  answer: "file",
  summary: "Separate version of a house air waybill in Excel",
});

export const previewSeparateList = call({
  method: "GET",
  path: "CsTransactionDetail/PreviewSeparateAttachList",
  right: rightOnJobs("detail"),
  query: ofBill,
  answer: "file",
  summary: "Preview the attached list of the separate version of a house air waybill",
});

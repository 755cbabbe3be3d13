import { checkAlert, doneWithAlerts } from "@fairway/areas/credit/model/checkAlert.ts";
import { rightOnJobs, serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import {
  importBody,
  importCount,
  importMegabytes,
  uploadAnswer,
} from "@fairway/core/imports/importShapes.ts";
import { z } from "zod";

const right = rightOnJobs("import");
const preview = uploadAnswer.extend({ alerts: z.array(checkAlert).optional() });

export const chargeTemplate = call({
  method: "GET",
  path: "CsShipmentSurcharge/DownloadExcel",
  right,
  query: z.object({
    /** The service whose jobs the sheet is for; without it any. */
    transactionType: z.enum(serviceCodes).optional(),
  }),
  answer: "file",
  summary: "The sheet to fill in for an import of charges",
});

export const uploadCharges = call({
  method: "POST",
  path: "CsShipmentSurcharge/uploadFile",
  right,
  upload: true,
  answer: preview,
  summary: "The charges of a sheet, and what is wrong with each cell; nothing is stored",
});

export const uploadChargesOf = call({
  ...uploadCharges,
  path: "CsShipmentSurcharge/uploadFile/{transactionType}",
  params: z.object({ transactionType: z.enum(serviceCodes) }),
  summary: "The same for the jobs of one service",
});

export const importCharges = call({
  method: "POST",
  path: "CsShipmentSurcharge/import",
  right,
  body: importBody.extend({
    /** The service of all jobs of the sheet; null for any. */
    transactionType: z
      .enum(serviceCodes)
      .nullish()
      .transform((code) => code ?? null),
  }),
  bodyMegabytes: importMegabytes,
  answer: doneWithAlerts(importCount),
  summary: "Store checked charges, all or none",
});

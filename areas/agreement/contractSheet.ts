import { anyMenu } from "@fairway/areas/partner/model/partnerMenus.ts";
import { call } from "@fairway/core/contract/call.ts";
import { day, done, maybeId } from "@fairway/core/contract/shapes.ts";
import {
  importBody,
  importCount,
  importMegabytes,
  uploadAnswer,
} from "@fairway/core/imports/importShapes.ts";
import { z } from "zod";

// Import and export of agreements.

export const agreementTemplate = call({
  method: "GET",
  path: "CatContract/DownloadExcel",
  right: anyMenu("import"),
  answer: "file",
  summary: "The sheet to fill in for an import of agreements",
});

export const uploadAgreements = call({
  method: "POST",
  path: "CatContract/uploadFile",
  writes: false,
  right: anyMenu("import"),
  upload: true,
  answer: uploadAnswer,
  summary: "What a sheet of agreements would add, and what is wrong with it",
});

export const importAgreements = call({
  method: "POST",
  path: "CatContract/import",
  right: anyMenu("import"),
  body: importBody,
  bodyMegabytes: importMegabytes,
  answer: done(importCount),
  summary: "Store checked rows of agreements, all or none; they are inactive at first",
});

export const exportAgreements = call({
  method: "POST",
  path: "Catalogue/ExportAgreementInfo",
  writes: false,
  right: anyMenu("export"),
  body: z.object({
    partnerType: z.enum(["Customer", "Agent", "Supplier"]).default("Customer"),
    salemanId: maybeId,
    /** Days of creation, the first and the last. */
    fromDate: day.nullish(),
    toDate: day.nullish(),
    active: z.boolean().nullish(),
  }),
  answer: "file",
  summary: "Agreement information list",
});

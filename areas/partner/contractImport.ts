import { call } from "@fairway/core/contract/call.ts";
import { done } from "@fairway/core/contract/shapes.ts";
import {
  importBody,
  importCount,
  importMegabytes,
  uploadAnswer,
} from "@fairway/core/imports/importShapes.ts";
import { z } from "zod";

const commercial = ["commercialCustomer.import", "commercialAgent.import"] as const;
const commercialType = z
  .string()
  .max(20)
  .transform((said) => `${said.slice(0, 1).toUpperCase()}${said.slice(1).toLowerCase()}`)
  .pipe(z.enum(["Customer", "Agent"]));
const forType = z.object({ type: commercialType.default("Customer") });
const stored = done(importCount);

export const partnerTemplate = call({
  method: "GET",
  path: "CatPartner/DownloadExcel",
  right: "catPartnerdata.import",
  answer: "file",
  summary: "The sheet to fill in for an import of suppliers and carriers",
});

export const uploadPartners = call({
  method: "POST",
  path: "CatPartner/uploadFile",
  writes: false,
  right: "catPartnerdata.import",
  upload: true,
  answer: uploadAnswer,
  summary: "What a sheet of suppliers and carriers would change, and what is wrong with it",
});

export const importPartners = call({
  method: "POST",
  path: "CatPartner/import",
  right: "catPartnerdata.import",
  body: importBody,
  bodyMegabytes: importMegabytes,
  answer: stored,
  summary: "Store checked rows of suppliers and carriers, all or none",
});

export const commercialTemplate = call({
  method: "GET",
  path: "CatPartner/DownloadExcelCommercial",
  right: commercial,
  query: forType,
  answer: "file",
  summary: "The sheet to fill in for an import of customers or agents",
});

export const uploadCommercial = call({
  method: "POST",
  path: "CatPartner/UploadFileCustomerAgent",
  writes: false,
  right: commercial,
  query: forType,
  upload: true,
  answer: uploadAnswer,
  summary: "What a sheet of customers or agents would change, and what is wrong with it",
});

export const importCommercial = call({
  method: "POST",
  path: "CatPartner/importCustomerAgent/{type}",
  right: commercial,
  params: z.object({ type: commercialType }),
  body: importBody,
  bodyMegabytes: importMegabytes,
  answer: stored,
  summary: "Store checked rows of customers or agents, all or none",
});

export const bankTemplate = call({
  method: "GET",
  path: "CatPartnerBank/DownloadExcel",
  right: "catPartnerdata.import",
  answer: "file",
  summary: "The sheet to fill in for an import of bank accounts",
});

export const uploadBanks = call({
  method: "POST",
  path: "CatPartnerBank/UploadFile",
  writes: false,
  right: "catPartnerdata.import",
  upload: true,
  answer: uploadAnswer,
  summary: "What a sheet of bank accounts would add, and what is wrong with it",
});

export const importBanks = call({
  method: "POST",
  path: "CatPartnerBank/Import",
  right: "catPartnerdata.import",
  body: importBody,
  bodyMegabytes: importMegabytes,
  answer: stored,
  summary: "Store checked rows of bank accounts, all or none; they are approved",
});

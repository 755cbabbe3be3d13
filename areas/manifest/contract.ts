import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import { paperLanguage } from "@fairway/core/contract/paperLanguage.ts";
import { done, id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { manifestForm, manifestRecord } from "./model/manifest.ts";

const right = rightOnJobs("detail");

export const getManifest = call({
  method: "GET",
  path: "CsManifest",
  right,
  query: z.object({
    jobId: id,
    /** Answers what a new manifest starts with, with the number and version of the saved one. */
    fresh: z.enum(["true", "false"]).default("false"),
  }),
  answer: manifestRecord,
  summary: "Manifest of a job; unsaved, what a new one starts with",
});

export const saveManifest = call({
  method: "POST",
  path: "CsManifest/AddOrUpdateManifest",
  right: rightOnJobs("write"),
  body: manifestForm.extend({
    jobId: id,
    /** Null for the first saving. */
    version: z.number().int().nullable().default(null),
    /** The house bills on it; all of the job when absent. */
    hblids: z.array(id).max(5000).nullish(),
  }),
  answer: done(manifestRecord),
  summary: "Save the manifest of a job",
});

export const checkManifest = call({
  method: "GET",
  path: "CsManifest/CheckExistManifestExport",
  right,
  query: z.object({ jobId: id }),
  answer: z.boolean(),
  summary: "Does the job already have a manifest",
});

const ofJob = z.object({ jobId: id, ...paperLanguage });

const preview = (path: string, summary: string) =>
  call({
    method: "POST",
    path: `CsManifest/${path}`,
    writes: false,
    right,
    body: ofJob,
    answer: "file",
    summary,
  });

export const previewSeaExport = preview(
  "PreviewSeaExportManifest",
  "Preview the sea export manifest",
);
export const previewSeaImport = preview(
  "PreviewSeaImportManifest",
  "Preview the sea import manifest",
);
export const previewAir = preview("PreviewAirExportManifest", "Preview the air manifest");

const exportOfBill = (path: string, summary: string) =>
  call({
    method: "GET",
    path: `Documentation/${path}`,
    right,
    query: z.object({ hblid: id, ...paperLanguage }),
    answer: "file",
    summary,
  });

export const exportEManifest = exportOfBill("ExportEManifest", "E-manifest of a house bill");
export const exportGoodsDeclaration = exportOfBill(
  "ExportGoodsDeclare",
  "Goods declaration of a house bill",
);
export const exportDangerousGoods = exportOfBill(
  "ExportDangerousGoods",
  "Dangerous goods declaration of a house bill",
);

const previewByJob = (path: string, summary: string) =>
  call({
    method: "GET",
    path: `CsManifest/${path}`,
    right,
    query: ofJob,
    answer: "file",
    summary,
  });

export const previewAirByJob = previewByJob(
  "PreviewAirExportManifestByJobId",
  "Air manifest of a job, for mail",
);
export const previewSeaExportByJob = previewByJob(
  "PreviewSeaExportManifestByJobId",
  "Sea manifest of a job, for mail",
);

import { otherCharge } from "@fairway/areas/housebill/model/otherCharge.ts";
import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import { paperLanguage } from "@fairway/core/contract/paperLanguage.ts";
import { done, id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import {
  airWayBill,
  airWayBillForm,
  jobChanges,
  jobPartOfWaybill,
  seenJob,
} from "./model/airWayBill.ts";
import { masterPlacing } from "./model/masterPlacing.ts";

export const getAirWayBill = call({
  method: "GET",
  path: "CsAirWayBill/GetBy/{jobId}",
  right: rightOnJobs("detail"),
  params: z.object({ jobId: id }),
  answer: airWayBill,
  summary: "Master air waybill of a job, or what a new one starts with",
});

export const createAirWayBill = call({
  method: "POST",
  path: "CsAirWayBill",
  right: rightOnJobs("write"),
  body: airWayBillForm.extend({ jobId: id }),
  answer: done(airWayBill),
  summary: "Create a master air waybill",
});

export const updateAirWayBill = call({
  method: "PUT",
  path: "CsAirWayBill",
  right: rightOnJobs("write"),
  body: airWayBillForm.extend({ jobId: id, id, version: z.number().int() }),
  answer: done(airWayBill),
  summary: "Save changes of a master air waybill",
});

/** Writes only the job; the waybill is saved by its own calls. */
export const syncJob = call({
  method: "POST",
  path: "CsTransaction/SyncShipmentByAirWayBill/{id}",
  right: rightOnJobs("write"),
  params: z.object({ id }),
  body: jobPartOfWaybill.extend(seenJob),
  answer: done(z.object({ jobNo: z.string() })),
  summary: "Copy air waybill data back to the job",
});

export const previewJob = call({
  method: "POST",
  path: "CsTransaction/PreviewShipmentByAirWayBill/{id}",
  writes: false,
  right: rightOnJobs("write"),
  params: z.object({ id }),
  body: jobPartOfWaybill,
  answer: jobChanges,
  summary: "What the copying of air waybill data would change on the job",
});

export const chargesOfMaster = call({
  method: "GET",
  path: "csShipmentOtherCharge/GetByMasterBill",
  right: rightOnJobs("detail"),
  query: z.object({ jobId: id }),
  answer: z.array(otherCharge),
  summary: "Other charges of the master air waybill",
});

export const previewAirWayBill = call({
  method: "GET",
  path: "CsAirWayBill/PreviewAirwayBill",
  right: rightOnJobs("detail"),
  query: masterPlacing.extend({ jobId: id, ...paperLanguage }),
  answer: "file",
  summary: "Preview the master air waybill",
});

const inExcel = (path: string, summary: string) =>
  call({
    method: "GET",
    path: `Documentation/${path}`,
    right: rightOnJobs("detail"),
    query: z.object({ jobId: id, ...paperLanguage }),
    answer: "file",
    summary,
  });

export const exportMaster = inExcel("ExportMAWBAirExport", "Master air waybill in Excel");
export const exportScsc = inExcel("ExportSCSCAirExport", "Shipper's letter for SCSC in Excel");
export const exportTcs = inExcel("ExportTCSAirExport", "Shipper's letter for TCS in Excel");
export const exportAcs = inExcel("ExportACSAirExport", "Weighing slip for ACS in Excel");
export const exportNctsAls = inExcel(
  "ExportNCTSALSAirExport",
  "Weighing slip for NCTS and ALS in Excel",
);

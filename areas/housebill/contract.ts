import { doneWithAlerts } from "@fairway/areas/credit/model/checkAlert.ts";
import { dimensionForms, storedDimension } from "@fairway/areas/goods/model/dimension.ts";
import { openServiceCodes, rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { containerForm, storedContainer } from "@fairway/areas/shipment/model/container.ts";
import { call } from "@fairway/core/contract/call.ts";
import { paperLanguage } from "@fairway/core/contract/paperLanguage.ts";
import {
  day,
  done,
  id,
  maybeId,
  maybeText,
  orNull,
  pageOf,
  paging,
} from "@fairway/core/contract/shapes.ts";
import { historyAnswer, historyPart } from "@fairway/core/history/historyAnswer.ts";
import { maybeRichText } from "@fairway/core/richText/richText.ts";
import { z } from "zod";
import { linkCriteria, linkedJob } from "./model/linkedJob.ts";
import { mostAttached } from "./model/attachedList.ts";
import { billsAgainstJob } from "./model/billDifferenceShape.ts";
import { billPrint } from "./model/billPlacing.ts";
import { rightToDraw } from "./model/rightToDraw.ts";
import { syncPreview } from "./model/syncPreview.ts";
import { houseBillFields, houseBillForm } from "./model/houseBill.ts";
import { askedKinds } from "./model/houseBillPaper.ts";
import { houseBillRecord, houseBillRow } from "./model/houseBillRecord.ts";
import { otherCharge, otherChargeForms } from "./model/otherCharge.ts";
import { proposalShape } from "./model/proposalShapes.ts";
import { waybillPlacing } from "./model/waybillPlacing.ts";

const name = z.string().nullable();

export const getHouseBill = call({
  method: "GET",
  path: "CsTransactionDetail/GetById",
  right: rightOnJobs("detail"),
  query: z.object({ id }),
  answer: houseBillRecord,
  summary: "Open house bill detail",
});

/** Answered by the charge area, which reads the charges of the bill as well. */
export const houseBillHistory = call({
  method: "GET",
  path: "CsTransactionDetail/History/{id}",
  right: rightOnJobs("detail"),
  params: z.object({ id }),
  query: historyPart,
  answer: historyAnswer,
  summary: "Who changed what of a house bill, its containers and charges, the last first",
});

export const createHouseBill = call({
  method: "POST",
  path: "CsTransactionDetail/addNew",
  right: rightOnJobs("write"),
  body: houseBillForm.extend({
    jobId: id,
    /** Without a list the bill starts with the containers of its job. */
    csMawbcontainers: z.array(containerForm).max(500).optional(),
    dimensionDetails: dimensionForms.optional(),
    otherCharges: otherChargeForms.optional(),
  }),
  answer: doneWithAlerts(houseBillRecord),
  summary: "Create a house bill",
});

export const updateHouseBill = call({
  method: "PUT",
  path: "CsTransactionDetail/Update",
  right: rightOnJobs("write"),
  body: houseBillForm.extend({
    id,
    version: z.number().int(),
    csMawbcontainers: z.array(containerForm).max(500).optional(),
    /** The whole list of a house waybill; left out, the list stays as it is. */
    dimensionDetails: dimensionForms.optional(),
    /** The whole list of an export waybill; left out, the list stays as it is. */
    otherCharges: otherChargeForms.optional(),
  }),
  answer: doneWithAlerts(houseBillRecord),
  summary: "Save changes of a house bill",
});

/** Saves several house bills, all or none. */
export const updateHouseBills = call({
  method: "PUT",
  path: "CsTransactionDetail/UpdateBills",
  right: rightOnJobs("write"),
  body: z.object({ bills: z.array(updateHouseBill.body).min(1).max(50) }),
  answer: doneWithAlerts(z.array(houseBillRecord)),
  summary: "Save changes of several house bills together",
});

export const deleteHouseBill = call({
  method: "DELETE",
  path: "CsTransactionDetail/Delete",
  right: [...rightOnJobs("delete"), ...rightOnJobs("write")],
  query: z.object({ id }),
  answer: done(z.object({ id, hwbno: z.string() })),
  summary: "Delete a house bill",
});

const billCriteria = z.object({
  jobId: maybeId,
  hwbno: maybeText(50),
  customerId: maybeId,
  saleManId: maybeId,
  creditDebitNo: maybeText(100),
  soaNo: maybeText(100),
});

export const listHouseBillsOfJob = call({
  method: "POST",
  path: "CsTransactionDetail/GetListHouseBillAscHBL",
  writes: false,
  right: rightOnJobs("list"),
  body: billCriteria,
  answer: z.array(houseBillRow),
  summary: "Expand row: house bills in number order",
});

export const queryHouseBills = call({
  method: "POST",
  path: "CsTransactionDetail/QueryData",
  right: rightOnJobs("list"),
  body: billCriteria,
  answer: z.array(houseBillRow),
  summary: "House bills of a job for its tab",
});

export const findHouseBills = call({
  method: "POST",
  path: "CsTransactionDetail/Query",
  writes: false,
  right: rightOnJobs("list"),
  body: billCriteria.extend({
    /** Those of the jobs of one service alone; no criterion of its own. */
    transactionType: orNull(z.enum(openServiceCodes)),
  }),
  answer: z.array(houseBillRow),
  summary: "House bills of all jobs that match criteria, the last changed first",
});

export const linkedShipment = call({
  method: "GET",
  path: "CsTransaction/GetLinkASInfomation",
  right: rightOnJobs("detail"),
  query: linkCriteria,
  answer: linkedJob.nullable(),
  summary: "Find the air or sea job to link",
});

export const pageHouseBills = call({
  method: "POST",
  path: "CsTransactionDetail/Paging",
  right: rightOnJobs("list"),
  query: paging,
  body: billCriteria,
  answer: pageOf(houseBillRow),
  summary: "House bill list page",
});

export const checkHouseBillPermission = call({
  method: "GET",
  path: "CsTransactionDetail/CheckPermission/{id}",
  right: "signedIn",
  params: z.object({ id }),
  answer: z.boolean(),
  summary: "May the user open this house bill",
});

export const generateHblSeaExport = call({
  method: "GET",
  path: "CsTransactionDetail/GenerateHBLSeaExport",
  right: rightToDraw("drawnByPort"),
  query: z.object({ podCode: z.string().trim().max(20).default("") }),
  answer: z.string(),
  summary: "Next sea export house bill number",
});

export const generateHblNo = call({
  method: "GET",
  path: "CsTransactionDetail/GenerateHBLNo",
  right: rightToDraw("drawnInRange"),
  query: z.object({ transactionTypeEnum: z.string().max(20).default("") }),
  answer: z.string(),
  summary: "Next house air waybill number",
});

export const checkHwbNoExistedAirExport = call({
  method: "GET",
  path: "CsTransactionDetail/CheckHwbNoExistedAirExport",
  right: rightOnJobs("write"),
  query: z.object({ hwbno: z.string().trim().max(50), jobId: id, hblId: id.optional() }),
  answer: z.array(z.string()),
  summary: "Jobs of all offices with this house waybill number",
});

export const updateFlightInfo = call({
  method: "PUT",
  path: "CsTransactionDetail/UpdateFlightInfo",
  right: rightOnJobs("write"),
  query: z.object({ id }),
  answer: done(z.object({ hwbnos: z.array(z.string()) })),
  summary: "Copy flight and days of a job to its house waybills",
});

/** Copies route, days, vessel or flight and numbers of a job to its house bills. */
export const syncBills = call({
  method: "POST",
  path: "CsTransaction/SyncHBLByShipment/{id}",
  right: rightOnJobs("write"),
  params: z.object({ id }),
  body: z.object({
    /** The job as the preview read it. */
    version: z.number().int(),
  }),
  answer: done(z.object({ hwbnos: z.array(z.string()) })),
  summary: "Copy job data to its house bills",
});

export const previewSync = call({
  method: "GET",
  path: "CsTransaction/PreviewSyncHBL/{id}",
  right: rightOnJobs("write"),
  params: z.object({ id }),
  answer: syncPreview,
  summary: "What the copying of job data would change on each house bill",
});

export const checkHwbNoExisted = call({
  method: "GET",
  path: "CsTransactionDetail/CheckHwbNoExisted",
  right: rightOnJobs("write"),
  query: z.object({ hwbno: z.string().trim().max(50), jobId: id.optional(), hblId: id.optional() }),
  answer: z.boolean(),
  summary: "House bill number already used",
});

export const newHouseBill = call({
  method: "GET",
  path: "CsTransactionDetail/NewHouseBill",
  right: rightOnJobs("write"),
  query: z.object({ jobId: id }),
  answer: houseBillFields.partial().extend({
    jobId: id,
    jobNo: z.string(),
    polCode: name,
    polName: name,
    podCode: name,
    podName: name,
    incotermCode: name,
    goodsDeliveryCode: name,
    goodsDeliveryName: name,
    supplierCode: name,
    supplierName: name,
    forwardingAgentCode: name,
    forwardingAgentName: name,
    warehouseCode: name,
    warehouseName: name,
    packageTypeCode: name,
    csMawbcontainers: z.array(storedContainer),
  }),
  summary: "What a new house bill of a job starts with",
});

export const goodsOfAllBills = call({
  method: "GET",
  path: "CsTransactionDetail/GetGoodSummaryOfAllHblByJobId",
  right: rightOnJobs("detail"),
  query: z.object({ jobId: id }),
  answer: z.object({
    packageQty: z.string(),
    grossWeight: z.string(),
    netWeight: z.string(),
    chargeWeight: z.string(),
    cbm: z.string(),
    /** Null where revenue tons charge nothing. */
    chargedTons: name,
  }),
  summary: "Goods totals over all house bills",
});

export const dimensionsOfBill = call({
  method: "GET",
  path: "CsDimensionDetail/GetByHouseBill",
  right: rightOnJobs("detail"),
  query: z.object({ hblId: id }),
  answer: z.array(storedDimension),
  summary: "Dimension lines of a house waybill",
});

export const chargesOfHouseBill = call({
  method: "GET",
  path: "csShipmentOtherCharge/GetByHouseBill",
  right: rightOnJobs("detail"),
  query: z.object({ hblId: id }),
  answer: z.array(otherCharge),
  summary: "Other charges of a house waybill",
});

export const compareBills = call({
  method: "GET",
  path: "CsTransactionDetail/CompareWithJob/{jobId}",
  right: rightOnJobs("detail"),
  params: z.object({ jobId: id }),
  answer: billsAgainstJob,
  summary: "What a job and its house bills have differently",
});

export const previewSeaHblOfLading = call({
  method: "GET",
  path: "CsTransactionDetail/PreviewSeaHBLofLading",
  right: rightOnJobs("detail"),
  query: billPrint.extend({
    hblId: id,
    /** As the type of the bill says, or a draft or a copy. */
    kind: z.enum(askedKinds).default("TYPE"),
    ...paperLanguage,
  }),
  answer: "file",
  summary: "Preview a sea house bill of lading",
});

export const previewHouseAirWaybill = call({
  method: "GET",
  path: "CsTransactionDetail/PreviewHouseAirwayBillLastest",
  right: rightOnJobs("detail"),
  query: waybillPlacing.extend({ hblId: id, ...paperLanguage }),
  answer: "file",
  summary: "Preview a house air waybill",
});

export const updateAttachList = call({
  method: "PUT",
  path: "CsTransactionDetail/UpdateAttachList",
  right: rightOnJobs("write"),
  body: z.object({
    id,
    version: z.number().int(),
    /** The text below the head, which is not typed. */
    attachList: maybeRichText(mostAttached),
  }),
  answer: done(houseBillRecord),
  summary: "Save the attached list of a bill",
});

export const previewAttachList = call({
  method: "GET",
  path: "CsTransactionDetail/PreviewAirAttachList",
  right: rightOnJobs("detail"),
  query: z.object({ hblId: id, ...paperLanguage }),
  answer: "file",
  summary: "Preview the attached list of a bill",
});

export const exportHouseAirWaybill = call({
  method: "GET",
  path: "Documentation/ExportHAWBAirExport",
  right: rightOnJobs("detail"),
  query: z.object({ hblid: id, officeId: id.optional(), ...paperLanguage }),
  answer: "file",
  summary: "Neutral house air waybill in Excel",
});

export const exportDailyBills = call({
  method: "GET",
  path: "Documentation/ExportHousebillDaily",
  right: rightOnJobs("export"),
  query: z.object({ issuedDate: day }),
  answer: "file",
  summary: "House waybills that were issued on a day, in Excel",
});

export const previewShippingInstruction = call({
  method: "POST",
  path: "CsTransactionDetail/PreviewShippingInstruction",
  right: rightOnJobs("write"),
  upload: true,
  query: z.object({ jobId: id }),
  answer: proposalShape,
  summary: "What a shipping instruction would make of a house bill, field by field",
});

export const importShippingInstruction = call({
  method: "POST",
  path: "CsTransactionDetail/ImportShippingInstruction",
  right: rightOnJobs("write"),
  body: houseBillForm.extend({
    jobId: id,
    csMawbcontainers: z.array(containerForm).max(500).default([]),
  }),
  answer: doneWithAlerts(houseBillRecord),
  summary: "Make a house bill of what was accepted from a shipping instruction",
});

import { openBeforeFinishing } from "./model/openBeforeFinishing.ts";
import { dimensionForms, storedDimension } from "@fairway/areas/goods/model/dimension.ts";
import {
  billedServiceCodes,
  openServiceCodes,
  rightOnJobs,
} from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import {
  chosenColumns,
  chosenRows,
  done,
  id,
  maybeDay,
  maybeId,
  maybeText,
  pageOf,
  paging,
} from "@fairway/core/contract/shapes.ts";
import { historyAnswer, historyPart } from "@fairway/core/history/historyAnswer.ts";
import { z } from "zod";
import { jobColumns } from "@fairway/areas/service/model/jobFields.ts";
import {
  containerForm,
  containerSheetRow,
  storedContainer,
  verifiedMassForm,
} from "./model/container.ts";
import { operationTerms, shipmentTerms } from "./model/formTerms.ts";
import { jobOutcome, mostTogether } from "./model/jobOutcome.ts";
import { unlockRight } from "./model/lockRights.ts";
import { lockedJob, numberedJob, numberKind, numberList } from "./model/numberedJob.ts";
import { followingDays } from "./model/daysThatFollow.ts";
import { shipmentForm } from "./model/shipment.ts";
import { advanceLine } from "./model/jobPayment.ts";
import { shipmentCriteria } from "./model/shipmentCriteria.ts";
import { foundJob, shipmentListRow, shipmentRecord } from "./model/shipmentRecord.ts";

const transactionType = z.enum(billedServiceCodes);

/** Answered by the stage area, which assigns the stages of the service. */
export const createShipment = call({
  method: "POST",
  path: "CsTransaction",
  right: rightOnJobs("add"),
  body: shipmentForm.extend({
    transactionType,
    csMawbcontainers: z.array(containerForm).max(500).default([]),
    dimensionDetails: dimensionForms.optional(),
  }),
  answer: done(shipmentRecord),
  summary: "Create a service job",
});

export const updateShipment = call({
  method: "PUT",
  path: "CsTransaction",
  right: rightOnJobs("write"),
  body: shipmentForm.extend({
    id,
    version: z.number().int(),
    /** Days that the caller has moved with the ETD or ETA: they are saved as sent. Rule SH-1 */
    keptDays: z.array(z.enum(followingDays)).max(2).nullish(),
    /** The whole master list; left out, the list stays as it is. */
    csMawbcontainers: z.array(containerForm).max(500).optional(),
    /** The whole list of an air job; left out, the list stays as it is. */
    dimensionDetails: dimensionForms.optional(),
  }),
  answer: done(shipmentRecord),
  summary: "Save changes of a service job",
});

export const getShipment = call({
  method: "GET",
  path: "CsTransaction/{id}",
  right: rightOnJobs("detail"),
  params: z.object({ id }),
  answer: shipmentRecord,
  summary: "Open service job detail",
});

/** Answered by the charge area, which reads the bills and charges of the job as well. */
export const shipmentHistory = call({
  method: "GET",
  path: "CsTransaction/History/{id}",
  right: rightOnJobs("detail"),
  params: z.object({ id }),
  query: historyPart,
  answer: historyAnswer,
  summary: "Who changed what of a job, its containers, bills and charges, the last first",
});

export const advancesOfJob = call({
  method: "GET",
  path: "Shipment/AdvanceSettlement",
  right: rightOnJobs("detail"),
  query: z.object({ jobId: id }),
  answer: z.array(advanceLine),
  summary: "Advances of a job with their settlements",
});

export const listShipments = call({
  method: "POST",
  path: "CsTransaction/Paging",
  right: rightOnJobs("list"),
  query: paging,
  body: shipmentCriteria,
  answer: pageOf(shipmentListRow),
  summary: "Service job list page",
});

export const queryShipments = call({
  method: "POST",
  path: "CsTransaction/Query",
  right: rightOnJobs("list"),
  body: shipmentCriteria,
  answer: z.array(shipmentListRow),
  summary: "Unpaged service job query, the newest thousand",
});

export const findJobs = call({
  method: "GET",
  path: "Shipment/GetAllShipment",
  right: rightOnJobs("list"),
  query: z.object({ JobNo: z.string().max(100).default("") }),
  answer: z.array(foundJob),
  summary: "Quick search over all shipments",
});

const found = z.object({ id, code: z.string(), name: z.string() }).nullable();

export const flightFacts = call({
  method: "GET",
  path: "Shipment/GetFlightFacts",
  right: [...rightOnJobs("add"), ...rightOnJobs("write")],
  query: z.object({
    mawb: z.string().max(50).default(""),
    flightNo: z.string().max(100).default(""),
    coloaderId: id.optional(),
  }),
  answer: z.object({
    /** How the named carrier, or that of the number, rounds volume weights. */
    rounding: z
      .object({ applyDim: z.string().nullable(), roundUpMethod: z.string().nullable() })
      .nullable(),
    airline: z.object({ prefix: z.string(), code: z.string(), name: z.string() }).nullable(),
    carrier: found,
    warehouse: found,
  }),
  summary: "Airline and carrier of a MAWB number, warehouse of a flight number",
});

export const offerWaybillNo = call({
  method: "POST",
  path: "Shipment/OfferMawb",
  right: [...rightOnJobs("add"), ...rightOnJobs("write")],
  body: z.object({ coloaderId: id }),
  answer: done(z.object({ mawb: z.string() })),
  summary: "The next MAWB number of an airline",
});

export const exportShipments = call({
  method: "POST",
  path: "CsTransaction/Export",
  writes: false,
  right: rightOnJobs("export"),
  body: shipmentCriteria.extend({ columns: chosenColumns(jobColumns), ids: chosenRows }),
  answer: "file",
  summary: "The filtered list of jobs as a workbook",
});

const justId = z.object({ id });

export const checkShipmentPermission = call({
  method: "GET",
  path: "CsTransaction/CheckPermission/{id}",
  right: "signedIn",
  params: justId,
  answer: z.boolean(),
  summary: "May the user open this service job",
});

export const checkShipmentAllowDelete = call({
  method: "GET",
  path: "CsTransaction/CheckAllowDelete/{id}",
  right: "signedIn",
  params: justId,
  answer: z.boolean(),
  summary: "May the user delete this service job",
});

export const checkShipmentDeletePermission = call({
  method: "GET",
  path: "CsTransaction/CheckDeletePermission/{id}",
  right: "signedIn",
  params: justId,
  answer: z.boolean(),
  summary: "Does the user hold delete right on this job",
});

export const cancelShipment = call({
  method: "DELETE",
  path: "CsTransaction/{id}",
  right: rightOnJobs("delete"),
  params: justId,
  query: z.object({ reason: maybeText(500) }),
  answer: done(z.object({ id, jobNo: z.string() })),
  summary: "Cancel a service job after guard check",
});

export const lockShipment = call({
  method: "PUT",
  path: "CsTransaction/LockCsTransaction/{id}",
  right: rightOnJobs("LockShipment"),
  params: justId,
  answer: done(shipmentRecord),
  summary: "Lock a service job",
});

export const unlockShipment = call({
  method: "PUT",
  path: "CsTransaction/UnlockCsTransaction/{id}",
  right: unlockRight,
  params: justId,
  answer: done(shipmentRecord),
  summary: "Unlock a service job",
});

const someJobs = z.object({ ids: z.array(id).min(1).max(mostTogether) });

export const lockShipments = call({
  method: "POST",
  path: "Shipment/LockShipmentList",
  right: rightOnJobs("LockShipment"),
  body: someJobs,
  answer: done(z.array(jobOutcome)),
  summary: "Lock several jobs, with an answer for each",
});

export const unlockShipments = call({
  method: "POST",
  path: "Shipment/UnLockShipment",
  right: unlockRight,
  body: someJobs,
  answer: done(z.array(jobOutcome)),
  summary: "Unlock several jobs, with an answer for each",
});

export const shipmentsToUnlock = call({
  method: "POST",
  path: "Shipment/GetShipmentToUnLock",
  writes: false,
  right: rightOnJobs("list"),
  body: z.object({
    searchOption: numberKind,
    keywords: numberList.default([]),
    fromLockedDate: maybeDay,
    toLockedDate: maybeDay,
    fromServiceDate: maybeDay,
    toServiceDate: maybeDay,
    /** All services and offices where they are empty. */
    services: z.array(z.enum(openServiceCodes)).default([]),
    officeIds: z.array(id).max(100).default([]),
  }),
  answer: z.array(lockedJob),
  summary: "Locked jobs by their numbers, service dates or the day of the lock",
});

export const shipmentsUnknown = call({
  method: "POST",
  path: "Shipment/GetShipmentNotExist",
  writes: false,
  right: rightOnJobs("list"),
  query: z.object({ typeSearch: numberKind }),
  body: z.object({ keywords: numberList }),
  answer: z.array(z.string()),
  summary: "Numbers of a list that no job has",
});

export const shipmentsByNumbers = call({
  method: "POST",
  path: "Shipment/GetShipmentsCopyListBySearchOption",
  writes: false,
  right: rightOnJobs("list"),
  query: z.object({ searchOption: numberKind }),
  body: z.object({ keywords: numberList.min(1) }),
  answer: z.array(numberedJob),
  summary: "Jobs by a list of their numbers",
});

export const shipmentsNotLocked = call({
  method: "GET",
  path: "Shipment/GetShipmentNotLocked",
  right: rightOnJobs("list"),
  answer: z.array(numberedJob),
  summary: "The newest jobs that are not locked, of all services",
});

export const shipmentsInCharge = call({
  method: "GET",
  path: "Shipment/GetShipmentAssignPIC",
  right: rightOnJobs("list"),
  answer: z.array(numberedJob),
  summary: "Open jobs of which the user is in charge",
});

export const shipmentsOfCarrierInCharge = call({
  method: "GET",
  path: "Shipment/GetShipmentAssignPICCarrier",
  right: rightOnJobs("list"),
  query: z.object({ type: z.enum(openServiceCodes).optional() }),
  answer: z.array(numberedJob),
  summary: "Open jobs with a carrier of which the user is in charge",
});

/** Answered by the charge area, which reads the charges. */
export const shipmentsOfPayee = call({
  method: "GET",
  path: "Shipment/GetShipmentsCreditPayer",
  right: rightOnJobs("list"),
  query: z.object({ partner: id, productServices: z.string().max(100).default("") }),
  answer: z.array(numberedJob),
  summary: "Jobs with charges that are to be paid to a partner",
});

/** Answered by the area of notes, which reads the notes and the charges below it. */
export const openBeforeFinish = call({
  method: "GET",
  path: "CsTransaction/GetOpenBeforeFinish",
  right: rightOnJobs("detail"),
  query: z.object({ jobId: id }),
  answer: openBeforeFinishing,
  summary: "What is open on a job that is to be finished",
});

export const updateJobStatus = call({
  method: "PUT",
  path: "CsTransaction/UpdateJobStatus",
  right: [...rightOnJobs("FinishShipment"), ...rightOnJobs("ReopenShipment")],
  body: z.object({
    jobId: id,
    transactionType: z.string().default("CsTransaction"),
    status: z.enum(["Finish", "Reopen"]),
    /** Why the job is finished at no profit or above the margin of its office. Rule SH-37. */
    marginReasonId: maybeId,
    marginNote: maybeText(500),
  }),
  answer: done(shipmentRecord),
  summary: "Finish or reopen a job",
});

export const containersOfJob = call({
  method: "POST",
  path: "CsMawbcontainer/GetContainerListByJobId/{id}",
  writes: false,
  right: rightOnJobs("detail"),
  params: justId,
  answer: z.array(storedContainer),
  summary: "All containers of a job",
});

export const queryContainers = call({
  method: "POST",
  path: "CsMawbcontainer/Query",
  right: rightOnJobs("detail"),
  body: z.object({ mblid: maybeId, hblid: maybeId }),
  answer: z.array(storedContainer),
  summary: "Containers of a job or house bill",
});

export const dimensionsOfJob = call({
  method: "GET",
  path: "CsDimensionDetail/GetByMasterBill",
  right: rightOnJobs("detail"),
  query: z.object({ mblId: id }),
  answer: z.array(storedDimension),
  summary: "Dimension lines of an air job",
});

/** Answered by the house bill area, which reads the bills. */
export const dimensionsOfBills = call({
  method: "GET",
  path: "CsDimensionDetail/GetDIMFromHouseBillsByJob",
  right: rightOnJobs("detail"),
  query: z.object({ id }),
  answer: z.array(storedDimension),
  summary: "Dimension lines of all house waybills of a job",
});

/** Answered by the house bill area. */
export const billsOfShipment = call({
  method: "GET",
  path: "CsTransactionDetail/GetHAWBListOfShipment",
  right: rightOnJobs("detail"),
  query: z.object({ jobId: id, hblId: id.optional() }),
  answer: z.array(
    z.object({
      id,
      hwbno: z.string(),
      customerName: z.string().nullable(),
      packageQty: z.string().nullable(),
      packageType: id.nullable(),
      packageTypeCode: z.string().nullable(),
      packageTypeName: z.string().nullable(),
      grossWeight: z.string().nullable(),
      chargeWeight: z.string().nullable(),
      cbm: z.string().nullable(),
      /** It is the named bill; without a name all are. */
      isChosen: z.boolean(),
    }),
  ),
  summary: "House bills of a job for pickers",
});

export const downloadContainerTemplate = call({
  method: "GET",
  path: "CsMawbcontainer/downloadFileExcel",
  right: "signedIn",
  answer: "file",
  summary: "Download container import template",
});

export const downloadGoodsTemplate = call({
  method: "GET",
  path: "CsMawbcontainer/downloadGoodsFileExcel",
  right: "signedIn",
  answer: "file",
  summary: "Download goods import template",
});

/** A list of goods: that of a job or, with the mark, of one of its house bills. */
const listOfGoods = { id, isHouseBill: z.stringbool().default(false) };

/** Answered by the house bill area, because the list may be that of a bill. */
const upload = (path: string, summary: string) =>
  call({
    method: "POST",
    path: `CsMawbcontainer/${path}`,
    right: rightOnJobs("write"),
    upload: true,
    query: z.object({
      ...listOfGoods,
      /** Compares the sheet with the stored lines, too; a form compares it with those that it shows. */
      stored: z.stringbool().default(true),
    }),
    answer: z.object({
      data: z.array(containerSheetRow),
      totalValidRows: z.number(),
      totalInvalidRows: z.number(),
    }),
    summary,
  });

export const uploadContainers = upload("UploadFile", "Upload and validate container sheet");

export const uploadGoods = upload("UploadGoodsFile", "Upload and validate goods sheet");

/** Answered by the house bill area, too. */
export const importGoods = call({
  method: "POST",
  path: "CsMawbcontainer/Import",
  right: rightOnJobs("write"),
  body: z.object({
    id,
    isHouseBill: z.boolean().default(false),
    /** That of the job or the bill. */
    version: z.number().int(),
    csMawbcontainers: z.array(containerForm).min(1).max(500),
  }),
  answer: done(z.object({ id, version: z.number(), count: z.number() })),
  summary: "Store validated container rows",
});

export const saveVerifiedMass = call({
  method: "PUT",
  path: "CsMawbcontainer/VerifiedMass",
  right: rightOnJobs("write"),
  body: verifiedMassForm.extend({
    /** The job. */
    id,
    containerId: id,
    /** That of the container line. */
    version: z.number().int(),
  }),
  answer: done(storedContainer),
  summary: "Write the verified gross mass of one container of a job",
});

const terms = <Answer extends z.ZodType>(path: string, answer: Answer, summary: string) =>
  call({ method: "GET", path: `Terminology/${path}`, right: "signedIn", answer, summary });

export const getShipmentTerms = terms(
  "GetShipmentCommonData",
  shipmentTerms,
  "Fixed lists of service job form",
);
export const getOperationTerms = terms(
  "GetOPSShipmentCommonData",
  operationTerms,
  "Fixed lists of operations job form",
);

export const salesmanOfPartner = call({
  method: "GET",
  path: "CatContract/GetSalemanIdByPartnerId/{partnerId}/{jobId}",
  right: rightOnJobs("detail"),
  params: z.object({ partnerId: id, jobId: id }),
  answer: id.nullable(),
  summary: "The salesman whose agreement with the partner covers the job",
});

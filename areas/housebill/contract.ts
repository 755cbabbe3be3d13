import {
  containerAsk,
  containerRow,
  recordPermission,
  rightOnJobs,
} from "@fairway/areas/shipment/contract.ts";
import { call } from "@fairway/core/contract/call.ts";
import {
  day,
  decimalText,
  done,
  id,
  instant,
  may,
  maybeText,
  pageOf,
  paging,
} from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { proposalShape } from "./model/siShapes.ts";

const maybeId = id.nullish().transform((value) => value ?? null);
const maybeDay = day.nullish().transform((value) => value ?? null);
const maybeDecimal = decimalText.nullish().transform((value) => value ?? null);
const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z
    .enum(words)
    .nullish()
    .transform((value) => value ?? null);

const houseBillForm = z.object({
  hwbno: maybeText(50),
  hbltype: choice(["Copy", "Original", "Sea Waybill", "Surrendered"]),
  mawb: maybeText(50),
  customerId: maybeId,
  saleManId: maybeId,
  shipperId: maybeId,
  shipperDescription: maybeText(1000),
  consigneeId: maybeId,
  consigneeDescription: maybeText(1000),
  notifyPartyId: maybeId,
  notifyPartyDescription: maybeText(1000),
  forwardingAgentId: maybeId,
  forwardingAgentDescription: maybeText(1000),
  goodsDeliveryId: maybeId,
  goodsDeliveryDescription: maybeText(1000),
  bookingNo: maybeText(50),
  localVoyNo: maybeText(200),
  oceanVoyNo: maybeText(200),
  pol: maybeId,
  polDescription: maybeText(200),
  pod: maybeId,
  podDescription: maybeText(200),
  pickupPlace: maybeText(200),
  deliveryPlace: maybeText(200),
  finalPod: maybeText(200),
  etd: maybeDay,
  eta: maybeDay,
  closingDate: maybeDay,
  sailingDate: maybeDay,
  freightPayment: choice(["Prepaid", "Collect"]),
  placeFreightPay: maybeText(200),
  issueHbldate: maybeDay,
  issueHblplace: maybeText(200),
  onBoardStatus: maybeText(1000),
  typeOfMove: maybeText(50),
  serviceType: maybeText(50),
  originBlnumber: maybeText(50),
  incotermId: maybeId,
  shippingMark: maybeText(4000),
  inWord: maybeText(2000),
  desOfGoods: maybeText(8000),
  commodity: maybeText(1000),
  hsCode: maybeText(500),
  remark: maybeText(4000),
  referenceNo: maybeText(100),
  exportReferenceNo: maybeText(100),
  purchaseOrderNo: maybeText(100),
  originCountryId: maybeText(2),
  attachList: maybeText(20000),
  packageQty: maybeDecimal,
  packageType: maybeId,
  grossWeight: maybeDecimal,
  netWeight: maybeDecimal,
  chargeWeight: maybeDecimal,
  cbm: maybeDecimal,
  contSealNo: maybeText(4000),
  packageContainer: maybeText(1000),
});

const name = z.string().nullable();

/** A house bill's form as it is answered: every text as it stands. */
const houseBillFields = z.object(
  Object.fromEntries(Object.keys(houseBillForm.shape).map((field) => [field, name])) as Record<
    keyof typeof houseBillForm.shape,
    typeof name
  >,
);

/** A house bill as it is answered. */
export const houseBillRecord = houseBillFields.extend({
  id,
  version: z.number(),
  jobId: id,
  jobNo: z.string(),
  hwbno: z.string(),
  transactionType: z.string(),
  isLocked: z.boolean(),
  jobStatus: z.string(),
  customerCode: name,
  customerName: name,
  saleManName: name,
  shipperCode: name,
  shipperName: name,
  consigneeCode: name,
  consigneeName: name,
  notifyPartyCode: name,
  notifyPartyName: name,
  forwardingAgentCode: name,
  forwardingAgentName: name,
  goodsDeliveryCode: name,
  goodsDeliveryName: name,
  polCode: name,
  polName: name,
  podCode: name,
  podName: name,
  incotermCode: name,
  packageTypeCode: name,
  packageTypeName: name,
  originCountryName: name,
  officeId: id,
  departmentId: id.nullable(),
  groupId: id.nullable(),
  companyId: id,
  userCreated: id.nullable(),
  userNameCreated: name,
  datetimeCreated: instant,
  userModified: id.nullable(),
  userNameModified: name,
  datetimeModified: instant,
  csMawbcontainers: z.array(containerRow),
  permission: recordPermission,
  may,
});
export type HouseBillRecord = z.infer<typeof houseBillRecord>;

export const getHouseBill = call({
  method: "GET",
  path: "CsTransactionDetail/GetById",
  right: rightOnJobs("detail"),
  query: z.object({ id }),
  answer: houseBillRecord,
  summary: "Open house bill detail",
});

export const createHouseBill = call({
  method: "POST",
  path: "CsTransactionDetail/addNew",
  right: rightOnJobs("write"),
  body: houseBillForm.extend({
    jobId: id,
    /** Left out, the bill starts with the containers of its job. */
    csMawbcontainers: z.array(containerAsk).max(500).optional(),
  }),
  answer: done(houseBillRecord),
  summary: "Create a house bill",
});

export const updateHouseBill = call({
  method: "PUT",
  path: "CsTransactionDetail/Update",
  right: rightOnJobs("write"),
  body: houseBillForm.extend({
    id,
    version: z.number().int(),
    csMawbcontainers: z.array(containerAsk).max(500).optional(),
  }),
  answer: done(houseBillRecord),
  summary: "Save changes of a house bill",
});

export const deleteHouseBill = call({
  method: "DELETE",
  path: "CsTransactionDetail/Delete",
  right: [...rightOnJobs("delete"), ...rightOnJobs("write")],
  query: z.object({ id }),
  answer: done(z.object({ id, hwbno: z.string() })),
  summary: "Delete a house bill",
});

/** One line of the house bills of a job. */
export const houseBillRow = z.object({
  id,
  jobId: id,
  hwbno: z.string(),
  hbltype: z.string(),
  customerId: id,
  customerCode: name,
  customerName: name,
  saleManId: id,
  saleManName: name,
  notifyParty: name,
  polName: name,
  podName: name,
  finalPod: name,
  incotermCode: name,
  packageQty: name,
  packageTypeCode: name,
  packageContainer: name,
  grossWeight: name,
  chargeWeight: name,
  cbm: name,
  groupName: name,
  departmentName: name,
  datetimeModified: instant,
  may,
});
export type HouseBillRow = z.infer<typeof houseBillRow>;

const billCriteria = z.object({
  jobId: maybeId,
  hwbno: maybeText(50),
  customerId: maybeId,
  saleManId: maybeId,
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
  right: rightOnJobs("write"),
  query: z.object({ podCode: z.string().trim().max(20).default("") }),
  answer: z.string(),
  summary: "Next sea export house bill number",
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
    csMawbcontainers: z.array(containerRow),
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
  }),
  summary: "Goods totals over all house bills",
});

export const previewSeaHblOfLading = call({
  method: "GET",
  path: "CsTransactionDetail/PreviewSeaHBLofLading",
  right: rightOnJobs("detail"),
  query: z.object({ hblId: id, reportType: z.string().max(30).default("ORIGINAL") }),
  answer: "file",
  summary: "Preview a sea house bill of lading",
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
    csMawbcontainers: z.array(containerAsk).max(500).default([]),
  }),
  answer: done(houseBillRecord),
  summary: "Make a house bill of what was accepted from a shipping instruction",
});

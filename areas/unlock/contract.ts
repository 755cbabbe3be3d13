import { approvalProgress, denial } from "@fairway/areas/approval/model/approvalShapes.ts";
import { approvedStates } from "@fairway/areas/approval/model/approvedStates.ts";
import { documentPageOf } from "@fairway/areas/document/model/documentPage.ts";
import { call } from "@fairway/core/contract/call.ts";
import {
  chosenColumns,
  chosenRows,
  done,
  exportFormat,
  id,
  maybeDay,
  maybeId,
  maybeText,
  needText,
  paging,
} from "@fairway/core/contract/shapes.ts";
import { historyAnswer, historyPart } from "@fairway/core/history/historyAnswer.ts";
import { z } from "zod";
import {
  mostLines,
  shownUnlock,
  unlockDetail,
  unlockForm,
  unlockObject,
} from "./model/unlockRequest.ts";
import { unlockFields } from "./model/unlockFields.ts";
import { unlockTypeCodes } from "./model/unlockTypes.ts";

const path = (name: string) => `UnlockRequest/${name}` as const;
const approvePath = (name: string) => `UnlockRequestApprove/${name}` as const;
const ofId = z.object({ id });
const ofRequest = z.object({ id, version: z.coerce.number().int().optional() });
const type = z.enum(unlockTypeCodes);

/** The numbers by which jobs are found for a request. */
export const unlockSearches = {
  jobNo: { en: "Job ID", vi: "Số lô" },
  mawb: { en: "MBL / MAWB No", vi: "Số MBL / MAWB" },
  customNo: { en: "Declaration no.", vi: "Số tờ khai" },
} as const;
export type UnlockSearch = keyof typeof unlockSearches;
const searches = Object.keys(unlockSearches) as [UnlockSearch, ...UnlockSearch[]];

export const findToUnlock = call({
  method: "POST",
  path: path("GetJobToUnlockRequest"),
  writes: false,
  right: "settingUnlockRequest.access",
  body: z.object({
    unlockType: type,
    /** For jobs; documents are found by their numbers. */
    searchOption: z.enum(searches).default("jobNo"),
    keywords: z.array(needText(60)).min(1).max(mostLines),
  }),
  answer: z.object({
    found: z.array(unlockObject),
    /** The numbers without a job or an approved document. */
    missing: z.array(z.string()),
  }),
  summary: "Jobs or approved documents that a request may name",
});

export const checkVouchers = call({
  method: "POST",
  path: path("CheckExistVoucherInvoiceOfSettlementAdvance"),
  writes: false,
  right: "settingUnlockRequest.access",
  body: z.object({ unlockType: type, ids: z.array(id).min(1).max(mostLines) }),
  answer: z.object({
    /** True when something prevents the unlocking of one of them. */
    status: z.boolean(),
    reasons: z.array(z.string()),
  }),
  summary: "Vouchers and other reasons that prevent unlocking",
});

const filters = z.object({
  /** Numbers of requests, jobs or documents, one a line. */
  referenceNo: maybeText(10_000),
  unlockType: type.nullish(),
  requester: maybeId,
  createdFrom: maybeDay,
  createdTo: maybeDay,
  statusApproval: z.enum(approvedStates).nullish(),
});

export const pageUnlocks = call({
  method: "POST",
  path: path("Paging"),
  writes: false,
  right: "settingUnlockRequest.list",
  query: paging,
  body: filters,
  answer: documentPageOf(shownUnlock),
  summary: "List page of unlock requests",
});

export const exportUnlocks = call({
  method: "POST",
  path: "SettingReport/ExportUnlockRequest",
  writes: false,
  right: "settingUnlockRequest.export",
  body: filters.extend({
    ...exportFormat.shape,
    columns: chosenColumns(unlockFields),
    ids: chosenRows,
  }),
  answer: "file",
  summary: "Export the list of unlock requests",
});

export const addUnlock = call({
  method: "POST",
  path: path("Add"),
  right: "settingUnlockRequest.add",
  body: unlockForm,
  answer: done(unlockDetail),
  summary: "Create an unlock request",
});

export const updateUnlock = call({
  method: "PUT",
  path: path("Update"),
  right: "settingUnlockRequest.write",
  body: unlockForm.extend({ id, version: z.number().int() }),
  answer: done(unlockDetail),
  summary: "Save changes of an unlock request",
});

export const saveAndSendUnlock = call({
  method: "POST",
  path: path("SaveAndSendRequest"),
  right: "settingUnlockRequest.write",
  body: unlockForm.extend({ id: maybeId, version: z.number().int().nullish() }),
  answer: done(unlockDetail).extend({
    /** The approvers without an e-mail address. */
    withoutMail: z.array(z.string()),
  }),
  summary: "Save the unlock request and start its approval",
});

/** Also for those who take part in the approval. */
export const getUnlock = call({
  method: "GET",
  path: path("GetById"),
  right: "signedIn",
  query: ofId,
  answer: unlockDetail,
  summary: "Open an unlock request",
});

export const unlockHistory = call({
  method: "GET",
  path: path("History/{id}"),
  right: "settingUnlockRequest.detail",
  params: z.object({ id }),
  query: historyPart,
  answer: historyAnswer,
  summary: "Changes of an unlock request",
});

export const deleteUnlock = call({
  method: "DELETE",
  path: path("Delete"),
  right: "settingUnlockRequest.delete",
  query: ofId,
  answer: z.object({ status: z.literal(true) }),
  summary: "Delete an own new or denied request; it stays as canceled",
});

export const approvalOfUnlock = call({
  method: "GET",
  path: approvePath("GetInfoApproveUnlockRequest"),
  right: "signedIn",
  query: ofId,
  answer: approvalProgress.nullable(),
  summary: "Approval steps of an unlock request",
});

export const denialsOfUnlock = call({
  method: "GET",
  path: approvePath("GetHistoryDenied"),
  right: "signedIn",
  query: ofId,
  answer: z.array(denial),
  summary: "Denial history of an unlock request",
});

export const approveUnlock = call({
  method: "POST",
  path: approvePath("UpdateApprove"),
  right: "signedIn",
  query: ofRequest,
  answer: done(unlockDetail),
  summary: "Approve the current step of an unlock request",
});

export const denyUnlock = call({
  method: "POST",
  path: approvePath("DeniedApprove"),
  right: "signedIn",
  query: ofRequest.extend({ comment: needText(1000) }),
  answer: done(unlockDetail),
  summary: "Deny an unlock request with a comment",
});

export const recallUnlock = call({
  method: "POST",
  path: approvePath("CancelRequest"),
  right: "signedIn",
  query: ofId,
  answer: done(unlockDetail),
  summary: "Take a sent unlock request back",
});

/** The documents whose sync version is raised, by kind. */
export const paymentIdTypes = {
  SOA: { en: "Statement of account", vi: "Bảng kê công nợ" },
  Settlement: { en: "Settlement", vi: "Thanh toán tạm ứng" },
  Advance: { en: "Advance", vi: "Tạm ứng" },
  Receipt: { en: "Receipt", vi: "Phiếu thu" },
  CDNote: { en: "Credit or debit note", vi: "Giấy báo nợ/có" },
} as const;
export type PaymentIdType = keyof typeof paymentIdTypes;

export const generatePaymentId = call({
  method: "PUT",
  path: path("GeneratePaymentId"),
  right: "settingUnlock.write",
  body: z.object({
    type: z.enum(Object.keys(paymentIdTypes) as [PaymentIdType, ...PaymentIdType[]]),
    /** Numbers of documents, separated by lines or commas. */
    paymentNo: needText(10_000),
  }),
  answer: done(z.array(z.object({ id, paymentNo: z.string(), syncVersion: z.number() }))),
  summary: "Raise the sync version of documents; their ids stay",
});

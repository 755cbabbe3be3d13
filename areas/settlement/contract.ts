import {
  approvalProgress,
  denial,
  unlocking,
} from "@fairway/areas/approval/model/approvalShapes.ts";
import { approvedStates } from "@fairway/areas/approval/model/approvedStates.ts";
import { documentPageOf } from "@fairway/areas/document/model/documentPage.ts";
import { mostTogether } from "@fairway/areas/document/model/papersTogether.ts";
import { sentTogether } from "@fairway/areas/document/model/sentTogether.ts";
import { call } from "@fairway/core/contract/call.ts";
import {
  chosenColumns,
  chosenRows,
  decimalText,
  done,
  exportFormat,
  id,
  maybeDay,
  maybeId,
  maybeText,
  needText,
  pageOf,
  paging,
} from "@fairway/core/contract/shapes.ts";
import { paperLanguage } from "@fairway/core/contract/paperLanguage.ts";
import { historyAnswer, historyPart } from "@fairway/core/history/historyAnswer.ts";
import { bookCurrencies } from "@fairway/core/money/currency.ts";
import { z } from "zod";
import {
  directLineForm,
  settlementDetail,
  settlementForm,
  settlementGroup,
  settlementLine,
  settlementMethods,
  settlementTypes,
  shownSettlement,
} from "./model/settlement.ts";
import { settlementFields } from "./model/settlementFields.ts";

const path = <Name extends string>(name: Name) => `AcctSettlementPayment/${name}` as const;
const ofNumber = z.object({ settlementNo: needText(50) });
const version = z.coerce.number().int().optional();
const ofSettlement = z.object({ settlementId: id, version });
const ids = z.array(id).min(1).max(200);
const yes = z.object({ status: z.literal(true) });

const filters = z.object({
  /** Numbers of settlements, advances, jobs, bills or declarations, one a line. */
  refNo: maybeText(10_000),
  requester: maybeId,
  payeeId: maybeId,
  departmentId: maybeId,
  requestDateFrom: maybeDay,
  requestDateTo: maybeDay,
  modifiedDateFrom: maybeDay,
  modifiedDateTo: maybeDay,
  statusApproval: z.enum(approvedStates).nullish(),
  paymentMethod: z.enum(settlementMethods).nullish(),
  settlementType: z.enum(settlementTypes).nullish(),
  currencyId: z.enum(bookCurrencies).nullish(),
});

export const pageSettlements = call({
  method: "POST",
  path: path("Paging"),
  writes: false,
  right: "acctSP.list",
  query: paging,
  body: filters,
  answer: documentPageOf(shownSettlement),
  summary: "List page of settlement payments",
});

export const querySettlements = call({
  method: "POST",
  path: path("QueryData"),
  writes: false,
  right: "acctSP.list",
  body: filters,
  answer: z.array(shownSettlement),
  summary: "Settlement payments without pages",
});

export const exportSettlements = call({
  method: "POST",
  path: "AccountingReport/ExportSettlementPayment",
  writes: false,
  right: "acctSP.export",
  body: filters.extend({
    ...exportFormat.shape,
    columns: chosenColumns(settlementFields),
    ids: chosenRows,
  }),
  answer: "file",
  summary: "Export the list of settlement payments",
});

export const addSettlement = call({
  method: "POST",
  path: path("Add"),
  right: "acctSP.add",
  body: settlementForm,
  answer: done(settlementDetail),
  summary: "Create a settlement payment",
});

export const updateSettlement = call({
  method: "PUT",
  path: path("Update"),
  right: "acctSP.write",
  body: settlementForm.extend({ id, version: z.number().int() }),
  answer: done(settlementDetail),
  summary: "Save changes of a settlement payment",
});

const sentAnswer = done(settlementDetail).extend({
  /** The approvers without an e-mail address. */
  withoutMail: z.array(z.string()),
});

export const saveAndSendSettlement = call({
  method: "POST",
  path: path("SaveAndSendRequest"),
  right: "acctSP.write",
  body: settlementForm.extend({ id: maybeId, version: z.number().int().nullish() }),
  answer: sentAnswer,
  summary: "Save the settlement and start its approval",
});

export const sendSettlement = call({
  method: "POST",
  path: path("UpdateAndSendMailApprovalSettlement"),
  right: "acctSP.write",
  body: z.object({ id }),
  answer: sentAnswer,
  summary: "Start the approval of a saved settlement",
});

/** Also for those who take part in the approval. */
export const getSettlement = call({
  method: "GET",
  path: path("GetDetailSettlementPaymentById"),
  right: "signedIn",
  query: z.object({ settlementId: id }),
  answer: settlementDetail,
  summary: "Open settlement detail, with its lines and groups",
});

export const jobsOfSettlement = call({
  method: "GET",
  path: path("GetShipmentOfSettlements"),
  right: "signedIn",
  query: ofNumber,
  answer: z.array(settlementGroup),
  summary: "Jobs and bills of a settlement",
});

export const linesOfSettlement = call({
  method: "GET",
  path: path("GetListSurchargeDetailSettlement"),
  right: "signedIn",
  query: ofNumber.extend(paging.shape),
  answer: pageOf(settlementLine),
  summary: "Flat page of settlement charges",
});

export const groupsOfSettlement = call({
  method: "GET",
  path: path("GetListJobGroupSurchargeDetailSettlement"),
  right: "signedIn",
  query: ofNumber.extend(paging.shape),
  answer: pageOf(settlementGroup.extend({ surcharges: z.array(settlementLine) })),
  summary: "Settlement charges grouped by house and advance, paged",
});

export const directLinesOfSettlement = call({
  method: "GET",
  path: path("GetListSceneChargeSettlementBySettlementNo"),
  right: "signedIn",
  query: ofNumber,
  answer: z.array(settlementLine),
  summary: "The lines that were born on a settlement",
});

export const approvalOfSettlement = call({
  method: "GET",
  path: path("GetInfoApproveSettlementBySettlementNo"),
  right: "signedIn",
  query: ofNumber,
  answer: approvalProgress.nullable(),
  summary: "Approval steps and approvers of a settlement",
});

export const denialsOfSettlement = call({
  method: "GET",
  path: path("GetHistoryDeniedSettlementPayment"),
  right: "signedIn",
  query: ofNumber,
  answer: z.array(denial),
  summary: "Denial history of a settlement",
});

export const deleteSettlement = call({
  method: "DELETE",
  path: path("Delete"),
  right: "acctSP.delete",
  query: ofNumber,
  answer: yes,
  summary: "Delete a new or denied settlement; it stays as canceled",
});

export const mayDeleteSettlement = call({
  method: "GET",
  path: path("CheckAllowDelete/{id}"),
  right: "acctSP.delete",
  params: z.object({ id }),
  answer: z.boolean(),
  summary: "May the user delete this settlement payment",
});

export const mayOpenSettlement = call({
  method: "GET",
  path: path("CheckAllowDetail/{id}"),
  right: "signedIn",
  params: z.object({ id }),
  answer: z.boolean(),
  summary: "May the user open this settlement payment",
});

export const approveSettlement = call({
  method: "POST",
  path: path("UpdateApprove"),
  right: "signedIn",
  query: ofSettlement,
  answer: done(settlementDetail),
  summary: "Approve the current step of a settlement",
});

export const denySettlement = call({
  method: "POST",
  path: path("DeniedApprove"),
  right: "signedIn",
  query: ofSettlement.extend({ comment: needText(1000) }),
  answer: done(settlementDetail),
  summary: "Deny a settlement with a comment",
});

export const recallSettlement = call({
  method: "POST",
  path: path("RecallRequest"),
  right: "signedIn",
  query: z.object({ settlementId: id }),
  answer: done(settlementDetail),
  summary: "Recall a sent settlement request",
});

export const mayDenySettlements = call({
  method: "POST",
  path: path("CheckAllowDenySettle"),
  writes: false,
  right: "acctSP.DenySettlement",
  body: z.object({ ids }),
  answer: z.object({
    status: z.boolean(),
    /** The settlements that may not be denied, by their numbers. */
    settlementNos: z.array(z.string()),
  }),
  summary: "May the settlements be denied",
});

export const denySettlements = call({
  method: "PUT",
  path: path("DenySettlePayments"),
  right: "acctSP.DenySettlement",
  query: z.object({ comment: needText(1000) }),
  body: z.object({ ids }),
  answer: done(z.array(z.string())),
  summary: "Deny several settlements with one comment",
});

export const settlementsToUnlock = call({
  method: "POST",
  path: path("GetSettlePaymentsToUnlock"),
  writes: false,
  right: "settingUnlock.access",
  body: z.object({ numbers: z.array(needText(30)).min(1).max(200) }),
  answer: z.array(shownSettlement.extend({ unlockedBefore: z.array(unlocking) })),
  summary: "Find done settlements to unlock",
});

export const unlockSettlements = call({
  method: "POST",
  path: path("UnLock"),
  right: "settingUnlock.write",
  body: z.object({ ids, comment: needText(1000) }),
  answer: done(z.array(z.string())),
  summary: "Unlock selected settlements",
});

/** What existing charges are searched by: numbers of documents, or of jobs and a partner. */
const existingAsk = z.object({
  /** The settlement that is edited; its own charges are offered, too. */
  settlementId: maybeId,
  soaNos: z.array(needText(50)).max(200).default([]),
  creditNos: z.array(needText(50)).max(200).default([]),
  /** Numbers of jobs, master bills, house bills or declarations. */
  jobNos: z.array(needText(100)).max(1000).default([]),
  partnerId: maybeId,
  serviceDateFrom: maybeDay,
  serviceDateTo: maybeDay,
  services: z.array(needText(10)).max(50).default([]),
  personInCharge: maybeId,
});

/** A charge that a settlement may take. */
const existingCharge = z.object({
  chargeId: id,
  type: z.enum(["BUY", "OBH"]),
  jobId: id,
  jobNo: z.string(),
  hblid: id,
  hwbno: z.string().nullable(),
  mawb: z.string().nullable(),
  chargeCode: z.string(),
  chargeNameEn: z.string(),
  chargeNameVi: z.string(),
  netAmount: decimalText,
  vatAmount: decimalText,
  total: decimalText,
  currencyId: z.string(),
  kickBack: z.boolean(),
  finalExchangeRate: decimalText,
  netVnd: decimalText,
  vatVnd: decimalText,
  netUsd: decimalText.nullable(),
  vatUsd: decimalText.nullable(),
  partnerId: id,
  partnerName: z.string(),
  invoiceNo: z.string().nullable(),
  invoiceDate: z.string().nullable(),
  seriesNo: z.string().nullable(),
  notes: z.string().nullable(),
  /** The statement or note that holds the charge; it has the rate. */
  heldBy: z.string().nullable(),
});

export const existingCharges = call({
  method: "POST",
  path: path("GetExistsCharge"),
  writes: false,
  right: "acctSP.access",
  body: existingAsk,
  answer: z.array(existingCharge),
  summary: "Existing shipment charges to settle",
});

export const payeesOfCharges = call({
  method: "POST",
  path: path("GetPartnerForSettlement"),
  writes: false,
  right: "acctSP.access",
  body: existingAsk,
  answer: z.array(z.object({ partnerId: id, partnerName: z.string() })),
  summary: "Payees of charges to be settled",
});

export const advancesForHouse = call({
  method: "GET",
  path: path("GetListAdvanceNoForShipment"),
  right: "acctSP.access",
  query: z.object({ hblId: id, payeeId: maybeId, settlementId: maybeId }),
  answer: z.array(
    z.object({
      advanceId: id,
      advanceNo: z.string(),
      amount: z.string(),
      currencyId: z.string(),
      amountVnd: z.string(),
      amountUsd: z.string(),
    }),
  ),
  summary: "Own approved advances of a house that no other settlement has",
});

const side = z.object({
  number: z.string(),
  amount: z.string(),
  currencyId: z.string(),
  statusApproval: z.string(),
});

export const paymentsOfShipment = call({
  method: "GET",
  path: path("GetPaymentManagementByShipment"),
  right: "acctSP.access",
  query: z.object({ hblId: id, requester: maybeId }),
  answer: z.object({
    advances: z.array(side),
    settlements: z.array(side),
    /** By currency: advance, settlement, and advance less settlement. */
    totals: z.array(
      z.object({
        currencyId: z.string(),
        advance: z.string(),
        settlement: z.string(),
        balance: z.string(),
      }),
    ),
  }),
  summary: "Advance versus settlement of one house",
});

export const repeatedLines = call({
  method: "POST",
  path: path("CheckDuplicateShipmentSettlement"),
  writes: false,
  right: "acctSP.access",
  body: z.object({ settlementId: maybeId, direct: z.array(directLineForm).min(1).max(1000) }),
  answer: z.array(
    z.object({
      at: z.number(),
      chargeCode: z.string(),
      jobNo: z.string(),
      settlementNo: z.string(),
    }),
  ),
  summary: "Lines that another settlement has already",
});

export const checkProfits = call({
  method: "POST",
  path: path("CheckIfInvalidFeeShipmentSettle"),
  writes: false,
  right: "acctSP.access",
  body: z.object({
    settlementType: z.enum(settlementTypes),
    payeeId: maybeId,
    jobIds: z.array(id).min(1).max(1000),
  }),
  answer: z.object({
    status: z.boolean(),
    /** The jobs without a profit, by their numbers. */
    jobs: z.array(z.string()),
  }),
  summary: "Jobs that bring no profit, where the office checks settlements",
});

export const checkSend = call({
  method: "POST",
  path: path("CheckValidToSendRequestSettle"),
  writes: false,
  right: "acctSP.access",
  body: z.object({ id }),
  answer: z.object({
    status: z.boolean(),
    reason: z.object({ code: z.string(), en: z.string(), vi: z.string() }).nullable(),
  }),
  summary: "Whether a settlement may be sent now",
});

export const mayChangeLines = call({
  method: "POST",
  path: path("CheckAllowUpdateDirectCharges"),
  writes: false,
  right: "acctSP.access",
  body: z.object({ settlementId: id }),
  answer: z.array(
    z.object({
      chargeLineId: id,
      /** The document that holds the line besides the settlement; null where the line may change. */
      heldBy: z.string().nullable(),
    }),
  ),
  summary: "Which direct charges of a settlement may be changed",
});

export const copyLines = call({
  method: "POST",
  path: path("CopyCharges"),
  writes: false,
  right: "acctSP.access",
  body: z.object({
    settlementNo: needText(50),
    /** The lines to copy. */
    lineIds: z.array(id).min(1).max(500),
    /** The bills that each line is copied to. */
    hblids: z.array(id).min(1).max(100),
  }),
  answer: z.array(directLineForm),
  summary: "Lines of an older settlement for other bills, to be saved",
});

export const settlementHistory = call({
  method: "GET",
  path: path("History/{id}"),
  right: "acctSP.detail",
  params: z.object({ id }),
  query: historyPart,
  answer: historyAnswer,
  summary: "Changes of a settlement payment",
});

export const previewSettlement = call({
  method: "POST",
  path: path("Preview"),
  writes: false,
  right: "signedIn",
  query: ofNumber.extend(paperLanguage),
  answer: "file",
  summary: "Print a settlement request",
});

export const previewSettlements = call({
  method: "POST",
  path: path("PreviewMultipleSettlementBySettlementNos"),
  writes: false,
  right: "signedIn",
  body: z.object({
    settlementNos: z.array(needText(50)).min(1).max(mostTogether),
    ...paperLanguage,
  }),
  answer: "file",
  summary: "Print settlement requests as one file, in the order of their numbers; all or none",
});

const report = <Name extends string>(name: Name) => `AccountingReport/${name}` as const;
const ofForm = z.object({ settlementId: id, ...paperLanguage });

export const exportSettlementForm = call({
  method: "GET",
  path: report("ExportDetailSettlementPayment"),
  right: "signedIn",
  query: ofForm,
  answer: "file",
  summary: "A settlement request as a sheet in a language",
});

export const exportSettlementByDocument = call({
  method: "GET",
  path: report("ExportDetailSettlementPaymentTemplate"),
  right: "signedIn",
  query: ofForm,
  answer: "file",
  summary: "A settlement request as a sheet, by statement and note",
});

export const exportSettlementGeneral = call({
  method: "GET",
  path: report("ExportGeneralSettlementPayment"),
  right: "signedIn",
  query: ofForm,
  answer: "file",
  summary: "The amounts of a settlement and its approval as a sheet",
});

export const exportSettlementHouses = call({
  method: "POST",
  path: report("ExportSettlementPaymentShipment"),
  writes: false,
  right: "acctSP.export",
  body: filters.extend(exportFormat.shape),
  answer: "file",
  summary: "Export settlement payments by shipment",
});

export const exportSettlementCharges = call({
  method: "POST",
  path: report("ExportSettlementPaymentDetailSurCharges"),
  writes: false,
  right: "acctSP.export",
  body: filters.extend(exportFormat.shape),
  answer: "file",
  summary: "Export settlement payments with their charges",
});

export const checkPapers = call({
  method: "GET",
  path: "EDoc/CheckAllowSettleEdocSendRequest",
  right: "signedIn",
  query: z.object({ billingId: id }),
  answer: z.object({
    status: z.boolean(),
    /** The types of document that are missing. */
    missing: z.array(z.object({ code: z.string(), nameEn: z.string(), nameVn: z.string() })),
  }),
  summary: "Whether a settlement has the papers that it is sent with",
});

export const accountSettlements = call({
  method: "PUT",
  path: "Accounting/SyncSettlementToAccountantSystem",
  right: "acctSP.SyncAcctSystem",
  ...sentTogether,
  summary: "Send approved settlements to the accounting system",
});

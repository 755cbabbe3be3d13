import {
  approvalProgress,
  denial,
  unlocking,
} from "@fairway/areas/approval/model/approvalShapes.ts";
import { documentPageOf } from "@fairway/areas/document/model/documentPage.ts";
import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { sentTogether } from "@fairway/areas/document/model/sentTogether.ts";
import { papersTogether } from "@fairway/areas/document/model/papersTogether.ts";
import { call } from "@fairway/core/contract/call.ts";
import {
  chosenColumns,
  chosenRows,
  day,
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
import {
  importBody,
  importCount,
  importMegabytes,
  uploadAnswer,
} from "@fairway/core/imports/importShapes.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { voucherSheet } from "./model/voucherSheet.ts";
import { historyAnswer, historyPart } from "@fairway/core/history/historyAnswer.ts";
import { bookCurrencies } from "@fairway/core/money/currency.ts";
import { z } from "zod";
import { advanceSetting } from "./model/advanceSetting.ts";
import {
  advanceDetail,
  advanceForm,
  advanceLine,
  advanceStates,
  paymentMethods,
  paymentStates,
  shownAdvance,
} from "./model/advance.ts";
import { advanceBalance, ledgerEntry, paidBackForm } from "./model/ledger.ts";
import { advanceFields } from "./model/advanceFields.ts";

const path = (name: string) => `AcctAdvancePayment/${name}` as const;
const ofNumber = z.object({ advanceNo: needText(50) });
const version = z.coerce.number().int().optional();
const ofAdvance = z.object({ advanceId: id, version });
const numbers = (max: number) => z.array(id).min(1).max(max);

const filters = z.object({
  /** Numbers of advances, jobs, bills or declarations, one a line. */
  refNo: maybeText(10_000),
  requester: maybeId,
  requestDateFrom: maybeDay,
  requestDateTo: maybeDay,
  modifiedDateFrom: maybeDay,
  modifiedDateTo: maybeDay,
  statusApproval: z.enum(advanceStates).nullish(),
  statusPayment: z.enum(paymentStates).nullish(),
  paymentMethod: z.enum(paymentMethods).nullish(),
  currencyId: z.enum(bookCurrencies).nullish(),
});

export const pageAdvances = call({
  method: "POST",
  path: path("Paging"),
  writes: false,
  right: "acctAP.list",
  query: paging,
  body: filters,
  answer: documentPageOf(shownAdvance),
  summary: "List page of advance payments",
});

export const queryAdvances = call({
  method: "POST",
  path: path("QueryData"),
  writes: false,
  right: "acctAP.list",
  body: filters,
  answer: z.array(shownAdvance),
  summary: "Advance payments without pages",
});

export const exportAdvances = call({
  method: "POST",
  path: "AccountingReport/ExportAdvancePayment",
  writes: false,
  right: "acctAP.export",
  body: filters.extend({
    ...exportFormat.shape,
    columns: chosenColumns(advanceFields),
    ids: chosenRows,
  }),
  answer: "file",
  summary: "Export the list of advance payments",
});

export const addAdvance = call({
  method: "POST",
  path: path("Add"),
  right: "acctAP.add",
  body: advanceForm,
  answer: done(advanceDetail),
  summary: "Create an advance payment",
});

export const updateAdvance = call({
  method: "PUT",
  path: path("Update"),
  right: "acctAP.write",
  body: advanceForm.extend({ id, version: z.number().int() }),
  answer: done(advanceDetail),
  summary: "Save changes of an advance payment",
});

export const saveAndSendAdvance = call({
  method: "POST",
  path: path("SaveAndSendRequest"),
  right: "acctAP.write",
  body: advanceForm.extend({ id: maybeId, version: z.number().int().nullish() }),
  answer: done(advanceDetail).extend({
    /** The approvers without an e-mail address. */
    withoutMail: z.array(z.string()),
  }),
  summary: "Save the advance and start its approval",
});

/** Also for those who take part in the approval. */
export const getAdvance = call({
  method: "GET",
  path: path("GetAdvancePaymentByAdvanceId"),
  right: "signedIn",
  query: z.object({ advanceId: id }),
  answer: advanceDetail,
  summary: "Open advance detail",
});

export const linesOfAdvance = call({
  method: "GET",
  path: path("GetGroupRequestsByAdvanceNo"),
  right: "signedIn",
  query: ofNumber,
  answer: z.array(advanceLine),
  summary: "The lines of an advance",
});

export const approvalOfAdvance = call({
  method: "GET",
  path: path("GetInfoApproveAdvanceByAdvanceNo"),
  right: "signedIn",
  query: ofNumber,
  answer: approvalProgress.nullable(),
  summary: "Approval steps and approvers of an advance",
});

export const denialsOfAdvance = call({
  method: "GET",
  path: path("GetHistoryDeniedAdvancePayment"),
  right: "signedIn",
  query: ofNumber,
  answer: z.array(denial),
  summary: "Denial history of an advance",
});

export const deleteAdvance = call({
  method: "DELETE",
  path: path("Delete"),
  right: "acctAP.delete",
  query: ofNumber,
  answer: z.object({ status: z.literal(true) }),
  summary: "Delete a new or denied advance; it stays as canceled",
});

export const mayDeleteAdvance = call({
  method: "GET",
  path: path("CheckAllowDelete/{id}"),
  right: "acctAP.delete",
  params: z.object({ id }),
  answer: z.boolean(),
  summary: "May the user delete this advance payment",
});

export const mayOpenAdvance = call({
  method: "GET",
  path: path("CheckAllowDetail/{id}"),
  right: "signedIn",
  params: z.object({ id }),
  answer: z.boolean(),
  summary: "May the user open this advance payment",
});

export const approveAdvance = call({
  method: "POST",
  path: path("UpdateApprove"),
  right: "signedIn",
  query: ofAdvance,
  answer: done(advanceDetail),
  summary: "Approve the current step of an advance",
});

export const denyAdvance = call({
  method: "POST",
  path: path("DeniedApprove"),
  right: "signedIn",
  query: ofAdvance.extend({ comment: needText(1000) }),
  answer: done(advanceDetail),
  summary: "Deny an advance with a comment",
});

export const recallAdvance = call({
  method: "POST",
  path: path("RecallRequest"),
  right: "signedIn",
  query: z.object({ advanceId: id }),
  answer: done(advanceDetail),
  summary: "Recall a sent advance request",
});

export const updateTerm = call({
  method: "PUT",
  path: path("UpdatePaymentTerm"),
  right: "signedIn",
  query: z.object({ Id: id, days: z.coerce.number().int().min(0).max(999) }),
  answer: done(advanceDetail),
  summary: "Change payment term days of an advance",
});

export const updateVoucher = call({
  method: "POST",
  path: path("UpdatePaymentVoucher"),
  right: "acctAP.UpdateVoucher",
  body: z.object({
    vouchers: z
      .array(
        z
          .object({
            advanceNo: needText(50),
            /** Null removes the voucher. */
            voucherNo: maybeText(50),
            voucherDate: day.nullish().transform((value) => value ?? null),
          })
          .refine((each) => (each.voucherNo === null) === (each.voucherDate === null)),
      )
      .min(1)
      .max(1000),
  }),
  answer: z.object({ status: z.literal(true) }),
  summary: "Write voucher number and date on advances",
});

export const denyAdvances = call({
  method: "PUT",
  path: path("DenyAdvancePayments"),
  right: "acctAP.DenyAdvance",
  query: z.object({ comment: needText(1000) }),
  body: z.object({ ids: numbers(200) }),
  answer: done(z.array(z.string())),
  summary: "Deny several advances at once",
});

export const advancesToUnlock = call({
  method: "POST",
  path: path("GetAdvancesToUnlock"),
  writes: false,
  right: "settingUnlock.access",
  body: z.object({ numbers: z.array(needText(30)).min(1).max(200) }),
  answer: z.array(shownAdvance.extend({ unlockedBefore: z.array(unlocking) })),
  summary: "Find done advances to unlock",
});

export const unlockAdvances = call({
  method: "POST",
  path: path("UnLock"),
  right: "settingUnlock.write",
  body: z.object({ ids: numbers(200), comment: needText(1000) }),
  answer: done(z.array(z.string())),
  summary: "Unlock selected advances",
});

/** A bill that may carry an advance. */
export const advanceBill = z.object({
  id,
  hblid: id,
  jobId: id,
  jobNo: z.string(),
  mawb: z.string().nullable(),
  hwbno: z.string().nullable(),
  customNo: z.string().nullable(),
  customerName: z.string().nullable(),
});

export const billsForAdvance = call({
  method: "GET",
  path: path("GetShipments"),
  right: rightOnJobs("list"),
  query: z.object({ keyword: maybeText(100) }),
  answer: z.array(advanceBill),
  summary: "Bills that may carry an advance",
});

export const advancesOnBills = call({
  method: "POST",
  path: path("CheckShipmentsExistInAdvancePament"),
  writes: false,
  right: "acctAP.access",
  body: z.object({ advanceId: maybeId, hblids: z.array(id).min(1).max(500) }),
  answer: z.array(
    z.object({
      hblid: id,
      advanceNo: z.string(),
      amount: z.string(),
      currencyId: z.string(),
      requesterName: z.string().nullable(),
      requestDate: day,
      statusApproval: z.enum(advanceStates),
    }),
  ),
  summary: "Advances that bills have already",
});

export const checkFees = call({
  method: "POST",
  path: path("CheckIfInvalidFeeShipmentAdv"),
  writes: false,
  right: "acctAP.access",
  body: advanceForm,
  answer: z.object({
    status: z.boolean(),
    /** The jobs without a profit, by their numbers. */
    jobs: z.array(z.string()),
  }),
  summary: "Refuse advance on no-profit or invalid shipments",
});

export const vouchersInUse = call({
  method: "POST",
  path: path("CheckExistedVoucherInAdvance"),
  writes: false,
  right: "acctAP.access",
  body: z.object({
    /** The advances that the vouchers are meant for. */
    advanceNos: z.array(needText(30)).max(1000).default([]),
    voucherNos: z.array(needText(50)).min(1).max(1000),
  }),
  answer: z.array(z.object({ voucherNo: z.string(), advanceNo: z.string() })),
  summary: "Voucher numbers already used by other advances",
});

export const advancesOfBill = call({
  method: "GET",
  path: path("GetAdvancesOfShipment"),
  right: "acctAP.access",
  query: z.object({ jobId: id, hblid: id.optional() }),
  answer: z.array(advanceLine.extend({ advanceNo: z.string() })),
  summary: "Advance lines of a shipment for settling",
});

export const advanceHistory = call({
  method: "GET",
  path: path("History/{id}"),
  right: "acctAP.detail",
  params: z.object({ id }),
  query: historyPart,
  answer: historyAnswer,
  summary: "Changes of an advance payment",
});

const balanceFilters = z.object({
  requester: maybeId,
  currencyId: z.enum(bookCurrencies).nullish(),
  /** Only requesters with an open advance past its deadline. */
  isOverdue: z.boolean().nullish(),
});

export const advanceBalances = call({
  method: "POST",
  path: path("Balances"),
  writes: false,
  right: "acctAP.list",
  query: paging,
  body: balanceFilters,
  answer: pageOf(advanceBalance),
  summary: "What requesters hold, by currency and days past the deadline",
});

export const exportBalances = call({
  method: "POST",
  path: "AccountingReport/ExportAdvanceBalance",
  writes: false,
  right: "acctAP.export",
  body: balanceFilters.extend(exportFormat.shape),
  answer: "file",
  summary: "Export what requesters hold",
});

export const advanceLedger = call({
  method: "GET",
  path: path("Ledger"),
  right: "acctAP.list",
  query: z.object({ requester: id, currencyId: z.enum(bookCurrencies) }),
  answer: z.array(ledgerEntry),
  summary: "The entries of a requester in one currency, newest first",
});

export const payBack = call({
  method: "POST",
  path: path("PayBack"),
  right: "acctAP.UpdateVoucher",
  body: paidBackForm,
  answer: done(z.object({ open: z.string() })),
  summary: "Write a return or top-up of an advance",
});

export const reversePaidBack = call({
  method: "PUT",
  path: path("ReversePaidBack"),
  right: "acctAP.UpdateVoucher",
  body: z.object({ id, reason: needText(500) }),
  answer: done(z.object({ open: z.string() })),
  summary: "Take back a return or top-up",
});

/** The declaration of the sheet of vouchers as the import takes it. */
export const declaredVouchers = voucherSheet as unknown as Resource;

export const voucherTemplate = call({
  method: "GET",
  path: path("DownloadExcel"),
  right: "acctAP.import",
  answer: "file",
  summary: "The sheet to fill in for an import of vouchers",
});

export const uploadVouchers = call({
  method: "POST",
  path: path("uploadFile"),
  writes: false,
  right: "acctAP.import",
  upload: true,
  answer: uploadAnswer,
  summary: "What a sheet of vouchers would change, and what is wrong with it",
});

export const importVouchers = call({
  method: "POST",
  path: path("import"),
  right: "acctAP.import",
  body: importBody,
  bodyMegabytes: importMegabytes,
  answer: done(importCount),
  summary: "Store checked vouchers, all or none",
});

export const previewAdvance = call({
  method: "POST",
  path: path("PreviewAdvancePaymentRequestByAdvanceId"),
  writes: false,
  right: "signedIn",
  query: z.object({ advanceId: id, ...paperLanguage }),
  answer: "file",
  summary: "Print an advance request",
});

export const previewAdvances = call({
  method: "POST",
  path: path("PreviewMultipleAdvancePaymentByAdvanceIds"),
  writes: false,
  right: "signedIn",
  /** Each on its own paper, or all in one table by bill. */
  body: papersTogether.extend({ inOneTable: z.boolean().default(false) }),
  answer: "file",
  summary: "Print advance requests as one file, in the order of their ids; all or none",
});

export const exportAdvanceForm = call({
  method: "GET",
  path: "AccountingReport/ExportDetailAdvancePayment",
  right: "signedIn",
  query: z.object({ advanceId: id, ...paperLanguage }),
  answer: "file",
  summary: "An advance request as a sheet in a language",
});

export const exportAdvanceLines = call({
  method: "POST",
  path: "AccountingReport/ExportAdvancePaymentShipment",
  writes: false,
  right: "acctAP.export",
  body: filters.extend(exportFormat.shape),
  answer: "file",
  summary: "Export the lines of advance payments by shipment",
});

const maybeSaid = z.string().nullable();

export const payeeBank = call({
  method: "GET",
  path: path("PayeeBank"),
  right: "acctAP.access",
  query: z.object({ payeeId: maybeId }),
  answer: z
    .object({
      bankAccountNo: maybeSaid,
      bankAccountName: maybeSaid,
      bankName: maybeSaid,
      bankCode: maybeSaid,
    })
    .nullable(),
  summary: "The account to which an advance is paid: the payee's, else the employee's",
});

export const bankBin = call({
  method: "GET",
  path: path("BankBin"),
  right: "signedIn",
  query: z.object({ bankCode: needText(50) }),
  answer: z.object({ bankBin: maybeSaid }),
  summary: "The identification number of a bank",
});

const settingOfOffice = z.object({
  officeId: id,
  officeCode: z.string(),
  officeName: z.string(),
  ...advanceSetting.shape,
  mayUpdate: z.boolean(),
  /** Changes with every save; 0 while the presets count. */
  version: z.number(),
});

export const getAdvanceSetting = call({
  method: "GET",
  path: path("Setting"),
  right: "acctAP.list",
  query: z.object({ officeId: id }),
  answer: settingOfOffice,
  summary: "The terms and limits of the advances of an office",
});

export const saveAdvanceSetting = call({
  method: "PUT",
  path: path("Setting"),
  right: "sysOffice.write",
  body: advanceSetting.extend({ officeId: id, version: z.number().int().min(0) }),
  answer: done(settingOfOffice),
  summary: "Save the terms and limits of the advances of an office",
});

export const accountAdvances = call({
  method: "PUT",
  path: "Accounting/SyncAdvanceToAccountantSystem",
  right: "acctAP.SyncAcctSystem",
  ...sentTogether,
  summary: "Send approved advances to the accounting system",
});

import { doneWithAlerts } from "@fairway/areas/credit/model/checkAlert.ts";
import { documentPageOf } from "@fairway/areas/document/model/documentPage.ts";
import {
  maybeRateReason,
  outsideRight,
  rateReasonAsk,
} from "@fairway/areas/rate/model/typedRate.ts";
import { call } from "@fairway/core/contract/call.ts";
import { paperLanguage } from "@fairway/core/contract/paperLanguage.ts";
import {
  day,
  decimalText,
  done,
  chosenColumns,
  chosenRows,
  exportFormat,
  id,
  maybeId,
  maybeText,
  needText,
  paging,
} from "@fairway/core/contract/shapes.ts";
import { historyAnswer, historyPart } from "@fairway/core/history/historyAnswer.ts";
import { syncStates } from "@fairway/areas/document/model/syncStatus.ts";
import { mostTogether, papersTogether } from "@fairway/areas/document/model/papersTogether.ts";
import { z } from "zod";
import { noteFields } from "./model/noteFields.ts";
import { type NoteWork, noteWork } from "./model/noteWork.ts";
import { noteReaders } from "./model/noteReaders.ts";
import { adjustedNote, wholeVnd } from "./model/adjustedNote.ts";
import { noteDetail, noteLine, noteStates, noteTypes, shownNote } from "./model/note.ts";
import { askedRates } from "./model/noteRate.ts";
import { paperFormat } from "./model/paperFormats.ts";
import { printCurrencies } from "./model/notePaperLines.ts";

/** The maximum number of charges on one note. */
export const mostCharges = 1000;

const chargeIds = z.array(id).min(1).max(mostCharges);

export const offeredCharges = call({
  method: "POST",
  path: "CsShipmentSurcharge/GroupByListHBNotExistsCDNote",
  writes: false,
  right: "accManagement.add",
  body: z.object({
    jobId: id,
    type: z.enum(noteTypes).default("DEBIT"),
    partnerId: maybeId,
    cdNoteId: maybeId,
  }),
  answer: z.array(noteLine),
  summary: "Charges of a job not yet on a note, with the lines of the named note",
});

export const addNote = call({
  method: "POST",
  path: "AcctCDNote/Add",
  right: "accManagement.add",
  body: z.object({
    jobId: id,
    type: z.enum(noteTypes).default("DEBIT"),
    partnerId: id,
    chargeIds,
    exchangeDate: day.nullish(),
    /** By default the currency of the agreement or of the partner (DN-6). */
    currencyId: maybeText(3).optional(),
    rates: askedRates,
    rateReason: maybeRateReason,
    note: maybeText(500),
    flexId: maybeText(100),
  }),
  answer: doneWithAlerts(shownNote),
  summary: "Create a credit or debit note",
});

export const updateNote = call({
  method: "PUT",
  path: "AcctCDNote/Update",
  right: "accManagement.write",
  body: z.object({
    id,
    version: z.number().int(),
    chargeIds,
    exchangeDate: day.nullish(),
    /** The same as a rate of the US dollar in the list. */
    excRateUsdToLocal: decimalText.nullish(),
    rates: askedRates,
    rateReason: maybeRateReason,
    note: maybeText(500),
    flexId: maybeText(100),
  }),
  answer: done(shownNote).extend({
    /** The statements over its lines that show former sums (DN-21); absent where there are none. */
    statementsToRefresh: z.array(z.string()).optional(),
  }),
  summary: "Save changes of a credit or debit note",
});

/** The maximum number of notes that are sent to accounting at once. */
const mostSent = 50;

export const sendNotes = call({
  method: "PUT",
  path: "Accounting/SyncListCdNoteToAccountant",
  right: "accManagement.write",
  body: z.object({ noteIds: z.array(id).min(1).max(mostSent) }),
  answer: done(z.array(shownNote)),
  summary: "Send notes to accounting; all or none",
});

export const checkNoteSynced = call({
  method: "GET",
  path: "Accounting/CheckCdNoteSynced/{id}",
  right: noteReaders,
  params: z.object({ id }),
  answer: z.boolean(),
  summary: "Has accounting this note",
});

export const rejectNote = call({
  method: "POST",
  path: "AcctCDNote/RejectCreditNote",
  right: "accManagement.Reject",
  body: z.object({ id, version: z.number().int(), reasonReject: needText(500) }),
  answer: done(shownNote),
  summary: "Reject a synchronised note with reason",
});

export const giveNoteReason = call({
  method: "PUT",
  path: "AcctCDNote/RateReason",
  right: outsideRight,
  body: rateReasonAsk,
  answer: done(shownNote),
  summary: "Give a note from before the rate bound the reason for its rate",
});

/** The most lines that one call adjusts; a statement has more lines than a note. */
const mostAdjustedLines = 10_000;

export const getAdjustDebitValue = call({
  method: "POST",
  path: "AcctSOA/GetAdjustDebitValue",
  writes: false,
  right: ["accManagement.write", "acctSOA.write"],
  body: z.object({ id }),
  answer: adjustedNote,
  summary: "The lines of a note or a debit statement with their VND amounts, computed and adjusted",
});

export const updateAdjustDebitValue = call({
  method: "POST",
  path: "AcctSOA/UpdateAdjustDebitValue",
  right: ["accManagement.write", "acctSOA.write"],
  body: z.object({
    id,
    version: z.number().int(),
    /** Lines that are not named stay. */
    lines: z
      .array(z.object({ id, amountVnd: wholeVnd, vatAmountVnd: wholeVnd }))
      .min(1)
      .max(mostAdjustedLines),
  }),
  answer: done(adjustedNote),
  summary: "Adjust the VND amounts of the lines of a note or a statement by up to 100 each",
});

export const deleteNote = call({
  method: "DELETE",
  path: "AcctCDNote/Delete",
  right: "accManagement.delete",
  query: z.object({ cdNoteId: id }),
  answer: done(z.boolean()),
  summary: "Delete a credit or debit note after guard check",
});

export const checkAllowDeleteNote = call({
  method: "GET",
  path: "AcctCDNote/CheckAllowDelete/{cdNoteId}",
  right: "accManagement.delete",
  params: z.object({ cdNoteId: id }),
  answer: z.boolean(),
  summary: "May this note be deleted",
});

export const notesOfJob = call({
  method: "GET",
  path: "AcctCDNote/Get",
  right: noteReaders,
  query: z.object({ Id: id, IsShipmentOperation: z.coerce.boolean().default(false) }),
  answer: z.array(
    z.object({
      partnerId: z.string(),
      partnerCode: z.string(),
      partnerName: z.string(),
      listCDNote: z.array(shownNote),
    }),
  ),
  summary: "Notes of a job grouped by partner",
});

export const noteDetails = call({
  method: "GET",
  path: "AcctCDNote/GetDetails",
  right: noteReaders,
  query: z.object({ jobId: id, cdNo: needText(50) }),
  answer: noteDetail,
  summary: "Open credit, debit or invoice note",
});

export const pageNotes = call({
  method: "POST",
  path: "AcctCDNote/Paging",
  right: "accManagement.list",
  query: paging,
  body: z.object({
    referenceNos: maybeText(2000),
    partnerId: maybeId,
    fromDate: day.nullish(),
    toDate: day.nullish(),
    creatorId: maybeId,
    status: z.enum(noteStates).nullish(),
    type: z.enum(noteTypes).nullish(),
    work: z.enum(Object.keys(noteWork) as [NoteWork, ...NoteWork[]]).nullish(),
    rateOutside: z.boolean().nullish(),
    syncStatus: z.enum(syncStates).nullish(),
    accountingFrom: day.nullish(),
    accountingTo: day.nullish(),
  }),
  answer: documentPageOf(shownNote),
  summary: "List page of credit and debit notes",
});

export const exportNotes = call({
  method: "POST",
  path: "AcctCDNote/Export",
  writes: false,
  right: "accManagement.export",
  query: exportFormat,
  body: pageNotes.body.extend({ columns: chosenColumns(noteFields), ids: chosenRows }),
  answer: "file",
  summary: "The list of notes as a sheet",
});

const noteSheet = {
  method: "POST",
  writes: false,
  right: "accManagement.export",
  query: exportFormat,
  body: pageNotes.body,
  answer: "file",
} as const;

export const exportNoteLines = call({
  ...noteSheet,
  path: "Documentation/ExportAccountingManagementDebCreInvoice",
  summary: "Notes by bill, kind of charge and currency as a sheet",
});

export const exportAgencyTemplate = call({
  ...noteSheet,
  path: "Documentation/ExportAccountingManagementAgencyTemplate",
  summary: "The statement of agents over notes as a sheet, in US dollars",
});

export const checkNotesSynced = call({
  method: "POST",
  path: "AcctSettlementPayment/CheckSoaCDNoteIsSynced",
  writes: false,
  right: noteReaders,
  body: z.object({ chargeIds }),
  answer: z.boolean(),
  summary: "Has accounting a note or a statement over one of these charges",
});

export const noteHistory = call({
  method: "GET",
  path: "AcctCDNote/History/{id}",
  right: noteReaders,
  params: z.object({ id }),
  query: historyPart,
  answer: historyAnswer,
  summary: "Who changed what, the last first",
});

export const previewNotes = call({
  method: "POST",
  path: "AcctCDNote/PreviewMany",
  writes: false,
  right: noteReaders,
  body: papersTogether.extend({ currency: z.enum(printCurrencies).default("ORIGIN") }),
  answer: "file",
  summary: "Print notes as one file, in the order of their ids; all or none",
});

/** A note of a job by its number, and how it is printed. */
const printed = z.object({
  jobId: id,
  creditDebitNo: needText(50),
  currency: z.enum(printCurrencies).default("ORIGIN"),
  ...paperLanguage,
  ...paperFormat,
});

/** Notes that are printed as one bill, and how. */
const printedTogether = papersTogether.extend(paperFormat);

// Papers of operations are in the original currencies, or else in VND.
const isOrigin = z.object({ isOrigin: z.enum(["true", "false"]).default("true") });
const inCurrency = z.object({
  currency: z.enum(printCurrencies).default("ORIGIN"),
  service: maybeText(10).optional(),
});

const paper = { method: "POST", writes: false, right: noteReaders, answer: "file" } as const;

export const previewNote = call({
  ...paper,
  path: "AcctCDNote/PreviewSIFCdNote",
  body: printed,
  summary: "Print a sea note in a currency",
});

export const previewAirNote = call({
  ...paper,
  path: "AcctCDNote/PreviewAirCdNote",
  body: printed,
  summary: "Print an air note in a currency",
});

export const previewOpsNoteIn = call({
  ...paper,
  path: "AcctCDNote/PreviewOPSCDNoteWithCurrency",
  body: printed,
  summary: "Print an operations note in a currency",
});

export const previewOpsNote = call({
  ...paper,
  path: "AcctCDNote/PreviewOpsCdNote",
  query: isOrigin,
  body: printed.omit({ currency: true }),
  summary: "Print an operations note",
});

export const previewNoteList = call({
  ...paper,
  path: "AcctCDNote/PreviewASCdNoteList",
  query: inCurrency,
  body: printedTogether,
  summary: "Print several notes of a partner as one paper",
});

export const previewOpsNoteList = call({
  ...paper,
  path: "AcctCDNote/PreviewOpsCdNoteList",
  query: isOrigin,
  body: printedTogether,
  summary: "Print several operations notes of a partner as one paper",
});

export const previewCombineBilling = call({
  ...paper,
  path: "AcctCDNote/PreviewCombineBilling",
  body: printedTogether.extend({ currency: z.enum(printCurrencies).default("ORIGIN") }),
  summary: "Print notes of a partner as one combined bill with its balance",
});

export const exportOpsNote = call({
  method: "GET",
  path: "Documentation/ExportOpsCdNote",
  right: noteReaders,
  query: z.object({ jobId: id, cdNo: needText(50), ...paperLanguage }),
  answer: "file",
  summary: "A note as a workbook",
});

export const exportOpsNotes = call({
  ...paper,
  path: "Documentation/ExportOpsCdNoteCombine",
  body: z.object({ noteIds: z.array(id).min(1).max(mostTogether), ...paperLanguage }),
  summary: "Several notes of a partner as one workbook",
});

export const notesOfBill = call({
  method: "GET",
  path: "AcctCDNote/GetCDNoteWithHbl",
  right: noteReaders,
  query: z.object({ hblId: id, jobId: id }),
  answer: z.array(shownNote),
  summary: "Notes with charges of a house bill",
});

export const queryNotes = call({
  method: "POST",
  path: "AcctCDNote/Query",
  writes: false,
  right: "accManagement.list",
  body: pageNotes.body,
  answer: z.array(shownNote),
  summary: "Search of notes for pickers; at most 100",
});

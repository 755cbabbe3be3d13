import { openBeforeFinish as openBeforeFinishCall } from "@fairway/areas/shipment/contract.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as calls from "../contract.ts";
import { getAdjusted, updateAdjusted } from "./adjustedDocuments.ts";
import { checkAllowDeleteNote, deleteNote } from "./deleteNote.ts";
import { checkNotesSynced } from "./checkNotesSynced.ts";
import { exportAgencyTemplate, exportNoteLines } from "./exportNoteSheets.ts";
import { getNoteDetails } from "./getNoteDetails.ts";
import { giveNoteReason } from "./giveNoteReason.ts";
import { issueNote } from "./issueNote.ts";
import { listJobNotes } from "./listJobNotes.ts";
import { exportNotes, listNotes, queryNotes } from "./listNotes.ts";
import { noteHistory } from "./noteHistory.ts";
import { offeredCharges } from "./offeredCharges.ts";
import { openBeforeFinish } from "./openBeforeFinish.ts";
import { listBillNotes } from "./listBillNotes.ts";
import { previewCombined } from "./previewCombined.ts";
import { previewNote, previewNotes } from "./previewNote.ts";
import { exportOpsNote, exportOpsNotes, previewOpsNote, previewOpsNotes } from "./opsPapers.ts";
import { rejectNote } from "./rejectNote.ts";
import { checkNoteSynced, sendNotes } from "./sendNotes.ts";
import { updateNote } from "./updateNote.ts";
import "./noteFileOwners.ts";
import "./salesmanOfNotes.ts";

/** The calls of credit, debit and invoice notes. */
export const handlers: Served[] = [
  serve(openBeforeFinishCall, openBeforeFinish),
  serve(calls.offeredCharges, offeredCharges),
  serve(calls.addNote, issueNote),
  serve(calls.updateNote, updateNote),
  serve(calls.sendNotes, sendNotes),
  serve(calls.checkNoteSynced, checkNoteSynced),
  serve(calls.rejectNote, rejectNote),
  serve(calls.giveNoteReason, giveNoteReason),
  serve(calls.getAdjustDebitValue, getAdjusted),
  serve(calls.updateAdjustDebitValue, updateAdjusted),
  serve(calls.deleteNote, deleteNote),
  serve(calls.checkAllowDeleteNote, checkAllowDeleteNote),
  serve(calls.notesOfJob, listJobNotes),
  serve(calls.noteDetails, getNoteDetails),
  serve(calls.pageNotes, listNotes),
  serve(calls.exportNotes, exportNotes),
  serve(calls.exportNoteLines, exportNoteLines),
  serve(calls.exportAgencyTemplate, exportAgencyTemplate),
  serve(calls.checkNotesSynced, checkNotesSynced),
  serve(calls.noteHistory, noteHistory),
  serve(calls.previewNote, previewNote),
  serve(calls.previewNotes, previewNotes),
  serve(calls.previewAirNote, previewNote),
  serve(calls.previewOpsNoteIn, previewNote),
  serve(calls.previewOpsNote, previewOpsNote),
  serve(calls.previewNoteList, previewCombined),
  serve(calls.previewOpsNoteList, previewOpsNotes),
  serve(calls.previewCombineBilling, previewCombined),
  serve(calls.exportOpsNote, exportOpsNote),
  serve(calls.exportOpsNotes, exportOpsNotes),
  serve(calls.notesOfBill, listBillNotes),
  serve(calls.queryNotes, queryNotes),
];

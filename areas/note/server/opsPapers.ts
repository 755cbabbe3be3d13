import type { Ask } from "@fairway/core/contract/call.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as calls from "../contract.ts";
import type { PrintCurrency } from "../model/notePaperLines.ts";
import { previewCombined } from "./previewCombined.ts";
import { previewNote } from "./previewNote.ts";

const currencyOf = (isOrigin: "true" | "false"): PrintCurrency =>
  isOrigin === "true" ? "ORIGIN" : localCurrency;

/** Prints a note in its currencies or in VND. Refuses: as previewNote */
export function previewOpsNote(tx: Tx, actor: Actor, ask: Ask<typeof calls.previewOpsNote>) {
  return previewNote(tx, actor, { ...ask, currency: currencyOf(ask.isOrigin) });
}

/** Prints notes as one bill in their currencies or in VND. Refuses: as previewCombined */
export function previewOpsNotes(tx: Tx, actor: Actor, ask: Ask<typeof calls.previewOpsNoteList>) {
  return previewCombined(tx, actor, { ...ask, currency: currencyOf(ask.isOrigin) });
}

/** Returns a note as a workbook in VND. Refuses: as previewNote */
export function exportOpsNote(tx: Tx, actor: Actor, ask: Ask<typeof calls.exportOpsNote>) {
  const { cdNo: creditDebitNo, ...named } = ask;
  return previewNote(tx, actor, {
    ...named,
    creditDebitNo,
    currency: localCurrency,
    format: "xlsx",
  });
}

/** Returns notes of a partner as one workbook in VND. Refuses: as previewCombined */
export function exportOpsNotes(tx: Tx, actor: Actor, ask: Ask<typeof calls.exportOpsNotes>) {
  const { noteIds: ids, language } = ask;
  return previewCombined(tx, actor, { ids, language, currency: localCurrency, format: "xlsx" });
}

import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import { paperBanks } from "@fairway/areas/organisation/model/paperBank.ts";
import { bankNameIn } from "@fairway/areas/catalogue/server/bankNameIn.ts";
import { secondCurrency } from "@fairway/core/money/currency.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { refuseRate } from "@fairway/areas/rate/model/refusals.ts";
import {
  printDocument,
  printDocuments,
  printedContent,
  type PrintedDocument,
} from "@fairway/areas/document/server/printDocument.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { addDays, dayOf } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { answeredWord } from "@fairway/engine/paper/answeredPaper.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { sql } from "kysely";
import type {
  previewNote as previewNoteCall,
  previewNotes as previewNotesCall,
} from "../contract.ts";
import type { NotePaper } from "../model/notePaper.ts";
import { notePaperLines } from "../model/notePaperLines.ts";
import { noteSource, readNotes } from "./noteTable.ts";
import type { Note } from "../model/note.ts";
import { readNoteContext } from "./noteContext.ts";
import { pointOfNote } from "./pointOfNote.ts";
import { printedNote } from "./paper/note.paper.ts";
import { noteWorkbook } from "./noteWorkbook.ts";
import { readNoteShipment } from "./readNoteShipment.ts";

type Preview = Ask<typeof previewNoteCall>;

/**
 * Prints a note in the currencies of its lines or in one currency, as paper, workbook or text
 * document.
 *
 * Refuses: record.notFound · checkPoint.stopped (debit and invoice notes) · rate.missing when an amount
 *   is unknown in US dollars.
 * Source: rules CK-5 and CK-7, areas/credit/README.md
 */
export async function previewNote(tx: Tx, actor: Actor, ask: Preview) {
  const note = await findNote(tx, actor, ask);
  const printed = notePrinted(ask.currency);
  const { format = "pdf" } = ask;
  if (format === "pdf") return printDocument(tx, actor, printed, note, ask.language);
  const { language } = printingIn(actor, printedNote, ask.language);
  const content = await printedContent(tx, actor, printed, note, language);
  if (format === "docx") {
    return answeredWord(note.code, printedNote.sheet(content, { language }));
  }
  const title = printedNote.sheet(content, { language }).title;
  return noteWorkbook(
    {
      name: note.code,
      title,
      partner: content.partner,
      notes: [content],
      banks: content.banks,
    },
    language,
  );
}

/** Prints notes as one file. Refuses: as printDocuments */
export function previewNotes(tx: Tx, actor: Actor, ask: Ask<typeof previewNotesCall>) {
  return printDocuments(tx, actor, notePrinted(ask.currency), ask);
}

/** Returns the printed content of a note. Refuses: as previewNote */
export async function notePaper(tx: Tx, actor: Actor, ask: Preview): Promise<NotePaper> {
  const note = await findNote(tx, actor, ask);
  return printedContent(tx, actor, notePrinted(ask.currency), note, ask.language);
}

async function findNote(tx: Tx, actor: Actor, ask: Preview): Promise<Note> {
  const where = sql`o.job_id = ${ask.jobId} and d.number = ${ask.creditDebitNo}`;
  const [note] = await readNotes(tx, actor.companyId, where);
  if (!note) throw refuse("record.notFound");
  return note;
}

/** How a note is printed in a currency. */
export function notePrinted(currency: Preview["currency"]): PrintedDocument<Note, NotePaper> {
  return {
    source: noteSource,
    paper: printedNote,
    content: async (tx, actor, note, office) => {
      const charges = await getCharges(tx, actor, { documentId: note.id });
      const { family } = serviceOf(note.transactionType as ServiceCode);
      const isLogistics = family === "operations";
      const shown = charges.map((each) => (isLogistics ? each : { ...each, invoiceNo: null }));
      const printed = notePaperLines(shown, currency, note.excRateUsdToLocal, actor.language);
      if (!printed) {
        throw refuseRate("rate.missing", {
          currency: secondCurrency,
          day: sayDay(note.exchangeDate),
        });
      }
      const hblIds = [...new Set(charges.map((each) => each.hblid))];
      const shipment = await readNoteShipment(tx, actor, note, hblIds);
      const { agreement, job } = await readNoteContext(tx, actor.companyId, {
        jobId: note.jobId,
        partnerId: note.partnerId,
        hblIds,
      });
      if (note.type !== "CREDIT") {
        const { saleManId } = note;
        await passCheckPoints(tx, actor, [pointOfNote(note, { job, charges, saleManId })], note.id);
      }
      const issueDate = dayOf(note.datetimeCreated, office.timeZone);
      return {
        kind: note.type,
        family,
        code: note.code,
        reference: note.flexId ?? "",
        issueDate,
        dueDate: agreement ? addDays(issueDate, agreement.paymentTerm) : "",
        ...shipment,
        jobNo: note.jobNo,
        mawb: note.mblno ?? "",
        hwbno: note.hwbnos,
        contractNo: agreement?.contractNo ?? "",
        ...printed,
        totalVnd: note.totalVnd,
        banks: paperBanks(
          office,
          office.bankName && (await bankNameIn(tx, actor, office.bankName)),
        ),
        note: note.note ?? "",
      };
    },
  };
}

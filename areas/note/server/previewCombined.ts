import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import { paperBanks } from "@fairway/areas/organisation/model/paperBank.ts";
import { bankNameIn } from "@fairway/areas/catalogue/server/bankNameIn.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper, answeredWord } from "@fairway/engine/paper/answeredPaper.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { billKind, type CombinedBill, inBalance, sumsOfNotes } from "../model/combinedBill.ts";
import type { PrintCurrency } from "../model/notePaperLines.ts";
import type { PaperFormat } from "../model/paperFormats.ts";
import { refuseNote } from "../model/refusals.ts";
import { noteWorkbook } from "./noteWorkbook.ts";
import { printedCombinedBill } from "./paper/combinedBill.paper.ts";
import { notePrinted } from "./previewNote.ts";
import { mustSeeJob } from "./readJobOfNotes.ts";
import { getNotes } from "./shownNote.ts";

/** Notes that are printed as one bill. */
export interface CombinedAsk {
  readonly ids: readonly string[];
  readonly currency?: PrintCurrency | undefined;
  readonly format?: PaperFormat | undefined;
  readonly language?: Language | undefined;
}

/**
 * Prints several notes of one partner as one bill, in the order of their ids. Debit and credit notes
 * together give a balance, in which what we owe is negative.
 *
 * Refuses: record.notFound · access.forbidden · cdNote.severalPartners · rate.missing
 * Source: rule DN-19, areas/note/README.md
 */
export async function previewCombined(
  tx: Tx,
  actor: Actor,
  { ids, currency = "ORIGIN", format = "pdf", language: asked }: CombinedAsk,
): Promise<AnsweredFile> {
  const wanted = [...new Set(ids)];
  const found = await getNotes(tx, actor.companyId, wanted);
  const notes = wanted.flatMap((id) => found.find((note) => note.id === id) ?? []);
  const [first] = notes;
  if (!first || notes.length < wanted.length) throw refuse("record.notFound");
  for (const jobId of new Set(notes.map((note) => note.jobId))) await mustSeeJob(tx, actor, jobId);
  const other = notes.find((note) => note.partnerId !== first.partnerId);
  if (other) {
    const facts = { code: other.code, partnerName: first.partnerName };
    throw refuseNote("cdNote.severalPartners", facts);
  }
  const reader = printingIn(actor, printedCombinedBill, asked);
  const { language } = reader;
  const officeId = first.officeId ?? actor.officeId;
  const { office, ...head } = await paperHead(tx, reader, officeId, first.userCreated);
  const { content } = notePrinted(currency);
  const printed = [];
  for (const note of notes) printed.push(await content(tx, reader, note, office));
  const [{ partner } = { partner: null }] = printed;
  if (!partner) throw refuse("record.notFound");
  const kind = billKind(printed.map((each) => each.kind));
  const billed = printed.map((each) => (kind === "BALANCE" ? inBalance(each) : each));
  const sums = sumsOfNotes(billed);
  const no = notes.length === 1 ? first.code : `${first.code} +${notes.length - 1}`;
  const bill: CombinedBill = {
    ...head,
    kind,
    no,
    issueDate: actor.today,
    partner,
    notes: billed,
    ...sums,
    inWords: sums.totals.map((each) => amountInWords(each.total, each.currency, language)),
    banks: paperBanks(office, office.bankName && (await bankNameIn(tx, reader, office.bankName))),
  };
  if (format === "pdf") return answeredPaper(no, printedCombinedBill, bill, { language });
  const sheet = printedCombinedBill.sheet(bill, { language });
  if (format === "docx") return answeredWord(no, sheet);
  const written = { name: no, title: sheet.title, partner, notes: billed, banks: bill.banks };
  return noteWorkbook(written, language);
}

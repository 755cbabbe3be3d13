import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { type BilledNote, type CombinedBill, sumsOfNotes } from "../../model/combinedBill.ts";
import type { PrintCurrency } from "../../model/notePaperLines.ts";
import { noteSample } from "./note.sample.ts";

/** A sample bill over two debit notes for tests. */
export function combinedBillSample(
  language: Language,
  currency: PrintCurrency = "ORIGIN",
): CombinedBill {
  const { letterhead, preparedBy, printedBy, printedAt, partner, banks, ...first } = noteSample(
    language,
    currency,
  );
  const note = (code: string, jobNo: string): BilledNote => ({
    kind: first.kind,
    family: first.family,
    code,
    reference: first.reference,
    issueDate: first.issueDate,
    dueDate: first.dueDate,
    jobNo,
    mawb: first.mawb,
    hwbno: first.hwbno,
    lines: first.lines,
    totals: first.totals,
    rates: first.rates,
    totalVnd: first.totalVnd,
    note: first.note,
  });
  const notes = [note(first.code, first.jobNo), note("HCMDN2611/00043", "SEF2611/00062")];
  const sums = sumsOfNotes(notes);
  return {
    letterhead,
    preparedBy,
    printedBy,
    printedAt,
    kind: "DEBIT",
    no: `${first.code} +1`,
    issueDate: "2026-11-21",
    partner,
    notes,
    ...sums,
    inWords: sums.totals.map((each) => amountInWords(each.total, each.currency, language)),
    banks,
  };
}

import { decimal } from "@fairway/core/money/decimal.ts";
import type { Entry } from "../model/entry.ts";

/**
 * Writes entries as a journal of plain text accounting, which hledger reads.
 *
 * Shape: an account is its kind and number; a foreign amount stands as a comment, its value in VND
 *   is the amount.
 */
export function hledgerJournal(entries: readonly Entry[]): string {
  return entries.map(entryText).join("\n");
}

function entryText({ day, number, key, partnerName, description, lines }: Entry): string {
  const head = `${day} (${number}) ${plain(partnerName)} | ${plain(description)}  ; key:${key}`;
  const postings = lines.map(({ kind, account, debit, credit, currency, foreign }) => {
    const amount = decimal(debit).minus(decimal(credit)).toString();
    const comment = foreign === null ? "" : `  ; ${foreign} ${currency}`;
    return `    ${kind}:${plain(account)}  ${amount} VND${comment}`;
  });
  return [head, ...postings, ""].join("\n");
}

/** A text without the signs that end a field of the journal. */
const plain = (text: string) => text.replace(/[\r\n;|]+/g, " ").trim();

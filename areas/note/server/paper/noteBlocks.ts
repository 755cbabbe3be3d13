import { chargeList, logisticsSections } from "@fairway/areas/charge/server/paper/chargeList.ts";
import { chargePaperWords } from "@fairway/areas/charge/model/chargePaperWords.ts";
import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Block, Run, Said, TableBlock } from "@fairway/engine/paper/sheet.ts";
import { signatures } from "@fairway/engine/paper/signatures.ts";
import type { Writing } from "@fairway/engine/paper/writing.ts";
import type { NotePaper } from "../../model/notePaper.ts";
import { noteWords } from "./noteWords.ts";

const words = { ...paperWords, ...noteWords } as const;

/** The charges of a note in the sections of its transport, with the numbers of vendors' invoices. */
export function noteLines(
  writing: Writing,
  { family, lines }: Pick<NotePaper, "family" | "lines">,
): TableBlock {
  const label = writing.say(chargePaperWords.invoiceNo);
  const named = lines.map((line) => ({
    ...line,
    notes: [line.notes, line.invoiceNo && `${label} ${line.invoiceNo}`].filter(Boolean).join("\n"),
  }));
  return family === "operations"
    ? chargeList(writing, named, logisticsSections)
    : chargeList(writing, named);
}

/** The sums of a note, or of several, by currency and in VND; `details` follow the label. */
export function sums(
  { say, money }: Writing,
  paper: {
    readonly totals: readonly Readonly<Record<"currency" | "net" | "vat" | "total", string>>[];
    readonly totalVnd: string;
  },
  details: readonly Run[] = [],
): Block {
  return {
    block: "totals",
    width: 118,
    head: [words.total, words.net, words.vat, chargePaperWords.amount].map(say),
    rows: paper.totals.map(({ currency, net, vat, total }) => [
      [{ text: currency, bold: true }],
      money(net, currency),
      money(vat, currency),
      [{ text: money(total, currency), bold: true }],
    ]),
    grand: [
      {
        label: [{ text: say(words.totalVnd), bold: true, colour: "ink" }, ...details],
        across: 3,
        cells: [
          [{ text: money(paper.totalVnd, localCurrency), size: 11, bold: true, colour: "ink" }],
        ],
      },
    ],
  };
}

/** Each total in words. */
export function inWords({ say }: Writing, texts: readonly string[]): Block[] {
  return texts.map((text) => ({
    block: "text",
    said: labelled(say(words.inWords), { text, italic: true, bold: true }),
  }));
}

/** A text after its label. */
export function labelled(label: string, value: Run): Said {
  return [{ text: `${label}: `, look: "label" }, value];
}

/** Who signs a note: the payer and the house. */
export function signed(writing: Writing, preparedBy: string): Block {
  return signatures(writing, [
    { title: words.payer },
    { title: words.preparedBy, name: preparedBy },
    { title: words.accountant },
    { title: words.director, stamps: true },
  ]);
}

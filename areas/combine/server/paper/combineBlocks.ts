import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { factColumns } from "@fairway/engine/paper/factColumns.ts";
import type { Block, Fact, TableRow } from "@fairway/engine/paper/sheet.ts";
import { signatures } from "@fairway/engine/paper/signatures.ts";
import type { Writing } from "@fairway/engine/paper/writing.ts";
import type { CombinePaper } from "../../model/combinePaper.ts";
import { combinePaperWords as words } from "../../model/combinePaperWords.ts";

/** The partner, and the facts to its right. */
export function partnerBlock(
  { say, day }: Writing,
  { partner, issueDate, preparedBy }: CombinePaper,
  facts: readonly Fact[] = [],
): Block {
  return factColumns(
    ["1fr", 72],
    [
      [
        [say(words.to), partner.name, "bold"],
        [say(words.address), partner.address],
        [say(words.taxCode), partner.taxCode],
        [say(words.telephone), partner.tel],
      ],
      [
        [say(words.issueDate), day(issueDate), "half"],
        ...facts,
        [say(words.preparedBy), preparedBy],
      ],
    ],
  );
}

/** Who signs: the partner and the house. */
export function signedBlock(writing: Writing, { preparedBy }: CombinePaper): Block {
  return signatures(writing, [
    { title: words.partnerSign },
    { title: words.preparedBy, name: preparedBy },
    { title: words.accountant },
    { title: words.director, stamps: true },
  ]);
}

/** The net position in VND and US dollars, as the last rows of a table of that many columns. */
export function netRows({ say, money }: Writing, paper: CombinePaper, columns: number): TableRow[] {
  const { totalVnd, totalUsd } = paper;
  const row = (currency: string, total: string): TableRow => ({
    sum: say(words.netPosition),
    across: columns - 2,
    cells: [currency, money(total, currency)],
  });
  return [
    row(localCurrency, totalVnd),
    ...(totalUsd === "" ? [] : [row(secondCurrency, totalUsd)]),
  ];
}

/** The net position in VND in words. */
export function wordsBlock({ say }: Writing, { inWords }: CombinePaper): Block {
  return {
    block: "text",
    said: [
      { text: `${say(words.inWords)}: `, look: "label" },
      { text: inWords, italic: true, bold: true },
    ],
  };
}

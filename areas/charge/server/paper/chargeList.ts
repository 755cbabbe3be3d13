import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { outsideTag } from "@fairway/areas/rate/model/outsideWords.ts";
import { decimalsOf, localCurrency } from "@fairway/core/money/currency.ts";
import type { Said, TableBlock, TableRow } from "@fairway/engine/paper/sheet.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Writing } from "@fairway/engine/paper/writing.ts";
import { chargePaperWords as words } from "../../model/chargePaperWords.ts";
import { sumsByCurrency } from "../../model/sumsByCurrency.ts";
import { printedVat } from "../../model/printedVat.ts";
import type { LineRate } from "../../model/lineRates.ts";
import type { PaperCharge } from "../../model/paperCharge.ts";

/** The sections of a list of charges, in their order, and whether each ends with its sums. */
interface Sections {
  readonly titles: readonly (readonly [PaperCharge["section"], Words])[];
  readonly summed?: boolean;
}

const usualSections: Sections = {
  titles: [
    ["charge", words.charge],
    ["obh", words.obh],
  ],
};

/** Papers of logistics list what was paid for the customer first, then the services. */
export const logisticsSections: Sections = {
  titles: [
    ["obh", words.paidOnBehalf],
    ["charge", words.logistics],
  ],
  summed: true,
};

/** Charges in two sections, by default the company's own and those paid on behalf. */
export function chargeList(
  writing: Writing,
  lines: readonly PaperCharge[],
  sections = usualSections,
): TableBlock {
  const { say } = writing;
  const least = new Map<string, number>();
  for (const { currency, unitPrice } of lines) {
    const decimals = unitPrice.split(".")[1]?.length ?? 0;
    least.set(currency, Math.max(decimals, least.get(currency) ?? decimalsOf(currency)));
  }
  const section = ([name, title]: Sections["titles"][number]): TableRow[] => {
    const own = lines.filter((line) => line.section === name);
    if (own.length === 0) return [];
    return [
      { section: say(title) },
      ...own.map((line) => chargeRow(writing, line, least.get(line.currency))),
      ...(sections.summed ? sumsOf(writing, own) : []),
    ];
  };
  return {
    block: "table",
    columns: [
      { head: say(words.description), width: "1fr" },
      { head: say(words.quantity), width: "auto", align: "right" },
      { head: say(words.unit), width: 17, longest: 10 },
      { head: say(words.unitPrice), width: "auto", align: "right" },
      { head: say(words.currency), width: "auto" },
      { head: say(words.vat), width: "auto", align: "right" },
      { head: say(words.vatAmount), width: "auto", align: "right" },
      { head: say(words.amount), width: "auto", align: "right" },
    ],
    rows: sections.titles.flatMap(section),
  };
}

/** The sums of a section, one for each currency. */
function sumsOf({ say, money }: Writing, lines: readonly PaperCharge[]): TableRow[] {
  return sumsByCurrency(lines).map(({ currency, net, vat, total }) => ({
    sum: say(paperWords.total),
    across: 4,
    cells: [currency, money(net, currency), money(vat, currency), money(total, currency)],
  }));
}

/** A row; the prices of a currency have the same decimals, so that their points align. */
function chargeRow(writing: Writing, line: PaperCharge, least?: number) {
  const { say, figure, money } = writing;
  return {
    cells: [
      describedCharge(writing, line),
      figure(line.quantity),
      line.unit,
      figure(line.unitPrice, least),
      line.currency,
      printedVat(line.vat, say, (rate) => `${figure(rate)} %`),
      money(line.vatAmount, line.currency),
      money(line.total, line.currency),
    ],
  };
}

/**
 * The description of a charge; in small letters below its note, the rates that differ from those of
 * the paper, and the mark of a rate outside the bound.
 */
export function describedCharge(
  writing: Writing,
  line: Pick<PaperCharge, "description" | "notes" | "rates"> & { readonly outside?: boolean },
): Said {
  const rates = line.rates.map((rate) => sayRate(writing, rate));
  if (line.outside) rates.push(writing.say(outsideTag.words));
  const below = [line.notes, rates.join("; ")].filter((text) => text !== "");
  if (below.length === 0) return line.description;
  return [{ text: `${line.description}\n` }, { text: below.join("\n"), size: 7, colour: "grey" }];
}

/** A rate as papers print it: exchange rate, one unit and its value in VND. */
export function sayRate({ say, figure }: Writing, { currency, rate, near }: LineRate): string {
  const sign = near ? "≈" : "=";
  return `${say(paperWords.exchangeRate)}: 1 ${currency} ${sign} ${figure(rate)} ${localCurrency}`;
}

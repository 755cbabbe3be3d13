import type { LineRate } from "@fairway/areas/charge/model/lineRates.ts";
import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";
import type { PaperBank } from "@fairway/areas/organisation/model/paperBank.ts";
import { type Decimal, decimal, sum } from "@fairway/core/money/decimal.ts";
import type { NotePaper } from "./notePaper.ts";

/** A note on a combined bill. */
export interface BilledNote {
  kind: NotePaper["kind"];
  family: NotePaper["family"];
  code: string;
  reference: string;
  issueDate: string;
  dueDate: string;
  jobNo: string;
  mawb: string;
  hwbno: string;
  lines: NotePaper["lines"];
  totals: NotePaper["totals"];
  rates: LineRate[];
  totalVnd: string;
  note: string;
}

/**
 * The printed content of several notes of one partner.
 *
 * Shape: amounts of credit notes are negative where debit notes are among the notes.
 */
export interface CombinedBill extends AuthoredHead {
  kind: NotePaper["kind"] | "BALANCE";
  no: string;
  issueDate: string;
  partner: NotePaper["partner"];
  notes: BilledNote[];
  /** One for each currency of the notes. */
  totals: NotePaper["totals"];
  totalVnd: string;
  inWords: string[];
  banks: PaperBank[];
}

/** The kind of the bill over notes of these kinds: their own, else a balance of debit and credit. */
export function billKind(kinds: readonly NotePaper["kind"][]): CombinedBill["kind"] {
  const [first] = kinds;
  if (first && kinds.every((each) => each === first)) return first;
  return kinds.includes("CREDIT") ? "BALANCE" : "DEBIT";
}

/** The note as it counts in a balance: what we owe is negative. */
export function inBalance<Note extends BilledNote>(note: Note): Note {
  if (note.kind !== "CREDIT") return note;
  const owed = (amount: string) => negated(decimal(amount));
  return {
    ...note,
    lines: note.lines.map((line) => ({
      ...line,
      vatAmount: owed(line.vatAmount),
      total: owed(line.total),
    })),
    totals: note.totals.map(({ currency, net, vat, total }) => ({
      currency,
      net: owed(net),
      vat: owed(vat),
      total: owed(total),
    })),
    totalVnd: owed(note.totalVnd),
  };
}

const negated = (amount: Decimal) => (amount.isZero() ? amount : amount.negated()).toFixed();

/** The sums of notes by currency and in VND. */
export function sumsOfNotes(
  notes: readonly Pick<BilledNote, "totals" | "totalVnd">[],
): Pick<CombinedBill, "totals" | "totalVnd"> {
  const all = notes.flatMap((each) => each.totals);
  const currencies = [...new Set(all.map((each) => each.currency))].sort();
  return {
    totals: currencies.map((currency) => {
      const own = all.filter((each) => each.currency === currency);
      const add = (part: "net" | "vat" | "total") => sum(own.map((each) => each[part])).toFixed();
      return { currency, net: add("net"), vat: add("vat"), total: add("total") };
    }),
    totalVnd: sum(notes.map((each) => each.totalVnd)).toFixed(),
  };
}

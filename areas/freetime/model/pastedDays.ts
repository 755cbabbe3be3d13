import { cleanContainerNo } from "@fairway/areas/catalogue/model/containerNo.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { monthOf } from "@fairway/core/time/monthOf.ts";
import { fold } from "@fairway/core/words/fold.ts";
import type { BoxDays } from "./terms.ts";

/** The days of a box that a pasted line gives; what it does not give stays. */
export interface PastedBox {
  readonly containerNo: string;
  readonly days: Partial<BoxDays>;
}

/** What a pasted text gives, and the lines that give nothing, with the reason. */
export interface PastedDays {
  readonly boxes: readonly PastedBox[];
  readonly unread: readonly {
    readonly line: number;
    readonly text: string;
    readonly why: "noBox" | "strange" | "twice" | "noDay";
  }[];
}

type Event = "discharged" | "gateOut" | "emptyIn";
const inOrder: readonly Event[] = ["discharged", "gateOut", "emptyIn"];

/** What carriers and ports call the events in the heads of their lists, without accents. */
const heads: readonly (readonly [Event, RegExp])[] = [
  ["discharged", /disch|discharge|unload|\bdo hang|\bdo khoi|ha bai|\bngay do\b/],
  ["gateOut", /gate ?-?out|pick ?-?up|full out|ra cong|lay cont|lay hang/],
  ["emptyIn", /empty|return|gate ?-?in|tra rong|ha rong|tra vo/],
];
/** The same words of other events: an empty box that is fetched, a full one that is brought. */
const otherHeads =
  /empty ?-?(?:gate ?-?out|pick ?-?up|release|out)|full ?-?(?:gate ?-?in|in\b|return)|lay (?:cont )?rong/;
/** What a line of titles has besides the events. */
const titled = /\bcont|\bbox\b|\bngay\b|\bdate\b|\bday\b/;

/**
 * Reads the days of boxes from a pasted block: each line has the number of a box and its days, in the
 * order of a head line, else as discharge, gate-out and return. Only a cell with separators and a year
 * is a day; without a head, sizes and weights before the first day are passed over, and every other
 * cell keeps its place. A day that has come is actual, a later one planned.
 *
 * Source: rule FT-13, areas/freetime/README.md
 */
export function pastedDays(
  text: string,
  {
    known,
    today,
    readDay,
  }: {
    readonly known: readonly string[];
    readonly today: Day;
    readonly readDay: (text: string, today: Day) => Day | null;
  },
): PastedDays {
  const boxes: PastedBox[] = [];
  const unread: PastedDays["unread"][number][] = [];
  let columns: ReadonlyMap<number, Event> | null = null;
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "") continue;
    const cells = cellsOf(line);
    const numberAt = cells.findIndex((cell) => boxNumber(cell) !== null);
    const skip = (why: PastedDays["unread"][number]["why"]) =>
      unread.push({ line: at + 1, text: line.trim().slice(0, 80), why });
    if (numberAt < 0) {
      const named: ReadonlyMap<number, Event> = headOf(cells);
      if (named.size > 0 || isHead(cells)) columns = named;
      if (named.size === 0) skip("noBox");
      continue;
    }
    const containerNo = boxNumber(cells[numberAt] ?? "") ?? "";
    if (!known.includes(containerNo)) skip("strange");
    else if (boxes.some((box) => box.containerNo === containerNo)) skip("twice");
    else {
      const found = columns
        ? [...columns].map(([column, event]) => [event, cells[column] ?? ""] as const)
        : eventCells(cells.toSpliced(numberAt, 1)).map(
            (cell, no) => [inOrder[no] as Event, cell] as const,
          );
      const days = daysOf(found, today, readDay);
      if (Object.keys(days).length === 0) skip("noDay");
      else boxes.push({ containerNo, days });
    }
  }
  return { boxes, unread };
}

function cellsOf(line: string): string[] {
  const by = line.includes("\t")
    ? "\t"
    : line.includes(";")
      ? ";"
      : line.includes(",")
        ? ","
        : /\s+/;
  return line.split(by).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
}

/** The number of a box in a cell, without blanks and dashes; null for another text. */
function boxNumber(cell: string): string | null {
  const number = cleanContainerNo(cell);
  return /^[A-Z]{4}\d{6,7}$/.test(number) ? number : null;
}

function headOf(cells: readonly string[]): Map<number, Event> {
  return new Map(
    cells.flatMap((cell, column) => {
      const title = fold(cell);
      const named = otherHeads.test(title) ? undefined : heads.find(([, head]) => head.test(title));
      return named ? [[column, named[0]] as const] : [];
    }),
  );
}

/** Checks whether a line has titles, though none of the three events. */
function isHead(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.some((cell) => titled.test(fold(cell)));
}

/** The cells of the three events in a line without a head. */
function eventCells(cells: readonly string[]): string[] {
  const own = cells.filter((cell, at) => !isTime(cell) || !isWritten(cells[at - 1] ?? ""));
  const first = own.findIndex(isWritten);
  return own.filter((cell, at) => at >= first || !isMeasure(cell)).slice(0, inOrder.length);
}

const named = /^(\d{1,2})[ ./-]([a-z]{3,9})[ .,/-]{1,2}(\d{4})(?!\d)/i;
const written = /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{4}-\d{2}-\d{2})(?!\d)/;
/** A day with separators and a year, perhaps with its time behind it. */
const isWritten = (cell: string) => written.test(cell) || named.test(cell);
const isTime = (cell: string) => /^\d{1,2}[:h]\d{0,2}(?::\d{2})?(?: ?[ap]m)?$|^[ap]m$/i.test(cell);
/** A size, a weight or a seal. */
const isMeasure = (cell: string) => /^[a-z]{0,6}\d[a-z0-9.,'" ]*$/i.test(cell);

/** The day at the beginning of a cell as the reader reads it; null for another text. */
function dayText(cell: string): string | null {
  const [, date, name = "", year] = named.exec(cell) ?? [];
  const month = monthOf(name);
  return month ? `${date}/${month}/${year}` : (written.exec(cell)?.[0] ?? null);
}

function daysOf(
  found: readonly (readonly [Event, string])[],
  today: Day,
  readDay: (text: string, today: Day) => Day | null,
): Partial<BoxDays> {
  return Object.fromEntries(
    found.flatMap(([event, cell]) => {
      const text = dayText(cell);
      const day = text && readDay(text, today);
      return day ? [[day > today ? `${event}Planned` : `${event}On`, day]] : [];
    }),
  );
}

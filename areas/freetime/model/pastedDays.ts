import type { Day } from "@fairway/core/time/day.ts";
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
  ["discharged", /disch|discharge|unload|do hang|do khoi|ha bai|ngay do/],
  ["gateOut", /gate ?-?out|pick ?-?up|full out|ra cong|lay cont|lay hang/],
  ["emptyIn", /empty|return|gate ?-?in|tra rong|ha rong|tra vo/],
];

/**
 * Reads the days of boxes from a pasted block: each line has the number of a box and its days, in the
 * order of a head line, else as discharge, gate-out and return. A day that has come is actual, a later
 * one planned.
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
      if (named.size > 0) columns = named;
      else skip("noBox");
      continue;
    }
    const containerNo = boxNumber(cells[numberAt] ?? "") ?? "";
    if (!known.includes(containerNo)) skip("strange");
    else if (boxes.some((box) => box.containerNo === containerNo)) skip("twice");
    else {
      const found = columns
        ? [...columns].map(([column, event]) => [event, cells[column] ?? ""] as const)
        : cells
            .filter((_, column) => column !== numberAt)
            .filter((cell) => cell === "" || readDay(cell, today) !== null)
            .slice(0, inOrder.length)
            .map((cell, no) => [inOrder[no] as Event, cell] as const);
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
  const number = cell.toUpperCase().replace(/[\s\-./]/g, "");
  return /^[A-Z]{4}\d{6,7}$/.test(number) ? number : null;
}

function headOf(cells: readonly string[]): Map<number, Event> {
  return new Map(
    cells.flatMap((cell, column) => {
      const named = heads.find(([, title]) => title.test(fold(cell)));
      return named ? [[column, named[0]] as const] : [];
    }),
  );
}

function daysOf(
  found: readonly (readonly [Event, string])[],
  today: Day,
  readDay: (text: string, today: Day) => Day | null,
): Partial<BoxDays> {
  return Object.fromEntries(
    found.flatMap(([event, cell]) => {
      // A sheet may give the time behind the day.
      const day = readDay(cell, today) ?? readDay(cell.split(/[ T]/)[0] ?? "", today);
      if (day === null) return [];
      return [[day > today ? `${event}Planned` : `${event}On`, day]];
    }),
  );
}

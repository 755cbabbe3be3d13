import { isDay } from "@fairway/core/time/day.ts";
import { monthOf } from "@fairway/core/time/monthOf.ts";
import { fold } from "@fairway/core/words/fold.ts";
import type { CutoffKind } from "./cutoffKinds.ts";

/** A cut-off as a message of the carrier gives it: day and time as they are read where the office is. */
export interface MessageCutoff {
  readonly kind: CutoffKind;
  /** `YYYY-MM-DDTHH:mm`, or an instant with its own offset from UTC. */
  readonly at: string;
}

/** The codes of cut-off times of DCSA schedules and bookings. */
const codes: Readonly<Record<string, CutoffKind>> = {
  DCO: "si",
  VCO: "vgm",
  FCO: "cy",
  CYC: "cy",
};

/** What mails and booking confirmations call them, without accents. "Do" alone is a verb. */
const names: readonly (readonly [CutoffKind, RegExp])[] = [
  ["vgm", /\bvgm\b/],
  ["si", /\bs\/?i\b|shipping instruction|\bdoc(ument(ation)?)?s?\b|huong dan xep hang/],
  ["cy", /\bcy\b|container yard|closing time|gate[- ]?in|cat mang|ha bai/],
  [
    "deliveryOrder",
    /\bd[/.]o\b|\bdo(?= ?(?::|cut|closing|deadline|release|expir|valid|het han))|\b(?:han|lay|lenh) do\b|delivery order|lenh giao hang/,
  ],
  ["declaration", /customs|declaration|to khai|hai quan/],
  ["licence", /licen[cs]e|permit|giay phep/],
];
/** Between two names that have the same instant. */
const joins = /^ ?(?:\/|&|\+|,|and|va) ?$/;

const time = String.raw`(?<hour>\d{1,2})(?::(?<minute>\d{2})|h(?<past>\d{2})?)(?::\d{2})? ?(?<half>[ap]\.?m\.?)?`;
const numbered = String.raw`(?<date>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})`;
const months = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
const named = String.raw`\b(?<date>\d{1,2})(?:st|nd|rd|th)?[ ./-]{0,2}(?<name>${months})[a-z]*[ .,/-]{0,2}(?<year>\d{4}|\d{2}(?![:h\d]))\b`;
const american = String.raw`\b(?<name>${months})[a-z]*\.? (?<date>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})`;
const iso = String.raw`(?<year>\d{4})-(?<month>\d{2})-(?<date>\d{2})`;
/** How a mail writes a day and perhaps a time. */
const instants = [numbered, named, american, iso].flatMap((day) => [
  new RegExp(String.raw`\b${time}[ ,]+(?:on |ngay )?${day}`),
  new RegExp(String.raw`${day}(?:[t ,]+(?:at |luc )?${time})?`),
]);

/**
 * Reads cut-offs from a message of a carrier: the cut-off times of a DCSA schedule or booking (JSON), or
 * the lines of a mail, each with the name of a cut-off, or of several that are joined, and its day and
 * time. A day without a time is 17:00. Of two instants of a cut-off the earlier one is kept.
 *
 * Source: rule RA-3, areas/radar/README.md
 */
export function messageCutoffs(text: string): MessageCutoff[] {
  const found =
    text.trimStart().startsWith("{") || text.trimStart().startsWith("[")
      ? ofJson(text)
      : ofLines(text);
  const first = new Map<CutoffKind, MessageCutoff>();
  for (const cutoff of found) {
    const known = first.get(cutoff.kind);
    if (!known || Date.parse(cutoff.at) < Date.parse(known.at)) first.set(cutoff.kind, cutoff);
  }
  return [...first.values()];
}

function ofJson(text: string): MessageCutoff[] {
  const found: MessageCutoff[] = [];
  const at = (value: unknown, depth: number): void => {
    if (depth > 20 || value === null || typeof value !== "object") return;
    const { cutOffDateTimeCode: code, cutOffDateTime: told } = value as Record<string, unknown>;
    if (typeof code === "string" && typeof told === "string") {
      const kind = codes[code];
      const instant = kind && isoInstant(told);
      if (instant) found.push({ kind, at: instant });
    }
    for (const each of Object.values(value)) at(each, depth + 1);
  };
  try {
    at(JSON.parse(text), 0);
  } catch {
    return [];
  }
  return found;
}

/** An instant of ISO 8601, its offset with a colon; null for another text. */
function isoInstant(told: string): string | null {
  const parts = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}\S*)$/.exec(told.trim());
  if (!parts || !isDay(parts[1] ?? "")) return null;
  const at = `${parts[1]}${parts[2]}`.replace(/([+-]\d{2})(\d{2})$/, "$1:$2");
  return Number.isNaN(Date.parse(at)) ? null : at;
}

function ofLines(text: string): MessageCutoff[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const folded = fold(line);
    const kinds = kindsIn(folded);
    const parts =
      kinds.length > 0 && instants.map((pattern) => pattern.exec(folded)?.groups).find(Boolean);
    const at = parts ? instantOf(parts) : null;
    return at ? kinds.map((kind) => ({ kind, at })) : [];
  });
}

/** The cut-off that a line names, with those that are joined to it: "SI/VGM" are two. */
function kindsIn(folded: string): CutoffKind[] {
  const found = names.flatMap(([kind, pattern]) => {
    const match = pattern.exec(folded);
    return match ? [{ kind, from: match.index, to: match.index + match[0].length }] : [];
  });
  const [main] = found;
  if (!main) return [];
  const group = [main];
  for (const each of group) {
    for (const other of found) {
      if (group.includes(other)) continue;
      const [one, next] = each.from < other.from ? [each, other] : [other, each];
      if (joins.test(folded.slice(one.to, next.from))) group.push(other);
    }
  }
  return group.toSorted((one, other) => one.from - other.from).map(({ kind }) => kind);
}

/** Day and time of a line, `YYYY-MM-DDTHH:mm`; null where there is no such day or time. */
function instantOf(parts: Readonly<Record<string, string | undefined>>): string | null {
  const { year = "", name, month, date = "", hour, minute, past, half } = parts;
  const two = (value: string | number) => String(value).padStart(2, "0");
  const day = `${year.padStart(4, "20")}-${two((name ? monthOf(name) : month) ?? "")}-${two(date)}`;
  if (!isDay(day)) return null;
  if (hour === undefined) return `${day}T17:00`;
  const told = Number(hour);
  const isAfternoon = half?.startsWith("p") ?? false;
  // Some write "17:00 PM"; "17:00 AM" says nothing.
  if (half !== undefined && told > 12 && !isAfternoon) return null;
  const hours = half === undefined || told > 12 ? told : (told % 12) + (isAfternoon ? 12 : 0);
  const minutes = Number(minute ?? past ?? "0");
  return hours > 23 || minutes > 59 ? null : `${day}T${two(hours)}:${two(minutes)}`;
}

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

/** What mails and booking confirmations call them, without accents. */
const names: readonly (readonly [CutoffKind, RegExp])[] = [
  ["vgm", /\bvgm\b/],
  ["si", /\bs\/?i\b|shipping instruction|\bdoc(ument(ation)?)?s?\b|huong dan xep hang/],
  ["cy", /\bcy\b|container yard|closing time|gate[- ]?in|cat mang|ha bai/],
  ["deliveryOrder", /\bd\/?o\b|delivery order|lenh giao hang/],
  ["declaration", /customs|declaration|to khai|hai quan/],
  ["licence", /licen[cs]e|permit|giay phep/],
];

/** How a mail writes a day and perhaps a time. */
const instants = [
  /(?<hour>\d{1,2})[:h](?<minute>\d{2})[ ,]+(?:on |ngay )?(?<date>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})/,
  /(?<year>\d{4})-(?<month>\d{2})-(?<date>\d{2})(?:[T ,]+(?<hour>\d{1,2})[:h](?<minute>\d{2}))?/,
  /(?<date>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})(?:[T ,]+(?<hour>\d{1,2})[:h](?<minute>\d{2}))?/,
];

/**
 * Reads cut-offs from a message of a carrier: the cut-off times of a DCSA schedule or booking (JSON), or
 * the lines of a mail, each with the name of a cut-off and its day and time. A day without a time is
 * 17:00.
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
    // Of two the earlier one is kept.
    if (!known || cutoff.at < known.at) first.set(cutoff.kind, cutoff);
  }
  return [...first.values()];
}

function ofJson(text: string): MessageCutoff[] {
  const found: MessageCutoff[] = [];
  const at = (value: unknown, depth: number): void => {
    if (depth > 20 || value === null || typeof value !== "object") return;
    const { cutOffDateTimeCode: code, cutOffDateTime: time } = value as Record<string, unknown>;
    if (typeof code === "string" && typeof time === "string") {
      const kind = codes[code];
      if (kind && !Number.isNaN(Date.parse(time))) found.push({ kind, at: time });
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

function ofLines(text: string): MessageCutoff[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const folded = fold(line);
    const named = names.find(([, pattern]) => pattern.test(folded));
    const parts = named && instants.map((pattern) => pattern.exec(folded)?.groups).find(Boolean);
    if (!parts) return [];
    const two = (value: string | undefined) => (value ?? "").padStart(2, "0");
    const day = `${parts["year"]}-${two(parts["month"])}-${two(parts["date"])}`;
    const at = parts["hour"] ? `${day}T${two(parts["hour"])}:${parts["minute"]}` : `${day}T17:00`;
    return Number.isNaN(Date.parse(at)) ? [] : [{ kind: named[0], at }];
  });
}

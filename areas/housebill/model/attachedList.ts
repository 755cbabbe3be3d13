import { writeRichText, readRichText } from "@fairway/core/richText/richText.ts";
import { sayDay } from "@fairway/core/words/dates.ts";

/** The most letters of an attached list. */
export const mostAttached = 20_000;

const places = { hwbno: "{hblNo}", etd: "{date}" } as const;

/** The head of an attached list as it is stored, with the places of number and day. */
const head = [
  "<p><b>ATTACHED LIST</b></p>",
  `<p>H-B/L No: ${places.hwbno}</p>`,
  `<p>Date: ${places.etd}</p>`,
].join("");

/** The text of a stored list without its head; a list without a head is only text. Rule HB-19 */
export function textOfList(stored: string | null): string | null {
  if (stored === null) return null;
  return (stored.startsWith(head) ? stored.slice(head.length) : stored) || null;
}

/** The list as it is stored: its head, which nobody types, and the text; null without a text. */
export function storedList(text: string | null): string | null {
  const clean = text === null ? "" : writeRichText(readRichText(textOfList(text) ?? ""));
  return clean === "" ? null : head + clean;
}

/** The head with the number of the bill and the day on which its vessel or flight leaves. */
export function filledHead({
  hwbno,
  etd,
}: {
  readonly hwbno: string;
  readonly etd: string | null;
}): string {
  const line = (text: string) =>
    text.replace(places.hwbno, () => hwbno).replace(places.etd, () => sayDay(etd) || "–");
  return readRichText(head)
    .map(({ runs }) => line(runs.map(({ text }) => text).join("")))
    .join("\n");
}

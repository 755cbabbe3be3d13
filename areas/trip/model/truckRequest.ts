import { mailKind } from "@fairway/areas/mail/model/mailKinds.ts";
import { escapeMarkup } from "@fairway/core/text/escapeMarkup.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { type Language, say, type Words } from "@fairway/core/words/words.ts";
import { type TripRecord } from "./trip.ts";
import { stopKinds } from "./stopKinds.ts";

/** Who writes a request. */
interface Sender {
  readonly user: string;
  readonly office: string;
  readonly tel: string | null;
  readonly timeZone: string;
}

const words = {
  greeting: { en: "Dear partner,", vi: "Kính gửi quý nhà xe," },
  regards: { en: "Best regards,", vi: "Trân trọng," },
  container: { en: "Container", vi: "Container" },
  seal: { en: "Seal", vi: "Số chì" },
  goods: { en: "Goods", vi: "Hàng hóa" },
  truck: { en: "Truck", vi: "Biển số xe" },
  driver: { en: "Driver", vi: "Tài xế" },
  note: { en: "Note", vi: "Ghi chú" },
  further: { en: "and {count} more trips", vi: "và {count} chuyến khác" },
} as const satisfies Record<string, Words>;

/** The most numbers of trips in a subject. */
const mostNumbers = 3;

/**
 * Writes the request to a supplier for trips. It names no price, customer or other job.
 *
 * Shape: the subject is plain text, the body markup of words.
 * Source: rule TR-10
 */
export function truckRequest(
  trips: readonly TripRecord[],
  language: Language,
  sender: Sender,
): { readonly subject: string; readonly body: string } {
  const { subject, opening } = mailKind("truckRequest");
  const named = trips.slice(0, mostNumbers).map(({ tripNo }) => tripNo);
  const rest = trips.length - named.length;
  const numbers = [...named, ...(rest > 0 ? [say(words.further, language, { count: rest })] : [])];
  return {
    subject: say(subject, language, { count: trips.length, numbers: numbers.join(", ") }),
    body: [
      escapeMarkup(words.greeting[language]),
      escapeMarkup(opening[language]),
      ...trips.map((trip) => paragraph(trip, language, sender.timeZone)),
      [words.regards[language], sender.user, sender.office, sender.tel ? `Tel: ${sender.tel}` : ""]
        .filter(Boolean)
        .map((line) => escapeMarkup(line))
        .join("<br>"),
    ].join("<br><br>"),
  };
}

function paragraph(trip: TripRecord, language: Language, timeZone: string): string {
  const line = (label: Words, parts: readonly (string | null)[]) => {
    const said = parts.filter(Boolean).join(" ");
    return said ? `${escapeMarkup(label[language])}: ${escapeMarkup(said)}` : null;
  };
  const pieces = trip.packageQuantity && `${trip.packageQuantity} ${trip.packageTypeCode ?? ""}`;
  const weight = trip.grossWeight && `${sayNumber(trip.grossWeight, language)} kg`;
  const goods = [pieces, weight, trip.goods].filter(Boolean).join(", ");
  return [
    `<b>${escapeMarkup(trip.tripNo)}</b>`,
    line(words.container, [trip.containerTypeCode, trip.containerNo]),
    line(words.seal, [trip.sealNo]),
    line(words.goods, [goods]),
    ...trip.stops.map(({ kind, place, address, contact, plannedAt }) => {
      const when = plannedAt && sayInstant(plannedAt, timeZone);
      return line(stopKinds[kind], [[place, address, contact, when].filter(Boolean).join(", ")]);
    }),
    line(words.truck, [[trip.truckNo, trip.trailerNo].filter(Boolean).join(" / ")]),
    line(words.driver, [[trip.driverName, trip.driverPhone].filter(Boolean).join(", ")]),
    line(words.note, [trip.note]),
  ]
    .filter(Boolean)
    .join("<br>");
}

import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";
import { sayChoice } from "@fairway/core/words/sayChoice.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { type BookingNote, paymentTerms } from "./bookingNote.ts";
import type { BookingPaper } from "./bookingPaper.ts";

/** The content of a booking note; `ports` has the texts of its ports. Rule BK-7 */
export function printedBooking(
  { letterhead, preparedBy, printedAt, printedBy }: AuthoredHead,
  note: BookingNote,
  ports: ReadonlyMap<string, string>,
  language: Language,
): BookingPaper {
  const text = (value: string | null) => value ?? "";
  const port = (id: string | null) => ports.get(id ?? "") ?? "";
  return {
    letterhead,
    preparedBy,
    printedAt,
    printedBy,
    bookingNo: text(note.bookingNo),
    bookingDate: text(note.bookingDate),
    revision: text(note.revision),
    from: note.from,
    telFrom: text(note.telFrom),
    to: note.to,
    telTo: text(note.telTo),
    contact: note.contact,
    shipper: note.shipper ?? text(note.shipperName),
    consignee: note.consignee ?? text(note.consigneeName),
    dateOfStuffing: note.dateOfStuffing,
    placeOfStuffing: note.placeOfStuffing,
    closingTime: text(note.closingTime),
    etd: note.etd,
    eta: text(note.eta),
    vessel: [note.vessel, note.voy].filter(Boolean).join(" - "),
    pol: port(note.pol),
    pod: port(note.pod),
    placeOfDelivery: text(note.placeOfDelivery),
    freight: sayChoice(paymentTerms, note.paymentTerm, language),
    freightRate: text(note.freightRate),
    noOfContainer: text(note.noOfContainer),
    commodity: text(note.commodity),
    packageQty: text(note.packageQty),
    gw: text(note.gw),
    cbm: text(note.cbm),
    serviceRequired: text(note.serviceRequired),
    pickupAt: text(note.pickupAt),
    dropOffAt: text(note.dropOffAt),
    hblNo: text(note.hblNo),
    noOfBl: text(note.noOfBl),
    specialRequest: text(note.specialRequest),
    otherTerms: text(note.otherTerms),
    note: text(note.note),
  };
}

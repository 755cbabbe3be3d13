import type { BookingNote } from "./bookingNote.ts";

/** The fields of a job that a booking note fills; those that the note leaves empty stay. Rule BK-5 */
export function jobOfNote(note: BookingNote): Readonly<Record<string, string>> {
  const filled = {
    bookingNo: note.bookingNo,
    etd: note.etd,
    eta: note.eta,
    pol: note.pol,
    polDescription: note.polName,
    pod: note.pod,
    podDescription: note.podName,
    paymentTerm: note.paymentTerm,
    flightVesselName: note.vessel,
    voyNo: note.voy,
    commodity: note.commodity,
    packageQty: note.packageQty,
    grossWeight: note.gw,
    cbm: note.cbm,
  };
  return Object.fromEntries(
    Object.entries(filled).flatMap(([field, value]) => (value ? [[field, value]] : [])),
  );
}

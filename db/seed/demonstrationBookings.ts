import { addBookingNote } from "@fairway/areas/booking/server/saveBookingNote.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { DemonstrationBook } from "./demonstrationBook.ts";
import type { FoundedCompany } from "./demonstrationCompany.ts";

/** A booking of loose goods: days to the ETD, shipper, port, goods, packages, weight and volume. */
const bookings = [
  [9, "HOA SEN GARMENT", "SGSIN", "READY-MADE GARMENTS", "64", "880", "4.2"],
  [13, "SONG MA FURNITURE", "JPUKB", "BAMBOO STOOLS", "35", "540", "3.4"],
] as const;

/** Writes booking notes of loose goods that no job uses yet. */
export async function seedBookings(
  tx: Tx,
  company: FoundedCompany,
  book: DemonstrationBook,
): Promise<void> {
  const clerk = company.acting("truc", today(), "administrator");
  for (const [days, shipper, port, commodity, packageQty, gw, cbm] of bookings) {
    const etd = addDays(today(), days);
    await addBookingNote(tx, clerk, {
      from: "Vo Thanh Truc",
      to: shipper,
      contact: "Ms. Hanh",
      shipper,
      dateOfStuffing: addDays(etd, -2),
      placeOfStuffing: "CFS Cat Lai",
      etd,
      eta: addDays(etd, 14),
      pol: book.port("VNCLI"),
      pod: book.port(port),
      vessel: "VIET SPIRIT",
      voy: "021E",
      commodity,
      packageQty,
      gw,
      cbm,
    });
  }
}

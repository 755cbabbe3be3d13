import { type CountedNumbers, numbersIn } from "@fairway/areas/numbering/server/numberGaps.ts";
import { declaredNote } from "../contract.ts";

/** The series of the booking notes' numbers. */
export const countedBookings: CountedNumbers = {
  series: "bookingNote",
  between: "/",
  digits: 5,
  right: `${declaredNote.menu}.list`,
  ...numbersIn("booking_note", "booking_no"),
};

import { closingDay, closingTimeForm } from "@fairway/areas/booking/model/closingTime.ts";
import { refuseBooking } from "@fairway/areas/booking/model/refusals.ts";
import { answeredFields, type FormValues } from "@fairway/core/contract/answeredFields.ts";
import { id, may, maybeText } from "@fairway/core/contract/shapes.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { z } from "zod";
import { refuseAirBooking } from "./refusals.ts";

/** What is noted for the booking note of a bill. */
export const airBookingForm = z.object({
  flexId: maybeText(50),
  flightNo2: maybeText(100),
  contactPerson: maybeText(200),
  /** "17:00 25/11/2026" */
  closingTime: maybeText(16),
});
type AirBookingForm = FormValues<z.infer<typeof airBookingForm>>;

/** The same of a stored bill; nothing is noted yet without a version. */
export const airBooking = z.object({
  ...answeredFields(airBookingForm.shape),
  hblId: id,
  version: z.number().nullable(),
  may,
});
export type AirBooking = Readonly<z.infer<typeof airBooking>>;

/** Lists the wrong fields of what is noted. Rule AB-2 */
export function whyNotAirBooking(
  { closingTime }: Pick<AirBookingForm, "closingTime">,
  etd: string | null,
): FieldRefusal[] {
  if (!closingTime) return [];
  if (!closingTimeForm.is.test(closingTime)) {
    return [refuseAirBooking.field("closingTime", "airBooking.closingTimeForm", { closingTime })];
  }
  const day = closingDay(closingTime);
  if (!day) return [refuseBooking.field("closingTime", "booking.noSuchDay", { closingTime })];
  return etd && day > etd
    ? [refuseBooking.field("closingTime", "booking.closesAfterEtd", { closingTime })]
    : [];
}

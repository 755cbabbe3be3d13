import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { getBookingInput, updateBookingInput } from "./bookingInput.ts";
import { previewAirBooking } from "./previewAirBooking.ts";

/** The calls of booking notes of air house bills. */
export const handlers: Served[] = [
  serve(contract.getBookingInput, getBookingInput),
  serve(contract.updateBookingInput, updateBookingInput),
  serve(contract.previewAirBooking, previewAirBooking),
];

import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import { paperLanguage } from "@fairway/core/contract/paperLanguage.ts";
import { done, id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { airBooking, airBookingForm } from "./model/airBooking.ts";
import { terminals } from "./model/terminals.ts";

export const getBookingInput = call({
  method: "GET",
  path: "CsTransactionDetail/GetInputBKNote",
  right: rightOnJobs("detail"),
  query: z.object({ hblId: id }),
  answer: airBooking,
  summary: "What is noted for the booking note of an air house bill",
});

export const updateBookingInput = call({
  method: "PUT",
  path: "CsTransactionDetail/UpdateInputBKNote",
  right: rightOnJobs("write"),
  body: airBookingForm.extend({
    hblId: id,
    /** Null for the first saving. */
    version: z.number().int().nullable().default(null),
  }),
  answer: done(airBooking),
  summary: "Save booking note inputs of house bill",
});

export const previewAirBooking = call({
  method: "POST",
  path: "CsTransactionDetail/PreviewBookingNote",
  writes: false,
  right: rightOnJobs("detail"),
  body: z.object({
    hblId: id,
    /** The terminal to which it goes; by default that of the bill's warehouse. */
    reportType: z.enum(terminals).optional(),
    ...paperLanguage,
  }),
  answer: "file",
  summary: "Preview booking note of an air house bill",
});

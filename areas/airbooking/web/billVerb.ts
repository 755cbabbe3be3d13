import type { DialogOfBill } from "@fairway/areas/housebill/web/places.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { lazy } from "react";
import { titles } from "./titles.ts";

/** The booking note of a house waybill, on its page. */
export const bookingDialog: DialogOfBill = {
  words: titles.booking,
  isOf: (job) => serviceOf(job.transactionType).bill.hasBookingNote === true,
  Dialog: lazy(() => import("./AirBookingDialog.tsx")),
};

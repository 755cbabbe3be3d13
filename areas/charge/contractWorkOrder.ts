import { doneWithAlerts } from "@fairway/areas/credit/model/checkAlert.ts";
import { shownWorkOrder } from "@fairway/areas/workorder/model/workOrder.ts";
import { call } from "@fairway/core/contract/call.ts";
import { id, maybeId } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { validateCheckPoints } from "./contractChecks.ts";
import { comparedLine } from "./model/comparedLine.ts";
import { shownSurcharge } from "./model/shownSurcharge.ts";

const path = (name: string) => `CsWorkOrder/${name}` as const;

export const suggestWorkOrders = call({
  method: "POST",
  path: path("QuerySuggestWorkOrder"),
  writes: false,
  right: "signedIn",
  body: z.object({ hblId: id }),
  answer: z.array(shownWorkOrder),
  summary: "Work orders whose prices a house bill may take",
});

export const applyWorkOrder = call({
  method: "POST",
  path: path("ApplyPrice"),
  right: "signedIn",
  body: z.object({
    hblId: id,
    workOrderId: id,
    /** A price of the co-loader; without one the first price of the order. */
    priceId: maybeId,
  }),
  answer: doneWithAlerts(z.array(shownSurcharge)).extend({
    /** The charges of the order that a document holds, so that they stay as they are. */
    held: z.array(z.string()),
  }),
  summary: "Put the prices of a work order on a house bill, or put them there again",
});

export const validateOrderCheckPoint = call({
  method: "POST",
  path: path("ValidateCheckPointWO"),
  writes: false,
  right: "signedIn",
  body: z.object({ hblId: id, workOrderId: id }),
  answer: validateCheckPoints.answer,
  summary: "Contract check point of the partners that a work order sells to",
});

export const compareWorkOrder = call({
  method: "GET",
  path: path("ValidateSurchargeWO"),
  right: "signedIn",
  query: z.object({ hblId: id }),
  answer: z.object({
    /** True when every line stands as its order says; also where no order was applied. */
    status: z.boolean(),
    workOrderId: id.nullable(),
    workOrderNo: z.string().nullable(),
    lines: z.array(comparedLine),
  }),
  summary: "Do the charges of a house bill agree with their work order?",
});

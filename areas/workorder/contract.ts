import { shownStep } from "@fairway/areas/approval/model/approvalShapes.ts";
import { approvedStates } from "@fairway/areas/approval/model/approvedStates.ts";
import { documentPageOf } from "@fairway/areas/document/model/documentPage.ts";
import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import {
  chosenColumns,
  chosenRows,
  done,
  exportFormat,
  id,
  maybeDay,
  maybeId,
  maybeMark,
  maybeText,
  paging,
} from "@fairway/core/contract/shapes.ts";
import { historyAnswer, historyPart } from "@fairway/core/history/historyAnswer.ts";
import { z } from "zod";
import {
  mostPrices,
  priceForm,
  shownWorkOrder,
  workOrderDetail,
  workOrderForm,
  workOrderPrice,
} from "./model/workOrder.ts";
import { workOrderFields } from "./model/workOrderFields.ts";
import { type PriceType, priceTypes } from "./model/workOrderWords.ts";

const path = (name: string) => `CsWorkOrder/${name}` as const;
const ofId = z.object({ id });
const priceTypeNames = Object.keys(priceTypes) as [PriceType, ...PriceType[]];

const filters = z.object({
  /** Numbers of orders, one a line. */
  referenceNos: maybeText(10_000),
  transactionType: z.enum(serviceCodes).nullish(),
  customerId: maybeId,
  saleManId: maybeId,
  pol: maybeId,
  pod: maybeId,
  active: maybeMark,
  approvedStatus: z.enum(approvedStates).nullish(),
  createdFrom: maybeDay,
  createdTo: maybeDay,
});

export const pageWorkOrders = call({
  method: "POST",
  path: path("Paging"),
  writes: false,
  right: "commercialWorkOrder.list",
  query: paging,
  body: filters,
  answer: documentPageOf(shownWorkOrder),
  summary: "List page of work orders",
});

export const queryWorkOrders = call({
  method: "POST",
  path: path("Query"),
  writes: false,
  right: "commercialWorkOrder.list",
  body: filters,
  answer: z.array(shownWorkOrder),
  summary: "Work orders that fit criteria, at most 100",
});

export const exportWorkOrders = call({
  method: "POST",
  path: path("Export"),
  writes: false,
  right: "commercialWorkOrder.export",
  body: filters.extend({
    ...exportFormat.shape,
    columns: chosenColumns(workOrderFields),
    ids: chosenRows,
  }),
  answer: "file",
  summary: "Export the list of work orders",
});

export const queryWorkOrderPrices = call({
  method: "POST",
  path: path("QueryWorkOrderPrice"),
  writes: false,
  right: "commercialWorkOrder.list",
  body: z.object({
    workOrderId: maybeId,
    transactionType: z.enum(serviceCodes).nullish(),
    coloaderId: maybeId,
    type: z.enum(priceTypeNames).nullish(),
  }),
  answer: z.array(workOrderPrice),
  summary: "Prices of work orders that fit criteria, at most 500",
});

/** Also for those who take part in the approval. */
export const getWorkOrder = call({
  method: "GET",
  path: path("{id}"),
  right: "signedIn",
  params: ofId,
  answer: workOrderDetail,
  summary: "Open a work order",
});

export const addWorkOrder = call({
  method: "POST",
  path: "CsWorkOrder",
  right: "commercialWorkOrder.add",
  body: workOrderForm,
  answer: done(workOrderDetail),
  summary: "Create a work order",
});

export const updateWorkOrder = call({
  method: "PUT",
  path: "CsWorkOrder",
  right: "commercialWorkOrder.write",
  body: workOrderForm.extend({ id, version: z.number().int() }),
  answer: done(workOrderDetail),
  summary: "Save changes of a work order; an approved one is New again",
});

export const deleteWorkOrder = call({
  method: "DELETE",
  path: path("{id}"),
  right: "commercialWorkOrder.delete",
  params: ofId,
  answer: z.object({ status: z.literal(true) }),
  summary: "Delete a work order; it stays as canceled",
});

export const deletePrice = call({
  method: "DELETE",
  path: path("Price/{id}"),
  right: "commercialWorkOrder.write",
  params: ofId,
  answer: z.object({ status: z.literal(true) }),
  summary: "Delete one price with what comes with it",
});

export const activateWorkOrder = call({
  method: "PUT",
  path: path("SetActiveInactive"),
  right: "commercialWorkOrder.write",
  body: z.object({ id, active: z.boolean() }),
  answer: done(workOrderDetail),
  summary: "Activate or inactivate a work order",
});

export const mayDeleteWorkOrder = call({
  method: "GET",
  path: path("CheckAllowDelete/{id}"),
  right: "signedIn",
  params: ofId,
  answer: z.boolean(),
  summary: "May the caller delete this work order?",
});

export const mayOpenWorkOrder = call({
  method: "GET",
  path: path("CheckAllowDetail/{id}"),
  right: "signedIn",
  params: ofId,
  answer: z.boolean(),
  summary: "May the caller open this work order?",
});

export const validatePrices = call({
  method: "POST",
  path: path("ValidListPriceWorkOrder"),
  writes: false,
  right: "commercialWorkOrder.list",
  query: z.object({ transactionType: z.enum(serviceCodes) }),
  body: z.object({ prices: z.array(priceForm).max(mostPrices) }),
  answer: z.object({ status: z.literal(true) }),
  summary: "Check the prices of an order of a service without storing them",
});

export const sendWorkOrder = call({
  method: "POST",
  path: path("SendApprove"),
  right: "commercialWorkOrder.write",
  body: z.object({ id, version: z.number().int() }),
  answer: done(workOrderDetail).extend({
    /** The approvers without an e-mail address. */
    withoutMail: z.array(z.string()),
  }),
  summary: "Send a work order for approval",
});

export const decideWorkOrder = call({
  method: "POST",
  path: path("UpdateApprove"),
  right: "signedIn",
  body: z.object({
    id,
    /** Decided only if nothing has happened to the request since. */
    version: z.number().int().optional(),
    isApproved: z.boolean(),
    /** Required where it is denied. */
    comment: maybeText(1000),
  }),
  answer: done(workOrderDetail),
  summary: "Approve or deny the current step of a work order",
});

export const approvalHistory = call({
  method: "GET",
  path: path("GetApprovalHistory/{id}"),
  right: "signedIn",
  params: ofId,
  answer: z.array(shownStep),
  summary: "Approval steps of a work order",
});

export const workOrderHistory = call({
  method: "GET",
  path: path("History/{id}"),
  right: "commercialWorkOrder.detail",
  params: ofId,
  query: historyPart,
  answer: historyAnswer,
  summary: "Changes of a work order",
});

import { approvedTags } from "@fairway/areas/approval/model/approvedStates.ts";
import { refuseApproval } from "@fairway/areas/approval/model/refusals.ts";
import { registerDeputyType } from "@fairway/areas/access/model/deputyTypes.ts";
import { documentKind } from "@fairway/areas/document/model/documentKind.ts";
import type { NumberRule } from "@fairway/areas/numbering/model/numberRule.ts";
import { refuseWorkOrder } from "./refusals.ts";
import { type WorkOrder, workOrderSteps } from "./workOrder.ts";
import { workOrderFields, workOrderSheet } from "./workOrderFields.ts";

registerDeputyType("Work order", { en: "Work order", vi: "Lệnh công việc" });

/** The declaration of work orders. */
export const workOrderKind = documentKind<WorkOrder>({
  kinds: ["workOrder"],
  title: { en: "Work order", vi: "Lệnh công việc" },
  table: "work_order",
  own: [
    "transactionType",
    "shipperId",
    "shipperDescription",
    "consigneeId",
    "consigneeDescription",
    "agentId",
    "agentDescription",
    "pol",
    "polDescription",
    "pod",
    "podDescription",
    "pickupPlace",
    "route",
    "incotermId",
    "shipmentType",
    "effectiveDate",
    "expiredDate",
    "schedule",
    "transit",
    "paymentMethod",
    "notes",
    "active",
    "canceledAt",
  ],
  names: {
    partner: "customer",
    number: "workOrderNo",
    state: "approvedStatus",
    saleMan: "id",
  },
  steps: workOrderSteps,
  row: ({ workOrderNo, approvedStatus, route, notes }) => ({
    kind: "workOrder",
    number: workOrderNo,
    numberScope: "",
    state: approvedStatus,
    words: [route, notes],
  }),
  standing: ({ workOrderNo, approvedStatus, syncStatus }) => ({
    number: workOrderNo,
    state: approvedStatus,
    isSynced: syncStatus === "Synced",
  }),
  files: { moduleName: "Commercial", folder: "WorkOrder" },
  states: approvedTags,
  fields: workOrderFields,
  sheet: workOrderSheet,
  rights: {
    list: "commercialWorkOrder.list",
    detail: "commercialWorkOrder.detail",
    write: "commercialWorkOrder.write",
    export: "commercialWorkOrder.export",
  },
  closedBy: ["synced"],
  verbs: {
    update: { right: "commercialWorkOrder.write", step: "update" },
    send: { right: "commercialWorkOrder.write", step: "send", byAuthor: true },
    delete: { right: "commercialWorkOrder.delete", step: "delete" },
    price: { right: "commercialWorkOrder.write", step: "price" },
    activate: {
      right: "commercialWorkOrder.write",
      only: ({ approvedStatus }) => approvedStatus !== "Canceled",
    },
  },
  refusals: {
    notAuthor: ({ number }) => refuseApproval("approval.notRequester", { number }),
    synced: ({ number: workOrderNo }) => refuseWorkOrder("workOrder.synced", { workOrderNo }),
    state: ({ number: workOrderNo }, verb) =>
      refuseWorkOrder(verb === "send" ? "workOrder.alreadyDone" : "workOrder.sent", {
        workOrderNo,
      }),
  },
});

/** The numbers of work orders count by month. Source: rule WO-1 */
export const workOrderNumbers: NumberRule = {
  series: "workOrder",
  period: "month",
  between: "/",
  digits: 5,
};

import { ownFiles } from "@fairway/areas/document/server/documentFiles.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { activateWorkOrder } from "./activateWorkOrder.ts";
import {
  approvalHistory,
  getWorkOrder,
  mayDeleteWorkOrder,
  mayOpenWorkOrder,
  workOrderHistory,
} from "./getWorkOrder.ts";
import {
  exportWorkOrders,
  listWorkOrders,
  queryWorkOrderPrices,
  queryWorkOrders,
} from "./listWorkOrders.ts";
import {
  addWorkOrder,
  deletePrice,
  deleteWorkOrder,
  updateWorkOrder,
  validatePrices,
} from "./saveWorkOrder.ts";
import { decideWorkOrder, sendWorkOrder } from "./workOrderApproval.ts";
import { workOrderSource } from "./workOrderTable.ts";

ownFiles(workOrderSource, ({ workOrderNo: billingNo }) => ({ billingNo }));

/** The calls of work orders; those that put prices on jobs are of the area of charges. */
export const handlers: Served[] = [
  serve(contract.pageWorkOrders, listWorkOrders),
  serve(contract.queryWorkOrders, queryWorkOrders),
  serve(contract.exportWorkOrders, exportWorkOrders),
  serve(contract.queryWorkOrderPrices, queryWorkOrderPrices),
  serve(contract.getWorkOrder, getWorkOrder),
  serve(contract.addWorkOrder, addWorkOrder),
  serve(contract.updateWorkOrder, updateWorkOrder),
  serve(contract.deleteWorkOrder, deleteWorkOrder),
  serve(contract.deletePrice, deletePrice),
  serve(contract.activateWorkOrder, activateWorkOrder),
  serve(contract.mayDeleteWorkOrder, mayDeleteWorkOrder),
  serve(contract.mayOpenWorkOrder, mayOpenWorkOrder),
  serve(contract.validatePrices, validatePrices),
  serve(contract.sendWorkOrder, sendWorkOrder),
  serve(contract.decideWorkOrder, decideWorkOrder),
  serve(contract.approvalHistory, approvalHistory),
  serve(contract.workOrderHistory, workOrderHistory),
];

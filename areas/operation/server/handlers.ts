import {
  checkShipmentAllowDelete,
  checkShipmentPermission,
} from "@fairway/areas/shipment/server/checkShipment.ts";
import { type Served, serve, serveAfter } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { addOperation } from "./addOperation.ts";
import { cancelOperation } from "./cancelOperation.ts";
import {
  checkConversions,
  convertDeclaration,
  convertDeclarations,
  convertEach,
} from "./convertDeclarations.ts";
import {
  addDeclarationToJob,
  assignDeclarations,
  goodsOfDeclarations,
} from "./declarationsOfOperation.ts";
import { getReplicateTarget } from "./getReplicateTarget.ts";
import { getOperation } from "./getOperation.ts";
import { exportOperations, listOperations, queryOperations } from "./listOperations.ts";
import { lockOperation } from "./lockOperation.ts";
import { previewBillOfOperation } from "./previewBillOfOperation.ts";
import { updateOperation } from "./updateOperation.ts";

/** The calls of operations jobs. */
export const handlers: Served[] = [
  serve(contract.addOperation, addOperation),
  serve(contract.updateOperation, updateOperation),
  serve(contract.getOperation, getOperation),
  serve(contract.listOperations, listOperations),
  serve(contract.queryOperations, queryOperations),
  serve(contract.exportOperations, exportOperations),
  serve(contract.checkOperationAllowDelete, checkShipmentAllowDelete),
  serve(contract.checkOperationPermission, checkShipmentPermission),
  serve(contract.getReplicateTarget, getReplicateTarget),
  serve(contract.cancelOperation, cancelOperation),
  serve(contract.previewBillOfOperation, previewBillOfOperation),
  serve(contract.lockOperation, lockOperation),
  serve(contract.lockOperationAmongJobs, lockOperation),
  serve(contract.checkConversions, checkConversions),
  serve(contract.convertDeclaration, convertDeclaration),
  serveAfter(contract.convertDeclarations, convertEach, convertDeclarations),
  serve(contract.assignDeclarations, assignDeclarations),
  serve(contract.addDeclarationToJob, addDeclarationToJob),
  serve(contract.goodsOfDeclarations, goodsOfDeclarations),
];

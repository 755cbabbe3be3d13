import { ownFiles } from "@fairway/areas/document/server/documentFiles.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { cancelCombine } from "./cancelCombine.ts";
import { combineSource } from "./combineTable.ts";
import { confirmCombine } from "./confirmCombine.ts";
import "./confirmedDay.ts";
import { combineSheetOf } from "./exportCombine.ts";
import { checkDocumentNo, findCombinable } from "./findCombinable.ts";
import { combineHistory, getCombine, mayCancelCombine, mayOpenCombine } from "./getCombine.ts";
import { exportCombines, listCombines } from "./listCombines.ts";
import { previewConfirm, previewDebit } from "./printCombine.ts";
import { addCombine, generateCombineNo, updateCombine } from "./saveCombine.ts";

ownFiles(combineSource, ({ combineBillingNo: billingNo }) => ({ billingNo }));

/** The calls of combined billings. */
export const handlers: Served[] = [
  serve(contract.pageCombines, listCombines),
  serve(contract.exportCombines, exportCombines),
  serve(contract.generateCombineNo, generateCombineNo),
  serve(contract.checkDocumentNo, checkDocumentNo),
  serve(contract.shipmentInfo, findCombinable),
  serve(contract.addCombine, addCombine),
  serve(contract.updateCombine, updateCombine),
  serve(contract.getCombine, getCombine),
  serve(contract.mayCancelCombine, mayCancelCombine),
  serve(contract.deleteCombine, cancelCombine),
  serve(contract.confirmCombine, confirmCombine),
  serve(contract.mayOpenCombine, mayOpenCombine),
  serve(contract.combineHistory, combineHistory),
  serve(contract.previewDebit, previewDebit),
  serve(contract.previewConfirm, previewConfirm),
  serve(contract.exportCombineOps, combineSheetOf("ops")),
  serve(contract.exportCombineShipment, combineSheetOf("shipment")),
];

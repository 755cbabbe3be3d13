import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { chargesOfMaster, getAirWayBill } from "./getAirWayBill.ts";
import { previewAirWayBill } from "./previewAirWayBill.ts";
import {
  exportAcs,
  exportMaster,
  exportNctsAls,
  exportScsc,
  exportTcs,
} from "./exportAirWayBill.ts";
import { createAirWayBill, updateAirWayBill } from "./saveAirWayBill.ts";
import { previewJob, syncJob } from "./syncJob.ts";
import "./copyWaybill.ts";

/** The calls of master air waybills. */
export const handlers: Served[] = [
  serve(contract.getAirWayBill, getAirWayBill),
  serve(contract.createAirWayBill, createAirWayBill),
  serve(contract.updateAirWayBill, updateAirWayBill),
  serve(contract.syncJob, syncJob),
  serve(contract.previewJob, previewJob),
  serve(contract.chargesOfMaster, chargesOfMaster),
  serve(contract.previewAirWayBill, previewAirWayBill),
  serve(contract.exportMaster, exportMaster),
  serve(contract.exportScsc, exportScsc),
  serve(contract.exportTcs, exportTcs),
  serve(contract.exportAcs, exportAcs),
  serve(contract.exportNctsAls, exportNctsAls),
];

import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import {
  exportDangerousGoods,
  exportEManifest,
  exportGoodsDeclaration,
} from "./exportCustomsSheets.ts";
import { checkManifest, getManifest } from "./getManifest.ts";
import { previewAir, previewSeaExport, previewSeaImport } from "./previewManifest.ts";
import { saveManifest } from "./saveManifest.ts";

/** The calls of the cargo manifests. */
export const handlers: Served[] = [
  serve(contract.getManifest, getManifest),
  serve(contract.saveManifest, saveManifest),
  serve(contract.checkManifest, checkManifest),
  serve(contract.previewSeaExport, previewSeaExport),
  serve(contract.previewSeaImport, previewSeaImport),
  serve(contract.previewAir, previewAir),
  serve(contract.previewAirByJob, previewAir),
  serve(contract.previewSeaExportByJob, previewSeaExport),
  serve(contract.exportEManifest, exportEManifest),
  serve(contract.exportGoodsDeclaration, exportGoodsDeclaration),
  serve(contract.exportDangerousGoods, exportDangerousGoods),
];

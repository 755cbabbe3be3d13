import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { deleteSeparate } from "./deleteSeparate.ts";
import { exportSeparate } from "./exportSeparate.ts";
import { getSeparate } from "./getSeparate.ts";
import { previewSeparate } from "./previewSeparate.ts";
import { previewSeparateList } from "./previewSeparateList.ts";
import { saveSeparate } from "./saveSeparate.ts";

/** The calls of separate house waybills. */
export const handlers: Served[] = [
  serve(contract.getSeparate, getSeparate),
  serve(contract.saveSeparate, saveSeparate),
  serve(contract.deleteSeparate, deleteSeparate),
  serve(contract.previewSeparate, previewSeparate),
  serve(contract.exportSeparate, exportSeparate),
  serve(contract.previewSeparateList, previewSeparateList),
];

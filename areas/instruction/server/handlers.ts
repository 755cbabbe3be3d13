import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { checkInstruction, getInstruction } from "./getInstruction.ts";
import {
  previewByContainer,
  previewByPackage,
  previewDetail,
  previewOnBoard,
  previewSummary,
  previewSummaryByJob,
} from "./previewInstruction.ts";
import { saveInstruction } from "./saveInstruction.ts";
import "./copyInstruction.ts";

/** The calls of the instructions to the carrier. */
export const handlers: Served[] = [
  serve(contract.getInstruction, getInstruction),
  serve(contract.saveInstruction, saveInstruction),
  serve(contract.checkInstruction, checkInstruction),
  serve(contract.previewSummary, previewSummary),
  serve(contract.previewDetail, previewDetail),
  serve(contract.previewByContainer, previewByContainer),
  serve(contract.previewByPackage, previewByPackage),
  serve(contract.previewOnBoard, previewOnBoard),
  serve(contract.previewDetailByJob, previewDetail),
  serve(contract.previewSummaryByJob, previewSummaryByJob),
];

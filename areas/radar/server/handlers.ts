import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import "./followMilestones.ts";
import { getCutoffs, saveCutoffs } from "./cutoffsOfJob.ts";
import { listRadar } from "./listRadar.ts";
import { snoozeRow, wakeRow } from "./snoozeRow.ts";

/** The calls of the radar. */
export const handlers: Served[] = [
  serve(contract.listRadar, listRadar),
  serve(contract.snoozeRow, snoozeRow),
  serve(contract.wakeRow, wakeRow),
  serve(contract.getCutoffs, getCutoffs),
  serve(contract.saveCutoffs, saveCutoffs),
];

import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { closePeriod, reopenPeriod } from "./closePeriod.ts";
import "./constraints.ts";
import { periodHistory, periodsOfYear, unfinishedOfMonth } from "./readPeriods.ts";

/** The calls of accounting periods. */
export const handlers: Served[] = [
  serve(contract.periodsOfYear, periodsOfYear),
  serve(contract.unfinishedOfMonth, unfinishedOfMonth),
  serve(contract.closePeriod, closePeriod),
  serve(contract.reopenPeriod, reopenPeriod),
  serve(contract.periodHistory, periodHistory),
];

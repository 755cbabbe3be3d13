import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import { resourceHandlers } from "@fairway/engine/resource/resourceHandlers.ts";
import * as contract from "../contract.ts";
import { refuseFreeTime } from "../model/refusals.ts";
import { chargeFreeTime } from "./chargeFreeTime.ts";
import { getFreeTime } from "./getFreeTime.ts";
import { saveBoxDays } from "./saveBoxDays.ts";
import { saveJobTerms } from "./saveJobTerms.ts";

/** The calls of free time, its rules and the holidays. */
export const handlers: Served[] = [
  ...resourceHandlers(contract.declaredFreeTimeRule, contract.freeTimeRuleCalls),
  ...resourceHandlers(contract.declaredHoliday, contract.holidayCalls),
  serve(contract.getFreeTime, getFreeTime),
  serve(contract.saveBoxDays, saveBoxDays),
  serve(contract.saveJobTerms, saveJobTerms),
  serve(contract.chargeFreeTime, chargeFreeTime),
];

registerConstraints({
  free_time_rule_once_a_day: () => refuseFreeTime("freeTime.overlaps", {}, { field: "validFrom" }),
});

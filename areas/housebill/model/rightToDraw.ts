import type { BillNumberRule } from "@fairway/areas/service/model/namedRules.ts";
import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";

/** The right to write jobs of a service whose bills have numbers of this rule. */
export const rightToDraw = (rule: BillNumberRule) =>
  rightOnJobs("write", ({ bill }) => bill.numberRule === rule);

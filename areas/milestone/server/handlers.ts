import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { listMilestones } from "./milestoneLine.ts";
import { saveMilestone } from "./saveMilestone.ts";

/** The calls of the milestones of jobs. */
export const handlers: Served[] = [
  serve(contract.milestonesOfJob, listMilestones),
  serve(contract.saveMilestone, saveMilestone),
];

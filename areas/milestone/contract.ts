import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import { done, id, orNull } from "@fairway/core/contract/shapes.ts";
import { isDay } from "@fairway/core/time/day.ts";
import { z } from "zod";
import { kinds, milestone } from "./model/milestone.ts";

export const milestonesOfJob = call({
  method: "GET",
  path: "JobMilestone/OfJob/{jobId}",
  right: rightOnJobs("detail"),
  params: z.object({ jobId: id }),
  answer: z.array(milestone),
  summary: "The milestones of a job in the order of its way",
});

/** A day, or an instant with its offset. */
const maybeWhen = orNull(
  z.union([
    z.string().refine(isDay, { message: "YYYY-MM-DD" }),
    z.iso
      .datetime({ offset: true })
      .refine((value) => isDay(value.slice(0, 10)), { message: "between 1990 and 2100" }),
  ]),
);

export const saveMilestone = call({
  method: "PUT",
  path: "JobMilestone/Save",
  right: rightOnJobs("write"),
  body: z.object({
    jobId: id,
    kind: z.enum(kinds),
    /** Null while nothing is stored. */
    version: orNull(z.number().int()),
    planned: maybeWhen,
    actual: maybeWhen,
  }),
  answer: done(z.array(milestone)),
  summary: "Enter the planned and the actual time of a milestone",
});

import { rightOnJobs, serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import { day, done, id, maybeText, needText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { billingDaysOfService, jobToBill, snoozeViewKeys } from "./model/billMe.ts";
import { billingDays } from "./model/billingDays.ts";

const criteria = z.object({
  keyword: maybeText(100),
  service: z.enum(serviceCodes).nullish(),
  view: z.enum(snoozeViewKeys).nullish(),
});

export const listJobsToBill = call({
  method: "POST",
  path: "BillMe/Paging",
  writes: false,
  right: rightOnJobs("detail"),
  body: criteria.extend({
    page: z.number().int().min(1).max(1000).default(1),
    size: z.number().int().min(1).max(100).default(15),
  }),
  answer: z.object({
    data: z.array(jobToBill),
    page: z.number(),
    size: z.number(),
    totalItems: z.number(),
    /** True when the list stops counting there. */
    capped: z.boolean(),
    /** The sum of all rows; null where counting stops. */
    amount: z.string().nullable(),
  }),
  mayLag: true,
  summary: "Jobs with selling past its billing day, the largest amounts first",
});

export const exportJobsToBill = call({
  method: "POST",
  path: "BillMe/Export",
  writes: false,
  right: rightOnJobs("detail"),
  body: criteria,
  answer: "file",
  mayLag: true,
  summary: "The jobs with selling past its billing day as a sheet, the 1,000 largest",
});

export const snoozeJob = call({
  method: "PUT",
  path: "BillMe/Snooze",
  right: rightOnJobs("write"),
  body: z.object({ jobId: id, until: day, reason: needText(500) }),
  answer: done(z.null()),
  summary: "Put a job off until a day, with the reason",
});

export const wakeJob = call({
  method: "PUT",
  path: "BillMe/Wake",
  right: rightOnJobs("write"),
  body: z.object({ jobId: id }),
  answer: done(z.null()),
  summary: "Show a job that was put off again",
});

const daysOfOffice = z.object({
  officeId: id,
  officeCode: z.string(),
  officeName: z.string(),
  services: z.array(billingDaysOfService),
  mayUpdate: z.boolean(),
  /** Changes with every save; a save names the one that it read. */
  version: z.number(),
});

export const getBillingDays = call({
  method: "GET",
  path: "BillMe/Days",
  right: rightOnJobs("detail"),
  query: z.object({ officeId: id }),
  answer: daysOfOffice,
  summary: "The days after which an office bills the jobs of each service",
});

export const saveBillingDays = call({
  method: "PUT",
  path: "BillMe/Days",
  right: "sysOffice.write",
  body: z.object({
    officeId: id,
    version: z.number().int().min(0),
    /** A service that is not sent has the usual days. */
    services: z
      .array(billingDays.extend({ service: z.enum(serviceCodes) }))
      .max(serviceCodes.length)
      .refine((all) => new Set(all.map(({ service }) => service)).size === all.length, {
        message: "service",
      }),
  }),
  answer: done(daysOfOffice),
  summary: "Save the days after which an office bills the jobs of each service",
});

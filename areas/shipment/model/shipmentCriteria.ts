import { type SearchField, searchFields } from "@fairway/areas/service/model/searchFields.ts";
import { openServiceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { maybeDay, maybeId, maybeText, text } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { type JobWork, jobWork } from "./jobWork.ts";

/** The criteria of the list of jobs. */
export const shipmentCriteria = z.object({
  transactionType: z.enum(openServiceCodes),
  searchType: z.enum(Object.keys(searchFields) as [SearchField, ...SearchField[]]).default("all"),
  keyword: text(200).default(""),
  customerId: maybeId,
  coloaderId: maybeId,
  agentId: maybeId,
  saleManId: maybeId,
  userCreated: maybeId,
  personIncharge: maybeId,
  status: maybeText(20),
  work: z
    .enum(Object.keys(jobWork) as [JobWork, ...JobWork[]])
    .nullish()
    .transform((value) => value ?? null),
  isLocked: z
    .boolean()
    .nullish()
    .transform((value) => value ?? null),
  fromServiceDate: maybeDay,
  toServiceDate: maybeDay,
  fromCreatedDate: maybeDay,
  toCreatedDate: maybeDay,
  sort: z
    .enum(["datetimeModified", "datetimeCreated", "serviceDate", "jobNo", "mawb", "etd", "eta"])
    .default("datetimeModified"),
  order: z.enum(["asc", "desc"]).default("desc"),
});
export type ShipmentCriteria = z.infer<typeof shipmentCriteria>;

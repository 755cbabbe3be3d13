import { type SearchField, searchFields } from "@fairway/areas/service/model/searchFields.ts";
import { openServiceCodes, serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { maybeDay, maybeId, maybeText, text } from "@fairway/core/contract/shapes.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { z } from "zod";
import { anyOpenStatus, reopenedStatus, statusWords } from "./choices.ts";
import { type JobWork, jobWork } from "./jobWork.ts";

const listedStatuses: readonly string[] = [
  anyOpenStatus,
  reopenedStatus,
  ...Object.keys(statusWords),
];

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

/** A search that the list of the service does not have, and a state that no job has. Rule SH-12 */
export function whyNotCriteria({
  transactionType,
  searchType,
  status,
}: Pick<ShipmentCriteria, "transactionType" | "searchType" | "status">): FieldRefusal[] {
  const { searches } = serviceOf(transactionType).list;
  return [
    ...(searches.includes(searchType)
      ? []
      : [refuse.field("searchType", "field.unknown", { value: searchType })]),
    ...(!status || listedStatuses.includes(status)
      ? []
      : [refuse.field("status", "field.unknown", { value: status })]),
  ];
}

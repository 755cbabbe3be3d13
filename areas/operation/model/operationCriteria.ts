import { productServices, serviceModes } from "@fairway/areas/service/model/operationChoices.ts";
import type { SearchField } from "@fairway/areas/service/model/searchFields.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { oneBillServiceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { shipmentModes } from "@fairway/areas/shipment/model/operationChoices.ts";
import { shipmentCriteria } from "@fairway/areas/shipment/model/shipmentCriteria.ts";
import { maybeChoice, maybeId } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

const oneOf = <Choice extends string>(choices: Readonly<Record<Choice, unknown>>) =>
  maybeChoice(Object.keys(choices) as [Choice, ...Choice[]]);

/** Whether a job serves another one, or has linked fees. */
export const linkSearches = {
  "Have Linked": { en: "Linked", vi: "Đã liên kết" },
  "Not Link": { en: "Not linked", vi: "Chưa liên kết" },
} as const;
const linkSearch = maybeChoice(["All", "Have Linked", "Not Link"]);

/** The criteria of the list of operations jobs. */
export const operationCriteria = shipmentCriteria.extend({
  transactionType: z.enum(oneBillServiceCodes),
  productService: oneOf(productServices),
  serviceMode: oneOf(serviceModes),
  shipmentMode: oneOf(shipmentModes),
  fieldOpsId: maybeId,
  linkJobSearch: linkSearch,
  linkFeeSearch: linkSearch,
});
export type OperationCriteria = z.output<typeof operationCriteria>;

/**
 * The field that a text is searched in: the number of a job is recognised by its letters, whatever
 * was chosen.
 *
 * Source: rule OJ-7
 */
export function searchedField(
  { jobPrefix }: Pick<Service, "jobPrefix">,
  chosen: SearchField,
  text: string,
): SearchField {
  return text.toUpperCase().includes(jobPrefix) ? "jobNo" : chosen;
}

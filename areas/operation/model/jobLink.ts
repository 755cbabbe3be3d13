import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { serviceOfProduct } from "@fairway/areas/service/model/serviceOfProduct.ts";
import { instant } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** The link of an operations job, as its answers have it. */
export const shownLink = z.object({
  /** Kept while the job serves an air or sea job, with the bill there. */
  isLinkJob: z.boolean(),
  serviceHblId: z.string().nullable(),
  userCreatedLinkJob: z.string().nullable(),
  dateCreatedLinkJob: instant.nullable(),
  /** A selling line of the job is linked as a fee. */
  isLinkFee: z.boolean(),
  userLinkFee: z.string().nullable(),
  dateLinkFee: instant.nullable(),
});
export type ShownLink = z.infer<typeof shownLink>;

/** What of an operations job finds the job that it serves. */
export interface LinkTerms {
  readonly shipmentMode: string | null;
  readonly productService: string | null;
  readonly serviceMode: string | null;
  readonly mawb: string | null;
  readonly hwbno: string | null;
}

/**
 * The service of the job that an operations job can serve: an internal one of a sea or air product;
 * null for the others.
 *
 * Source: rule OJ-20, areas/operation/README.md
 */
export function servedService({
  shipmentMode,
  productService,
  serviceMode,
}: Pick<LinkTerms, "shipmentMode" | "productService" | "serviceMode">): Service | null {
  if (shipmentMode !== "Internal" || productService === null) return null;
  return serviceOfLink(productService, serviceMode);
}

/** The air or sea service of a product in one direction; null for every other product. */
export function serviceOfLink(productService: string, serviceMode: string | null): Service | null {
  if (serviceMode !== "Export" && serviceMode !== "Import") return null;
  return serviceOfProduct(productService, serviceMode);
}

/** The terms by which the linked job is found. */
export function isSameLink(one: LinkTerms, other: LinkTerms): boolean {
  const fields = ["productService", "serviceMode", "mawb", "hwbno"] as const;
  const folded = (text: string | null) => (text ?? "").trim().toUpperCase();
  return fields.every((field) => folded(one[field]) === folded(other[field]));
}

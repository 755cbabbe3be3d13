import type { LinkTarget } from "@fairway/core/resource/field.ts";

/** The carriers that state rates of their own. */
export const carrierTarget: LinkTarget = {
  name: "carrier",
  table: "partner",
  shared: "company",
  key: "accountNo",
  names: { en: "shortName", vi: "shortName" },
  queryPath: "CatPartner/Query",
};

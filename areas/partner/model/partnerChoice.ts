import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** A partner as pickers and jobs use it. */
export const partnerChoice = z.object({
  id,
  code: z.string(),
  name: z.string(),
  accountNo: z.string(),
  taxCode: z.string(),
  shortName: z.string(),
  partnerNameEn: z.string(),
  partnerNameVn: z.string(),
  partnerType: z.string(),
  partnerMode: z.string(),
  partnerGroup: z.array(z.string()),
  partnerLocation: z.string(),
  addressEn: z.string(),
  addressVn: z.string(),
  countryId: z.string().nullable(),
  tel: z.string().nullable(),
  fax: z.string().nullable(),
  email: z.string().nullable(),
  salePersonId: z.string().nullable(),
  salePersonName: z.string().nullable(),
  active: z.boolean(),
  /** Name, address, telephone and fax as papers write them. */
  block: z.string(),
});
export type PartnerChoice = z.infer<typeof partnerChoice>;

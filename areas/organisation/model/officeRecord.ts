import { recordShape } from "@fairway/core/resource/shapes.ts";
import { z } from "zod";
import { office } from "./office.ts";
import { officeChoice } from "./officeChoice.ts";

/** An office with its letterhead. */
export const officeRecord = officeChoice.extend({
  companyId: z.string(),
  companyName: z.string(),
  officePrefix: z.string(),
  officeType: z.string(),
  internalCode: z.string().nullable(),
  addressEn: z.string(),
  addressVn: z.string(),
  tel: z.string().nullable(),
  fax: z.string().nullable(),
  email: z.string().nullable(),
  taxcode: z.string().nullable(),
  bankAccountName: z.string().nullable(),
  bankName: z.string().nullable(),
  bankAddress: z.string().nullable(),
  bankAccountVnd: z.string().nullable(),
  bankAccountUsd: z.string().nullable(),
  swiftCode: z.string().nullable(),
  iataCode: z.string().nullable(),
  iataAccount: z.string().nullable(),
  location: z.string().nullable(),
  timeZone: z.string(),
  active: z.boolean(),
  version: z.number(),
  userCreated: z.string().nullable(),
  datetimeCreated: z.string(),
  userModified: z.string().nullable(),
  datetimeModified: z.string(),
  permission: recordShape(office).shape.permission,
});

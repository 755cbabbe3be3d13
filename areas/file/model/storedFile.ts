import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** A file of a record. */
export const storedFile = z.object({
  id,
  name: z.string(),
  aliasName: z.string(),
  documentType: z.string().nullable(),
  tag: z.string().nullable(),
  note: z.string().nullable(),
  mime: z.string(),
  size: z.number(),
  childId: id.nullable(),
  /** How it came: uploaded, or filed by a part of the product. */
  source: z.string(),
  userName: z.string().nullable(),
  datetimeCreated: z.string(),
  version: z.number(),
});
export type StoredFile = z.output<typeof storedFile>;

/** A picture and its address. */
export const picture = storedFile.extend({ link: z.string() });

/** A record that has files. */
export const fileFolder = z.object({
  moduleName: z.string(),
  folderName: z.string(),
  objectId: id,
  refNo: z.string().nullable(),
  files: z.number(),
  /** Bytes. */
  size: z.string(),
  datetimeModified: z.string(),
});

/** A file in the list of all files. */
export const listedFile = storedFile.extend({
  moduleName: z.string(),
  folder: z.string(),
  objectId: id,
  jobNo: z.string().nullable(),
  hwbno: z.string().nullable(),
  mawb: z.string().nullable(),
  billingNo: z.string().nullable(),
  invoiceNo: z.string().nullable(),
  accountingDate: z.string().nullable(),
});
export type ListedFile = z.output<typeof listedFile>;

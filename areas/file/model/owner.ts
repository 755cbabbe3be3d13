import { z } from "zod";

/** Whose a file is: a module and a folder of the house, and the id of the record. */
export interface FileOwner {
  readonly moduleName: string;
  readonly folder: string;
  readonly objectId: string;
  /** A part of the record, e.g. one house bill of a job. */
  readonly childId?: string | null | undefined;
}

/** What a record is called, kept with its files so that all files can be searched by it. */
export interface OwnerNumbers {
  readonly jobNo?: string | null;
  readonly hwbno?: string | null;
  readonly mawb?: string | null;
  readonly billingNo?: string | null;
  readonly invoiceNo?: string | null;
  readonly accountingDate?: string | null;
}

/** What a person says about a file. */
export const particulars = z.object({
  aliasName: z.string().trim().max(200).nullish(),
  documentType: z.string().trim().max(60).nullish(),
  tag: z.string().trim().max(60).nullish(),
  note: z.string().trim().max(500).nullish(),
});
export type Particulars = z.output<typeof particulars>;

/** A file as lists show it. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly aliasName: string;
  readonly documentType: string | null;
  readonly tag: string | null;
  readonly note: string | null;
  readonly mime: string;
  readonly size: number;
  readonly childId: string | null;
  readonly userName: string | null;
  readonly datetimeCreated: string;
  readonly version: number;
}

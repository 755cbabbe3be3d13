import { z } from "zod";

/** The owner of a file: a module, a folder and the id of the record. */
export interface FileOwner {
  readonly moduleName: string;
  readonly folder: string;
  readonly objectId: string;
  /** A part of the record, e.g. one house bill of a job. */
  readonly childId?: string | null | undefined;
}

/** Several owners of one module and folder. */
export type FileOwners = Pick<FileOwner, "moduleName" | "folder"> & {
  readonly objectIds: readonly string[];
};

/** The names of a record, stored with its files for the search in all files. */
export interface OwnerNumbers {
  readonly jobNo?: string | null;
  readonly hwbno?: string | null;
  readonly mawb?: string | null;
  readonly billingNo?: string | null;
  readonly invoiceNo?: string | null;
  readonly accountingDate?: string | null;
}

/** The description of a file. */
export const particulars = z.object({
  aliasName: z.string().trim().max(200).nullish(),
  documentType: z.string().trim().max(60).nullish(),
  tag: z.string().trim().max(60).nullish(),
  note: z.string().trim().max(500).nullish(),
});
export type Particulars = z.output<typeof particulars>;

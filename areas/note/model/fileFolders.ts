/** Where the files of a debit or credit note are kept. */
export const noteFiles = { moduleName: "Accounting", folder: "CDNote" } as const;

/** Where the files of a receipt are kept. */
export const receiptFiles = { moduleName: "Accounting", folder: "Receipt" } as const;

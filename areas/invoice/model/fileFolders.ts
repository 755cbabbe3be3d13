/** Where the files of an invoice or voucher are kept. */
export const invoiceFiles = { moduleName: "Accounting", folder: "Invoice" } as const;

/** Where the files of a house bill are kept. */
export const billFiles = { moduleName: "Document", folder: "HouseBill" } as const;

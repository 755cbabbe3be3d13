/** The folder of a house bill's files. */
export const billFiles = { moduleName: "Document", folder: "HouseBill" } as const;

/** Where the files of a job are kept; a file may belong to one of its house bills. */
export const jobFiles = { moduleName: "Document", folder: "Shipment" } as const;

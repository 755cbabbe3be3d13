/** The folder of a job's files; a file may belong to one of its house bills. */
export const jobFiles = { moduleName: "Document", folder: "Shipment" } as const;

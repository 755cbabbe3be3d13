/** Where the files of a partner's bank account are kept. */
export const bankFiles = { moduleName: "Catalogue", folder: "CatPartnerBank" } as const;

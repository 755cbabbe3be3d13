/** Where the files of an agreement are kept; the record is the agreement. */
export const agreementFiles = { moduleName: "Catalogue", folder: "CatContract" } as const;

/** Where the files of a partner's bank account are kept. */
export const bankFiles = { moduleName: "Catalogue", folder: "CatPartnerBank" } as const;

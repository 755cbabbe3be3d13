/** Where the files of an agreement are kept; the record is the agreement. */
export const agreementFiles = { moduleName: "Catalogue", folder: "CatContract" } as const;

/** The folder of the files of an agreement; the record is the agreement. */
export const agreementFiles = { moduleName: "Catalogue", folder: "CatContract" } as const;

/** The folder of the papers that were sent with a mail; the object is the mail. */
export const mailFiles = { moduleName: "Document", folder: "Mail" } as const;

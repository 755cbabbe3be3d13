/** The titles of the screens of payables. */
export const titles = { payables: { en: "Accounts payable", vi: "Công nợ phải trả" } } as const;

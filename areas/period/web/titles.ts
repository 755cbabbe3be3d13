/** The titles of the screens of accounting periods. */
export const titles = { periods: { en: "Accounting periods", vi: "Kỳ kế toán" } } as const;

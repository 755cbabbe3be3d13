/** The address of the list of jobs to bill. */
export const billMeHome = "/home/documentation/bill-me";

/** The title of the list, needed before its screen is loaded. */
export const billMeTitle = { en: "Bill me", vi: "Cần lập giấy báo" } as const;

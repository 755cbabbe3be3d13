/** The title of the tab of a bill, needed before the tab is loaded. */
export const titles = { RELEASE: { en: "Release", vi: "Giải phóng hàng" } } as const;

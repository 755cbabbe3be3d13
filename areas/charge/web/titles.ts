/** The title of the tab of charges, needed before its content is loaded. */
export const titles = {
  tab: { en: "Charges", vi: "Các khoản phí" },
} as const;

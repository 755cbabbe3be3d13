/** The title of the tab, needed before it is loaded. */
export const titles = {
  tab: { en: "Attach Files", vi: "Tệp đính kèm" },
} as const;

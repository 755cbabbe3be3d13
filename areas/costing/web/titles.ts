/** The title of the verb, which is loaded before its drawer. */
export const costingTitles = {
  costing: { en: "Costing", vi: "Giá thành" },
  open: { en: "Open Costs", vi: "Chi phí cần xem" },
} as const;

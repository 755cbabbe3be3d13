/** The titles of the house bill screens and tabs, needed before the screens are loaded. */
export const titles = {
  tab: { en: "House bills", vi: "Vận đơn nhà" },
  title: { en: "House bill", vi: "Vận đơn nhà" },
  attach: { en: "Attached list", vi: "Bản kê đính kèm" },
  newTitle: { en: "New house bill", vi: "Thêm vận đơn nhà" },
} as const;

/** The titles of the screen, needed before it is loaded. */
export const titles = {
  separate: { en: "Separate house waybill", vi: "Vận đơn nhà tách riêng" },
} as const;

/** The title of the screen, needed before it is loaded. */
export const titles = {
  mawb: { en: "Master air waybill", vi: "Vận đơn chủ hàng không" },
} as const;

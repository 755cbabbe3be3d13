/** The titles of the credit screens, needed before the screens are loaded. */
export const titles = {
  releases: { en: "Check point releases", vi: "Mở điểm kiểm tra" },
  prepaid: { en: "Prepaid payment", vi: "Thanh toán trả trước" },
} as const;

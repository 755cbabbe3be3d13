/** The titles of the screens of settlements. */
export const titles = {
  settlements: { en: "Settlements", vi: "Thanh toán tạm ứng" },
  newSettlement: { en: "New settlement", vi: "Lập phiếu thanh toán tạm ứng" },
  settlement: { en: "Settlement", vi: "Thanh toán tạm ứng" },
  approve: { en: "Approve settlement", vi: "Phê duyệt thanh toán tạm ứng" },
} as const;

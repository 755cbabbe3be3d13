/** The titles of the screens of advances. */
export const titles = {
  advances: { en: "Advances", vi: "Tạm ứng" },
  newAdvance: { en: "New advance", vi: "Lập phiếu tạm ứng" },
  advance: { en: "Advance", vi: "Tạm ứng" },
  approve: { en: "Approve advance", vi: "Phê duyệt tạm ứng" },
  balances: { en: "Balances of advances", vi: "Số dư tạm ứng" },
  importVoucher: { en: "Import vouchers of advances", vi: "Nhập chứng từ tạm ứng" },
} as const;

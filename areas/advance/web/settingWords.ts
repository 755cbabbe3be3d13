import type { Words } from "@fairway/core/words/words.ts";

/** The texts of the settings of advances. */
export const settingWords = {
  settings: { en: "Settings of advances", vi: "Thiết lập tạm ứng" },
  termDays: { en: "Term (days)", vi: "Thời hạn (ngày)" },
  termDaysHint: {
    en: "From the request date to the deadline",
    vi: "Từ ngày yêu cầu đến hạn quyết toán",
  },
  voucherDays: { en: "Days after the voucher", vi: "Số ngày sau chứng từ" },
  voucherDaysHint: {
    en: "From the voucher date to the deadline, once a voucher is written",
    vi: "Từ ngày chứng từ đến hạn quyết toán, khi đã có chứng từ chi",
  },
  overdueDays: { en: "Days overdue", vi: "Số ngày quá hạn" },
  overdueDaysHint: {
    en: "A requester with an advance that is overdue by more gets no further one; empty for no limit",
    vi: "Người có tạm ứng quá hạn lâu hơn không được tạm ứng thêm; để trống nếu không giới hạn",
  },
  openLimit: { en: "Open amount", vi: "Số dư tối đa" },
  openLimitHint: {
    en: "The most that a requester holds; empty for no limit",
    vi: "Số tiền tối đa một người được giữ; để trống nếu không giới hạn",
  },
  cashLimit: {
    en: "The most in cash for an advance is a setting of the company.",
    vi: "Mức tiền mặt tối đa của tạm ứng là thiết lập của công ty.",
  },
  saved: { en: "Settings of advances saved", vi: "Đã lưu thiết lập tạm ứng" },
} as const satisfies Record<string, Words>;

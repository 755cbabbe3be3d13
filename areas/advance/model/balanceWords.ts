import type { Words } from "@fairway/core/words/words.ts";

/** The texts of balances and their columns. */
export const balanceWords = {
  balances: { en: "Balances of advances", vi: "Số dư tạm ứng" },
  requester: { en: "Requester", vi: "Người đề nghị" },
  department: { en: "Department", vi: "Phòng ban" },
  currency: { en: "Currency", vi: "Loại tiền" },
  balance: { en: "Balance", vi: "Số dư" },
  balanceVnd: { en: "Balance in VND", vi: "Số dư VND" },
  notDue: { en: "Not due", vi: "Chưa đến hạn" },
  days1To15: { en: "1–15 days late", vi: "Quá hạn 1–15 ngày" },
  days16To30: { en: "16–30 days late", vi: "Quá hạn 16–30 ngày" },
  over30: { en: "Over 30 days late", vi: "Quá hạn trên 30 ngày" },
  owed: { en: "Company owes", vi: "Công ty còn phải chi" },
  earliest: { en: "Earliest deadline", vi: "Hạn sớm nhất" },
  advances: { en: "Open advances", vi: "Số phiếu còn dư" },
  reminded: { en: "{advanceNo} is past its deadline", vi: "{advanceNo} đã quá hạn quyết toán" },
  remindedDetail: {
    en: "Settle by {day}, {days, plural, one {one day} other {# days}} ago. Open: {open, number, ::.########} {currency}. Settle it or return the money.",
    vi: "Hạn quyết toán {day}, quá hạn {days} ngày. Còn {open, number, ::.########} {currency}. Hãy quyết toán hoặc hoàn ứng.",
  },
} as const satisfies Record<string, Words>;
